import {
  activityEndpoints,
  type PlanSlot,
  programPlanEndpoints,
  resourceEndpoints,
  weekPlanEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows } from "../../core/database.ts";

const { call, db, make, signInAs, setNow } = await buildApp();
const calls = programPlanEndpoints;

/** A Tuesday. */
const today = "2026-09-15";
const opening = "mindfulness_matters_open_form";
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

/** A program with a class of grade 3, a level for it, and two openings that all of its classes see. */
async function makeProgram() {
  const program = await make.program();
  const site = await make.site({ program_id: program.id });
  const session = await make.session({ program_id: program.id });
  const level = await make.level({ grade: ["3"] });
  const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
  const mine = { session_id: session.id };
  const first = await make.mindfulOpen({ ...mine, title: "First" });
  const other = await make.mindfulOpen({ ...mine, title: "Other" });
  return { program, site, level, teacher, mine, first, other };
}

type Where = { readonly program_id: number; readonly level_id?: number };

const set = (where: Where, item: { id: number } | null, more: object = {}, as: SignedIn = staff) =>
  call(calls.set, {
    as,
    body: {
      ...where,
      day: today,
      slot: "opening",
      type: item ? opening : null,
      object_id: item?.id ?? null,
      ...more,
    },
  });
const read = async (where: Where, day = today) =>
  (await call(calls.plan, { as: staff, query: { ...where, day } })).body.data;
const partOf = async (where: Where, day = today, slot: PlanSlot = "opening") =>
  (await read(where, day)).days.find((each) => each.day === day)?.slots.find((each) => each.slot === slot);
const ofClass = async (as: SignedIn, index = 0) =>
  (await call(weekPlanEndpoints.plan, { as })).body.data.days[index]?.slots[0];
const logged = (id: number) =>
  rows<{ before: unknown; after: unknown; user_id: number }>(
    db,
    sql`select user_id, before, after from audit_log where entity = 'programPlan' and entity_id = ${id} order by id`,
  );

