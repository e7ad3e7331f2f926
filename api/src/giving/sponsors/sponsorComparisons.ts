import { sql } from "kysely";
import { sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { type Comparison, compareFigures, compareSums } from "../ledger-check/comparison.ts";
import { readDrawnBy } from "./drawnBy.ts";
import { readDraws, readFunding } from "./funding.ts";
import { changedParts, partsOfDays, partsSince } from "./pointParts.ts";

/** What is promised and hasn't come in, and what has, as the rows of pledges and receipts tell. */
const sponsorMoney = compareSums({
  name: "sponsorMoney",
  by: ["pledge"],
  expected: sql`select p.id as pledge, a.figure, 'cents'::text as unit, a.amount
    from pledges p left join lateral (select coalesce(sum(r.amount_cents), 0) as cents from sponsor_receipts r
        where r.pledge_id = p.id and r.reversed_at is null) i on true
      cross join lateral (values ('sponsor_received', i.cents),
        ('sponsor_pledged', greatest(0, coalesce(p.amount_cents, p.cap_cents, 0) - i.cents))) a (figure, amount)`,
  found: sql`select pledge_id as pledge, account as figure, unit, amount from ledger_postings
    where account in ('sponsor_pledged', 'sponsor_received')`,
});

/** The points of each class by day: those won on it, less those of it that were taken back. */
const pointDays = compareSums({
  name: "pointDays",
  by: ["teacher", "site", "session"],
  also: ["place", "rate", "day"],
  expected: sql`select p.user_id as teacher, p.school_id as site, p.session_id as session, p.place_id as place, p.rate_cents as rate,
      coalesce(o.effective_on, e.effective_on) as day, f.figure, f.unit, f.amount
    from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'activities'
      left join ledger_entries o on o.id = e.reverses_id
      cross join lateral (values (null::text, 'points'::text, -p.amount), ('answers', 'rows', -sign(p.amount))) f (figure, unit, amount)
    where e.adjustment_id is null`,
  found: sql`select d.user_id as teacher, d.school_id as site, d.session_id as session, d.place_id as place, d.rate_cents as rate, d.day,
      f.figure, f.unit, f.amount
    from point_days d cross join lateral (values (null::text, 'points'::text, d.points), ('answers', 'rows', d.entries))
      f (figure, unit, amount)`,
});

/** Parts of points that are kept for pledges, as all days and balances make them; and their sums by day, as all parts make them. */
export const pointParts = compareSums({
  name: "pointParts",
  by: ["teacher", "site", "session", "provider", "charity"],
  also: ["place", "rate", "day", "paid", "program"],
  expected: sql`with ${partsOfDays()} ${tellParts(sql`parts`)} union all ${tellSums(sql`
    select l.provider_id, p.charity_id, p.rate_cents, p.day, p.is_paid, l.program_id, p.points
    from point_parts p join ledger_places l on l.id = p.place_id`)}`,
  found: sql`with ${changedParts()} ${tellParts(sql`(${partsSince(sql`'-infinity'`)})`)} union all ${tellSums(sql`
    select provider_id, charity_id, rate_cents, day, is_paid, program_id, points from point_part_sums`)}`,
});

function tellParts(parts: Sql): Sql {
  return sql`select t.user_id as teacher, t.school_id as site, t.session, null::int as provider, t.charity_id as charity, t.place_id as place,
      t.rate_cents as rate, t.day, t.is_paid as paid, null::int as program, f.figure, f.unit, f.amount
    from ${parts} t cross join lateral (values (null::text, 'points'::text, t.points), ('answers', 'rows', t.entries))
      f (figure, unit, amount)`;
}

function tellSums(sums: Sql): Sql {
  return sql`select null, null, null, provider_id, charity_id, null, rate_cents, day, is_paid, program_id, 'total', 'points', points
    from (${sums}) s`;
}

/** What points draw: no pledge beyond its limit, no point beyond its worth, and nothing that wasn't earned. */
const sponsorFunding = compareFigures("sponsorFunding", async ({ db, context }) => {
  const told = await readFunding(db, context.today);
  const draws = await readDraws(db);
  const { covers, pools } = draws;
  const ids = pools.map(({ id }) => id);
  const byPlace = (await readDrawnBy(db, draws, ids)).filter(
    ({ by, pledge }) => by === "site" && pledge !== null,
  );
  const { earned } = await sole<{ earned: number }>(
    db,
    sql`select coalesce(sum(-p.amount * p.rate_cents), 0)::bigint as earned
      from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'activities'
        left join ledger_entries o on o.id = e.reverses_id and e.adjustment_id is null
      where coalesce(o.effective_on, e.effective_on) >= ${told.since}::date`,
  );
  const { received } = await sole<{ received: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as received from ledger_postings where account = 'sponsor_received'`,
  );
  // Each group of points at most at its worth, whatever pools cover it.
  const worth = [...Map.groupBy(covers, ({ group }) => group)].reduce((sum, [group, own]) => {
    const drawn = own.reduce((cents, each) => cents + (each.to - each.from) * each.cents, 0);
    return sum + Math.min(drawn, group.points * group.rate_cents);
  }, 0);
  return [
    { about: [], figure: "earned", expected: earned, found: told.drawn_cents + told.not_funded_cents },
    { about: [], figure: "drawn", expected: worth, found: told.drawn_cents },
    { about: [], figure: "received", expected: received, found: told.received_cents },
    // What statements tell by site.
    ...told.pledges.map(({ id, name, drawn_cents }) => ({
      about: [{ kind: "pledge" as const, id, name }],
      figure: "total" as const,
      expected: drawn_cents,
      found: byPlace.reduce((sum, { pledge, cents }) => (pledge === id ? sum + cents : sum), 0),
    })),
    ...told.pledges.map(({ id, name, pledged_cents, drawn_cents }) => ({
      about: [{ kind: "pledge" as const, id, name }],
      figure: "drawn" as const,
      expected: Math.min(drawn_cents, pledged_cents ?? drawn_cents),
      found: drawn_cents,
    })),
  ];
});

/** Sponsors' money, and what points draw on it. */
export const sponsorComparisons: readonly Comparison[] = [
  sponsorMoney,
  pointDays,
  pointParts,
  sponsorFunding,
];
