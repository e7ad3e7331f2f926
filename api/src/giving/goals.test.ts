import { auditLogEndpoints, givingEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { goal, addGoal, updateGoal } = givingEndpoints;
const site = await make.site();
const session = await make.session({ program_id: site.program_id });
const teacher = () => signInAs("Instructor", { school_ids: [site.id] });
const add = (as: SignedIn, body: object = {}) =>
  call(addGoal, { as, body: { school_id: site.id, goal_cents: 5000, goal_text: "Forty meals", ...body } });
const change = (as: SignedIn, id: number, body: object, headers: Record<string, string> = {}) =>
  call(updateGoal, { as, params: { id }, body: { ...body }, headers });
const goalOf = async (as: SignedIn) => (await call(goal, { as, query: { school_id: site.id } })).body.data;

describe("POST /teacherGoal/add", () => {
  test("sets the class's goal, which then stands beside its points", async () => {
    const as = await teacher();
    expect(await goalOf(as)).toBeNull();
    const { status, body } = await add(as);
    expect([status, body.message]).toEqual([201, "Goal added successfully"]);
    expect(body.data).toMatchObject({
      goal_cents: 5000,
      goal_text: "Forty meals",
      session: { id: session.id },
    });
    expect(await goalOf(as)).toEqual(body.data);
    const points = (await call(givingEndpoints.points, { as, query: { school_id: site.id } })).body.data;
    expect(points.goal).toEqual({ id: body.data.id, goal_cents: 5000, goal_text: "Forty meals", version: 1 });
  });

  test("takes one a class a session, also of two at the same moment", async () => {
    const as = await teacher();
    const answers = await Promise.all([add(as), add(as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await add(await teacher())).status).toBe(201);
  });

  test("refuses no money, and a day without a session, at their fields", async () => {
    const as = await teacher();
    for (const goal_cents of [0, -5, 1.5]) {
      const { status, body } = await add(as, { goal_cents });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["goal_cents"]]);
    }
    kit.setNow("2027-07-01");
    const { status, body } = await add(as);
    kit.setNow("2026-09-15");
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["school_id"]]);
  });
});

describe("GET /teacherGoal without a site", () => {
  test("answers all goals of the caller's own classes, page by page", async () => {
    const second = await make.site({ program_id: site.program_id });
    const as = await signInAs("Instructor", { school_ids: [site.id, second.id] });
    await add(await teacher());
    const here = (await add(as)).body.data;
    const there = (await add(as, { school_id: second.id })).body.data;
    const { status, body } = await call(goal, { as });
    expect([status, body]).toEqual([200, { data: [here, there], meta: { page: 0, rows: 25, total: 2 } }]);
    const last = await call(goal, { as, query: { page: 1, rows: 1 } });
    expect(last.body).toEqual({ data: [there], meta: { page: 1, rows: 1, total: 2 } });
    expect(here).toMatchObject({ user: { id: as.id }, school: { id: site.id } });
  });
});

describe("PATCH /teacherGoal/update/{id}", () => {
  test("stands in the audit log with what was before, as does setting a goal; what changes nothing doesn't", async () => {
    const as = await teacher();
    const { id } = (await add(as)).body.data;
    await change(as, id, { goal_cents: 7500 });
    await change(as, id, { goal_cents: 7500 });
    const query = { entity: "teacherGoal", entity_id: id, sort: "at", order: "asc" } as const;
    const { data } = (await call(auditLogEndpoints.list, { as: await signInAs("Super Admin"), query })).body;
    const user = { id: as.id };
    expect(data).toMatchObject([
      { action: "create", user, before: null, after: { goal_cents: 5000, school_id: site.id } },
      { action: "update", user, before: { goal_cents: 5000 }, after: { goal_cents: 7500 } },
    ]);
  });

  test("changes what is sent and leaves the rest", async () => {
    const as = await teacher();
    const { id } = (await add(as)).body.data;
    const { status, body } = await change(as, id, { goal_cents: 7500 });
    expect([status, body.message]).toEqual([200, "Goal updated successfully!"]);
    expect(body.data).toMatchObject({ goal_cents: 7500, goal_text: "Forty meals", version: 2 });
    expect((await change(as, id, { goal_text: "" })).body.data).toMatchObject({
      goal_cents: 7500,
      goal_text: null,
    });
  });

  test("answers 412 with the goal as it is to an If-Match that is behind", async () => {
    const as = await teacher();
    const { id } = (await add(as)).body.data;
    const headers = { "if-match": '"1"' };
    const answers = await Promise.all([1, 2].map((n) => change(as, id, { goal_cents: n }, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const behind = answers.find(({ status }) => status === 412);
    expect(behind?.body).toMatchObject({ data: { id, version: 2 } });
  });

  test("knows nobody else's goal", async () => {
    const { id } = (await add(await teacher())).body.data;
    expect((await change(await teacher(), id, { goal_cents: 1 })).status).toBe(404);
  });
});
