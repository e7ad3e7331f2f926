import {
  adjustmentEndpoints,
  charityChoiceEndpoints,
  mostDaysBack,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import { type Compared, inCents, same, sumOf } from "./compared.ts";
import { daysBetween } from "./days.ts";
import type { HistorySession } from "./historyWorld.ts";
import { type Facts, type Line, narrowed, recompute, sumLines } from "./recompute.ts";

type Item = readonly [key: string, count: number, cents: number | null];

/** What is open in a session: days, donations and classes. */
function openIn({ id, end }: HistorySession, today: string, facts: Facts): Item[] {
  const since = daysBetween(end, today) - daysBetween(today, end);
  const donations = (status: string) => {
    const own = facts.donations.filter(
      (each) => each.session_id === id && each.status === status && each.adjustment_id === null,
    );
    return [own.length, sumOf(own, ({ amount_cents }) => amount_cents)] as const;
  };
  // What was taken from no charity in a closed session is no choice that this one lacks.
  const undecided = narrowed(recompute({ ...facts, adjusted: [] }), { sessions: [id], charities: [null] });
  const items: Item[] = [
    ["not_ended", 1 - since, null],
    ["late_answers", since > 0 ? mostDaysBack - since + 1 : 0, null],
    ["held", ...donations("held")],
    ["unverified", ...donations("counted")],
    ["undecided", undecided.length, sumOf(undecided, ({ earned }) => earned)],
  ];
  return items.filter(([, count]) => count > 0);
}

/** Compares the checklist of each session, and the adjustments of a closed one. */
export async function compareClosing(compared: Compared, facts: Facts): Promise<void> {
  const { frame, kit, team, today } = compared;
  for (const session of frame.sessions) {
    const asked = { as: team.treasurer, params: { id: session.id } };
    const { data } = (await kit.call(sessionClosingEndpoints.get, asked)).body;
    const told = data.items.map(({ key, count, cents }) => [key, count, cents]);
    same("checklist of closing", told, data.closed_at ? [] : openIn(session, today, facts));
    if (!data.closed_at) continue;
    const { adjustments } = (await kit.call(adjustmentEndpoints.all, asked)).body.data;
    const kept = await rows<{ count: number; cents: number }>(
      kit.db,
      sql`select count(*)::int as count, coalesce(sum(coalesce(a.points * a.rate_cents, d.amount_cents)), 0)::int as cents
        from adjustments a left join class_donations d on d.adjustment_id = a.id
          join adjustments w on w.id = coalesce(a.reverses_id, a.id)
        where a.session_id = ${session.id} and not exists (select from adjustments h where h.counterpart_id = w.id)`,
    );
    await comparePairs(compared, session.id);
    same(
      "adjustments",
      [{ count: adjustments.length, cents: sumOf(adjustments, ({ cents }) => cents) }],
      kept,
    );
  }
}

/**
 * What another charity was given was taken from the one before: of each class nothing comes of it but other charities, no charity
 * has less than nothing of a donation, and the list of choices tells who has what.
 */
async function comparePairs({ kit: { call, db }, team }: Compared, session: number): Promise<void> {
  const pairs = await rows(
    db,
    sql`select user_id, school_id, sum(coalesce(points, 0))::int as points, sum(coalesce(amount_cents, 0))::int as cents
      from adjustments where session_id = ${session} and purpose in ('charity', 'verification') group by 1, 2
      having sum(coalesce(points, 0)) <> 0 or sum(coalesce(amount_cents, 0)) <> 0`,
  );
  same("halves of pairs", pairs, []);
  const below = await rows(
    db,
    sql`select coalesce(a.donation_id, d.id) as donation, d.charity_id, sum(d.amount_cents)::int as cents
      from class_donations d left join adjustments a on a.id = d.adjustment_id
      where coalesce(a.session_id, d.session_id) = ${session} and d.status not in ('held', 'void') group by 1, 2 having sum(d.amount_cents) < 0`,
  );
  same("donations below nothing", below, []);
  const made = await rows<{
    id: number;
    user_id: number;
    school_id: number;
    charity_id: number;
    cents: number;
  }>(
    db,
    sql`select id, user_id, school_id, charity_id, coalesce(amount_cents, points * rate_cents) as cents from adjustments
      where session_id = ${session} and purpose = 'charity' and charity_id is not null`,
  );
  const query = { sessions: String(session), rows: 100 } as never;
  const { data } = (await call(charityChoiceEndpoints.list, { as: team.treasurer, query })).body;
  for (const { user, school, charity, moved_elsewhere } of data) {
    const own = made.filter((each) => each.user_id === user.id && each.school_id === school.id);
    const sums = [...Map.groupBy(own, (each) => each.charity_id)]
      .map(([id, each]) => [id, sumOf(each, ({ cents }) => cents)] as const)
      .filter(([id, cents]) => id !== charity.id && cents > 0);
    const told = moved_elsewhere.map((each) => [each.charity.id, each.moved_cents] as const);
    const inOrder = (all: readonly (readonly [number, number])[]) => all.toSorted(([a], [b]) => a - b);
    same("given to other charities", inOrder(told), inOrder(sums));
  }
}

/** Compares the statement that was kept when a session was closed with what it was then. */
export async function compareStatement(text: string, id: number, lines: readonly Line[]): Promise<void> {
  const [, ...table] = await readCsvRows(Buffer.from(text));
  const told = ([points, ...money]: readonly string[]) => [Number(points), ...money.map(inCents)];
  const figures = (row: readonly string[]) => told(row.slice(8));
  const all = narrowed(lines, { sessions: [id] });
  const { classes, points, earned_cents, donated_cents, verified_cents, paid_cents, total_cents } =
    sumLines(all);
  const expected = [points, earned_cents, donated_cents, verified_cents, paid_cents, total_cents];
  const last = table.at(-1) ?? [];
  same("statement of a session", [Number(last[7]), ...figures(last)], [classes, ...expected]);
  const bySite = table.filter((row) => row[5] !== "");
  const added = expected.map((_, at) => sumOf(bySite, (row) => figures(row)[at] ?? 0));
  same("statement of a session, added up", added, expected);
}
