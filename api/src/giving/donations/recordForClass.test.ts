import {
  auditLogEndpoints,
  classDonationEndpoints,
  type Endpoint,
  givingEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const { call, make, signInAs } = await buildApp();
const { goal, addGoal, updateGoal } = givingEndpoints;
const site = await make.site({ name: "Lincoln" });
const other = await make.site();
const session = await make.session({ program_id: site.program_id });
const school_id = site.id;
const all = await signInAs("Super Admin");
const charities = await signInAs("admin", { user_type: ["Charities"] });
const constituents = await signInAs("admin", { user_type: ["Constituents"] });
const stranger = await signInAs("Instructor", { school_ids: [other.id] });
const leader = await signInAs("Site Leader", { school_ids: [school_id] });

async function makeClass() {
  const teacher = await signInAs("Instructor", { school_ids: [school_id] });
  await make.charityChoice({ user_id: teacher.id, school_id, session_id: session.id });
  return teacher;
}
const donation = { amount_cents: 1250, donated_on: "2026-09-10" };
const log = (as: SignedIn, named: object) =>
  call(classDonationEndpoints.create, { as, body: { ...donation, ...named } });
const setGoal = (as: SignedIn, named: object) => call(addGoal, { as, body: { goal_cents: 5000, ...named } });

describe("staff record for a class that they name", () => {
  test("a donation, which is the class's, entered by who it was", async () => {
    const { id: user_id } = await makeClass();
    for (const as of [all, charities]) {
      const { status, body } = await log(as, { school_id, user_id });
      expect([status, body.data]).toMatchObject([
        201,
        { user: { id: user_id }, school: { id: school_id }, session: { id: session.id }, status: "counted" },
      ]);
      const query = { entity: "classDonation", entity_id: body.data.id };
      const { data } = (await call(auditLogEndpoints.list, { as: all, query })).body;
      expect(data).toMatchObject([{ action: "create", user: { id: as.id } }]);
    }
  });

  test("a goal, which they may change, and find by the class or among all", async () => {
    const { id: user_id } = await makeClass();
    const { status, body } = await setGoal(charities, { school_id, user_id });
    expect([status, body.data.user.id]).toEqual([201, user_id]);
    const { id } = body.data;
    const changed = await call(updateGoal, { as: charities, params: { id }, body: { goal_cents: 7500 } });
    expect([changed.status, changed.body.data.goal_cents]).toEqual([200, 7500]);
    const read = async (query: object) => (await call(goal, { as: charities, query: { ...query } })).body;
    expect((await read({ school_id, user_id })).data).toMatchObject({ id, goal_cents: 7500 });
    expect((await read({ school_id, user_id: (await makeClass()).id })).data).toBeNull();
    expect((await read({ user_id })).data).toMatchObject([{ id }]);
    expect((await read({ school_id: other.id })).data).toEqual([]);
    expect((await read({ rows: 100 })).data).toContainEqual(expect.objectContaining({ id }));
  });

  test("and see its points: staff with Constituents or Charities", async () => {
    const { id: user_id } = await makeClass();
    await log(charities, { school_id, user_id });
    for (const as of [all, charities, constituents]) {
      const { status, body } = await call(givingEndpoints.points, { as, query: { school_id, user_id } });
      expect([status, body.data.donated_cents]).toEqual([200, 1250]);
    }
  });

  test.each([
    ["a donation", classDonationEndpoints.create, donation],
    ["a goal", addGoal, { goal_cents: 5000 }],
  ] as [string, Endpoint, object][])(
    "%s names the fields that are missing or wrong",
    async (_, endpoint, body) => {
      const { id: user_id } = await makeClass();
      for (const [named, path] of [
        [{ school_id }, "user_id"],
        [{ school_id, user_id: null }, "user_id"],
        [{ user_id }, "school_id"],
        [{ school_id, user_id: stranger.id }, "user_id"],
        [{ school_id, user_id: leader.id }, "user_id"],
        [{ school_id, user_id: 2_000_000_000 }, "user_id"],
        [{ school_id: 2_000_000_000, user_id }, "school_id"],
      ] as const) {
        const answer = await call(endpoint, { as: charities, body: { ...body, ...named } });
        expect([named, answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([
          named,
          422,
          [path],
        ]);
      }
    },
  );

  test("an Instructor may name only themselves", async () => {
    const teacher = await makeClass();
    const colleague = await makeClass();
    for (const record of [log, setGoal]) {
      const theirs = await record(teacher, { school_id, user_id: colleague.id });
      expect([theirs.status, theirs.body.errors?.map(({ path }) => path)]).toEqual([422, ["user_id"]]);
      expect((await record(teacher, { school_id, user_id: teacher.id })).status).toBe(201);
    }
    const query = { school_id, user_id: colleague.id };
    expect((await call(givingEndpoints.points, { as: teacher, query })).status).toBe(422);
  });
});
