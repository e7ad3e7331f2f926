import {
  auditLogEndpoints,
  charityChoiceEndpoints,
  classroomEndpoints,
  givingEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const program = await make.program();
const site = await make.site({ name: "Lincoln", program_id: program.id });
const [food, trees, water] = [
  await make.charity({ name: "Food Bank", website: "https://food.example", description: "Meals" }),
  await make.charity({ name: "Tree Trust" }),
  await make.charity({ name: "Water Works" }),
];
const other = await make.charity({ name: "Other Cause" });
const idle = await make.charity({ name: "Idle Cause", is_active: false });
const session = await make.session({
  name: "Autumn",
  program_id: program.id,
  charity_ids: [food.id, trees.id, water.id, idle.id],
});

const teacher = () => signInAs("Instructor", { school_ids: [site.id] });
const ask = { query: { school_id: site.id } };
const choose = (as: SignedIn, charity_id: number, votes?: object[], headers: Record<string, string> = {}) =>
  call(givingEndpoints.selectCharity, { as, body: { charity_id, school_id: site.id, votes }, headers });
const voting = async (as: SignedIn, school_id = site.id) =>
  (await call(givingEndpoints.voting, { as, query: { school_id } })).body.data;
const points = async (as: SignedIn) => (await call(givingEndpoints.points, { as, ...ask })).body.data;
const pathsOf = ({ status, body }: Awaited<ReturnType<typeof choose>>) => [
  status,
  body.errors?.map(({ path }) => path),
];

describe("GET /instructor/charityList", () => {
  test("answers the session's active candidates with what a class wants to know, and which it has", async () => {
    const as = await teacher();
    const names = async () =>
      (await call(givingEndpoints.candidates, { as, ...ask })).body.data.map(({ name, chosen }) => [
        name,
        chosen,
      ]);
    const [first] = (await call(givingEndpoints.candidates, { as, ...ask })).body.data;
    expect(first).toEqual({
      id: food.id,
      name: "Food Bank",
      country: "US",
      state: null,
      website: "https://food.example",
      description: "Meals",
      logo_url: null,
      category: null,
      chosen: false,
    });
    await choose(as, trees.id);
    expect(await names()).toEqual([
      ["Food Bank", false],
      ["Tree Trust", true],
      ["Water Works", false],
    ]);
  });

  test("answers every active charity where the session names none, and none without a session", async () => {
    const [open, still] = [await make.site(), await make.site()];
    await make.session({ program_id: open.program_id });
    const as = await signInAs("Instructor", { school_ids: [open.id, still.id] });
    const at = async (school_id: number) =>
      (await call(givingEndpoints.candidates, { as, query: { school_id } })).body.data.map(
        ({ name }) => name,
      );
    expect(await at(open.id)).toEqual(["Food Bank", "Other Cause", "Tree Trust", "Water Works"]);
    expect(await at(still.id)).toEqual([]);
    expect(await voting(as, still.id)).toEqual({
      voting_open: false,
      has_voted: false,
      charity: null,
      session: null,
      closes_at: null,
      reason: "no_session",
    });
  });
});

describe("GET /instructor/checkVoting", () => {
  test("is open until the class has chosen, and closes when the session's last day is over in the organization's zone", async () => {
    const as = await teacher();
    const { start, end } = { start: "2026-09-01", end: "2026-10-10" };
    const open = {
      session: { id: session.id, name: "Autumn", start, end },
      closes_at: "2026-10-11T04:00:00.000Z",
    };
    expect(await voting(as)).toEqual({
      ...open,
      voting_open: true,
      has_voted: false,
      charity: null,
      reason: null,
    });
    await choose(as, food.id);
    expect(await voting(as)).toEqual({
      ...open,
      voting_open: false,
      has_voted: true,
      charity: { id: food.id, name: "Food Bank" },
      reason: "chosen",
    });
    expect((await voting(await teacher())).voting_open).toBe(true);
  });
});

describe("POST /instructor/selectCharity", () => {
  test("stands in the audit log", async () => {
    const as = await teacher();
    const { id } = (await choose(as, food.id)).body.data;
    const query = { entity: "charityChoice", entity_id: id };
    const all = await signInAs("Super Admin");
    const { data } = (await call(auditLogEndpoints.list, { as: all, query })).body;
    expect(data).toMatchObject([
      {
        action: "create",
        user: { id: as.id },
        name: expect.stringContaining("Lincoln") as string,
        before: null,
        after: { charity_id: food.id, school_id: site.id, session_id: session.id },
      },
    ]);
  });

  test("records the choice with its tally, once a session", async () => {
    const as = await teacher();
    const votes = [
      { charity_id: food.id, count: 9 },
      { charity_id: trees.id, count: 14 },
    ];
    const { status, body } = await choose(as, trees.id, votes);
    expect([status, body.message]).toEqual([201, "Charity selected"]);
    expect(body.data).toMatchObject({
      charity: { id: trees.id, name: "Tree Trust" },
      session: { id: session.id },
      school: { id: site.id },
      start: "2026-09-01",
      end: "2026-10-10",
      points: 0,
      donated_cents: 0,
      votes: [
        { round: 1, charity_id: trees.id, count: 14 },
        { round: 1, charity_id: food.id, count: 9 },
      ],
    });
    const again = await choose(as, food.id);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("Tree Trust")]);
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    const { data } = (await call(charityChoiceEndpoints.list, { as: leader, query: { users: as.id } })).body;
    expect(data.map(({ charity, can }) => [charity.name, can])).toEqual([["Tree Trust", []]]);
  });

  test("assigns what the class has won in the session, also before it chose, and nothing of other sessions", async () => {
    const as = await teacher();
    const answers = { students: 20, before: 2, after: 5 };
    const answer = async () => {
      const { id } = await make.mindfulOpen();
      await call(classroomEndpoints.answerForm, { as, body: { school_id: site.id, object_id: id, answers } });
    };
    await answer();
    expect(await points(as)).toMatchObject({
      points: 5,
      earned_cents: 25,
      unassigned_cents: 25,
      charity: null,
    });
    await choose(as, food.id);
    await answer();
    expect(await points(as)).toMatchObject({
      points: 10,
      earned_cents: 50,
      unassigned_cents: 0,
      session_points: 10,
      session_earned_cents: 50,
      charity: { id: food.id, name: "Food Bank" },
      session: { id: session.id, name: "Autumn", start: "2026-09-01", end: "2026-10-10" },
    });
    kit.setNow("2026-12-01");
    expect(await points(as)).toMatchObject({ points: 10, session: null, charity: null, session_points: 0 });
    kit.setNow("2026-09-15");
    const { data } = (await call(givingEndpoints.choices, { as, query: {} })).body;
    expect(data).toMatchObject([{ charity: { name: "Food Bank" }, points: 10, earned_cents: 50 }]);
  });

  test("refuses what is no candidate, and a day without a session, with 422", async () => {
    const as = await teacher();
    for (const id of [other.id, idle.id, 2_000_000_000]) {
      expect(pathsOf(await choose(as, id))).toEqual([422, ["charity_id"]]);
    }
    kit.setNow("2026-12-01");
    expect(pathsOf(await choose(as, food.id))).toEqual([422, ["school_id"]]);
    kit.setNow("2026-09-15");
  });

  const A = food.id;
  const B = trees.id;
  const C = water.id;
  test.each([
    ["names no candidate", A, [[other.id, 3]], "votes"],
    ["is negative", A, [[A, -1]], "votes.0.count"],
    [
      "names one twice",
      A,
      [
        [A, 3],
        [A, 2],
      ],
      "votes",
    ],
    [
      "is won by another",
      A,
      [
        [A, 3],
        [B, 4],
      ],
      "charity_id",
    ],
    [
      "has a run-off that nobody needs",
      A,
      [
        [A, 4],
        [B, 3],
        [A, 4, 2],
        [B, 3, 2],
      ],
      "votes",
    ],
    [
      "has a run-off with one who lost",
      A,
      [
        [A, 3],
        [B, 3],
        [C, 1],
        [A, 3, 2],
        [C, 4, 2],
      ],
      "votes",
    ],
    [
      "leaves a round out",
      A,
      [
        [A, 3],
        [B, 3],
        [A, 4, 3],
        [B, 3, 3],
      ],
      "votes",
    ],
    [
      "has a run-off that another won",
      A,
      [
        [A, 3],
        [B, 3],
        [A, 3, 2],
        [B, 4, 2],
      ],
      "charity_id",
    ],
  ] as const)("refuses a tally that %s", async (_, chosen, counts, path) => {
    const votes = counts.map(([charity_id, count, round]) => ({ charity_id, count, round }));
    expect(pathsOf(await choose(await teacher(), chosen, votes))).toEqual([422, [path]]);
  });

  test.each([
    ["nobody counted", C, []],
    [
      "a clear vote",
      A,
      [
        [A, 3],
        [B, 2],
      ],
    ],
    [
      "a run-off",
      B,
      [
        [A, 3],
        [B, 3],
        [C, 1],
        [A, 2, 2],
        [B, 5, 2],
      ],
    ],
    [
      "two run-offs",
      B,
      [
        [A, 3],
        [B, 3],
        [A, 3, 2],
        [B, 3, 2],
        [B, 4, 3],
      ],
    ],
  ] as const)("takes %s", async (_, chosen, counts) => {
    const votes = counts.map(([charity_id, count, round]) => ({ charity_id, count, round }));
    const { status, body } = await choose(await teacher(), chosen, votes);
    expect(status).toBe(201);
    expect(body.data.votes?.length ?? 0).toBe(counts.length);
  });

  test("refuses a tie, naming the tied charities; the run-off is the same call, and no votes decide a second tie", async () => {
    const as = await teacher();
    const count = (...counts: [charity_id: number, count: number][]) =>
      counts.map(([charity_id, count]) => ({ charity_id, count }));
    const tied = {
      message:
        "Food Bank and Tree Trust are tied with 5 votes each. Hold a run-off between them; if it ties too, choose one without votes.",
      errors: [
        { msg: "Food Bank is tied with 5 votes", path: "votes", value: String(A) },
        { msg: "Tree Trust is tied with 5 votes", path: "votes", value: String(B) },
      ],
    };
    for (const chosen of [A, C]) {
      const { status, body } = await choose(as, chosen, count([A, 5], [B, 5], [C, 2]));
      expect([status, body]).toMatchObject([422, tied]);
    }
    expect((await choose(as, A, count([A, 5], [B, 5]))).body).toMatchObject(tied);
    const twice = [
      ...count([A, 5], [B, 5]),
      { charity_id: A, count: 4, round: 2 },
      { charity_id: B, count: 4, round: 2 },
    ];
    const again = await choose(as, A, twice);
    expect([again.status, again.body.message, again.body.errors?.map(({ value }) => value)]).toEqual([
      422,
      "Food Bank and Tree Trust are tied again with 4 votes each. Choose one of them, or draw lots, and send it without votes.",
      [A, B].map(String),
    ]);
    expect((await voting(as)).has_voted).toBe(false);
    const { status, body } = await choose(as, B, count([A, 4], [B, 6]));
    expect([status, body.data.charity.name, body.data.votes?.length]).toEqual([201, "Tree Trust", 2]);
    const started = await teacher();
    // A refused vote leaves nothing behind: a class can start over with all of them.
    expect((await choose(started, A, count([A, 5], [B, 5], [C, 2]))).status).toBe(422);
    expect((await choose(started, C, count([A, 4], [B, 3], [C, 5]))).status).toBe(201);
    const drawn = await choose(await teacher(), A);
    expect([drawn.status, drawn.body.data.votes]).toEqual([201, null]);
  });

  test("refuses a tally in which nobody voted", async () => {
    const { status, body } = await choose(await teacher(), A, [{ charity_id: A, count: 0 }]);
    expect([status, body.errors?.map(({ value }) => value)]).toEqual([422, [A, B, C].map(String)]);
  });

  test("lets one of several win that come at the same moment, and answers a repeat as it did first", async () => {
    const as = await teacher();
    const ids = [food.id, trees.id, water.id, food.id];
    const answers = await Promise.all(ids.map((id) => choose(as, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const { data } = (await call(givingEndpoints.choices, { as, ...ask })).body;
    expect(data.length).toBe(1);
    const late = await teacher();
    const repeated = await Promise.all(
      [1, 2].map(() => choose(late, A, [], { "idempotency-key": "one vote" })),
    );
    expect(repeated.map(({ status }) => status)).toEqual([201, 201]);
    expect(repeated[0]?.text).toBe(repeated[1]?.text);
  });

  test("is for Instructors alone", async () => {
    const as = await signInAs("Super Admin");
    expect((await choose(as, food.id)).status).toBe(403);
  });
});
