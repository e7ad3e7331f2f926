import { cents as amountRule } from "@kindling/contract";
import { centsOf } from "./cents.ts";

/** A donation as it is typed in. */
export interface DonationDraft {
  readonly amount: string;
  readonly donated_on: string;
  readonly note: string;
}

/** What is wrong with a field, as the key of its sentence. */
type DraftFault = "amountMissing" | "amountWrong" | "amountZero" | "amountHuge" | "dateMissing";

export type DraftField = "amount_cents" | "donated_on" | "note";

/** What the draft means to the server, or what is wrong with it field by field. */
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

/** Reads what was typed in. */
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
