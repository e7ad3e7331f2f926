import { charityChoiceEndpoints, charityEndpoints, givingEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { type Db, first, sole, transaction } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;
const { makeGiving } = await paymentWorld(kit);
const staff = await signInAs("admin", { user_type: ["Charities"] });

/** A charity that a session offers, another one, and a class that hasn't chosen. */
async function offered() {
  const giving = await makeGiving();
  const to = await make.charity();
  const teacher = await signInAs("Instructor", { school_ids: [giving.elm.site.id] });
  const place = { user_id: teacher.id, school_id: giving.elm.site.id, session_id: giving.session.id };
  const choose = (charity_id = giving.charity.id) =>
    call(givingEndpoints.selectCharity, { as: teacher, body: { school_id: place.school_id, charity_id } });
  const deactivate = (open_money: "move" | "ask" = "move") =>
    call(charityEndpoints.update, {
      as: staff,
      params: giving.charity,
      body: {
        is_active: false,
        open_money,
        ...(open_money === "move" && { move_to_id: to.id, reason: "It closed" }),
      },
    });
  /** Chooses the charity for the class, by itself. */
  const chooseIn = async (tx: Db) => {
    await sql`select from charities where id = ${giving.charity.id} for share`.execute(tx);
    await sql`insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end")
      values (${place.user_id}, ${place.school_id}, ${place.session_id}, ${giving.charity.id}, '2026-09-01', '2026-10-12')`.execute(
      tx,
    );
  };
  const chosen = () =>
    first<{ charity_id: number }>(
      db,
      sql`select charity_id from charity_choices where user_id = ${teacher.id} and school_id = ${place.school_id}`,
    );
  return { charity: giving.charity, to, place, choose, chooseIn, deactivate, chosen };
}

/** Waits until somebody waits for a lock of another. */
const someoneWaits = () =>
  vi.waitFor(async () => {
    const { waiting } = await sole<{ waiting: number }>(
      db,
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toBeGreaterThan(0);
  }, 10_000);

/** Does something by itself, begins a call that has to wait for it, and answers the call. */
async function meanwhile<T>(work: (tx: Db) => Promise<unknown>, begin: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined;
  await transaction(db, async (tx) => {
    await work(tx);
    answer = begin();
    await someoneWaits();
  });
  return answer as Promise<T>;
}

describe("a class that chooses a charity while it is set inactive", () => {
  test("waits, and is refused once it is inactive", async () => {
    const { charity, choose, chosen } = await offered();
    const answer = await meanwhile(
      (tx) => sql`update charities set is_active = false where id = ${charity.id}`.execute(tx),
      () => choose(),
    );
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: "charity_id", msg: "This charity isn't offered this session. Choose one from the list." }],
    ]);
    expect(await chosen()).toBeUndefined();
  });

  test("waits, and has its choice if the charity stays active", async () => {
    const { charity, choose, chosen } = await offered();
    const answer = await meanwhile(
      (tx) => sql`update charities set website = 'https://food.example' where id = ${charity.id}`.execute(tx),
      () => choose(),
    );
    expect(answer.status).toBe(201);
    expect(await chosen()).toEqual({ charity_id: charity.id });
  });

  test("has the new charity if its choice came first", async () => {
    const { to, chooseIn, deactivate, chosen } = await offered();
    const answer = await meanwhile(chooseIn, deactivate);
    expect(answer.status).toBe(200);
    expect(await chosen()).toEqual({ charity_id: to.id });
  });

  test("counts as open money if its choice came first, so that staff are asked what becomes of it", async () => {
    const { charity, place, chooseIn, deactivate } = await offered();
    await winPoints(db, place, 20);
    const answer = await meanwhile(chooseIn, () => deactivate("ask"));
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("earned: $1.00")]);
    const { is_active } = await sole<{ is_active: boolean }>(
      db,
      sql`select is_active from charities where id = ${charity.id}`,
    );
    expect(is_active).toBe(true);
  });

  test("both at once, many times, never leave a class with an inactive charity", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { charity, choose, deactivate } = await offered();
      const [chose, ended] = await Promise.all([choose(), deactivate()]);
      expect([ended.status, [201, 422].includes(chose.status)]).toEqual([200, true]);
      const left = await first(db, sql`select id from charity_choices where charity_id = ${charity.id}`);
      expect(left).toBeUndefined();
    }
  });
});

test("staff who choose for a class at that moment are asked to try again, and hold nobody up", async () => {
  const { charity, place, chosen } = await offered();
  let status = 0;
  await transaction(db, async (tx) => {
    await sql`update charities set is_active = false where id = ${charity.id}`.execute(tx);
    const body = { ...place, charity_id: charity.id };
    const answer = await call(charityChoiceEndpoints.create, { as: staff, body });
    status = answer.status;
    expect(answer.body.message).toBe("Somebody is changing this charity right now. Try again.");
  });
  expect(status).toBe(409);
  expect(await chosen()).toBeUndefined();
});
