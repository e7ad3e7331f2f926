import {
  curriculumChangeEndpoints,
  resourceEndpoints,
  sessionEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { wholeSession } from "../../../test/wholeSession.ts";
import { nextYearsName } from "./nextYearsName.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const site = await make.site();
const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "2" });
const kinds = { move: "kinesthetic_activity", play: "play_activity" };
const answerTo = (object_id: number, session_id: number | null = null) =>
  make.response({ object_id, user_id: teacher.id, school_id: site.id, session_id });
const redate = (body: object) => call(curriculumChangeEndpoints.redate, { as: staff, body: { ...body } });
const undo = (body: object, as = staff) => call(curriculumChangeEndpoints.undo, { as, body: { ...body } });
const audited = async (entity: string, id: number) => {
  const found = await sql<{ action: string }>`select action from audit_log where entity = ${entity}
    and entity_id = ${id} order by id`.execute(db);
  return found.rows.map(({ action }) => action);
};

describe("POST /curriculum/redate", () => {
  test("moves chosen items by days, or so that the first begins on a day, keeping their distances", async () => {
    const [a, b] = [
      await make.playActivity({ start: "2026-09-01", end: "2026-09-05" }),
      await make.kinesthetic({ start: "2026-09-08", end: "2026-09-12" }),
    ];
    const items = [
      { type: kinds.play, id: a.id },
      { type: kinds.move, id: b.id },
    ];
    const { body } = await redate({ items, start: "2027-09-07" });
    expect(body.message).toBe("2 moved");
    expect(body.data.days).toBe(371);
    expect(body.data.rows.map(({ action, to, result }) => [action, to, result?.version])).toEqual([
      ["move", { start: "2027-09-07", end: "2027-09-11" }, 2],
      ["move", { start: "2027-09-14", end: "2027-09-18" }, 2],
    ]);
    expect(await audited("playActivity", a.id)).toEqual(["update"]);
    const taken = await undo({ rows: body.data.rows.map(({ kind, result }) => ({ kind, ...result })) });
    expect(taken.body).toMatchObject({ message: "2 undone", data: { undone: 2, spared: [] } });
    const row = await call(resourceEndpoints.kinesthetic.get, { as: staff, params: { id: b.id } });
    expect(row.body.data).toMatchObject({ start: "2026-09-08", end: "2026-09-12" });
  });

  test("copies what classes have answered as a draft, so that the answers stay where they were given", async () => {
    const done = await make.kinesthetic({ details: { steps: ["Leap"] }, standard_1: "SEL.1" });
    await answerTo(done.id);
    const { body } = await redate({ items: [{ type: kinds.move, id: done.id }], days: 364 });
    const [row] = body.data.rows;
    expect(row).toMatchObject({
      action: "copy",
      id: done.id,
      why: "Classes have already responded, so it can't move",
    });
    const copy = await call(resourceEndpoints.kinesthetic.get, {
      as: staff,
      params: { id: row?.result?.id ?? 0 },
    });
    expect(copy.body.data).toMatchObject({
      start: "2027-08-31",
      is_approved: false,
      response_count: 0,
      standard_1: "SEL.1",
      details: { steps: ["Leap"] },
    });
    const old = await call(resourceEndpoints.kinesthetic.get, { as: staff, params: { id: done.id } });
    expect(old.body.data).toMatchObject({ start: "2026-09-01", response_count: 1, is_approved: true });
  });

  test("a quiz is copied with its questions, in their order", async () => {
    const questions = [await make.quizQuestion(), await make.quizQuestion()];
    const question_ids = questions.map(({ id }) => id).reverse();
    const quiz = await make.quiz();
    const params = { id: quiz.id };
    await call(resourceEndpoints.quiz.update, { as: staff, params, body: { question_ids } });
    const { body } = await redate({ items: [{ type: "quiz_question", id: quiz.id }], days: 364, copy: true });
    const copied = { id: body.data.rows[0]?.result?.id ?? 0 };
    const { body: copy } = await call(resourceEndpoints.quiz.get, { as: staff, params: copied });
    expect(copy.data.question_ids).toEqual(question_ids);
  });

  test("a dry run says the same as the run itself and changes nothing", async () => {
    const { session, first } = await wholeSession(kit, "Dry");
    const wish = { session_id: session.id, days: 364 };
    const dry = await redate({ ...wish, dry_run: true });
    expect(dry.body.message).toBe("5 would be moved and 0 copied. Nothing was changed.");
    expect(dry.body.data.rows.every(({ result }) => result === null)).toBe(true);
    expect(await audited("kinesthetic", first.id)).toEqual([]);
    const run = await redate(wish);
    const told = (rows: typeof run.body.data.rows) =>
      rows.map(({ kind, id, action, from, to, why }) => [kind, id, action, from, to, why]);
    expect(told(dry.body.data.rows)).toEqual(told(run.body.data.rows));
    expect(run.body.data.rows.map(({ kind, action }) => `${action} ${kind}`)).toEqual([
      "move session",
      "move trait",
      "move sessionTheme",
      "move kinesthetic",
      "move playActivity",
    ]);
    expect(await audited("kinesthetic", first.id)).toEqual(["update"]);
    expect(await audited("session", session.id)).toEqual(["update"]);
  });

  test("copies a whole session as a new one, its parts referring to one another, and takes it back whole", async () => {
    const { session, trait, theme } = await wholeSession(kit, "Whole");
    await make.mindfulOpen({
      title: "For every session",
      trait_id: trait.id,
      start: "2026-09-10",
      end: "2026-09-12",
    });
    await call(traitEndpoints.update, {
      as: staff,
      params: { id: trait.id },
      body: { videos: [{ name: "One", trait_opening_url: "https://v.example/1", start: "2026-09-08" }] },
    });
    const { body } = await redate({ session_id: session.id, start: "2027-09-06", copy: true });
    expect(body.message).toBe("6 copied as drafts");
    const idOf = (kind: string) => body.data.rows.find((row) => row.kind === kind)?.result?.id ?? 0;
    const made = await call(sessionEndpoints.get, { as: staff, params: { id: idOf("session") } });
    expect(made.body.data).toMatchObject({
      name: "Whole 2027-28 Session 1",
      start: "2027-09-06",
      end: "2027-10-15",
      trait: { id: idOf("trait") },
      theme: { id: idOf("sessionTheme") },
    });
    expect(made.body.data.charities).toHaveLength(1);
    const leap = await call(resourceEndpoints.kinesthetic.get, {
      as: staff,
      params: { id: idOf("kinesthetic") },
    });
    expect(leap.body.data).toMatchObject({
      session: { id: idOf("session") },
      session_theme: { id: idOf("sessionTheme") },
      trait: { id: idOf("trait") },
      is_approved: false,
    });
    const newTrait = await call(traitEndpoints.get, { as: staff, params: { id: idOf("trait") } });
    expect(newTrait.body.data.videos).toMatchObject([{ name: "One", start: "2027-09-07" }]);
    const again = await redate({ session_id: session.id, start: "2027-11-01", copy: true, dry_run: true });
    expect(again.body.data.rows.every(({ action }) => action === "copy")).toBe(true);

    const rows = body.data.rows.map(({ kind, result }) => ({ kind, ...result }));
    const stranger = await signInAs("Super Admin");
    expect((await undo({ rows }, stranger)).body.data.undone).toBe(0);
    const taken = await undo({ rows });
    expect(taken.body.data).toEqual({ undone: 6, spared: [] });
    const gone = await call(sessionEndpoints.get, { as: staff, params: { id: idOf("session") } });
    expect(gone.status).toBe(404);
    const old = await call(sessionEndpoints.get, { as: staff, params: { id: session.id } });
    expect(old.body.data).toMatchObject({ theme: { id: theme.id }, trait: { id: trait.id } });
  });

  test("a session that classes have answered in stays; what they have not answered goes on to the new one", async () => {
    const { session, trait, first, second } = await wholeSession(kit, "Answered");
    await answerTo(first.id, session.id);
    const { body } = await redate({ session_id: session.id, days: 364 });
    const told = body.data.rows.map(({ kind, action, id, result }) => [kind, action, id === result?.id]);
    expect(told).toEqual([
      ["session", "copy", false],
      ["trait", "copy", false],
      ["sessionTheme", "copy", false],
      ["kinesthetic", "copy", false],
      ["playActivity", "move", true],
    ]);
    const newSession = body.data.rows[0]?.result?.id;
    const moved = await sql<{
      session_id: number;
      trait_id: number;
    }>`select session_id, trait_id from activities where id = ${second.id}`.execute(db);
    expect(moved.rows).toEqual([{ session_id: newSession, trait_id: body.data.rows[1]?.result?.id }]);
    const kept = await sql`select trait_id from activities where id = ${first.id}`.execute(db);
    expect(kept.rows).toEqual([{ trait_id: trait.id }]);
  });

  test("a trait of several sessions is copied once, and named as there already for the next", async () => {
    const { session, trait } = await wholeSession(kit, "Shared");
    const sibling = await make.session({
      name: "Sibling",
      trait_id: trait.id,
      start: "2026-09-07",
      end: "2026-10-16",
    });
    const { body } = await redate({ session_id: session.id, days: 364 });
    const [, copied] = body.data.rows;
    expect(copied).toMatchObject({
      kind: "trait",
      action: "copy",
      why: "The session “Sibling” also uses it",
    });
    const next = await redate({ session_id: sibling.id, days: 364, copy: true });
    expect(next.body.data.rows[1]).toMatchObject({ kind: "trait", action: "keep", result: null });
    const made = await call(sessionEndpoints.get, {
      as: staff,
      params: { id: next.body.data.rows[0]?.result?.id ?? 0 },
    });
    expect(made.body.data.trait?.id).toBe(copied?.result?.id);
  });

  test("goes into a session that is there already, by the distance of their beginnings", async () => {
    const { session, program: own, second } = await wholeSession(kit, "Into");
    const target = await make.session({ program_id: own.id, start: "2027-01-04", end: "2027-02-12" });
    const { body } = await redate({ session_id: session.id, to_session_id: target.id });
    expect(body.data.rows.map(({ kind }) => kind)).not.toContain("session");
    expect(body.data.days).toBe(119);
    const moved = await sql<{
      session_id: number;
    }>`select session_id from activities where id = ${second.id}`.execute(db);
    expect(moved.rows[0]?.session_id).toBe(target.id);
  });

  test("is refused whole where another session of the program has the days, and a dry run names it", async () => {
    const { session, program: own, first } = await wholeSession(kit, "Blocked");
    await make.session({ name: "In the way", program_id: own.id, start: "2027-09-01", end: "2027-09-30" });
    const dry = await redate({ session_id: session.id, days: 364, dry_run: true });
    expect(dry.body.data.blocked).toContain("“In the way”");
    expect(dry.body.data.rows).toHaveLength(5);
    const { status, body } = await redate({ session_id: session.id, days: 364 });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "start"]);
    expect(await audited("kinesthetic", first.id)).toEqual([]);
  });

  test("wants a session or items, one way to say when, and rows there are", async () => {
    const { id } = await make.session();
    const items = [{ type: kinds.play, id: 2_000_000_000 }];
    for (const [body, path] of [
      [{ days: 7 }, "items"],
      [{ session_id: id, items, days: 7 }, "items"],
      [{ session_id: id }, "start"],
      [{ session_id: id, days: 7, start: "2027-01-01" }, "start"],
      [{ items, to_session_id: id }, "to_session_id"],
      [{ session_id: 2_000_000_000, days: 7 }, "session_id"],
      [{ session_id: id, to_session_id: 2_000_000_000 }, "to_session_id"],
    ] as const) {
      const answer = await redate(body);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, path]);
    }
    expect((await redate({ items, days: 7 })).body.data.refused).toMatchObject([
      { why: "Play Activity was not found" },
    ]);
  });
});

