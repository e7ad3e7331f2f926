import { sql } from "kysely";
import { always, type Sql } from "../../core/entities/entity.ts";
import { adjustedInPayments, adjustedPoints } from "../../people/measures/adjustedPoints.ts";

const ofClass = sql`user_id, school_id, session, place_id, rate_cents`;

/** Rows of a table with a `session` that is never null; of some classes, each looked up by itself. */
const rowsOf = (table: "point_days" | "class_balances", classes: Sql | undefined): Sql =>
  classes
    ? sql`${classes} c cross join lateral (select t.*, c.session from ${sql.table(table)} t
        where t.user_id = c.user_id and t.school_id = c.school_id and coalesce(t.session_id, 0) = c.session offset 0) r`
    : sql`(select t.*, coalesce(t.session_id, 0) as session from ${sql.table(table)} t) r`;

/** That a row read by an alias is of one of the classes, if there are any. */
const areOf =
  (classes: Sql | undefined) =>
  (alias: string): Sql => {
    const row = sql.raw(alias);
    return classes
      ? sql`(${row}.user_id, ${row}.school_id, coalesce(${row}.session_id, 0)) in (select user_id, school_id, session from ${classes})`
      : always;
  };

/**
 * What classes won on each day, for which charity (0: none so far) and whether that has been paid, as CTEs ending in `parts`.
 * If points of a class in a session are in several places, the earliest are those that were paid; adjusted points have their own
 * day. What was paid and taken away since is no longer paid. Without classes, of all.
 */
export const partsOfDays = (classes?: Sql): Sql => sql`
  won as materialized (select r.* from ${rowsOf("point_days", classes)}),
  per_charity as (
    select r.user_id, r.school_id, r.session, r.place_id, r.rate_cents, coalesce(k.charity_id, 0) as charity_id,
      coalesce(sum(r.amount) filter (where r.account = 'paid'), 0)::bigint as paid, sum(r.amount)::bigint as points
    from (
      select r.user_id, r.school_id, r.session, r.place_id, r.rate_cents, r.charity_id, r.account, r.amount from ${rowsOf("class_balances", classes)}
      where r.unit = 'points' and r.account not in ('activities', 'adjusted')
      union all
      select user_id, school_id, coalesce(session_id, 0), place_id, rate_cents, charity_id, account, amount
      from (${adjustedInPayments(areOf(classes))}) i) r
      left join ledger_charities k on k.id = r.charity_id
    where r.amount <> 0
    group by 1, 2, 3, 4, 5, 6),
  held as materialized (
    select s.user_id, s.school_id, s.session, s.place_id, s.rate_cents, s.charity_id, h.is_paid, h.points,
      count(*) over (partition by s.user_id, s.school_id, s.session, s.place_id, s.rate_cents) as places
    from (select *, case when points > 0 then greatest(0, least(paid, points)) else least(0, greatest(paid, points)) end as still_paid from per_charity) s
      cross join lateral (values (true, s.still_paid), (false, s.points - s.still_paid)) h (is_paid, points)
    where h.points <> 0),
  split_days as (
    select w.*, sum(greatest(points, 0)) over days - greatest(points, 0) as low, sum(greatest(points, 0)) over days as high
    from won w where (${ofClass}) in (select ${ofClass} from held where places > 1)
    window days as (partition by ${ofClass} order by day)),
  split_places as (
    select h.*, sum(greatest(points, 0)) over places - greatest(points, 0) as low, sum(greatest(points, 0)) over places as high
    from held h where places > 1
    window places as (partition by ${ofClass} order by is_paid desc, charity_id = 0, charity_id)),
  pieces as materialized (
    select d.user_id, d.school_id, d.session, d.place_id, d.rate_cents, d.day, h.charity_id, h.is_paid,
      (least(d.high, h.high) - greatest(d.low, h.low))::bigint as points, d.entries, h.low
    from split_days d join split_places h using (${ofClass}) where least(d.high, h.high) > greatest(d.low, h.low)),
  parts as (
    select ${ofClass}, day, charity_id, is_paid, sum(points)::bigint as points, sum(entries)::int as entries from (
      select w.user_id, w.school_id, w.session, w.place_id, w.rate_cents, w.day, h.charity_id, h.is_paid, w.points, w.entries
      from won w join held h using (${ofClass}) where h.places = 1
      union all
      select ${ofClass}, day, charity_id, is_paid, points,
        case when row_number() over (partition by ${ofClass}, day order by low) = 1 then entries else 0 end
      from pieces
      union all
      select d.user_id, d.school_id, d.session, d.place_id, d.rate_cents, d.day, 0, false, d.points - coalesce(p.points, 0), 0
      from split_days d left join (select ${ofClass}, day, sum(points)::bigint as points from pieces group by ${ofClass}, day) p
        using (${ofClass}, day)
      union all
      select user_id, school_id, coalesce(session_id, 0), place_id, rate_cents, day, charity_id, false, points, 0
      from (${adjustedPoints(areOf(classes))}) a) s
    group by ${ofClass}, day, charity_id, is_paid having sum(points) <> 0 or sum(entries) <> 0)`;

/**
 * Classes that were noted as changed since their parts were kept, as CTEs: their parts as they are (`parts`), and as they were
 * kept, each with its row (`former_parts`).
 */
export const changedParts = (notes: Sql = sql`changed_points`): Sql => sql`
  changed as materialized (select distinct user_id, school_id, session from ${notes}),
  ${partsOfDays(sql`changed`)},
  former_parts as materialized (
    select p.* from changed c cross join lateral (
      select p.*, p.ctid as at from point_parts p where (p.user_id, p.school_id, p.session) = (c.user_id, c.school_id, c.session) offset 0) p)`;

const columns = sql`user_id, school_id, session, place_id, rate_cents, day, charity_id, is_paid, points, entries`;

/** The parts of all classes as they are, from a day on; beside `changedParts`. */
export const partsSince = (day: Sql): Sql => sql`
  select ${columns} from point_parts where day >= ${day} and (user_id, school_id, session) not in (select user_id, school_id, session from changed)
  union all select ${columns} from parts where day >= ${day}`;
