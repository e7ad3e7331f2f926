import { type classDonationEndpoints, type DonationStatus, doneMessages } from "@kindling/contract";
import { difference, nameIn, record, snapshots } from "../../core/audit.ts";
import type { Context, Draft, Entity } from "../../core/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { readOne } from "../../core/reading.ts";
import type { Call } from "../../core/route.ts";
import { lockRow, updateRows } from "../../core/writing.ts";
import { classDonation } from "../../resources/classDonations.ts";
import { isStep } from "../../resources/donationStatuses.ts";
import { givingSay } from "../../resources/givingSay.ts";

type Changing = Call<typeof classDonationEndpoints.update>;

interface Standing {
  readonly status: DonationStatus;
  readonly next: readonly DonationStatus[];
}

/** The last day that money can have been counted on: tomorrow, which it is already for classes east of the programme's zone. */
export function latestDonation({ today }: Context): string {
  return new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
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

/**
 * Corrects a donation that is only counted, takes one to its next status, or both; the row is locked, so that of two who
 * verify at the same moment the second is told. What it said before stays in the audit log.
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
  if (corrected && current.status !== "counted") {
    throw new Refusal("conflict", givingSay[language].settled[current.status]);
  }
  if (corrections.donated_on && corrections.donated_on > latestDonation(context)) {
    throw invalid("donated_on", givingSay[language].inFuture);
  }
  const draft: Draft = { ...corrections };
  if (wanted !== undefined) {
    checkStep(current, wanted, call);
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
