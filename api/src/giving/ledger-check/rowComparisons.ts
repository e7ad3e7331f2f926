import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";
import { type Comparison, comparePairs, compareSums } from "./comparison.ts";
import { accountOf } from "./donationAccounts.ts";

const ofClass = (alias: string) => {
  const row = sql.raw(alias);
  return sql`${row}.user_id as teacher, ${row}.school_id as site, ${row}.session_id as session`;
};
/** That a payment (`y`) has set aside what it consists of, or paid it. */
const isLive = sql`y.state in ('proposed', 'approved', 'sent')`;
const asPoints = sql`null::text as figure, 'points'::text as unit`;

/** Each entry has postings, and those of a unit, at what points are worth, sum to zero. */
const entries = comparePairs({
  name: "entries",
  by: ["entry"],
  also: ["rate"],
  pairs: sql`select entry_id as entry, rate_cents as rate, null::text as figure, unit, 0 as expected, sum(amount) as found
      from ledger_postings group by entry_id, unit, rate_cents
    union all
    select id, null, null, 'rows', 1, 0 from ledger_entries e
    where not exists (select from ledger_postings p where p.entry_id = e.id)`,
});

/** Each movement of a class's points is posted, once and to that class and session. */
const pointPostings = compareSums({
  name: "pointPostings",
  by: ["pointEntry", "teacher", "site", "session"],
  expected: sql`select a.id as "pointEntry", ${ofClass("a")}, ${asPoints}, a.points as amount from point_entries a`,
  found: sql`select e.point_entry_id as "pointEntry", ${ofClass("p")}, ${asPoints}, -p.amount as amount
    from ledger_postings p join ledger_entries e on e.id = p.entry_id where p.account = 'activities'`,
});

/** How long what is set may stay unseen by what began before: the longest that a call takes. */
const overlap = sql`interval '5 minutes'`;

/**
 * Points keep what they were worth on their day; those that are taken back, what they had been given for. A value set on
 * its first day counts for what is recorded from then on.
 */
const pointRates = comparePairs({
  name: "pointRates",
  by: ["entry", "teacher", "site", "session"],
  pairs: sql`with days as materialized (
      select d.effective_on, (select r.cents from point_rates r where r.from_on <= d.effective_on order by r.from_on desc limit 1)
        as cents from (select distinct effective_on from ledger_entries where point_entry_id is not null and adjustment_id is null) d)
    select e.id as entry, ${ofClass("p")}, null::text as figure, 'cents'::text as unit, p.rate_cents as found,
      case when o.id is not null then o.rate_cents when p.rate_cents = d.cents then d.cents else coalesce(
        (select r.cents from point_rates r where r.from_on <= e.effective_on
          and (r.from_on = '-infinity' or r.set_at + ${overlap} <= e.recorded_at) order by r.from_on desc limit 1), d.cents) end as expected
    from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'activities'
      join days d on d.effective_on = e.effective_on
      left join ledger_postings o on o.entry_id = e.reverses_id and o.account = 'activities'
    where e.point_entry_id is not null and e.adjustment_id is null`,
});

/** Each response's points were won once, by its class in its session; those of a deleted one were taken back. */
const responsePoints = compareSums({
  name: "responsePoints",
  by: ["response", "teacher", "site", "session"],
  expected: sql`select r.id as response, ${ofClass("r")}, ${asPoints}, r.points as amount from responses r`,
  found: sql`select a.response_id as response, ${ofClass("a")}, ${asPoints}, a.points as amount from point_entries a
    where a.adjustment_id is null`,
});

/** What a class has in a session, wherever it lies, is what it won there. */
const classPoints = compareSums({
  name: "classPoints",
  by: ["teacher", "site", "session"],
  expected: sql`select ${ofClass("a")}, ${asPoints}, a.points as amount from point_entries a`,
  found: sql`select ${ofClass("b")}, ${asPoints}, b.amount from ledger_sums b
    where b.unit = 'points' and b.account <> 'activities'`,
});

/** The charity of both halves of a pair, and their unit. */
const paired = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.purpose`)} = 'verification' then ${sql.ref(`${alias}.charity_id`)} end`;
const unitOf = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.points`)} is null then 'cents' else 'points' end`;

/**
 * Each adjustment is posted once, to the session in which it counts; and those of points that aren't paid lie apart, with the
 * charity that they are for. A late verification gives to what is verified what its other half takes from what is counted; another
 * charity is given what its other half takes from the one before.
 */
const adjustments = compareSums({
  name: "adjustments",
  by: ["adjustment", "teacher", "site", "session", "charity"],
  also: ["rate"],
  expected: sql`select a.id as adjustment, a.user_id as teacher, a.school_id as site, a.in_session_id as session,
      a.charity_id as charity, a.rate_cents as rate, f.figure, f.unit, f.amount
    from adjustments a cross join lateral (values ('points', 'points', a.points), ('donated', 'cents', a.amount_cents)) f (figure, unit, amount)
    where f.amount is not null
    union all
    select a.id, a.user_id, a.school_id, a.in_session_id, ${paired("a")}, a.rate_cents, 'verified', ${unitOf("a")},
      coalesce(a.amount_cents, a.points) from adjustments a
    where a.counterpart_id is not null
    union all
    select null, a.user_id, a.school_id, a.in_session_id, a.charity_id, a.rate_cents, 'adjusted', 'points', a.points from adjustments a
    where a.points is not null
    union all
    select null, ${ofClass("i")}, y.charity_id, i.rate_cents, 'adjusted', 'points', -i.points
    from payment_items i join payments y on y.id = i.payment_id where i.account = 'adjusted' and ${isLive}`,
  found: sql`select e.adjustment_id as adjustment, ${ofClass("p")}, k.charity_id as charity, p.rate_cents as rate,
      case p.unit when 'points' then 'points' else 'donated' end as figure, p.unit, p.amount
    from ledger_entries e join ledger_postings p on p.entry_id = e.id left join ledger_charities k on k.id = p.charity_id
    where e.adjustment_id is not null and p.account not in ('gifts', 'activities')
    union all
    select a.id, c.user_id, c.school_id, c.in_session_id, ${paired("c")}, c.rate_cents, 'verified', ${unitOf("c")},
      -coalesce(c.amount_cents, c.points)
    from adjustments a join adjustments c on c.id = a.counterpart_id
    union all
    select null, ${ofClass("b")}, k.charity_id, b.rate_cents, b.account, b.unit, b.amount
    from ledger_sums b left join ledger_charities k on k.id = b.charity_id where b.account = 'adjusted'`,
});

