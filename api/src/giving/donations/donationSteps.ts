import {
  type BodyOf,
  type classDonationEndpoints,
  type DonationStatus,
  fieldLabel,
  type Localized,
  ruleMessages,
} from "@kindling/contract";
import { actAs } from "../../core/acting.ts";
import type { BulkAction, BulkActions } from "../../core/bulk/bulkRoute.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { requireConfirmed } from "../../people/security/requireConfirmed.ts";
import { checkStep, stepDraft } from "./changeDonation.ts";
import { classDonation } from "./classDonations.ts";
import { isPayment } from "./donationStatuses.ts";
import { voidNote } from "./voidNote.ts";

type Said = BulkAction["said"];

const reasonOf = (call: Call) => (call.body as BodyOf<typeof classDonationEndpoints.bulk>).reason;

/** Takes donations to a status, as far as the caller may take each of them there. */
function stepTo(to: DonationStatus, said: Said): BulkAction {
  return {
    said,
    unfit(row, call) {
      try {
        checkStep(row as unknown as Parameters<typeof checkStep>[0], to, call);
        return null;
      } catch (error) {
        if (error instanceof Refusal) return error.message;
        throw error;
      }
    },
    async hold(rows, call) {
      if (rows.some((row) => isPayment(row["status"], to))) await requireConfirmed(call.db, call.context);
    },
    async run(rows, call) {
      const draft = stepDraft(to, call.caller);
      const changes = rows.map((row) => ({
        id: row["id"] as number,
        draft:
          to === "void" ? { ...draft, note: voidNote(row["note"] as string | null, reasonOf(call)) } : draft,
      }));
      const entity = classDonation as unknown as Entity;
      await actAs(call.db, call.context, reasonOf(call) ?? undefined);
      await writeChanges(call.db, entity, changes, call.context, call.services.entities);
    },
  };
}

const words = (en: Said["en"], one: string, many: string): Localized<Said["en"]> => ({
  en,
  es: (what, count) => `${count === 1 ? one : many} ${what}`,
});

/** What can be made of many donations at once, by the name of the action. */
export const donationSteps: BulkActions = {
  confirm: stepTo(
    "counted",
    words((what) => `Confirmed ${what}`, "Se confirmó", "Se confirmaron"),
  ),
  verify: stepTo(
    "verified",
    words((what) => `Verified ${what}`, "Se verificó", "Se verificaron"),
  ),
  pay: stepTo(
    "paid",
    words((what) => `Marked ${what} as paid`, "Se pagó", "Se pagaron"),
  ),
  void: {
    ...stepTo(
      "void",
      words((what) => `Voided ${what}`, "Se anuló", "Se anularon"),
    ),
    check(call) {
      if (reasonOf(call)) return;
      const { resource } = classDonation;
      const field = fieldLabel(resource.labels, "reason", call.language);
      throw invalid("reason", ruleMessages[call.language].required(field));
    },
  },
};
