import { firstWeekEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const { call, db, make, services, signInAs } = await buildApp();

const read = async (as: SignedIn) => (await call(firstWeekEndpoints.get, { as })).body.data;
const openOf = async (as: SignedIn) =>
  (await read(as)).filter(({ done }) => !done).map(({ step }) => step as string);

/** A class records something. */
const record = ({ id: user_id, schoolIds: [school_id = 0] }: SignedIn) =>
  make.response({ type: "trait", object_id: 1, user_id, school_id });

test("GET /user/firstWeek tells an instructor what the class did, and nothing once all is done", async () => {
  const teacher = await signInAs("Instructor");
  expect(await openOf(teacher)).toEqual(["record", "charity", "goal"]);
  await record(teacher);
  expect(await read(teacher)).toEqual([
    { step: "record", done: true },
    { step: "charity", done: false },
    { step: "goal", done: false },
  ]);
  const session_id = (await make.session()).id;
  const [school_id] = teacher.schoolIds;
  const charity_id = (await make.charity()).id;
  await sql`insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end")
    values (${teacher.id}, ${school_id}, ${session_id}, ${charity_id}, '2026-01-01', '2026-02-01')`.execute(
    db,
  );
  await sql`insert into teacher_goals (user_id, school_id, session_id, goal_cents)
    values (${teacher.id}, ${school_id}, ${session_id}, 5000)`.execute(db);
  expect(await read(teacher)).toEqual([]);
});

test("GET /user/firstWeek tells leaders of the instructors and classes at their sites only", async () => {
  const elsewhere = await signInAs("Instructor");
  await record(elsewhere);
  const { id: provider_id } = await make.provider();
  const { id: site } = await make.site({ provider_id });
  const leaders = [
    await signInAs("Site Leader", { school_ids: [site] }),
    await signInAs("Provider Leader", { provider_id }),
  ];
  for (const leader of leaders) expect(await openOf(leader)).toEqual(["instructor", "signIn", "activity"]);
  const teacher = await signInAs("Instructor", { school_ids: [site] });
  for (const leader of leaders) expect(await openOf(leader)).toEqual(["signIn", "activity"]);
  await sql`update users set last_login_at = now() where id = ${teacher.id}`.execute(db);
  for (const leader of leaders) expect(await openOf(leader)).toEqual(["activity"]);
  await record(teacher);
  for (const leader of leaders) expect(await read(leader)).toEqual([]);
});

test("GET /user/firstWeek tells staff the steps of their groups", async () => {
  const boss = await signInAs("Super Admin");
  const places = await signInAs("admin", { user_type: ["Constituents"] });
  const files = await signInAs("admin", { user_type: ["Page Files"] });
  const stepsOf = async (as: SignedIn) => (await read(as)).map(({ step }) => step as string);
  expect(await stepsOf(boss)).toEqual(["session", "people", "import"]);
  expect(await stepsOf(places)).toEqual(["people", "import"]);
  expect(await stepsOf(files)).toEqual([]);
  await sql`insert into imports (user_id, entity, file_name, mode, state)
    values (${places.id}, 'user', 'a.csv', 'create', 'done')`.execute(db);
  expect(await read(places)).toEqual([]);
  expect(await openOf(boss)).toContain("import");
});

test("accounts that are 30 days old have no checklist", async () => {
  const teacher = await signInAs("Instructor");
  const addedAgo = (days: number) =>
    sql`update users set created_at = ${services.now()}::timestamptz - ${days} * interval '1 day' where id = ${teacher.id}`.execute(
      db,
    );
  await addedAgo(29);
  expect(await read(teacher)).toHaveLength(3);
  await addedAgo(31);
  expect(await read(teacher)).toEqual([]);
});

test("POST /user/firstWeek/hide hides the caller's checklist for good, and nobody else's", async () => {
  const teacher = await signInAs("Instructor");
  const colleague = await signInAs("Instructor");
  expect((await call(firstWeekEndpoints.hide, { as: teacher })).status).toBe(200);
  expect((await call(firstWeekEndpoints.hide, { as: teacher })).status).toBe(200);
  expect(await read(teacher)).toEqual([]);
  expect(await read(colleague)).toHaveLength(3);
});
