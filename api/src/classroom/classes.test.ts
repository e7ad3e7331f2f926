import { classEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";

const { call, db, make, signInAs } = await buildApp();
const program = await make.program();
const provider = await make.provider();
const place = { program_id: program.id, provider_id: provider.id };
const [elm, oak] = [await make.site({ ...place, name: "Elm" }), await make.site({ ...place, name: "Oak" })];
const gone = await make.site({ archived_at: "2026-09-01" });
const session = await make.session({ program_id: program.id, start: "2026-08-25", end: "2026-10-04" });
const before = await make.session({ program_id: program.id, start: "2026-06-01", end: "2026-08-01" });
const item = await make.mindfulOpen();
const ana = await make.user({
  first_name: "Ana",
  last_name: "Ruiz",
  school_ids: [elm.id, oak.id],
  grade: "3",
});
const ben = await make.user({
  first_name: "Ben",
  last_name: "Ode",
  school_ids: [oak.id, gone.id],
  grade: "K",
});
await make.user({ school_ids: [elm.id], is_active: false });
await make.user({ role: "Site Leader", school_ids: [elm.id] });
const answer = { object_id: item.id, session_id: session.id };
await make.response({ ...answer, user_id: ana.id, school_id: elm.id, created_at: "2026-09-10T12:00:00Z" });
await make.response({
  ...answer,
  session_id: before.id,
  user_id: ben.id,
  school_id: oak.id,
  created_at: "2026-07-10T12:00:00Z",
});
const trait = await make.trait();
await make.response({
  ...answer,
  type: "trait",
  object_id: trait.id,
  user_id: ana.id,
  school_id: oak.id,
  created_at: "2026-09-14T12:00:00Z",
});
const staff = await signInAs("Super Admin");

const list = async (query = {}, as = staff) => {
  const { status, body } = await call(classEndpoints.list, { as, query });
  expect([status, body.meta?.total]).toEqual([200, body.data.length]);
  return body.data.map(({ teacher, school }) => `${teacher.name}, ${school.name}`);
};

describe("GET /class", () => {
  test("lists active instructors at each of their open sites, and nobody else", async () => {
    expect(await list({ sort: "teacher" })).toEqual(["Ana Ruiz, Elm", "Ana Ruiz, Oak", "Ben Ode, Oak"]);
  });

  test("tells what a class did in the session that runs; traits are no activity", async () => {
    const { body } = await call(classEndpoints.list, { as: staff, query: { sort: "teacher" } });
    expect(body.data.map((row) => [row.responses, row.takes_part, row.is_silent, row.session?.id])).toEqual([
      [1, true, false, session.id],
      [0, false, true, session.id],
      [0, false, true, session.id],
    ]);
    expect(body.data.map((row) => row.last_response_at)).toEqual([
      "2026-09-10T12:00:00.000Z",
      null,
      "2026-07-10T12:00:00.000Z",
    ]);
  });

  test.each([
    [{ takes_part: true }, ["Ana Ruiz, Elm"]],
    [{ is_silent: true, grade: "3" }, ["Ana Ruiz, Oak"]],
    [{ answered: item.id }, ["Ana Ruiz, Elm", "Ben Ode, Oak"]],
    [{ schools: elm.id }, ["Ana Ruiz, Elm"]],
    [{ providers: provider.id, search: "ben" }, ["Ben Ode, Oak"]],
    [{ programs: gone.program_id as number }, []],
  ])("narrows by %j", async (query, found) => {
    expect(await list(query)).toEqual(found);
  });

  test("keeps the number of a class, whatever else is listed", async () => {
    const idOf = async (query: object) =>
      (await call(classEndpoints.list, { as: staff, query })).body.data.find(
        ({ teacher }) => teacher.id === ben.id,
      )?.id;
    expect(await idOf({})).toBe(await idOf({ search: "ben" }));
  });

  test("lists classes of people with large ids", async () => {
    await sql`alter sequence users_id_seq restart 1000000`.execute(db);
    const site = await make.site();
    const { id } = await make.user({ school_ids: [site.id] });
    const { status, body } = await call(classEndpoints.list, { as: staff, query: { schools: [site.id] } });
    expect([status, body.data.map(({ teacher }) => teacher.id)]).toEqual([200, [id]]);
  });

  test("shows leaders the classes of their own sites", async () => {
    expect(await list({}, await signInAs("Site Leader", { school_ids: [elm.id] }))).toEqual([
      "Ana Ruiz, Elm",
    ]);
    expect(await list({}, await signInAs("Provider Leader"))).toEqual([]);
  });
});
