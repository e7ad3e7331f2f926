import { classroomEndpoints, genericTeacherEndpoints, givingEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const program = await make.program();
const site = await make.site({ program_id: program.id });
const session = await make.session({ program_id: program.id });
const teacher = () => signInAs("Instructor", { school_ids: [site.id], grade: "3" });
const answers = { students: 20, before: 2, after: 5, reflection: "Calm" };

const answer = (as: SignedIn, object_id: number, more: object = {}, headers: Record<string, string> = {}) =>
  call(classroomEndpoints.answerForm, {
    as,
    body: { school_id: as.schoolIds[0], object_id, answers, ...more },
    headers,
  });
const pointsOf = async (as: SignedIn, school_id = as.schoolIds[0]) =>
  (await call(givingEndpoints.points, { as, query: { school_id } })).body.data;
const items = async (as: SignedIn, query: object = {}) =>
  (await call(classroomEndpoints.curriculumData, { as, query: { ...query } })).body.data;

describe("GET /instructor/curriculum-data", () => {
  test("shows an item as a class gets it, standards and attachment only where they are meant for it", async () => {
    const as = await teacher();
    const hidden = {
      standard_1: "SEL.1",
      standard_2: "SEL.2",
      instructions: "Sit",
      video_url: "https://v.example/1",
    };
    const trait = await make.trait({ title: "Patience" });
    const plain = await make.mindfulOpen({ ...hidden, attachment_visible: false, trait_id: trait.id });
    const open = await make.mindfulOpen({ ...hidden, standards_visible: true, standard_2: null });
    const shown = await items(as);
    expect(shown.find(({ id }) => id === plain.id)).toMatchObject({
      standards: [],
      attachment: null,
      trait: { id: trait.id, name: "Patience" },
      points: 5,
      answered: false,
      instructions: "Sit",
    });
    expect(shown.find(({ id }) => id === open.id)?.standards).toEqual(["SEL.1"]);
    expect(JSON.stringify(shown)).not.toContain("SEL.2");
  });

  test("takes the sites and content types there are, and no other", async () => {
    const as = await teacher();
    const { id } = await make.mindfulOpen();
    const mindful = await items(as, { content_type: "mindfulness_matters_open_form", school_id: site.id });
    expect(mindful.map((item) => item.id)).toContain(id);
    expect(await items(as, { content_type: "play_activity" })).toEqual([]);
    for (const [query, path] of [
      [{ content_type: "homework" }, "content_type"],
      [{ school_id: (await make.site()).id }, "school_id"],
    ] as const) {
      const { status, body } = await call(classroomEndpoints.curriculumData, { as, query });
      expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
    }
  });
});

describe("POST /instructor/activity-form-response/add", () => {
  test("records the answer, wins its points and says both", async () => {
    const as = await teacher();
    const [first, second] = [await make.mindfulOpen({ title: "Bees" }), await make.mindfulOpen()];
    const { status, body } = await answer(as, first.id);
    expect(body.message).toBe("Recorded. 5 points for your class!");
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ points_won: 5, points_total: 5 });
    expect((await answer(as, second.id)).body.data.points_total).toBe(10);
    expect(await pointsOf(as)).toMatchObject({
      points: 10,
      earned_cents: 50,
      recent: [{ points: 5 }, { points: 5, title: "Bees" }],
    });
    const { rows } = await sql`select r.type, r.grade, r.session_id, r.answers, r.points, u.points as sum
      from responses r join users u on u.id = r.user_id where r.id = ${body.data.id}`.execute(db);
    const type = "mindfulness_matters_open_form";
    expect(rows).toEqual([{ type, grade: "3", session_id: session.id, answers, points: 5, sum: 10 }]);
    expect((await items(as)).find(({ id }) => id === first.id)?.answered).toBe(true);
  });

  test("takes one answer of a class, also when two arrive at once", async () => {
    const as = await teacher();
    const [item, rushed] = [await make.mindfulOpen(), await make.mindfulOpen()];
    await answer(as, item.id);
    const again = await answer(as, item.id, { answers: { students: 1, before: 1, after: 1 } });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("already answered")]);
    const answers = await Promise.all([1, 2, 3].map(() => answer(as, rushed.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await pointsOf(as)).points).toBe(10);
  });

  test("answers a repeat of the same Idempotency-Key as it did first", async () => {
    const as = await teacher();
    const item = await make.mindfulOpen();
    const headers = { "idempotency-key": "one answer" };
    const answers = await Promise.all([1, 2].map(() => answer(as, item.id, {}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await pointsOf(as)).points).toBe(5);
  });

  test("counts another teacher of the site, and the same one at another site, as other classes", async () => {
    const other = await make.site({ program_id: program.id });
    const [as, colleague] = [
      await signInAs("Instructor", { school_ids: [site.id, other.id] }),
      await teacher(),
    ];
    const item = await make.mindfulOpen();
    for (const sent of [
      () => answer(as, item.id, { school_id: site.id }),
      () => answer(as, item.id, { school_id: other.id }),
      () => answer(colleague, item.id),
    ]) {
      expect((await sent()).status).toBe(201);
    }
    expect([(await pointsOf(as, site.id)).points, (await pointsOf(as, other.id)).points]).toEqual([5, 5]);
    expect((await items(as, { school_id: other.id })).find(({ id }) => id === item.id)?.answered).toBe(true);
  });

  test("refuses with 422 what is outside its dates or its theme's, and says which", async () => {
    const as = await teacher();
    const theme = await make.sessionTheme({ start: "2026-09-20", end: "2026-09-25" });
    for (const [fields, words] of [
      [{ start: "2026-09-16" }, "hasn't started"],
      [{ end: "2026-09-14" }, "has ended"],
      [{ session_theme_id: theme.id }, "theme"],
    ] as const) {
      const { id } = await make.mindfulOpen(fields);
      const { status, body } = await answer(as, id);
      expect([status, body.errors]).toEqual([
        422,
        [{ path: "object_id", msg: expect.stringContaining(words) as string }],
      ]);
    }
    expect(
      (await answer(as, (await make.mindfulOpen({ start: "2026-09-15", end: "2026-09-15" })).id)).status,
    ).toBe(201);
  });

  test("answers 404 to what is not theirs to see", async () => {
    const as = await teacher();
    const foreign = await make.session();
    for (const fields of [
      { is_approved: false },
      { is_active: false },
      { level_id: (await make.level({ grade: ["4"] })).id },
      { session_id: foreign.id },
      { type: "play_activity" },
      { start: "2026-10-01", end: "2026-10-02", is_approved: false },
    ]) {
      expect((await answer(as, (await make.mindfulOpen(fields)).id)).status).toBe(404);
    }
    expect((await answer(as, 999_999)).status).toBe(404);
  });

  test("refuses another's site and wrong answers at their fields, and records nothing", async () => {
    const as = await teacher();
    const item = await make.mindfulOpen();
    const wrong = { students: "many", before: 6, reflection: 5 };
    for (const [more, paths] of [
      [{ school_id: (await make.site()).id }, ["school_id"]],
      [{ answers: wrong }, ["answers.students", "answers.before", "answers.after", "answers.reflection"]],
      [{ answers: "calm" }, ["answers"]],
    ] as const) {
      const { status, body } = await answer(as, item.id, more);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, paths]);
    }
    expect((await pointsOf(as)).points).toBe(0);
    expect((await answer(as, item.id, { answers: { students: 0, before: 1, after: 5 } })).status).toBe(201);
  });
});