/** Donations (`d`) that follow the choice (`h`) of their class. */
const following = (
  charity: Sql,
) => sql`select ${ofClass("d")}, ${charity} as charity, 'cents'::text as unit, d.amount_cents as amount,
    'in_bank'::text as figure
  from class_donations d join sessions x on x.id = d.session_id and x.closed_at is null
    join charity_choices h on (h.user_id, h.school_id, h.session_id) = (d.user_id, d.school_id, d.session_id)
  where d.status in ('counted', 'verified') and d.payment_id is null and d.adjustment_id is null`;

/**
 * Points and donations that aren't paid lie with the charity that the class has chosen, or unassigned; those of a closed session
 * may also lie with another, which a payment that was taken back was for.
 */
const choices = compareSums({
  name: "choices",
  by: ["teacher", "site", "session", "charity"],
  expected: sql`select ${ofClass("b")}, w.charity_id as charity, 'points'::text as unit, b.amount,
      case when w.charity_id is null then 'unassigned' else 'payable' end as figure
    from ledger_sums b left join charity_choices h
      on (h.user_id, h.school_id, h.session_id) = (b.user_id, b.school_id, b.session_id)
      left join ledger_charities k on k.id = b.charity_id left join sessions x on x.id = b.session_id
      cross join lateral (select case when x.closed_at is null then h.charity_id else coalesce(k.charity_id, h.charity_id) end
        as charity_id) w
    where b.unit = 'points' and b.account in ('unassigned', 'payable')
    union all ${following(sql`h.charity_id`)}`,
  found: sql`select ${ofClass("b")}, k.charity_id as charity, b.unit, b.amount, b.account as figure
    from ledger_sums b left join ledger_charities k on k.id = b.charity_id
    where b.unit = 'points' and b.account in ('unassigned', 'payable')
    union all ${following(sql`d.charity_id`)}`,
});

/** Each donation lies with its class, session and charity, in the account of its status; void and held ones nowhere. */
const donations = compareSums({
  name: "donations",
  by: ["donation", "teacher", "site", "session", "charity"],
  expected: sql`select d.id as donation, ${ofClass("d")}, d.charity_id as charity, ${accountOf("d")} as figure,
      'cents'::text as unit, d.amount_cents as amount from class_donations d where ${accountOf("d")} is not null`,
  found: sql`select e.donation_id as donation, ${ofClass("p")}, k.charity_id as charity, p.account as figure, p.unit, p.amount
    from ledger_postings p join ledger_entries e on e.id = p.entry_id left join ledger_charities k on k.id = p.charity_id
    where p.unit = 'cents' and p.account <> 'gifts' and p.pledge_id is null`,
});

/** The account in which what payments (`y`) consist of lies by their state. */
const paymentAccount = (unsent: "in_payment" | "verified") =>
  sql`case y.state when 'sent' then 'paid' else ${unsent}::text end`;

/** Points that are in a payment, or were paid, are those that payments consist of. */
const paymentPoints = compareSums({
  name: "paymentPoints",
  by: ["teacher", "site", "session", "charity"],
  expected: sql`select ${ofClass("i")}, y.charity_id as charity, ${paymentAccount("in_payment")} as figure, 'points'::text as unit,
      i.points as amount
    from payment_items i join payments y on y.id = i.payment_id where i.donation_id is null and ${isLive}`,
  found: sql`select ${ofClass("b")}, k.charity_id as charity, b.account as figure, b.unit, b.amount
    from ledger_sums b left join ledger_charities k on k.id = b.charity_id
    where b.unit = 'points' and b.account in ('in_payment', 'paid')`,
});

/** Donations that are in a payment are those that it consists of: for its charity, and verified until it is sent. */
const paymentDonations = compareSums({
  name: "paymentDonations",
  by: ["payment", "donation", "teacher", "site", "session", "charity"],
  expected: sql`select y.id as payment, i.donation_id as donation, ${ofClass("i")}, y.charity_id as charity,
      ${paymentAccount("verified")} as figure, 'cents'::text as unit, i.cents as amount
    from payment_items i join payments y on y.id = i.payment_id where i.donation_id is not null and ${isLive}`,
  found: sql`select d.payment_id as payment, d.id as donation, ${ofClass("d")}, d.charity_id as charity,
      ${accountOf("d")} as figure, 'cents'::text as unit, d.amount_cents as amount
    from class_donations d where d.payment_id is not null`,
});

/** The ledger by itself, and against the rows that it tells of. */
export const rowComparisons: readonly Comparison[] = [
  entries,
  pointPostings,
  pointRates,
  responsePoints,
  classPoints,
  adjustments,
  choices,
  donations,
  paymentPoints,
  paymentDonations,
];