describe("POST /curriculum/plan/set", () => {
  test("sets a part of a day for all classes of a program, and leaves it to each class again", async () => {
    const { program, teacher, other } = await makeProgram();
    const where = { program_id: program.id };
    expect(await ofClass(teacher)).toMatchObject({ item: { title: "First" }, is_set: false });
    expect(await partOf(where)).toMatchObject({ own: null, worked_out: { title: "First" } });
    const answer = await set(where, other);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe("Plan set");
    expect(await partOf(where)).toMatchObject({
      own: {
        item: { id: other.id, title: "Other", level: null },
        set_by: { id: staff.id },
        unseen: [],
      },
      worked_out: null,
    });
    expect(await ofClass(teacher)).toMatchObject({ item: { title: "Other" }, is_set: true });
    // The next day has what was put off.
    expect(await ofClass(teacher, 1)).toMatchObject({ item: { title: "First" }, is_set: false });
    expect((await set(where, null)).body.message).toBe("Left to each class again");
    expect(await ofClass(teacher)).toMatchObject({ item: { title: "First" }, is_set: false });
  });

  test("changes nothing when it is sent again, and is in the audit log once", async () => {
    const { program, first, other } = await makeProgram();
    const where = { program_id: program.id };
    await set(where, other);
    await set(where, other);
    await set(where, first);
    await set(where, null);
    await set(where, null);
    const part = (title: string) => ({ planned: [{ day: today, slot: "opening", title }] });
    expect(await logged(program.id)).toEqual([
      { user_id: staff.id, before: { planned: [] }, after: part("Other") },
      { user_id: staff.id, before: part("Other"), after: part("First") },
      { user_id: staff.id, before: part("First"), after: { planned: [] } },
    ]);
  });

  test("a level's classes get what is set for the level, others what is set for the program", async () => {
    const { program, site, level, teacher, first, other, mine } = await makeProgram();
    const older = await signInAs("Instructor", { school_ids: [site.id], grade: "7" });
    const wide = await make.level({ grade: ["3", "4"] });
    const third = await make.mindfulOpen({ ...mine, title: "Third" });
    const all = { program_id: program.id };
    await set(all, first);
    await set({ ...all, level_id: level.id }, other);
    await set({ ...all, level_id: wide.id }, third);
    expect((await ofClass(teacher))?.item?.title).toBe("Other");
    expect((await ofClass(older))?.item?.title).toBe("First");
    expect(await partOf({ ...all, level_id: level.id })).toMatchObject({
      own: { item: { title: "Other" } },
      whole: { item: { title: "First" } },
    });
    expect((await partOf(all))?.levels.map(({ id }) => id).toSorted()).toEqual(
      [level.id, wide.id].toSorted(),
    );
    await set({ ...all, level_id: level.id }, null);
    expect((await ofClass(teacher))?.item?.title).toBe("Third");
  });

  test("classes of other programs keep their own plan", async () => {
    const { program, other } = await makeProgram();
    const elsewhere = await makeProgram();
    await set({ program_id: program.id }, other);
    expect(await ofClass(elsewhere.teacher)).toMatchObject({ is_set: false, item: { title: "First" } });
  });

  test("what a teacher puts in wins, and what staff set returns after it", async () => {
    const { program, site, teacher, first, other } = await makeProgram();
    await set({ program_id: program.id }, other);
    const place = { school_id: site.id, day: today, slot: "opening" as const };
    await call(weekPlanEndpoints.swapPlan, {
      as: teacher,
      body: { ...place, type: opening, object_id: first.id },
    });
    expect(await ofClass(teacher)).toMatchObject({
      item: { title: "First" },
      is_swapped: true,
      is_set: false,
    });
    await call(weekPlanEndpoints.swapPlan, { as: teacher, body: place });
    expect(await ofClass(teacher)).toMatchObject({
      item: { title: "Other" },
      is_swapped: false,
      is_set: true,
    });
  });

  test("refuses days that are over, weekends, and what classes don't see then or isn't of that part", async () => {
    const { program, level, first, mine } = await makeProgram();
    const where = { program_id: program.id };
    const paths = async (item: { id: number }, more: object = {}, also: object = {}) => {
      const answer = await set({ ...where, ...also }, item, more);
      return [answer.status, answer.body.errors?.map(({ path }) => path)];
    };
    expect(await paths(first, { day: "2026-09-14" })).toEqual([422, ["day"]]);
    expect(await paths(first, { day: "2026-09-19" })).toEqual([422, ["day"]]);
    expect(await paths(first, { slot: "closing" })).toEqual([422, ["object_id"]]);
    const unseen = [
      await make.mindfulOpen({ ...mine, is_approved: false }),
      await make.mindfulOpen({ ...mine, is_active: false }),
      await make.mindfulOpen({ ...mine, end: "2026-09-14" }),
      await make.mindfulOpen({ session_id: (await make.session()).id }),
    ];
    for (const each of unseen) expect(await paths(each)).toEqual([422, ["object_id"]]);
    const older = await make.mindfulOpen({ ...mine, level_id: (await make.level({ grade: ["7"] })).id });
    expect(await paths(older, {}, { level_id: level.id })).toEqual([422, ["object_id"]]);
    expect(await paths(older)).toEqual([200, undefined]);
  });

  test("answers 404 for programs and levels that aren't there, and 403 to all without the group", async () => {
    const { program, site, first } = await makeProgram();
    const where = { program_id: program.id };
    expect((await set({ program_id: 999_999 }, first)).status).toBe(404);
    expect((await set({ ...where, level_id: 999_999 }, first)).status).toBe(404);
    for (const asked of [{ program_id: 999_999 }, { ...where, level_id: 999_999 }]) {
      expect((await call(calls.plan, { as: staff, query: asked })).status).toBe(404);
      const query = { ...asked, day: today, slot: "opening" as const };
      expect((await call(calls.choices, { as: staff, query })).status).toBe(404);
      expect((await call(calls.copy, { as: staff, body: { ...asked, day: today, weeks: 1 } })).status).toBe(
        404,
      );
    }
    const others = [
      await signInAs("admin", { user_type: ["Reports"] }),
      await signInAs("Site Leader", { school_ids: [site.id] }),
      await signInAs("Instructor", { school_ids: [site.id] }),
    ];
    for (const as of others) expect((await set(where, first, {}, as)).status).toBe(403);
  });
});

test("GET /curriculum/plan tells why classes don't see what was set", async () => {
  const { program, level, teacher, other } = await makeProgram();
  const where = { program_id: program.id };
  await set(where, other);
  await sql`update activities set is_approved = false, "end" = ${"2026-09-14"} where id = ${other.id}`.execute(
    db,
  );
  expect((await partOf(where))?.own?.unseen).toEqual(["draft", "after"]);
  expect((await partOf(where))?.worked_out?.title).toBe("First");
  expect(await ofClass(teacher)).toMatchObject({ item: { title: "First" }, is_set: false });
  const older = await make.level({ grade: ["7"] });
  await sql`update activities set is_approved = true, "end" = ${"2026-12-31"}, level_id = ${older.id} where id = ${other.id}`.execute(
    db,
  );
  expect((await partOf(where))?.own).toMatchObject({ unseen: [], item: { level: { id: older.id } } });
  expect((await partOf({ ...where, level_id: level.id }))?.whole?.unseen).toEqual(["level"]);
});

test("GET /curriculum/plan/choices lists what these classes see on the day, what ends first at the top", async () => {
  const { program, level, mine } = await makeProgram();
  await make.mindfulOpen({ ...mine, title: "Ends soon", end: "2026-09-16" });
  await make.mindfulOpen({ ...mine, title: "Older", level_id: (await make.level({ grade: ["7"] })).id });
  const titles = async (more: object, day = today) => {
    const query = { program_id: program.id, day, slot: "opening" as const, ...more };
    return (await call(calls.choices, { as: staff, query })).body.data.map(({ title }) => title);
  };
  expect(await titles({})).toEqual(["Ends soon", "First", "Older", "Other"]);
  expect(await titles({}, "2026-09-17")).toEqual(["First", "Older", "Other"]);
  expect(await titles({ level_id: level.id })).toEqual(["Ends soon", "First", "Other"]);
});

