import type { LedgerUnit } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";
import { type Comparison, compareSums } from "./comparison.ts";
import { type KeptCount, keptCounts } from "./keptCounts.ts";

/** The balances by class, session and charity. */
const balances = compareSums({
  name: "balances",
  by: ["teacher", "site", "session", "charity"],
  also: ["place", "named", "rate"],
  expected: balancesIn("ledger_sums"),
  found: balancesIn("class_balances"),
});

function balancesIn(table: string): Sql {
  return sql`select b.user_id as teacher, b.school_id as site, b.session_id as session, k.charity_id as charity, b.place_id as place,
      b.charity_id as named, b.rate_cents as rate, b.account as figure, b.unit, b.amount
    from ${sql.table(table)} b left join ledger_charities k on k.id = b.charity_id`;
}

/** What each class did in each session: its points, and the activities it answered. */
const classTotals = compareSums({
  name: "classTotals",
  by: ["teacher", "site", "session"],
  expected: sql`select user_id as teacher, school_id as site, session_id as session, 'points' as figure, 'points' as unit, points as amount
      from point_entries
    union all
    select user_id, school_id, session_id, 'answers', 'rows', 1 from responses where type not in ('trait', 'giver_tv')`,
  found: sql`select k.user_id as teacher, k.school_id as site, k.session_id as session, f.figure, f.unit, f.amount from class_totals k
    cross join lateral (values ('points', 'points', k.points), ('answers', 'rows', k.answers)) f (figure, unit, amount)`,
});

/** The points that the lists of people show. */
const personPoints = compareSums({
  name: "personPoints",
  by: ["teacher"],
  expected: sql`select user_id as teacher, null::text as figure, 'points'::text as unit, points as amount from point_entries`,
  found: sql`select id as teacher, null::text as figure, 'points'::text as unit, points as amount from users`,
});

/** What payments consist of. */
const paymentTotals = compareSums({
  name: "paymentTotals",
  by: ["payment", "charity"],
  expected: paymentSums(sql`payments y join payment_items i on i.payment_id = y.id`, {
    donations: sql`(i.donation_id is not null)::int`,
    donated: sql`case when i.donation_id is not null then i.cents else 0 end`,
    points: sql`i.points`,
    earned: sql`case when i.donation_id is null then i.cents else 0 end`,
  }),
  found: paymentSums(sql`payments y`, {
    donations: sql`y.donation_count`,
    donated: sql`y.donated_cents`,
    points: sql`y.points`,
    earned: sql`y.earned_cents`,
  }),
});

function paymentSums(
  from: Sql,
  {
    donations,
    donated,
    points,
    earned,
  }: Readonly<Record<"donations" | "donated" | "points" | "earned", Sql>>,
): Sql {
  return sql`select y.id as payment, y.charity_id as charity, f.figure, f.unit, f.amount from ${from} cross join lateral (values
    ('donations', 'rows', ${donations}), ('donated', 'cents', ${donated}), ('points', 'points', ${points}),
    ('earned', 'cents', ${earned})) f (figure, unit, amount)`;
}

const subjects = { school_id: "site", session_id: "session", charity_id: "charity" };

/** Sums as columns that all the kept ones share; what has no column of its own goes into `named`. */
function counted(
  { figure, counts, columns }: KeptCount,
  from: Sql,
  amount: Sql,
  unit: LedgerUnit,
  groups = sql``,
): Sql {
  const own = Object.entries(subjects).map(([column, subject]) =>
    columns.includes(column)
      ? sql`${sql.ref(column)} as ${sql.ref(subject)}`
      : sql`null::int as ${sql.ref(subject)}`,
  );
  const others = columns.filter((column) => !(column in subjects)).map((column) => sql.ref(column));
  const named = sql`jsonb_build_array(${sql.join([sql`${counts}::text`, ...others])})`;
  return sql`select ${sql.join(own)}, ${named} as named, ${figure}::text as figure, ${unit}::text as unit, ${amount} as amount
    from ${from} ${groups}`;
}

function rowsOf(each: KeptCount): Sql[] {
  const sets = each.by.map((names) => sql`(${sql.join(names.map((name) => sql.ref(name)))})`);
  const groups = sql`where ${each.where ?? sql`true`} group by grouping sets (${sql.join(sets)})`;
  const from = sql.table(each.table);
  return [
    counted(each, from, sql`count(*)`, "rows", groups),
    ...(each.cents ? [counted(each, from, sql`sum(${sql.ref(each.cents)})`, "cents", groups)] : []),
  ];
}

function countsOf(each: KeptCount): Sql[] {
  const from = sql.table(each.counts);
  return [
    counted(each, from, sql.ref("rows"), "rows"),
    ...(each.cents ? [counted(each, from, sql.ref(each.cents), "cents")] : []),
  ];
}

/** Responses and points by site, session and day (migration 102), counted anew or as they are kept. */
const sessionDays = (from: "session_day_sums" | "session_days"): Sql =>
  sql`select k.school_id, k.session_id, null::int, jsonb_build_array('session_days', k.day), f.figure, f.unit, f.amount
    from ${sql.table(from)} k
      cross join lateral (values ('responses', 'rows', k.responses), ('points', 'points', k.points)) f (figure, unit, amount)`;

/** The counts that lists and the overview take their totals from. */
const listCounts = compareSums({
  name: "listCounts",
  by: ["site", "session", "charity"],
  also: ["named"],
  expected: sql.join([...keptCounts.flatMap(rowsOf), sessionDays("session_day_sums")], sql` union all `),
  found: sql.join([...keptCounts.flatMap(countsOf), sessionDays("session_days")], sql` union all `),
});

/** Sums and counts that are kept, against full ones. */
export const keptComparisons: readonly Comparison[] = [
  balances,
  classTotals,
  personPoints,
  paymentTotals,
  listCounts,
];
