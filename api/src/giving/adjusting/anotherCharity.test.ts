import {
  adjustmentEndpoints,
  charityChoiceEndpoints,
  charityEndpoints,
  classDonationEndpoints,
  givingEndpoints,
  sessionClosingEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { type Charity, elsewhereWorld, why } from "../../../test/elsewhereWorld.ts";
import { confirmedCalls } from "../../account/confirming/confirmingCalls.ts";
import { rows, sole } from "../../core/database.ts";
import { donationMatcher } from "../bank/matching/donationMatcher.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;
const world = await elsewhereWorld(kit);
const { staff, approver, propose, step, closedWorld, clean } = world;
const { give, reverse, adjust, verify, figures, due, statementOf, pay, adjustmentsOf } = world;

const told = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

beforeEach(() => kit.setNow("2026-11-22"));

describe("POST /session/{id}/adjustCharity", () => {
  test("gives donations and points to another charity in the running session and leaves the closed one alone", async () => {
    const made = await closedWorld();
    const { giving, next, other, sure, counted } = made;
    const before = [await statementOf(giving.session.id), await figures(giving.session, giving.charity)];
    const given = await give(made, other);
    expect(told(given)).toEqual([200, expect.stringMatching(/^Given to .+ in “Winter”$/u)]);
    const pair = {
      kind: "charity",
      charity: { id: other.id },
      from_charity: { id: giving.charity.id },
      reason: why,
    };
    expect(given.body.data.adjustments).toMatchObject([
      { ...pair, donation: { id: sure }, cents: 1000, in_session: { id: next.id } },
      { ...pair, donation: { id: counted }, cents: 700 },
      { ...pair, donation: null, points: 20 },
    ]);
    expect([await statementOf(giving.session.id), await figures(giving.session, giving.charity)]).toEqual(
      before,
    );
    expect(await figures(next, giving.charity, other)).toEqual([
      [-20, -1700, -1000],
      [20, 1700, 1000],
    ]);
    expect(await due(giving.charity, other)).toEqual([null, [1000, 20]]);
    expect((await adjustmentsOf(made)).map(({ kind }) => kind)).toEqual(["charity", "charity", "charity"]);
    expect(told(await give(made, other))).toEqual([409, expect.stringContaining("has everything already")]);
    await clean();
  });

  test("is told on the class's pages, its story, the list of choices and the donation's details and history", async () => {
    const made = await closedWorld();
    const { giving, other, sure } = made;
    const { site, teacher } = giving.elm;
    await give(made, other);
    const query = { school_id: site.id, sessions: String(giving.session.id) as never };
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    for (const as of [teacher, leader, staff]) {
      const list = (await call(classDonationEndpoints.list, { as, query })).body.data;
      expect(list.find(({ id }) => id === sure)).toMatchObject({
        charity: { id: giving.charity.id },
        next: [],
        adjustments: [{ kind: "charity", charity: { id: other.id }, cents: 1000, reason: why }],
      });
      const history = (await call(classDonationEndpoints.history, { as, params: { id: sure } })).body.data;
      const { name } = await sole<{ name: string }>(
        db,
        sql`select name::text as name from charities where id = ${other.id}`,
      );
      expect(history.at(-1)).toMatchObject({
        event: "moved",
        reason: why,
        changes: [{ field: "charity", to: name }],
      });
    }
    const { cents } = (await adjustmentsOf(made)).find(({ points }) => points === 20) ?? { cents: 0 };
    const moved = [{ charity: { id: other.id }, moved_cents: 1700 + cents }];
    const choices = await call(charityChoiceEndpoints.list, {
      as: staff,
      query: { sessions: String(giving.session.id), users: String(teacher.id) } as never,
    });
    expect(choices.body.data).toMatchObject([{ charity: { id: giving.charity.id }, moved_elsewhere: moved }]);
    const story = await call(givingEndpoints.story, {
      as: teacher,
      query: { school_id: site.id, session_id: giving.session.id },
    });
    expect(story.body.data).toMatchObject({ moved_elsewhere: moved });
  });

  test("gives points of a class that has chosen nothing, which a choice in the running session doesn't move", async () => {
    const made = await closedWorld();
    const { giving, other, third, lone, next } = made;
    const given = await give(made, other, lone);
    expect(given.body.data.adjustments).toMatchObject([
      { kind: "charity", points: 9, from_charity: null, charity: { id: other.id } },
    ]);
    expect(await due(other)).toEqual([[0, 9]]);
    await clean();
    await make.charityChoice({ ...lone, session_id: next.id, charity_id: third.id });
    expect(await figures(next, other, third)).toEqual([
      [9, 0, 0],
      [0, 0, 0],
    ]);
    expect(told(await give(made, other, lone))).toEqual([409, expect.any(String)]);
    const [adjustment] = await adjustmentsOf(made);
    expect((await reverse(adjustment?.id ?? 0)).status).toBe(200);
    expect(await due(other)).toEqual([null]);
    expect(await figures(giving.session, giving.charity)).toEqual([[20, 1700, 1000]]);
    await clean();
  });

  test("keeps what is paid or in a payment with its charity", async () => {
    const made = await closedWorld();
    const { giving, other, counted, sure } = made;
    await pay({ charities: [giving.charity.id], parts: ["donated"] });
    const given = await give(made, other);
    expect(given.body.data.adjustments.map(({ donation, points }) => [donation?.id, points])).toEqual([
      [counted, null],
      [undefined, 20],
    ]);
    expect(told(await adjust(sure, 0))).toEqual([409, expect.stringContaining("Reverse its payment first")]);
    await verify(counted);
    await pay({ charities: [other.id] });
    expect(told(await give(made, giving.charity))).toEqual([409, expect.any(String)]);
    for (const { id, kind } of await adjustmentsOf(made)) {
      if (kind === "charity" || kind === "verification") expect((await reverse(id)).status).toBe(409);
    }
    await clean();
  });

  test("pays the charity before only what it has, also by runs of one session", async () => {
    const made = await closedWorld();
    const { giving, other, next } = made;
    await give(made, other);
    const both = [giving.charity.id, other.id];
    expect((await propose({ charities: [giving.charity.id], sessions: [giving.session.id] })).status).toBe(
      409,
    );
    await pay({ charities: both, sessions: [next.id] });
    expect(await due(giving.charity, other)).toEqual([null, null]);
    const paid = await rows(
      db,
      sql`select charity_id, donated_cents::int as donated, points::int as points from payments where charity_id = any(${both}::int[]) and state = 'sent'`,
    );
    expect(paid).toEqual([{ charity_id: other.id, donated: 1000, points: 20 }]);
    await clean();
  });

  test("lets amounts, verification and points follow to the charity that has them since", async () => {
    const made = await closedWorld();
    const { giving, other, third, next, counted, sure } = made;
    await adjust(sure, 1200);
    await give(made, other);
    expect((await adjust(sure, 900)).body.data).toMatchObject({ cents: -300, charity: { id: other.id } });
    expect((await verify(counted)).body.data).toMatchObject({ cents: 700, charity: { id: other.id } });
    const points = await call(adjustmentEndpoints.points, {
      as: staff,
      params: { id: giving.elm.choice.id },
      body: { points: -5, reason: "Twice" },
    });
    expect(points.body.data).toMatchObject({ points: -5, charity: { id: other.id } });
    expect(await due(giving.charity, other)).toEqual([null, [1600, 15]]);
    await clean();
    expect((await give(made, third)).status).toBe(200);
    expect(await due(giving.charity, other, third)).toEqual([null, null, [1600, 15]]);
    expect(await figures(next, third)).toEqual([[15, 1600, 1600]]);
    await clean();
    expect((await give(made, giving.charity)).status).toBe(200);
    expect(await due(giving.charity, other, third)).toEqual([[1600, 15], null, null]);
    await clean();
  });

  test("can't mark what was given alone as paid", async () => {
    const made = await closedWorld();
    await give(made, made.other);
    const halves = await rows<{ id: number }>(
      db,
      sql`select d.id from class_donations d join adjustments a on a.id = d.adjustment_id where a.donation_id = ${made.sure}`,
    );
    for (const id of [made.sure, ...halves.map((half) => half.id)])
      expect((await step(id, "paid")).status).toBe(409);
  });

  test("counts the money once for the bank", async () => {
    const made = await closedWorld();
    const offered = async () =>
      (await donationMatcher.read(db, {}))
        .filter(({ group }) => group === made.giving.elm.site.id)
        .map((each) => each.id)
        .toSorted((a, b) => a - b);
    const before = await offered();
    await give(made, made.other);
    expect(await offered()).toEqual(before);
  });

  test("is refused for open sessions, inactive charities and other people", async () => {
    const made = await closedWorld();
    const { giving, other, next } = made;
    const inactive = await make.charity({ is_active: false });
    expect((await give(made, inactive)).body.errors?.[0]?.path).toBe("charity_id");
    expect((await give(made, { id: 2_000_000_000 })).status).toBe(422);
    expect((await give(made, other, { reason: " " })).body.errors?.[0]?.path).toBe("reason");
    const leader = await signInAs("Site Leader", { school_ids: [giving.elm.site.id] });
    for (const as of [leader, giving.elm.teacher]) expect((await give(made, other, {}, as)).status).toBe(403);
    expect(told(await give({ ...made, giving: { ...giving, session: next } }, other))).toEqual([
      409,
      "“Winter” isn't closed. Correct it there instead.",
    ]);
  });
});

describe("POST /adjustment/{id}/reverse of what another charity was given", () => {
  test("gives it back, the latest first, after which the session can be reopened", async () => {
    const made = await closedWorld();
    const { giving, other, third, next } = made;
    await give(made, other);
    const older = await adjustmentsOf(made);
    await give(made, third);
    for (const { id } of older) expect((await reverse(id)).status).toBe(409);
    const newer = (await adjustmentsOf(made)).slice(0, 3);
    for (const { id } of newer) {
      const both = await Promise.all([reverse(id), reverse(id)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    expect(await due(giving.charity, other, third)).toEqual([null, [1000, 20], null]);
    for (const { id } of older) expect((await reverse(id)).status).toBe(200);
    expect(await figures(next, giving.charity, other, third)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(await due(giving.charity, other)).toEqual([[1000, 20], null]);
    await clean();
    const reopened = await call(sessionClosingEndpoints.reopen, {
      as: approver,
      params: { id: giving.session.id },
      body: { reason: "A late check" },
    });
    expect(reopened.status).toBe(200);
    await clean();
  });
});

test("also moves what a class gave that has ended, and back to a charity that is inactive", async () => {
  const made = await closedWorld();
  const { giving, other } = made;
  const { site, teacher } = giving.elm;
  await sql`update charities set is_active = false where id = ${giving.charity.id}`.execute(db);
  await sql`update users set is_active = false, archived_at = now() where id = ${teacher.id}`.execute(db);
  await sql`update sites set is_active = false, archived_at = now() where id = ${site.id}`.execute(db);
  expect((await give(made, other)).status).toBe(200);
  expect(await due(giving.charity, other)).toEqual([null, [1000, 20]]);
  const [made20] = (await adjustmentsOf(made)).filter(({ points }) => points === 20);
  expect((await reverse(made20?.id ?? 0)).status).toBe(200);
  expect(await due(giving.charity, other)).toEqual([
    [0, 20],
    [1000, 0],
  ]);
  await clean();
});

test("a refused delete of its teacher tells each donation once", async () => {
  const made = await closedWorld();
  const { teacher } = made.giving.elm;
  const usesOf = async () => {
    const as = approver;
    const { body } = await call(userEndpoints.remove, { as, params: { id: teacher.id } });
    const used = (body as unknown as { used_by?: { resource: string; count: number }[] }).used_by;
    return used?.find(({ resource }) => resource === "classDonation")?.count;
  };
  expect(await usesOf()).toBe(2);
  await give(made, made.other);
  expect(await usesOf()).toBe(2);
});

test("asks for the password first", () => {
  expect(confirmedCalls).toContain(adjustmentEndpoints.charity.name);
});

test("a charity of which all was given away has no open money left", async () => {
  const made = await closedWorld();
  const { giving, other } = made;
  await give(made, other);
  const openOf = async ({ id }: Charity) =>
    (await call(charityEndpoints.openMoney, { as: approver, query: { charities: [id] } as never })).body.data;
  expect(await openOf(giving.charity)).toMatchObject({
    verified: 0,
    closed: 0,
    verified_cents: 0,
    closed_cents: 0,
    earned_cents: 0,
  });
  expect(await openOf(other)).toMatchObject({
    verified: 1,
    closed: 1,
    verified_cents: 1000,
    closed_cents: 700,
  });
});
