import type { DonationStatus, GivingStructure } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { always, anyOf, type Sql } from "../../core/entities/entity.ts";
import { personName } from "../shared/personName.ts";
import { structureTables } from "./givingStructure.ts";

/** A class in a session, as columns. */
export interface ClassSession {
  readonly user: Sql;
  readonly school: Sql;
  readonly session: Sql;
}

/** The class and session that a row read by an alias names in its own columns. */
export function classSessionOf(alias: string): ClassSession {
  const table = sql.raw(alias);
  return { user: sql`${table}.user_id`, school: sql`${table}.school_id`, session: sql`${table}.session_id` };
}

/** The id of a class, read by an alias: made of instructor and site, so it is stable. */
export function classIdOf(alias: string): Sql {
  const table = sql.raw(alias);
  return sql`((${table}.user_id::bigint << 22) | ${table}.school_id)`;
}

/** The teacher and the site of a class, by its id. */
export function classOf(id: number): { readonly user_id: number; readonly school_id: number } {
  return { user_id: Math.floor(id / 2 ** 22), school_id: id % 2 ** 22 };
}

/** What the audit log calls a row (`t`) by: its class. */
export const classCalled: Sql = sql`(select ${personName("n")} || ', ' || h.name::text
  from users n, sites h where n.id = t.user_id and h.id = t.school_id)`;

/** That a row (read as `alias`) belongs to a class in a session. */
export function isOf(alias: string, { user, school, session }: ClassSession): Sql {
  const table = sql.raw(alias);
  return sql`(${table}.user_id = ${user} and ${table}.school_id = ${school} and ${table}.session_id = ${session})`;
}

/** That a donation read by an alias counts: void ones don't, nor those held until staff confirm them. */
export function countsIn(alias: string): Sql {
  return sql`${sql.raw(alias)}.status not in ('held', 'void')`;
}

/** A sum over donations; bigint, because cents and points can exceed an integer. */
function donationSum(alias: string, only: Sql, amount = sql`${sql.raw(alias)}.amount_cents`): Sql {
  return sql`coalesce(sum(${amount}) filter (where ${only}), 0)::bigint`;
}

const isIn = (alias: string, ...statuses: DonationStatus[]) =>
  anyOf(sql`${sql.raw(alias)}.status`, statuses, "text");

/** Donations in cents. */
export const bankSum = (alias: string, amount?: Sql): Sql => donationSum(alias, countsIn(alias), amount);

/** What of it is in the bank: not paid out. */
export const inBankSum = (alias: string, amount?: Sql): Sql =>
  donationSum(alias, isIn(alias, "counted", "verified"), amount);

/** Verified donations, including paid. */
export const verifiedSum = (alias: string, amount?: Sql): Sql =>
  donationSum(alias, isIn(alias, "verified", "paid"), amount);

/**
 * A sum over ledger entries, or over what triggers add up of them by class and session (`class_totals`, migration 039);
 * deleted responses count with their reversal.
 */
export function pointSum(alias: string, only: Sql = always): Sql {
  return sql`coalesce(sum(${sql.raw(alias)}.points) filter (where ${only}), 0)::bigint`;
}

/** What a class won in a session, by its ledger. */
export function pointsIn(place: ClassSession): Sql {
  return sql`(select ${pointSum("e")} from class_totals e where ${isOf("e", place)})`;
}

/** That a balance read by an alias holds points of a class, for whichever charity. */
const holdsPoints = (alias: string) =>
  sql`${sql.raw(alias)}.unit = 'points' and ${sql.raw(alias)}.account <> 'activities'`;

/** A sum over balances: points of classes. */
export const wonSum = (alias: string, only: Sql = always): Sql =>
  sql`coalesce(sum(${sql.raw(alias)}.amount) filter (where ${holdsPoints(alias)} and ${only}), 0)::bigint`;

/** A sum over balances: what the points of classes are worth, each at what it was worth on its day. */
export const earnedSum = (alias: string, only: Sql = always): Sql =>
  sql`coalesce(sum(${sql.raw(alias)}.amount * ${sql.raw(alias)}.rate_cents)
    filter (where ${holdsPoints(alias)} and ${only}), 0)::bigint`;

/** What a class won in a session is worth. */
export function earnedIn(place: ClassSession): Sql {
  return sql`(select ${earnedSum("e")} from class_balances e where ${isOf("e", place)})`;
}

/** What a point is worth on a day, in cents. */
export async function pointValueOn(db: Db, day: string): Promise<number> {
  const { cents } = await sole<{ cents: number }>(
    db,
    sql`select cents from point_rates where from_on <= ${day}::date order by from_on desc limit 1`,
  );
  return cents;
}

/** A class's donated and verified cents in a session. */
export function donationsIn(place: ClassSession): { donated: Sql; verified: Sql } {
  const sum = (figure: Sql) => sql`(select ${figure} from class_donations b where ${isOf("b", place)})`;
  return { donated: sum(bankSum("b")), verified: sum(verifiedSum("b")) };
}

