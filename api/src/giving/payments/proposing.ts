import { type BodyOf, paymentParts, type paymentRunEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { staffWith } from "../../account/notifications/staffWith.ts";
import { actAs } from "../../core/acting.ts";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { givingSay } from "../givingSay.ts";
import { type DueFilter, dueItems, itemSums } from "./dueItems.ts";
import { holdPayments, recordRun } from "./paymentRuns.ts";

/** Waits for those who change what is due, and keeps others from it until the end of the transaction. Returns what it holds. */
async function holdDue(tx: Db, filter: DueFilter): Promise<NonNullable<DueFilter["held"]>> {
  const items = dueItems(filter);
  // People first, as a changed choice does.
  const users = await rows<{ id: number }>(
    tx,
    sql`select u.id from users u where u.id in (select i.user_id from ${items} i where i.donation_id is null)
      order by u.id for no key update`,
  );
  const donations = await rows<{ id: number }>(
    tx,
    sql`select d.id from class_donations d where d.id in (select i.donation_id from ${items} i)
      order by d.id for no key update`,
  );
  return { users: users.map(({ id }) => id), donations: donations.map(({ id }) => id) };
}

/** Makes the payments of a run, sets their money aside and returns their ids. */
export async function setAside(tx: Db, runId: number, filter: DueFilter, today: string): Promise<number[]> {
  const made = await rows<{ payment_id: number }>(
    tx,
    sql`with items as materialized (select * from ${dueItems(filter)} i),
      made as (
        insert into payments (run_id, charity_id, name, donation_count, donated_cents, points, earned_cents, created_at, updated_at)
        select r.id, i.charity_id, c.name, ${itemSums}, r.created_at, r.created_at
        from items i join charities c on c.id = i.charity_id join payment_runs r on r.id = ${runId}
        group by r.id, i.charity_id, c.name order by c.name, i.charity_id returning id, charity_id),
      places as materialized (
        select school_id, place_of(school_id) as here_id from (select distinct school_id from items where donation_id is not null) s),
      names as materialized (
        select charity_id, charity_named(charity_id) as now_id from (select distinct charity_id from items where donation_id is not null) c),
      entered as (
        insert into payment_items (payment_id, donation_id, user_id, school_id, session_id, place_id, charity_id, points, rate_cents, cents, account)
        select m.id, i.donation_id, i.user_id, i.school_id, i.session_id, coalesce(i.place_id, l.here_id), coalesce(i.named_id, n.now_id),
          i.points, i.rate_cents, i.cents, i.account
        from items i join made m using (charity_id) left join places l using (school_id) left join names n using (charity_id)
        returning payment_id)
    select distinct payment_id from entered order by payment_id`,
  );
  const ids = made.map(({ payment_id }) => payment_id);
  await sql`update class_donations d set payment_id = i.payment_id, version = d.version + 1, updated_at = now()
    from payment_items i where i.payment_id = any(${ids}::int[]) and d.id = i.donation_id`.execute(tx);
  await sql`select post_payments(${ids}::int[], 'payment_proposed', 'payable', 'in_payment', ${today})`.execute(
    tx,
  );
  return ids;
}

/**
 * Proposes a payment for each charity with money that is due, and sets that money aside. Returns the run's id.
 * @throws Refusal conflict if nothing is due.
 */
export async function proposeRun(
  tx: Db,
  { name, note, sessions = [], charities, parts }: BodyOf<typeof paymentRunEndpoints.create>,
  needsSecondPerson: boolean,
  context: Context,
): Promise<number> {
  const filter = { charities, parts, sessions: sessions.length > 0 ? sessions : undefined };
  await actAs(tx, context, name);
  await holdPayments(tx);
  const held = await holdDue(tx, filter);
  const paid = [...new Set(parts ?? paymentParts)];
  const { id } = await sole<{ id: number }>(
    tx,
    sql`insert into payment_runs (name, note, parts, session_ids, needs_second_person, created_by)
      values (${name}, ${note ?? null}, ${paid}::text[], ${sessions}::int[], ${needsSecondPerson}, ${context.caller.id}) returning id`,
  );
  const ids = await setAside(tx, id, { ...filter, held }, context.today);
  if (ids.length === 0) throw new Refusal("conflict", givingSay[context.language].nothingDue);
  const made = await rows<{ name: string }>(
    tx,
    sql`select name from payments where id = any(${ids}::int[]) order by id`,
  );
  const after = { state: "proposed", note: note ?? null, payments: made.map((payment) => payment.name) };
  await recordRun(tx, { id, name }, { before: null, after }, context);
  const people = staffWith("Charities", context.caller);
  await notify(tx, { kind: "approval", topic: "payment_run", thing: id, people });
  return id;
}