describe("GET /teacherPoint", () => {
  test("answers the ten latest entries of one's own class there, newest first", async () => {
    const [as, colleague] = [await teacher(), await teacher()];
    for (let count = 0; count < 11; count++) await answer(as, (await make.mindfulOpen()).id);
    await answer(colleague, (await make.mindfulOpen()).id);
    const { points, earned_cents, recent } = await pointsOf(as);
    expect([points, earned_cents, recent.length]).toEqual([55, 275, 10]);
    const ids = recent.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  test("is for one's own sites", async () => {
    const as = await teacher();
    for (const school_id of [(await make.site()).id, undefined]) {
      const { status, body } = await call(givingEndpoints.points, {
        as,
        query: school_id ? { school_id } : {},
      });
      expect([status, body.errors?.[0]?.path]).toEqual([422, "school_id"]);
    }
  });
});

test("an instructor's closed site is refused with 422 at school_id, and left out where none is named", async () => {
  const { id: provider_id } = await make.provider({ is_active: false });
  const closed = [(await make.site({ is_active: false })).id, (await make.site({ provider_id })).id];
  const as = await signInAs("Instructor", { school_ids: [...closed, site.id] });
  const item = await make.mindfulOpen();
  for (const school_id of closed) {
    for (const { status, body } of [
      await call(classroomEndpoints.curriculumData, { as, query: { school_id } }),
      await call(givingEndpoints.points, { as, query: { school_id } }),
      await call(genericTeacherEndpoints.ofSite, { as, query: { school_id } }),
      await answer(as, item.id, { school_id }),
    ]) {
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["school_id"]]);
    }
  }
  expect(await items(as)).not.toEqual([]);
  expect((await answer(as, item.id, { school_id: site.id })).status).toBe(201);
});
