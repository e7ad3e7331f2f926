import type {
  BodyOf,
  PaymentRun,
  PaymentState,
  paymentRunEndpoints,
  paymentRunSteps,
} from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Entity, Sql } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { Services } from "../../core/services.ts";
import { chosenNow, followWithDonations, followWithPoints, holdClasses } from "../choosing/followChoice.ts";
import { classDonation } from "../donations/classDonations.ts";
import { givingSay } from "../givingSay.ts";
import { holdPayments, readRun, recordRun } from "./paymentRuns.ts";
import { payment } from "./payments.ts";

type Step = (typeof paymentRunSteps)[number];
type Standing = { readonly id: number; readonly name: string; readonly state: PaymentState };
type Change = Readonly<Record<string, unknown>>;

/** A run, held for a step that the caller can take now. */
async function holdRun(tx: Db, id: number, step: Step, context: Context): Promise<PaymentRun> {
  await holdPayments(tx);
  const run = await readRun(tx, id, context);
  if (run.next.includes(step)) return run;
  const text = givingSay[context.language].run;
  if (run.state === "canceled") throw new Refusal("conflict", text.canceled);
  if (step === "approve" && run.state === "proposed") throw new Refusal("forbidden", text.notYourOwn);
  if (step === "send" && run.state === "proposed") throw new Refusal("conflict", text.notApproved);
  throw new Refusal("conflict", text.tooLate[step]);
}

/** Payments of a run that aren't sent; all of them without ids. */
async function unsentOf(
  tx: Db,
  run: PaymentRun,
  context: Context,
  ids?: readonly number[],
): Promise<Standing[]> {
  const found = await rows<Standing>(
    tx,
    sql`select id, name, state from payments where run_id = ${run.id} and state in ('proposed', 'approved') order by id`,
  );
  if (!ids) return found;
  const known = new Map(found.map((each) => [each.id, each]));
  return [...new Set(ids)].map((id) => {
    const each = known.get(id);
    if (!each) throw invalid("payments", givingSay[context.language].run.notAmong);
    return each;
  });
}

/** Writes to the audit log what payments became. */
async function recordPayments(
  tx: Db,
  changed: readonly Standing[],
  after: (id: number) => Change,
  context: Context,
) {
  const deeds = changed.map(({ id, name, state }) => ({
    id,
    name,
    before: { state },
    after: { ...after(id) },
  }));
  await record(tx, payment, "update", deeds, context);
}

/** The classes whose points or donations are in payments. */
const classesOf = (ids: readonly number[]): Sql =>
  sql`select user_id, school_id, session_id from payment_items where payment_id = any(${ids}::int[])`;

/** Those of them whose points are in payments. */
const earnersOf = (ids: readonly number[]): Sql => sql`${classesOf(ids)} and points <> 0`;

/** Makes the points of payments due again, to the charities that their classes have chosen by now. */
async function releasePoints(tx: Db, ids: readonly number[], kind: string, source: string): Promise<void> {
  await sql`select post_payments(${ids}::int[], ${kind}, ${source}, 'payable', ledger_day(now()))`.execute(
    tx,
  );
  await followWithPoints(tx, earnersOf(ids));
}

/** Takes payments out of a run: their money is due again, to the charities that the classes have chosen by now. */
async function release(tx: Db, left: readonly Standing[], context: Context): Promise<void> {
  const ids = left.map(({ id }) => id);
  await holdClasses(tx, classesOf(ids), earnersOf(ids));
  await sql`update payments set state = 'left_out', version = version + 1, updated_at = now() where id = any(${ids}::int[])`.execute(
    tx,
  );
  await releasePoints(tx, ids, "payment_left_out", "in_payment");
  await sql`update class_donations set payment_id = null, version = version + 1, updated_at = now()
    where payment_id = any(${ids}::int[])`.execute(tx);
  await followWithDonations(tx, classesOf(ids), context);
  await recordPayments(tx, left, () => ({ state: "left_out" }), context);
}

/** Approves a run with its payments. */
export async function approveRun(tx: Db, id: number, context: Context): Promise<void> {
  const run = await holdRun(tx, id, "approve", context);
  await sql`update payment_runs set state = 'approved', approved_at = now(), approved_by = ${context.caller.id} where id = ${id}`.execute(
    tx,
  );
  await sql`update payments set state = 'approved', version = version + 1, updated_at = now()
    where run_id = ${id} and state = 'proposed'`.execute(tx);
  const after = { state: "approved", needs_second_person: run.needs_second_person };
  await recordRun(tx, run, { before: { state: "proposed" }, after }, context);
}

