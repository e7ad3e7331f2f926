import { curriculumBookletEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const program = await make.program();
const booklet = (query: object) =>
  call(curriculumBookletEndpoints.booklet, { as: staff, query: { ...query } });

describe("GET /curriculum/booklet", () => {
  test("holds what classes of the grade get, in the curriculum's order, standards only where they are meant for it", async () => {
    const level = await make.level({ grade: ["9"] });
    const own = await make.program();
    const session = await make.session({ program_id: own.id, start: "2026-11-02", end: "2026-12-11" });
    const dates = { start: "2026-11-02", end: "2026-11-13", session_id: session.id };
    const trait = await make.trait({
      title: "Courage",
      level_id: level.id,
      start: "2026-11-02",
      end: "2026-12-11",
    });
    await sql`update sessions set trait_id = ${trait.id} where id = ${session.id}`.execute(db);
    const play = await make.playActivity({ ...dates, title: "Kites", standard_1: "SEL.9" });
    const open = await make.mindfulOpen({
      ...dates,
      title: "Bees",
      standard_1: "SEL.1",
      standards_visible: true,
      details: { script: "Hum." },
    });
    await make.playActivity({ ...dates, title: "A draft", is_approved: false });
    await make.playActivity({ ...dates, title: "Switched off", is_active: false });
    await make.playActivity({
      ...dates,
      title: "For others",
      level_id: (await make.level({ grade: ["1"] })).id,
    });
    const { body } = await booklet({ grade: "9", session_id: session.id });
    expect(body.data.session).toEqual({ id: session.id, name: session.name });
    expect(body.data.program?.id).toBe(own.id);
    expect(body.data.items.map(({ kind, id, standards }) => [kind, id, standards])).toEqual([
      ["trait", trait.id, []],
      ["mindfulOpen", open.id, ["SEL.1"]],
      ["playActivity", play.id, []],
    ]);
    expect(body.data.items[1]?.details).toEqual({ script: "Hum." });
    const some = await booklet({
      grade: "9",
      session_id: session.id,
      types: "playActivity",
      from: "2026-11-01",
    });
    expect(some.body.data.items.map(({ id }) => id)).toEqual([play.id]);
    expect(
      (await booklet({ grade: "9", program_id: program.id })).body.data.items.map(({ title }) => title),
    ).not.toContain("Kites");
  });

  test("carries a quiz's questions in their order, and how many a class may nominate", async () => {
    const level = await make.level({ grade: ["10"] });
    const dates = { start: "2026-11-02", end: "2026-11-13", level_id: level.id };
    const asked = [await make.quizQuestion(), await make.quizQuestion()].toReversed();
    const quiz = await make.quiz({ ...dates, question_ids: asked.map(({ id }) => id) });
    const form = await make.nomination({ ...dates, max_per_class: 3 });
    const { body } = await booklet({ grade: "10", types: "quiz,nomination" });
    const detailsOf = (id: number) => body.data.items.find((item) => item.id === id)?.details;
    expect(detailsOf(quiz.id)).toMatchObject({
      quiz_questions: asked.map(({ id, question, correct_answer }) => ({ id, question, correct_answer })),
    });
    expect(detailsOf(form.id)).toMatchObject({ max_per_class: 3 });
  });

  test("wants a grade, and a program and session there are", async () => {
    expect((await booklet({})).status).toBe(422);
    expect((await booklet({ grade: "1", session_id: 2_000_000_000 })).body.message).toBe(
      "Session was not found",
    );
    expect((await booklet({ grade: "1", program_id: 2_000_000_000 })).status).toBe(404);
  });
});