describe("POST /curriculum/redate/undo", () => {
  test("spares and names what was changed since, and what somebody else did", async () => {
    const item = await make.kinesthetic();
    const { body } = await redate({ items: [{ type: kinds.move, id: item.id }], days: 7 });
    const rows = body.data.rows.map(({ kind, result }) => ({ kind, ...result }));
    await call(resourceEndpoints.kinesthetic.update, {
      as: staff,
      params: { id: item.id },
      body: { title: "Leaping on" },
    });
    const { body: told } = await undo({ rows });
    expect(told.data).toMatchObject({
      undone: 0,
      spared: [{ title: "Leaping on", why: "Someone else changed it" }],
    });
    const now = rows.map((row) => ({ ...row, version: 3 }));
    expect((await undo({ rows: now })).body.data.spared[0]?.why).toBe(
      "You can only undo your own latest change.",
    );
  });
});

describe("the name of a session a year on", () => {
  test.each([
    ["In School 2026-27 Session 1", 364, "In School 2027-28 Session 1"],
    ["Autumn 2026", 371, "Autumn 2027"],
    ["1999-00 and 2099-00", 364, "1999-00 and 2100-01"],
    ["Session 3", 364, "Session 3"],
    ["Spring 2026/2027", 42, "Spring 2026/2027"],
  ])("%s, %i days later", (name, days, expected) => expect(nextYearsName(name, days)).toBe(expected));
});
