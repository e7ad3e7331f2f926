import type { OpenMoney } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { openMoneySay } from "./openMoneySay.ts";

/** Whose classes are meant: those of a site or of a person. */
export type ClassesBy = "school_id" | "user_id";

/** Who deletes sites or people, and whether they have decided what becomes of money that isn't paid. */
export interface Deciding extends Context {
  readonly isDecided?: boolean;
}

const isUnverified: Sql = sql`d.status in ('held', 'counted')`;
const inOpenSession: Sql = sql`(d.adjustment_id is null
  and exists (select from sessions x where x.id = d.session_id and x.closed_at is null))`;

/** Donations (`d`) of open sessions that nobody verified, which can be voided. */
export const isVoidable: Sql = sql`${isUnverified} and ${inOpenSession}`;

const cents = (condition: Sql) => sql`coalesce(sum(d.amount_cents) filter (where ${condition}), 0)::bigint`;

/**
 * What isn't paid of donations (`d`) and balances (`b`), as a table.
 * @param of which of them, by the table's alias.
 */
export const openSums = (of: (alias: "d" | "b") => Sql): Sql => sql`(
  select m.*, (select coalesce(sum(b.amount * b.rate_cents), 0)::bigint from class_balances b
      where ${of("b")} and b.unit = 'points' and b.account in ('payable', 'adjusted', 'in_payment')) as earned_cents
  from (select count(*) filter (where ${isVoidable})::int as unverified, ${cents(isVoidable)} as unverified_cents,
      count(*) filter (where ${isUnverified} and d.adjustment_id is null and not ${inOpenSession})::int as closed,
      ${cents(sql`${isUnverified} and not ${inOpenSession}`)} as closed_cents,
      count(*) filter (where d.status = 'verified')::int as verified, ${cents(sql`d.status = 'verified'`)} as verified_cents
    from class_donations d where ${of("d")}) m)`;

/** What classes of a site or a person gave or earned for charities, and what isn't paid of it. */
const readOpenMoney = (db: Db, by: ClassesBy, id: number): Promise<OpenMoney> =>
  sole<OpenMoney>(
    db,
    sql`select o.* from ${openSums((alias) => sql`${sql.ref(`${alias}.${by}`)} = ${id}`)} o`,
  );

const isOpen = ({ unverified, closed_cents, verified, earned_cents }: OpenMoney) =>
  unverified > 0 || verified > 0 || closed_cents !== 0 || earned_cents !== 0;

/** The same for the classes of a person, by site, where something is open. */
export async function readOpenMoneyBySite(db: Db, userId: number, reach: Sql) {
  const found = await rows<OpenMoney & { school: { id: number; name: string } }>(
    db,
    sql`select jsonb_build_object('id', s.id, 'name', s.name) as school, o.* from sites s
      cross join lateral ${openSums((alias) => sql`(${sql.ref(`${alias}.user_id`)}, ${sql.ref(`${alias}.school_id`)}) = (${userId}, s.id)`)} o
      where s.id in (select us.school_id from user_schools us where us.user_id = ${userId}) and ${reach}
      order by s.name, s.id`,
  );
  return found.filter(isOpen);
}

/**
 * Refuses to delete a site or a person whose classes have open money, until it is decided what becomes of it.
 * @throws Refusal conflict with the figures.
 */
export async function refuseOpenMoney(
  db: Db,
  by: ClassesBy,
  id: number,
  { language, isDecided }: Deciding,
): Promise<void> {
  if (isDecided) return;
  const open = await readOpenMoney(db, by, id);
  if (isOpen(open))
    throw new Refusal("conflict", openMoneySay[language].open(by, open), { data: { open_money: open } });
}
