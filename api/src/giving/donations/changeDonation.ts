import {
  type classDonationEndpoints,
  type DonationStatus,
  doneMessages,
  isStaff,
  type Reference,
} from "@kindling/contract";
import { actAs } from "../../core/acting.ts";
import type { Caller } from "../../core/caller.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { lockRow, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { requireConfirmed } from "../../people/security/requireConfirmed.ts";
import { requireSeenAtMost } from "../bank/decide.ts";
import { choiceOn, holdChoices } from "../choosing/choiceOn.ts";
import { givingSay } from "../givingSay.ts";
import { classDonation } from "./classDonations.ts";
import { isCorrectable, isPayment, isStep, nextStatuses, statusOf } from "./donationStatuses.ts";
import { voidNote } from "./voidNote.ts";

type Changing = Call<typeof classDonationEndpoints.update>;

interface Standing {
  readonly status: DonationStatus;
  readonly next: readonly DonationStatus[];
  readonly session: { readonly name: string };
  readonly is_closed: boolean;
  readonly payment: Reference | null;
  readonly adjusts: object | null;
}

/** What a step of a donation writes. */
export function stepDraft(to: DonationStatus, caller: Pick<Caller, "id">): Draft {
  return to === "verified" ? { status: to, verified_at: new Date(), verified_by: caller.id } : { status: to };
}

/**
 * Checks that a change of status is allowed.
 * @throws Refusal with the reason.
 */
export function checkStep(
  { status, next, session, is_closed, payment, adjusts }: Standing,
  to: DonationStatus,
  { language, caller }: Pick<Call, "language" | "caller">,
): void {
  const text = givingSay[language];
  if (next.includes(to)) return;
  if (to === status) throw new Refusal("conflict", text.already[to]);
  if (payment) throw new Refusal("conflict", isStaff(caller) ? text.inPayment(payment.name) : text.beingPaid);
  if (adjusts) throw new Refusal("conflict", text.isAdjustment);
  if (is_closed) throw new Refusal("conflict", say[language].closed(session.name));
  if (isStep(status, to)) throw new Refusal("forbidden", text.notYours(to));
  const sentence = status === "void" ? text.settled.void : text.notThatWay(status, to);
  throw new Refusal("conflict", sentence);
}

/** A corrected amount above the limit is held until staff confirm it. */
function standingWith(amountCents: number, current: Standing, { caller, services }: Changing): Standing {
  const status = statusOf(amountCents, services.settings.donationConfirmCents);
  return { ...current, status, next: nextStatuses(caller.role)[status] };
}

/** The parts of a change: next status, void reason and corrections. */
function toldIn({ body: { status, reason, ...corrections }, language }: Changing) {
  if (status !== "void") {
    const isCorrection = Object.values(corrections).some((value) => value !== undefined);
    if (reason && !isCorrection) throw invalid("reason", givingSay[language].reasonForNothing);
    return { status, reason: null, why: reason, corrections };
  }
  const { note, ...figures } = corrections;
  return reason
    ? { status, reason, why: reason, corrections }
    : { status, reason: note, why: note, corrections: { ...figures, note: undefined } };
}

/** What the ledger keeps as the reason where nobody is asked for one. */
function derivedReason({ caller, language }: Changing, isVoid: boolean, isCorrected: boolean) {
  const { voided, corrected } = givingSay[language].derived;
  if (isVoid) return voided(caller.role === "Instructor");
  return isCorrected ? corrected(caller.role === "Instructor") : undefined;
}

/**
 * Corrects a held or counted donation, changes its status, or both. The row lock makes a concurrent second change
 * fail.
 */
export async function changeDonation(call: Changing) {
  const { db, params, seenVersion, context, caller, language, services } = call;
  await readOne(db, classDonation, params.id, context);
  if (call.body.donated_on) await holdChoices(db, params.id);
  const current = await lockRow(db, classDonation, params.id, seenVersion, context);
  const { status: wanted, reason, why, corrections } = toldIn(call);
  const corrected = Object.values(corrections).some((value) => value !== undefined);
  if (corrected && current.adjusts) throw new Refusal("conflict", givingSay[language].isAdjustment);
  if (corrected && !isCorrectable(current.status)) {
    throw new Refusal("conflict", givingSay[language].settled[current.status]);
  }
  const draft: Draft = { ...corrections };
  const { amount_cents = current.amount_cents, donated_on = current.donated_on } = corrections;
  if (amount_cents < current.amount_cents) await requireSeenAtMost(db, params.id, amount_cents, language);
  if (donated_on !== current.donated_on) {
    const room = { userId: current.user.id, schoolId: current.school.id };
    Object.assign(draft, await choiceOn(db, room, donated_on, context));
  }
  const standing =
    amount_cents === current.amount_cents ? current : standingWith(amount_cents, current, call);
  if (standing !== current) draft["status"] = standing.status;
  if (wanted !== undefined) {
    checkStep(standing, wanted, call);
    if (isPayment(standing.status, wanted)) await requireConfirmed(db, context);
    Object.assign(draft, stepDraft(wanted, caller));
  }
  if (reason) draft["note"] = voidNote(corrections.note ?? current.note, reason);
  const entity = classDonation as unknown as Entity;
  await actAs(db, context, why ?? derivedReason(call, wanted === "void", corrected));
  await writeChanges(db, entity, [{ id: params.id, draft }], context, services.entities);
  const data = await readOne(db, classDonation, params.id, context);
  return { data, message: doneMessages[language].updated(classDonation.resource.labels[language].one) };
}
