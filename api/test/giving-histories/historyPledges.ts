import { pledgeEndpoints, sponsorReceiptEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { rows } from "../../src/core/database.ts";
import type { TestApp } from "../buildApp.ts";
import type { randomly } from "../randomly.ts";
import type { Step } from "./historySteps.ts";
import type { HistoryTeam, HistoryWorld } from "./historyWorld.ts";

/**
 * The pledges of a program: for each of its days at most one of them, so that what is drawn doesn't depend on an order.
 * How points draw on several at once is compared in `drawHistories.test`.
 */
export async function historyPledges(
  { call, make }: TestApp,
  { treasurer: as }: HistoryTeam,
  programs: readonly number[],
  generosity: number,
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
          ? { kind: "amount" as const, amount_cents: 60 * generosity }
          : { kind: "per_point" as const, point_cents: 3, cap_cents: nth === 0 ? 40 * generosity : null };
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
        ? {
            kind: "amount" as const,
            amount_cents: (1 + below(700)) * world.generosity,
            point_cents: null,
            cap_cents: null,
          }
        : {
            kind: "per_point" as const,
            amount_cents: null,
            point_cents: 1 + below(8),
            cap_cents: chance(0.5) ? (1 + below(400)) * world.generosity : null,
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
