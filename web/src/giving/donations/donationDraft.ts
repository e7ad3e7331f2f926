import { cents as amountRule } from "@kindling/contract";
import { centsOf } from "./cents.ts";

export interface DonationDraft {
  readonly amount: string;
  readonly donated_on: string;
  readonly note: string;
}

/** A field's error, as a text key. */
type DraftFault = "amountMissing" | "amountWrong" | "amountZero" | "amountHuge" | "dateMissing";

export type DraftField = "amount_cents" | "donated_on" | "note";

/** The request body, or errors by field. */
export type ReadDraft =
  | {
      readonly body: { amount_cents: number; donated_on: string; note: string | null };
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

export function readDraft({ amount, donated_on, note }: DonationDraft): ReadDraft {
  const cents = centsOf(amount);
  const fault = faultOf(amount, cents);
  if (fault || cents === null || !donated_on) {
    return {
      body: null,
      faults: {
        ...(fault && { amount_cents: fault }),
        ...(!donated_on && { donated_on: "dateMissing" as const }),
      },
    };
  }
  return { body: { amount_cents: cents, donated_on, note: note.trim() || null }, faults: null };
}
