import { type classDonationEndpoints, type DonationStatus, doneMessages } from "@kindling/contract";
import { difference, nameIn, record, snapshots } from "../../core/audit.ts";
import type { Draft, Entity } from "../../core/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { readOne } from "../../core/reading.ts";
import type { Call } from "../../core/route.ts";
import { lockRow, updateRows } from "../../core/writing.ts";
import { classDonation } from "../../resources/classDonations.ts";
import { isCorrectable, isStep, nextStatuses, statusOf } from "../../resources/donationStatuses.ts";
import { givingSay } from "../../resources/givingSay.ts";
import { choiceOn } from "./choiceOn.ts";

type Changing = Call<typeof classDonationEndpoints.update>;

interface Standing {
  readonly status: DonationStatus;
  readonly next: readonly DonationStatus[];
}

/** Sees that a donation may become what the caller wants it to be, and says why where it may not. */
function checkStep({ status, next }: Standing, to: DonationStatus, { language }: Changing): void {
  const text = givingSay[language];
  if (next.includes(to)) return;
  if (to === status) throw new Refusal("conflict", text.already[to]);
  if (isStep(status, to)) throw new Refusal("forbidden", text.notYours(to));
  const sentence = status === "void" ? text.settled.void : text.notThatWay(status, to);
  throw new Refusal("conflict", sentence);
}

/** How a donation stands once its amount is corrected: over the limit it is held until staff confirm it. */
function standingWith(amountCents: number, { caller, services }: Changing): Standing {
  const status = statusOf(amountCents, services.settings.donationConfirmCents);
  return { status, next: nextStatuses(caller.role)[status] };
}

/**
 * Corrects a donation that is only held or counted, takes one to its next status, or both; the row is locked, so that of two
 * who verify at the same moment the second is told. What it said before stays in the audit log.
 */
export async function changeDonation(call: Changing) {
  const { db, params, seenVersion, context, caller, language } = call;
  const current = await lockRow(db, classDonation, params.id, seenVersion, context);
  const { status: wanted, ...corrections } = call.body;
  // Why something is void is no correction of what it was.
  const { note, ...figures } = corrections;
  const corrected = Object.values(wanted === "void" ? figures : { note, ...figures }).some(
    (value) => value !== undefined,
  );
  if (corrected && !isCorrectable(current.status)) {
    throw new Refusal("conflict", givingSay[language].settled[current.status]);
  }
  const draft: Draft = { ...corrections };
  const { amount_cents = current.amount_cents, donated_on = current.donated_on } = corrections;
  if (donated_on !== current.donated_on) {
    const room = { userId: current.user.id, schoolId: current.school.id };
    Object.assign(draft, await choiceOn(db, room, donated_on, context));
  }
  const standing = amount_cents === current.amount_cents ? current : standingWith(amount_cents, call);
  if (standing !== current) draft["status"] = standing.status;
  if (wanted !== undefined) {
    checkStep(standing, wanted, call);
    draft["status"] = wanted;
    if (wanted === "verified") Object.assign(draft, { verified_at: new Date(), verified_by: caller.id });
  }
  const entity = classDonation as unknown as Entity;
  const read = async () => (await snapshots(db, entity, [params.id])).get(params.id) ?? {};
  const before = await read();
  await updateRows(db, entity, [{ id: params.id, draft }]);
  const after = await read();
  const changed = difference(before, after);
  if (changed)
    await record(db, entity, "update", [{ id: params.id, name: nameIn(after), ...changed }], context);
  const data = await readOne(db, classDonation, params.id, context);
  return { data, message: doneMessages[language].updated(classDonation.resource.labels[language].one) };
}
