import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { type Charity, elsewhereWorld } from "../../../test/elsewhereWorld.ts";
import { rows, sole, transaction } from "../../core/database.ts";

const kit = await buildApp();
const { db } = kit;
const { propose, closedWorld, clean, give, adjust, due, adjustmentsOf } = await elsewhereWorld(kit);

beforeEach(() => kit.setNow("2026-11-22"));

/** How many statements wait for a lock. */
const waiting = async () =>
  (
    await sole<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).count;

/** Starts calls one after the other while a donation is held, each once the one before waits. */
async function crossing<Answer>(id: number, calls: readonly (() => Promise<Answer>)[]) {
  const started: Promise<Answer>[] = [];
  await transaction(db, async (tx) => {
    await sql`select from class_donations where id = ${id} for no key update`.execute(tx);
    for (const start of calls) {
      started.push(start());
      await expect.poll(waiting).toBe(started.length);
    }
  });
  return (await Promise.all(started)) as readonly { readonly status: number }[];
}

/** What was set aside for charities: donated, points. */
const setAside = async (...charities: readonly Charity[]) => {
  const found = await rows<{ charity_id: number; donated: number; points: number }>(
    db,
    sql`select charity_id, donated_cents::int as donated, points::int as points from payments
      where charity_id = any(${charities.map(({ id }) => id)}::int[])`,
  );
  return charities.map(({ id }) => {
    const payment = found.find(({ charity_id }) => charity_id === id);
    return payment ? [payment.donated, payment.points] : null;
  });
};

test("of two that give to the same charity one is refused, and to two charities the later has all", async () => {
  const made = await closedWorld();
  const { giving, other, third, sure } = made;
  const same = await crossing(sure, [() => give(made, other), () => give(made, other)]);
  expect(same.map(({ status }) => status)).toEqual([200, 409]);
  const apart = await crossing(sure, [() => give(made, third), () => give(made, giving.charity)]);
  expect(apart.map(({ status }) => status)).toEqual([200, 200]);
  expect(await due(giving.charity, other, third)).toEqual([[1000, 20], null, null]);
  await clean();
});

test("a run that is proposed meanwhile takes what the other charity has since", async () => {
  const made = await closedWorld();
  const { giving, other, sure } = made;
  // A run of points would wait for the class anyway.
  const filter = { charities: [giving.charity.id, other.id], parts: ["donated"] };
  const both = await crossing<{ status: number }>(sure, [() => give(made, other), () => propose(filter)]);
  expect(both.map(({ status }) => status)).toEqual([200, 201]);
  expect(await setAside(giving.charity, other)).toEqual([null, [1000, 0]]);
  expect(await due(giving.charity, other)).toEqual([null, [0, 20]]);
  await clean();
});

test("what a run takes meanwhile stays with its charity", async () => {
  const made = await closedWorld();
  const { giving, other, sure } = made;
  const filter = { charities: [giving.charity.id, other.id] };
  const both = await crossing<{ status: number }>(sure, [() => propose(filter), () => give(made, other)]);
  expect(both.map(({ status }) => status)).toEqual([201, 200]);
  expect(await setAside(giving.charity, other)).toEqual([[1000, 20], null]);
  expect((await adjustmentsOf(made)).map(({ kind, cents }) => [kind, cents])).toEqual([["charity", 700]]);
  await clean();
});

test("an amount that is adjusted meanwhile goes along", async () => {
  const made = await closedWorld();
  const { giving, other, sure } = made;
  const both = await crossing<{ status: number }>(sure, [() => adjust(sure, 900), () => give(made, other)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await due(giving.charity, other)).toEqual([null, [900, 20]]);
  await clean();
});

test("a run that is proposed while an amount is adjusted takes the right one", async () => {
  const made = await closedWorld();
  const { giving, sure } = made;
  const filter = { charities: [giving.charity.id], parts: ["donated"] };
  const both = await crossing<{ status: number }>(sure, [() => adjust(sure, 900), () => propose(filter)]);
  expect(both.map(({ status }) => status)).toEqual([200, 201]);
  expect(await setAside(giving.charity)).toEqual([[900, 0]]);
  await clean();
});
