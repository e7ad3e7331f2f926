import type { Days, DaysBeside } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf, type Sql } from "../../core/entities/entity.ts";
import { adjustedInPayments, adjustedPoints } from "./adjustedPoints.ts";
import { countsIn, type GivingFilter } from "./givingMeasures.ts";
import { structureTables } from "./givingStructure.ts";

/** By what points are won and held: a class in a session, a place, and what a point was worth. */
const key = sql`user_id, school_id, session, place_id, rate_cents`;

const room = sql`greatest(points, 0)`;
const span = sql`sum(${room}) over k - ${room} as low, sum(${room}) over k as high`;

/**
 * Points of classes by day and charity (0: none so far), as CTEs that end in `won_parts`. If a class's points of a session are
 * for several charities, the earliest are those that were paid. Each day has all its points, and over all days each charity
 * what balances hold for it: what doesn't fit is booked for the first charity, and evened out on the last day. Adjusted points
 * have their own day.
 */
function pointParts({ from, to, before }: DaysBeside, narrowed: (alias: string) => Sql): Sql {
  // Days are compared with constants, so that many of them are added up in one reading.
  const inDays = (days: Days) => sql`d.day between ${days.from}::date and ${days.to}::date`;
  const [isNow, wasBefore] = [inDays({ from, to }), inDays(before)];
  return sql`held as materialized (
      select h.*, count(*) over (partition by ${key}) as charities from (
        select b.user_id, b.school_id, coalesce(b.session_id, 0) as session, b.place_id, b.rate_cents, coalesce(k.charity_id, 0) as charity,
          max(b.charity_id) as named_id, bool_or(b.account = 'paid') as is_paid, sum(b.amount)::bigint as points
        from (select user_id, school_id, session_id, place_id, rate_cents, charity_id, account, amount from class_balances b
            where unit = 'points' and account not in ('activities', 'adjusted') and ${narrowed("b")}
            union all ${adjustedInPayments(narrowed)}) b left join ledger_charities k on k.id = b.charity_id
        where b.amount <> 0 group by 1, 2, 3, 4, 5, 6 having sum(b.amount) <> 0) h),
    won as (
      select coalesce(w.session_id, 0) as session, w.* from (
        select d.user_id, d.school_id, d.session_id, d.place_id, d.rate_cents,
          sum(d.points) filter (where ${isNow}) as now, sum(d.points) filter (where ${wasBefore}) as before
        from point_days d where (${isNow} or ${wasBefore}) and ${narrowed("d")} group by 1, 2, 3, 4, 5) w),
    split_days as materialized (
      select *, ${span}, row_number() over (partition by ${key} order by day desc) as nth_last
      from (select *, coalesce(session_id, 0) as session from point_days d where ${narrowed("d")}) d
      where (${key}) in (select ${key} from held where charities > 1) window k as (partition by ${key} order by day)),
    shares as materialized (
      select *, ${span}, row_number() over k as nth from held where charities > 1
      window k as (partition by ${key} order by is_paid desc, charity)),
    pieces as materialized (
      select ${key}, d.day, h.charity, h.named_id, least(d.high, h.high) - greatest(d.low, h.low) as points
      from split_days d join shares h using (${key}) where least(d.high, h.high) > greatest(d.low, h.low)),
    day_rests as materialized (
      select ${key}, d.day, d.points - coalesce(p.points, 0) as points from split_days d
        left join (select ${key}, day, sum(points) as points from pieces group by ${key}, day) p using (${key}, day)),
    split_parts as (
      select * from pieces
      union all select ${key}, r.day, h.charity, h.named_id, r.points from day_rests r join shares h using (${key}) where h.nth = 1
      union all
      select ${key}, d.day, h.charity, h.named_id, h.points - coalesce(p.points, 0) - case when h.nth = 1 then r.points else 0 end
      from shares h join split_days d using (${key}) join (select ${key}, sum(points) as points from day_rests group by ${key}) r using (${key})
        left join (select ${key}, charity, sum(points) as points from pieces group by ${key}, charity) p using (${key}, charity)
      where d.nth_last = 1),
    won_parts as (
      select e.era, ${key}, h.charity, h.named_id, e.points from won w left join held h using (${key})
        cross join lateral (values ('now', w.now), ('before', w.before)) e (era, points)
      where coalesce(h.charities, 1) = 1 and e.points <> 0
      union all
      select era, ${key}, charity, named_id, points from split_parts join eras on day between first and last
      union all
      select era, user_id, school_id, coalesce(session_id, 0), place_id, rate_cents, charity_id, named_id, points
      from (${adjustedPoints(narrowed)}) a join eras on day between first and last)`;
}

/**
 * What the ledger keeps of where a donation (`d`) was and for which charity: its last posting that put money somewhere, or took
 * it away if it is an adjustment below zero. Looked up only where the site has been at several places or the charity had
 * several names.
 */
