import type { UsedBy } from "@kindling/contract";
import { makeListeners } from "../../core/listening.ts";

interface Skipped {
  readonly id: number;
  readonly name: string;
  readonly msg: string;
  readonly data?: unknown;
}

/** Takes over refused rows that leave something to decide, by what the refusal carries beside words; returns the others. */
export type Decide = <R extends Omit<Skipped, "msg">>(refused: readonly R[]) => readonly R[];

/** Details of a bulk change that don't fit into its toast. */
export type BulkReport =
  | { readonly kind: "busy"; readonly count: number }
  | { readonly kind: "skipped"; readonly message: string; readonly skipped: readonly Skipped[] }
  | { readonly kind: "used"; readonly message: string; readonly usedBy: readonly UsedBy[] };

let current: BulkReport | null = null;
const changed = makeListeners();

/** Shows or removes a report, outside of the page, so that it survives navigation. */
export function tell(report: BulkReport | null): void {
  current = report;
  changed.tell();
}

export const bulkReports = { read: () => current, listen: changed.listen };