describe("POST /curriculum/plan/copy", () => {
  const copy = (where: Where, weeks: number, day = today) =>
    call(calls.copy, { as: staff, body: { ...where, day, weeks } });

  test("fills the weeks after it, keeps what is set there, and leaves out what isn't open then", async () => {
    const { program, level, first, other, mine } = await makeProgram();
    const where = { program_id: program.id };
    const short = await make.mindfulOpen({ ...mine, title: "Short", end: "2026-09-24" });
    await set(where, first);
    await set(where, short, { day: "2026-09-17" });
    await set(where, other, { day: "2026-09-22" });
    await set({ ...where, level_id: level.id }, other, { day: "2026-09-16" });
    const { body } = await copy(where, 2);
    expect(body.data).toEqual({ set: 2, kept: 1, left_out: 1 });
    const titled = async (day: string) => (await partOf(where, day))?.own?.item.title ?? null;
    expect(await titled("2026-09-22")).toBe("Other");
    expect(await titled("2026-09-24")).toBe("Short");
    expect(await titled("2026-09-29")).toBe("First");
    expect(await titled("2026-10-01")).toBeNull();
    expect(await titled("2026-09-23")).toBeNull();
    expect((await partOf({ ...where, level_id: level.id }, "2026-09-23"))?.own).toBeNull();
    expect((await logged(program.id)).slice(4).map(({ after }) => after)).toEqual([
      { planned: [{ day: "2026-09-24", slot: "opening", title: "Short" }] },
      { planned: [{ day: "2026-09-29", slot: "opening", title: "First" }] },
    ]);
    expect((await copy(where, 2)).body.data).toEqual({ set: 0, kept: 3, left_out: 1 });
  });

  test("doesn't fill days that are over", async () => {
    const { program, first } = await makeProgram();
    const where = { program_id: program.id };
    await set(where, first);
    await set(where, first, { day: "2026-09-17" });
    setNow("2026-09-23");
    expect((await copy(where, 1)).body.data).toEqual({ set: 1, kept: 0, left_out: 0 });
    setNow(today);
  });
});

test("what was set goes with its item, and comes back with it", async () => {
  const { program, teacher, other } = await makeProgram();
  const where = { program_id: program.id };
  await set(where, other);
  const { remove, bulk } = activityEndpoints.mindfulOpen;
  expect((await call(remove, { as: staff, params: { id: other.id } })).status).toBe(200);
  expect((await partOf(where))?.own).toBeNull();
  expect(await rows(db, sql`select 1 from planned_items where program_id = ${program.id}`)).toEqual([]);
  const restored = await call(bulk, { as: staff, body: { action: "restore", ids: [other.id] } as never });
  expect(restored.status).toBe(200);
  expect(await ofClass(teacher)).toMatchObject({ item: { title: "Other" }, is_set: true });
});

test("a trait can be set, too", async () => {
  const { program, teacher } = await makeProgram();
  const trait = await make.trait({ title: "Courage", start: "2026-09-01", end: "2026-09-30" });
  const where = { program_id: program.id };
  const more = { slot: "activity", type: "trait", object_id: trait.id };
  expect((await set(where, trait, more)).status).toBe(200);
  const plan = (await call(weekPlanEndpoints.plan, { as: teacher })).body.data;
  expect(plan.days[0]?.slots[1]).toMatchObject({ item: { title: "Courage" }, is_set: true });
  await sql`delete from traits where id = ${trait.id}`.execute(db);
  expect((await partOf(where, today, "activity"))?.own).toBeNull();
});

test("an episode can be set, comes back with its trait, and gives way while it is gone", async () => {
  const { program, mine } = await makeProgram();
  const where = { program_id: program.id };
  const trait = await make.trait({ start: "2026-09-01", end: "2026-12-31" });
  const episode = await make.giverTv({ trait_id: trait.id, name: "A kind film" });
  const wanted = { slot: "activity", type: "giver_tv", object_id: episode.id };
  expect((await set(where, episode, wanted)).status).toBe(200);
  const own = async (day = today) => (await partOf(where, day, "activity"))?.own?.item.title;
  expect(await own()).toBe("A kind film");
  const { remove, bulk } = resourceEndpoints.trait;
  await call(remove, { as: staff, params: { id: trait.id } });
  expect(await own()).toBeUndefined();
  await call(bulk, { as: staff, body: { action: "restore", ids: [trait.id] } });
  expect(await own()).toBe("A kind film");

  const kinesthetic = await make.kinesthetic({ ...mine, title: "Kites" });
  const kites = { slot: "activity", type: "kinesthetic_activity", object_id: kinesthetic.id };
  const next = "2026-09-22";
  await set(where, kinesthetic, kites);
  expect((await set(where, episode, { ...wanted, day: next })).status).toBe(200);
  await call(remove, { as: staff, params: { id: trait.id } });
  const { body } = await call(calls.copy, { as: staff, body: { ...where, day: today, weeks: 1 } });
  expect([body.data.set, await own(next)]).toEqual([1, "Kites"]);
});
