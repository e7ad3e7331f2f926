import { adjustmentEndpoints, mostDaysBack, sessionClosingEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import { type Compared, inCents, same, sumOf } from "./compared.ts";
import { daysBetween } from "./days.ts";
import type { HistorySession } from "./historyWorld.ts";
import { type Facts, type Line, narrowed, sumLines } from "./recompute.ts";

type Item = readonly [key: string, count: number, cents: number | null];

/** What is open in a session: days, donations and classes. */
function openIn({ id, end }: HistorySession, today: string, lines: readonly Line[], facts: Facts): Item[] {
  const since = daysBetween(end, today) - daysBetween(today, end);
  const donations = (status: string) => {
    const own = facts.donations.filter(
      (each) => each.session_id === id && each.status === status && each.adjustment_id === null,
    );
    return [own.length, sumOf(own, ({ amount_cents }) => amount_cents)] as const;
  };
  const undecided = narrowed(lines, { sessions: [id], charities: [null] });
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
export async function compareClosing(
  compared: Compared,
  lines: readonly Line[],
  facts: Facts,
): Promise<void> {
  const { frame, kit, team, today } = compared;
  for (const session of frame.sessions) {
    const asked = { as: team.treasurer, params: { id: session.id } };
    const { data } = (await kit.call(sessionClosingEndpoints.get, asked)).body;
    const told = data.items.map(({ key, count, cents }) => [key, count, cents]);
    same("checklist of closing", told, data.closed_at ? [] : openIn(session, today, lines, facts));
    if (!data.closed_at) continue;
    const { adjustments } = (await kit.call(adjustmentEndpoints.all, asked)).body.data;
    const kept = await rows<{ count: number; cents: number }>(
      kit.db,
      sql`select count(*)::int as count, coalesce(sum(coalesce(a.points * a.rate_cents, d.amount_cents)), 0)::int as cents
        from adjustments a left join class_donations d on d.adjustment_id = a.id
          join adjustments w on w.id = coalesce(a.reverses_id, a.id)
        where a.session_id = ${session.id} and not exists (select from adjustments h where h.counterpart_id = w.id)`,
    );
    same(
      "adjustments",
      [{ count: adjustments.length, cents: sumOf(adjustments, ({ cents }) => cents) }],
      kept,
    );
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
