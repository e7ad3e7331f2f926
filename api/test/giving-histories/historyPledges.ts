import { pledgeEndpoints, sponsorEndpoints, sponsorReceiptEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { rows } from "../../src/core/database.ts";
import type { TestApp } from "../buildApp.ts";
import type { randomly } from "../randomly.ts";
import type { Step } from "./historySteps.ts";
import type { HistoryTeam, HistoryWorld } from "./historyWorld.ts";
import { type Facts, worthOn } from "./recompute.ts";

/**
 * The pledges of a program: for each of its days at most one of them, so that what is drawn doesn't depend on an order.
 * How points draw on several at once is compared in `drawHistories.test`.
 */
export async function historyPledges(
  { call, make }: TestApp,
  { treasurer: as }: HistoryTeam,
  programs: readonly number[],
): Promise<number[]> {
  const periods = [
    { from_on: "2026-07-20", until_on: "2026-09-05" },
    { from_on: "2026-09-06", until_on: null },
  ];
  const sponsor = await make.sponsor();
  const ids: number[] = [];
  for (const [nth, program] of programs.entries()) {
    for (const [at, period] of periods.entries()) {
      const terms =
        nth === at
          ? { kind: "amount" as const, amount_cents: 60 }
          : { kind: "per_point" as const, point_cents: 3, cap_cents: nth === 0 ? 40 : null };
      const body = {
        sponsor_id: sponsor.id,
        name: `Pledge ${nth} ${at}`,
        program_ids: [program],
        ...period,
        ...terms,
      };
      const made = await call(pledgeEndpoints.create, { as, body });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      ids.push(made.body.data.id);
    }
  }
  return ids;
}

/** What staff do with pledges: other terms, closing, opening, money that comes in and goes back. */
export function pledgeSteps(
  { call, db }: TestApp,
  {
    team,
    world,
    today,
  }: { readonly team: HistoryTeam; readonly world: HistoryWorld; readonly today: string },
  { below, chance, oneOf }: ReturnType<typeof randomly>,
): readonly Step[] {
  const as = team.treasurer;
  const pledge = () => oneOf(world.pledges);
  return [
    () => {
      const terms = chance(0.5)
        ? { kind: "amount" as const, amount_cents: 1 + below(700), point_cents: null, cap_cents: null }
        : {
            kind: "per_point" as const,
            amount_cents: null,
            point_cents: 1 + below(8),
            cap_cents: chance(0.5) ? 1 + below(400) : null,
          };
      const body = chance(0.25) ? { state: oneOf(["open", "closed"] as const) } : terms;
      return call(pledgeEndpoints.update, { as, params: { id: pledge() }, body });
    },
    () => {
      const received = { amount_cents: 1 + below(5_000), received_on: today, method: "check" as const };
      return call(sponsorReceiptEndpoints.create, { as, body: { pledge_id: pledge(), ...received } });
    },
    async () => {
      const received = await rows<{ id: number }>(
        db,
        sql`select id from sponsor_receipts where pledge_id = any(${[...world.pledges]}::int[]) order by id`,
      );
      if (received.length === 0) return undefined;
      const params = { id: oneOf(received).id };
      return call(sponsorReceiptEndpoints.reverse, { as, params, body: { reason: "Bounced" } });
    },
  ];
}

interface Pledge {
  readonly id: number;
  readonly program_id: number;
  readonly from_on: string;
  readonly end_on: string;
  readonly per_point: number | null;
  readonly limit_cents: number | null;
  readonly received: number;
}

/** Compares what points draw on pledges with a count over the responses. Returns how many of the pledges ran dry. */
export async function comparePledges(
  { call, db }: TestApp,
  as: HistoryTeam["chief"],
  { pledges, worlds }: { readonly pledges: readonly number[]; readonly worlds: readonly HistoryWorld[] },
  facts: Facts,
): Promise<number> {
  const kept = await rows<Pledge>(
    db,
    sql`select p.id, g.program_id, p.from_on::text, p.point_cents as per_point, coalesce(p.amount_cents, p.cap_cents)::int as limit_cents,
        least(coalesce(p.until_on, '9999-12-31'), coalesce(p.closed_on, '9999-12-31'))::text as end_on,
        coalesce((select sum(amount_cents) from sponsor_receipts r where r.pledge_id = p.id and r.reversed_at is null), 0)::int as received
      from pledges p join pledge_programs g on g.pledge_id = p.id where p.id = any(${[...pledges]}::int[]) order by p.id`,
  );
  const programOf = new Map(
    worlds.flatMap(({ classes }) => classes.map(({ site, program }) => [site, program] as const)),
  );
  const won = [
    ...facts.responses.map((each) => ({ ...each, cents: worthOn(facts, each.day) })),
    ...facts.adjusted.map((each) => ({ ...each, cents: each.rate_cents })),
  ];
  const expected = kept.map(({ id, program_id, from_on, end_on, per_point, limit_cents, received }) => {
    const able = won
      .filter(({ school_id }) => programOf.get(school_id) === program_id)
      .filter(({ day }) => from_on <= day && day <= end_on)
      .map(({ cents, points }) => points * Math.min(per_point ?? cents, cents));
    const wanted = able.reduce((sum, cents) => sum + cents, 0);
    const drawn = Math.min(wanted, limit_cents ?? wanted);
    return { id, drawn, received, outstanding: Math.max(0, drawn - received), dry: drawn === limit_cents };
  });
  const { data } = (await call(sponsorEndpoints.funding, { as })).body;
  const told = data.pledges
    .filter(({ id }) => pledges.includes(id))
    .map(({ id, drawn_cents, received_cents, outstanding_cents, is_used_up }) => ({
      id,
      drawn: drawn_cents,
      received: received_cents,
      outstanding: outstanding_cents,
      dry: is_used_up,
    }));
  expect(told.toSorted((one, other) => one.id - other.id)).toEqual(expected);
  return expected.filter(({ dry }) => dry).length;
}