/** Leaves payments out, but not all of them. */
export async function leaveOut(tx: Db, id: number, ids: readonly number[], context: Context): Promise<void> {
  const run = await holdRun(tx, id, "leave_out", context);
  const left = await unsentOf(tx, run, context, ids);
  if (left.length === run.payment_count && run.next.includes("cancel"))
    throw new Refusal("conflict", givingSay[context.language].run.notAll);
  await actAs(tx, context, run.name);
  await release(tx, left, context);
}

/** Cancels a run of which nothing was sent. */
export async function cancelRun(tx: Db, id: number, reason: string, context: Context): Promise<void> {
  const run = await holdRun(tx, id, "cancel", context);
  await actAs(tx, context, reason);
  await sql`update payment_runs set state = 'canceled', canceled_at = now(), canceled_by = ${context.caller.id},
    reason = ${reason} where id = ${id}`.execute(tx);
  await release(tx, await unsentOf(tx, run, context), context);
  const before = { state: run.state, reason: null };
  await recordRun(tx, run, { before, after: { state: "canceled", reason } }, context);
}

/** Changes the status of the donations of payments. */
async function stepDonations(
  tx: Db,
  ids: readonly number[],
  draftOf: (chosenId: number) => Change,
  context: Context,
  { entities }: Services,
): Promise<void> {
  const found = await rows<{ id: number; chosen_id: number }>(
    tx,
    sql`select d.id, h.charity_id as chosen_id from class_donations d
        join ${chosenNow} h on h.donation_id = d.id
      where d.payment_id = any(${ids}::int[]) order by d.id for no key update of d`,
  );
  const changes = found.map(({ id, chosen_id }) => ({ id, draft: draftOf(chosen_id) }));
  await writeChanges(tx, classDonation as unknown as Entity, changes, context, entities);
}

/**
 * Marks approved payments as sent, which makes their donations paid.
 * @throws Refusal invalid at `sent_on` or `payments`.
 */
export async function sendPayments(
  tx: Db,
  id: number,
  { method, sent_on, payments }: BodyOf<typeof paymentRunEndpoints.send>,
  context: Context,
  services: Services,
): Promise<void> {
  const run = await holdRun(tx, id, "send", context);
  if (sent_on > context.today) throw invalid("sent_on", givingSay[context.language].run.sentInFuture);
  const references = new Map(payments.map((each) => [each.id, each.reference ?? null]));
  const ids = [...references.keys()];
  const sent = await unsentOf(tx, run, context, ids);
  const told = [...references].map(([paid, reference]) => ({ id: paid, reference }));
  await actAs(tx, context, run.name);
  await sql`update payments p set state = 'sent', method = ${method}, sent_on = ${sent_on}, sent_by = ${context.caller.id},
      reference = i.reference, address = coalesce(c.address, ''), version = p.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) i (id int, reference text), charities c
    where p.id = i.id and c.id = p.charity_id`.execute(tx);
  await stepDonations(tx, ids, () => ({ status: "paid" }), context, services);
  await sql`select post_payments(${ids}::int[], 'payment_sent', 'in_payment', 'paid', ${sent_on})`.execute(
    tx,
  );
  const after = (paid: number) => ({
    state: "sent",
    method,
    sent_on,
    reference: references.get(paid) ?? null,
  });
  await recordPayments(tx, sent, after, context);
}

/** Takes back a sent payment: its donations are verified again, and its points due. */
export async function reversePayment(
  tx: Db,
  id: number,
  reason: string,
  context: Context,
  services: Services,
): Promise<void> {
  await holdPayments(tx);
  const { state, charity, method, sent_on } = await readOne(tx, payment, id, context);
  if (state !== "sent") throw new Refusal("conflict", givingSay[context.language].run.notSent);
  await actAs(tx, context, reason);
  await holdClasses(tx, classesOf([id]), earnersOf([id]));
  await sql`update payments set state = 'reversed', reason = ${reason}, version = version + 1, updated_at = now() where id = ${id}`.execute(
    tx,
  );
  await releasePoints(tx, [id], "payment_reversed", "paid");
  const again = (charity_id: number) => ({ status: "verified", payment_id: null, charity_id });
  await stepDonations(tx, [id], again, context, services);
  const was = { id, name: charity.name, state };
  await recordPayments(tx, [was], () => ({ state: "reversed", reason, method, sent_on }), context);
}