const postedDonation = sql`left join (select school_id, max(id) as place_id from ledger_places group by school_id having count(*) = 1) o
      using (school_id)
    left join (select charity_id, max(id) as named_id from ledger_charities group by charity_id having count(*) = 1) c using (charity_id)
    left join lateral (select p.place_id, p.charity_id as named_id from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where (o.place_id is null or c.named_id is null) and e.donation_id = d.id and p.account <> 'gifts'
        and sign(p.amount) = sign(d.amount_cents)
      order by e.id desc limit 1) p on true`;

/**
 * All giving of a period (`era` is now) and of the year before (before), as CTEs that end in `lines`: per era, site, provider and
 * charity, and for statements also per class and session. Points count on the day of the activity, donations on theirs, payments
 * (`sent`) when they were sent. `place` and `named` are keys of names (`toldNames`).
 */
export function givingDays(
  sites: (schoolId: Sql) => Sql | undefined,
  days: DaysBeside,
  filter: GivingFilter = {},
  perClass = false,
): Sql {
  const { from, to, before } = days;
  const { providers, schools, charities, structure } = filter;
  const tables = structureTables(structure);
  const narrowed = (alias: string) => {
    const school = sql`${sql.raw(alias)}.school_id`;
    return sql`${sites(school) ?? always} and ${schools ? anyOf(school, schools) : always}`;
  };
  const owner = perClass ? sql`user_id, school_id, session_id` : sql`school_id`;
  const grouped = sql`era, ${owner}, place_id, charity_id, named_id`;
  const none = sql`0::bigint`;
  const cents = (...statuses: string[]) =>
    sql`coalesce(sum(d.amount_cents) filter (where ${anyOf(sql`d.status`, statuses, "text")}), 0)::bigint`;
  const told = (what: string) => sql`coalesce(sum(a.${sql.ref(what)}), 0)::bigint as ${sql.ref(what)}`;
  const wonPoints = sql`select era, user_id, school_id, nullif(session, 0) as session_id, place_id, nullif(charity, 0) as charity_id, named_id,
      points, points * rate_cents as earned
    from won_parts`;
  return sql`eras (era, first, last) as (values ('now', ${from}::date, ${to}::date), ('before', ${before.from}::date, ${before.to}::date)),
    ${pointParts(days, narrowed)},
    amounts as (
      select ${grouped}, sum(points)::bigint as points, sum(earned)::bigint as earned, ${none} as donated, ${none} as verified,
        ${none} as paid, ${none} as sent
      from (${wonPoints}) w group by ${grouped}
      union all
      select ${grouped}, 0, 0, sum(amount_cents)::bigint, ${cents("verified", "paid")}, ${cents("paid")}, 0
      from (select v.era, d.user_id, d.school_id, d.session_id, coalesce(p.place_id, o.place_id) as place_id, d.charity_id,
            coalesce(p.named_id, c.named_id) as named_id, d.amount_cents, d.status
          from eras v join class_donations d on d.donated_on between v.first and v.last ${postedDonation}
          where ${countsIn("d")} and ${narrowed("d")}) d
      group by ${grouped}
      union all
      select ${grouped}, 0, 0, 0, 0, 0, sum(cents)::bigint
      from (select v.era, i.user_id, i.school_id, i.session_id, i.place_id, y.charity_id, i.charity_id as named_id, i.cents
          from eras v join payments y on y.sent_on between v.first and v.last and y.state = 'sent'
            join payment_items i on i.payment_id = y.id
          where ${narrowed("i")}) i
      group by ${grouped}),
    lines as materialized (
      select a.era, ${perClass ? sql`a.user_id, a.session_id,` : sql``} a.school_id, a.charity_id, f.provider_id, max(f.place) as place,
        max(k.named) as named, ${sql.join(["points", "earned", "donated", "verified", "paid", "sent"].map(told))}
      from amounts a join ${tables.places} f on ${tables.placeOf("a")} left join ${tables.charities} k on k.named_id = a.named_id
      where ${providers ? anyOf(sql`f.provider_id`, providers) : always}
        and ${charities ? anyOf(sql`a.charity_id`, charities) : always}
      group by a.era, ${perClass ? sql`a.user_id, a.session_id,` : sql``} a.school_id, a.charity_id, f.provider_id)`;
}

/** The figures of a period over lines read by an alias, with those of the year before beside them: `{ now, before }`, as columns. */
export function daySums(alias: string): Sql {
  const line = sql.raw(alias);
  const sums = (era: string) => {
    const sum = (what: string) =>
      sql`coalesce(sum(${line}.${sql.ref(what)}) filter (where ${line}.era = ${era}), 0)::bigint`;
    const money = ["earned", "donated", "verified", "paid", "sent"].map(
      (name) => [`${name}_cents`, sum(name)] as const,
    );
    const all = [
      ["points", sum("points")] as const,
      ...money,
      ["total_cents", sql`${sum("earned")} + ${sum("donated")}`] as const,
    ];
    return sql`json_build_object(${sql.join(all.flatMap(([name, figure]) => [sql.lit(name), figure]))}) as ${sql.ref(era)}`;
  };
  return sql.join([sums("now"), sums("before")]);
}
