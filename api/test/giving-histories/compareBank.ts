import { bankReconciliationEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { type Compared, same, sitesOf, sumOf } from "./compared.ts";
import { accountOf } from "./historyBank.ts";
import type { Facts } from "./recompute.ts";

interface Seen {
  readonly kind: string;
  readonly thing_id: number;
  readonly cents: number;
}
interface Line {
  readonly amount_cents: number;
  readonly payment_id: number | null;
  readonly decided: "confirmed" | "not_ours" | null;
}

const inOrder = (one: readonly unknown[], other: readonly unknown[]) =>
  one.join().localeCompare(other.join());

/** The lines of the bank's account, and what of payments and donations they were confirmed as and still are. */
async function readBank({ frame, kit: { db } }: Compared) {
  const lines = await rows<Line>(
    db,
    sql`select l.amount_cents::int, (regexp_match(l.text, '^KIN-(\\d+)'))[1]::int as payment_id,
        (select d.kind from bank_decisions d where d.line_id = l.id and d.undone_at is null) as decided
      from bank_lines l where l.account = ${accountOf(frame)}`,
  );
  const seen = await rows<Seen>(
    db,
    sql`select m.kind, m.thing_id, sum(m.cents)::int as cents from bank_matches m
        join bank_decisions d on d.id = m.decision_id and d.undone_at is null join bank_lines l on l.id = d.line_id
      where l.account = ${accountOf(frame)} group by 1, 2`,
  );
  const seenOf = (kind: string, id: number) =>
    sumOf(
      seen.filter((each) => each.kind === kind && each.thing_id === id),
      ({ cents }) => cents,
    );
  return { lines, seenOf };
}

interface Adjusted {
  readonly id: number;
  readonly donation_id: number;
  readonly reverses_id: number | null;
  readonly counterpart_id: number | null;
  readonly purpose: string;
}

/** The donations that were verified late, and the adjustments by which that was done or taken back. */
async function readLate({ kit: { db } }: Compared) {
  const made = await rows<Adjusted>(
    db,
    sql`select id, donation_id, reverses_id, counterpart_id, purpose from adjustments where donation_id is not null`,
  );
  const reversed = new Set(made.map(({ reverses_id }) => reverses_id));
  const pairs = made.filter(({ counterpart_id }) => counterpart_id !== null);
  const halves = new Set(pairs.flatMap(({ id, counterpart_id }) => [id, counterpart_id]));
  return {
    halves: new Set(made.filter(({ id, reverses_id }) => halves.has(reverses_id ?? id)).map(({ id }) => id)),
    verified: new Set(
      pairs
        .filter(({ id, purpose }) => purpose === "verification" && !reversed.has(id))
        .map(({ donation_id }) => donation_id),
    ),
  };
}

/** What the bank tells, and what of all that was sent and verified it hasn't had. */
export async function compareBank(compared: Compared, { sent, donations }: Facts): Promise<void> {
  const { frame, kit, team } = compared;
  const { lines, seenOf } = await readBank(compared);
  const query = { account: accountOf(frame), from: "2026-08-01", to: "2026-11-30" };
  const { data } = (await kit.call(bankReconciliationEndpoints.get, { as: team.treasurer, query })).body;
  const isIn = (day: string) => query.from <= day && day <= query.to;
  const all = Map.groupBy(
    sent.filter(({ sent_on }) => isIn(sent_on)),
    ({ payment_id }) => payment_id,
  );
  const unseen = [...all].flatMap(([id, items]) => {
    const cents = sumOf(items, (item) => item.cents) - seenOf("payment", id);
    return cents > 0 ? [[id, cents] as const] : [];
  });
  same(
    "payments that the bank hasn't had",
    data.unseen_payments
      .filter(({ id }) => all.has(id))
      .map(({ id, cents }) => [id, cents])
      .toSorted(inOrder),
    unseen.toSorted(inOrder),
  );
  const late = await readLate(compared);
  // Money that was verified late came in once, on the day of its donation.
  const own = donations.filter(({ adjustment_id }) => !late.halves.has(adjustment_id ?? 0));
  const verified = own.flatMap(({ id, school_id, status, donated_on, amount_cents }) => {
    const cents = amount_cents - seenOf("donation", id);
    const isVerified = status === "verified" || status === "paid" || late.verified.has(id);
    return isVerified && isIn(donated_on) && cents > 0 ? [{ school_id, cents }] : [];
  });
  for (const id of sitesOf(compared)) {
    const ofSite = verified.filter(({ school_id }) => school_id === id);
    const told = data.unseen_donations.find(({ site }) => site.id === id);
    const expected = [ofSite.length, sumOf(ofSite, ({ cents }) => cents)];
    same("donations that the bank hasn't had", [told?.count ?? 0, told?.cents ?? 0], expected);
  }
  const decided = (what: Line["decided"]) => lines.filter((line) => line.decided === what);
  const open = new Map(unseen);
  // A line with the number of a payment and the amount of what is open of it is matched, if no other line is like that.
  const matched = decided(null).flatMap(({ payment_id, amount_cents }) =>
    payment_id !== null && open.get(payment_id) === -amount_cents ? [payment_id] : [],
  );
  const sum = (way: 1 | -1) => sumOf(lines, ({ amount_cents }) => Math.max(0, way * amount_cents));
  same(
    "lines of the bank",
    [
      data.line_count,
      data.in_cents,
      data.out_cents,
      data.counts.confirmed,
      data.counts.not_ours,
      data.counts.matched,
    ],
    [
      lines.length,
      sum(1),
      sum(-1),
      decided("confirmed").length,
      decided("not_ours").length,
      matched.filter((id, at) => matched.indexOf(id) === at && matched.lastIndexOf(id) === at).length,
    ],
  );
}
