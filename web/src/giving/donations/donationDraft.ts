import { cents as amountRule } from "@kindling/contract";
import { centsOf } from "./cents.ts";

export interface DonationDraft {
  readonly amount: string;
  readonly donated_on: string;
  readonly note: string;
  /** Why it is corrected, where people are asked for it. */
  readonly reason?: string;
}

/** A field's error, as a text key. */
type DraftFault =
  | "amountMissing"
  | "amountWrong"
  | "amountZero"
  | "amountHuge"
  | "dateMissing"
  | "reasonMissing";

export type DraftField = "amount_cents" | "donated_on" | "note" | "reason";

/** The request body, or errors by field. */
export type ReadDraft =
  | {
      readonly body: { amount_cents: number; donated_on: string; note: string | null; reason?: string };
      readonly faults: null;
    }
  | { readonly body: null; readonly faults: Readonly<Partial<Record<DraftField, DraftFault>>> };

const rule = amountRule();

function faultOf(amount: string, cents: number | null): DraftFault | null {
  if (amount.trim() === "") return "amountMissing";
  if (cents === null) return "amountWrong";
  if (cents === 0) return "amountZero";
  return rule.safeParse(cents).success ? null : "amountHuge";
}

/** Reads what was typed; a reason counts, and must be there, where it is asked for. */
export function readDraft(draft: DonationDraft, asksReason = false): ReadDraft {
  const { amount, donated_on, note } = draft;
  const cents = centsOf(amount);
  const fault = faultOf(amount, cents);
  const reason = asksReason ? draft.reason?.trim() : undefined;
  if (fault || cents === null || !donated_on || reason === "") {
    return {
      body: null,
      faults: {
        ...(fault && { amount_cents: fault }),
        ...(!donated_on && { donated_on: "dateMissing" as const }),
        ...(reason === "" && { reason: "reasonMissing" as const }),
      },
    };
  }
  return {
    body: { amount_cents: cents, donated_on, note: note.trim() || null, ...(reason && { reason }) },
    faults: null,
  };
}