/** What other charities than the chosen one were paid for a class in a session, both kinds of money together, as JSON. */
export function paidElsewhere(place: ClassSession, chosen: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('charity', jsonb_build_object('id', n.id, 'name', n.name::text),
      'paid_cents', p.cents) order by n.name, n.id), '[]')
    from (select k.charity_id, sum(b.amount * coalesce(b.rate_cents, 1))::bigint as cents
        from class_balances b join ledger_charities k on k.id = b.charity_id
        where ${isOf("b", place)} and b.account = 'paid' group by k.charity_id having sum(b.amount) <> 0) p
      join charities n on n.id = p.charity_id where n.id is distinct from ${chosen})`;
}

/**
 * What was given to other charities than the chosen one after the session of a class was closed, both kinds of money together, as
 * JSON, latest first.
 */
export function movedElsewhere(place: ClassSession, chosen: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('charity', jsonb_build_object('id', n.id, 'name', n.name::text),
      'moved_cents', p.cents) order by p.last desc), '[]')
    from (select a.charity_id, max(a.id) as last, sum(coalesce(a.amount_cents, a.points * a.rate_cents))::bigint as cents
        from adjustments a where ${isOf("a", place)} and a.purpose = 'charity' group by a.charity_id
        having sum(coalesce(a.amount_cents, a.points * a.rate_cents)) > 0) p
      join charities n on n.id = p.charity_id where n.id is distinct from ${chosen})`;
}

/** Charities offered in a session, read as `c`: its active candidates, or all active ones without candidates. */
export function isCandidate(session: Sql): Sql {
  return sql`(c.is_active and (exists (select from session_charities n where n.session_id = ${session} and n.charity_id = c.id)
    or not exists (select from session_charities n where n.session_id = ${session})))`;
}

/** Filters of giving figures; omitted ones mean all. */
export interface GivingFilter {
  readonly sessions?: readonly number[] | undefined;
  readonly providers?: readonly number[] | undefined;
  readonly districts?: readonly number[] | undefined;
  readonly schools?: readonly number[] | undefined;
  readonly charities?: readonly number[] | undefined;
  /** Whose places and names count: those of the time, or today's. */
  readonly structure?: GivingStructure | undefined;
}

/**
 * All giving as a table for a FROM clause: points, donated, verified and paid per class, session, charity and provider.
 * Points belong to the charity chosen in that session, or null; donations to their own. `gives`: the class chose the
 * charity or has points for it, not only paid money. `is_late`: taken from no charity, because a closed session's points were given to one.
 * `place` and `named` are keys of names (`toldNames`). Every giving figure sums these rows.
 */
export function givingLines(sites: (schoolId: Sql) => Sql | undefined, filter: GivingFilter = {}): Sql {
  const { sessions, providers, districts, schools, charities, structure } = filter;
  const tables = structureTables(structure);
  const narrowed = (alias: string) => {
    const table = sql.raw(alias);
    return sql.join(
      [
        sites(sql`${table}.school_id`) ?? always,
        sessions ? anyOf(sql`${table}.session_id`, sessions) : always,
        providers ? anyOf(sql`f.provider_id`, providers) : always,
        districts ? anyOf(sql`f.district_id`, districts) : always,
        schools ? anyOf(sql`${table}.school_id`, schools) : always,
        charities ? anyOf(sql`k.charity_id`, charities) : always,
      ],
      sql` and `,
    );
  };
  const inAccounts = (...accounts: string[]) =>
    sql`coalesce(sum(b.amount) filter (where b.unit = 'cents' and ${anyOf(sql`b.account`, accounts, "text")}), 0)::bigint`;
  const isLate = sql`(k.charity_id is null and b.account = 'adjusted')`;
  return sql`(select b.user_id, b.school_id, b.session_id, k.charity_id, f.provider_id, max(f.place) as place, max(k.named) as named,
      ${wonSum("b")} as points, ${earnedSum("b")} as earned, ${inAccounts("class_bank", "verified", "paid")} as donated,
      ${inAccounts("verified", "paid")} as verified, ${inAccounts("paid")} as paid, bool_or(b.chose) or ${wonSum("b")} <> 0 as gives,
      ${isLate} as is_late
    from (
      select user_id, school_id, session_id, unit, account, place_id, charity_id, rate_cents, amount, false as chose from class_balances
      where account not in ('activities', 'gifts') and amount <> 0
      union all
      select user_id, school_id, session_id, 'points', 'payable', place_id, named_id, 0, 0, true from charity_choices) b
    join ${tables.places} f on ${tables.placeOf("b")} left join ${tables.charities} k on k.named_id = b.charity_id
    where ${narrowed("b")}
    group by b.user_id, b.school_id, b.session_id, k.charity_id, f.provider_id, ${isLate}
    having k.charity_id is not null or ${wonSum("b")} <> 0)`;
}

/** The figures of giving over lines read by an alias, as outputs of a SELECT. Classes are counted once each. */
export function givingSums(alias: string): Readonly<Record<GivingSum, Sql>> {
  const line = sql.raw(alias);
  const sum = (column: string) => sql`coalesce(sum(${line}.${sql.ref(column)}), 0)::bigint`;
  return {
    classes: sql`count(distinct ${classIdOf(alias)}) filter (where ${line}.gives)::int`,
    points: sum("points"),
    earned: sum("earned"),
    unassigned: sql`coalesce(sum(${line}.earned) filter (where ${line}.charity_id is null), 0)::bigint`,
    donated: sum("donated"),
    verified: sum("verified"),
    paid: sum("paid"),
    total: sql`${sum("earned")} + ${sum("donated")}`,
  };
}

type GivingSum = "classes" | "points" | "earned" | "unassigned" | "donated" | "verified" | "paid" | "total";
