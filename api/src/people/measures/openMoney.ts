import type { OpenMoney } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { type Db, rows, sole } from "../../core/database.ts";
import { nameIn, record } from "../../core/entities/audit.ts";
import { always, type Context, type Entity, type Sql } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { givingInReach } from "../shared/reach.ts";
import { openMoneySay } from "./openMoneySay.ts";
import { usesOfOpenMoney } from "./openMoneyUses.ts";

/** Whose classes are meant: those of a site or of a person. */
export type ClassesBy = "school_id" | "user_id";

/** Who ends sites or people, and whether they have decided what becomes of money that isn't paid. */
export interface Deciding extends Context {
  readonly isDecided?: boolean;
}

/** What was changed of rows, as entities are told it. */
export type Changed = Parameters<NonNullable<Entity["saved"]>>[1];

const isUnverified: Sql = sql`d.status in ('held', 'counted')`;
const inOpenSession: Sql = sql`(d.adjustment_id is null
  and exists (select from sessions x where x.id = d.session_id and x.closed_at is null))`;

/** Donations (`d`) of open sessions that nobody verified, which can be voided. */
export const isVoidable: Sql = sql`${isUnverified} and ${inOpenSession}`;

const cents = (condition: Sql) => sql`coalesce(sum(d.amount_cents) filter (where ${condition}), 0)::bigint`;

/** How many donations (`d`) of a condition something is left of, with what was adjusted of each. */
const countOf = (of: (alias: "d") => Sql, condition: Sql) => sql`(select count(*)::int from (
  select from class_donations d left join adjustments a on a.id = d.adjustment_id where ${of("d")} and ${condition}
  group by coalesce(a.donation_id, d.id) having sum(d.amount_cents) <> 0) n)`;

/**
 * What isn't paid of donations (`d`) and balances (`b`), as a table.
 * @param of which of them, by the table's alias.
 */
export const openSums = (of: (alias: "d" | "b") => Sql): Sql => sql`(
  select m.*, (select coalesce(sum(b.amount * b.rate_cents), 0)::bigint from class_balances b
      where ${of("b")} and b.unit = 'points' and b.account in ('payable', 'adjusted', 'in_payment') and b.charity_id is not null) as earned_cents
  from (select count(*) filter (where ${isVoidable})::int as unverified, ${cents(isVoidable)} as unverified_cents,
      ${countOf(of, sql`${isUnverified} and not ${inOpenSession}`)} as closed,
      ${cents(sql`${isUnverified} and not ${inOpenSession}`)} as closed_cents,
      ${countOf(of, sql`d.status = 'verified'`)} as verified, ${cents(sql`d.status = 'verified'`)} as verified_cents
    from class_donations d where ${of("d")}) m)`;

/** What classes of a site or a person gave or earned for charities, and what isn't paid of it, as far as the caller sees it. */
export function readOpenMoney(db: Db, by: ClassesBy, id: number, { caller }: Context): Promise<OpenMoney> {
  return sole<OpenMoney>(db, sql`select o.* from ${openSums(givingOf(by, id, caller))} o`);
}

/** The giving of a site or a person that the caller sees, as a condition on a table's alias. */
const givingOf = (by: ClassesBy, id: number, caller: Caller) => (alias: string) =>
  sql`${sql.ref(`${alias}.${by}`)} = ${id} and ${givingInReach(caller, sql.ref(`${alias}.school_id`)) ?? always}`;

export const isOpen = ({ unverified, closed_cents, verified, earned_cents }: OpenMoney): boolean =>
  unverified > 0 || verified > 0 || closed_cents !== 0 || earned_cents !== 0;

/** The same for the classes of a person, by site, where something is open. */
export async function readOpenMoneyBySite(db: Db, userId: number, reach: Sql) {
  const found = await rows<OpenMoney & { school: { id: number; name: string } }>(
    db,
    sql`select jsonb_build_object('id', s.id, 'name', s.name) as school, o.* from sites s
      cross join lateral ${openSums((alias) => sql`(${sql.ref(`${alias}.user_id`)}, ${sql.ref(`${alias}.school_id`)}) = (${userId}, s.id)`)} o
      where s.id in (select d.school_id from class_donations d where d.user_id = ${userId}
        union all select b.school_id from class_balances b where b.user_id = ${userId}) and ${reach}
      order by s.name, s.id`,
  );
  return found.filter(isOpen);
}

/**
 * Refuses to end a site or a person whose classes have open money, until it is decided what becomes of it.
 * @throws Refusal conflict with the figures.
 */
export async function refuseOpenMoney(db: Db, by: ClassesBy, id: number, context: Deciding): Promise<void> {
  if (context.isDecided) return;
  const open = await readOpenMoney(db, by, id, context);
  if (isOpen(open)) {
    const { caller, language } = context;
    const usedBy = await usesOfOpenMoney(db, givingOf(by, id, caller), language);
    throw new Refusal("conflict", openMoneySay[language].open(by, open), {
      data: { open_money: open },
      usedBy,
    });
  }
}

/** Keeps in the audit log that open money stays due because a call decided nothing. */
export async function noteKept(
  db: Db,
  resource: string,
  row: { readonly id: number; readonly name: string | null },
  open: OpenMoney,
  context: Context,
): Promise<void> {
  const after = { open_money: openMoneySay[context.language].kept(open) };
  await record(
    db,
    { resource: { name: resource } },
    "update",
    [{ ...row, before: { open_money: null }, after }],
    context,
  );
}

/** The rows that a change set inactive. */
export const setInactive = ({ isNew, ids, drafts, before }: Changed) =>
  ids.flatMap((id, index) => {
    const was = before[index];
    const ends = !isNew && drafts[index]?.["is_active"] === false && was?.["is_active"] === true;
    return ends ? { id, name: nameIn(was) } : [];
  });

/** Notes open money of sites or people that were set inactive without a decision: it stays due. */
export async function noteInactive(
  db: Db,
  by: ClassesBy,
  resource: string,
  changed: Changed,
  context: Deciding,
): Promise<void> {
  if (context.isDecided) return;
  for (const row of setInactive(changed)) {
    const open = await readOpenMoney(db, by, row.id, context);
    if (isOpen(open)) await noteKept(db, resource, row, open, context);
  }
}
