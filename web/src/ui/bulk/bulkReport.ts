import type { UsedBy } from "@kindling/contract";

/** A skipped row and the reason. */
interface Skipped {
  readonly id: number;
  readonly name: string;
  readonly msg: string;
}

/** Details of a bulk change that don't fit into its toast. */
export type BulkReport =
  | { readonly kind: "busy"; readonly count: number }
  | { readonly kind: "skipped"; readonly message: string; readonly skipped: readonly Skipped[] }
  | { readonly kind: "used"; readonly message: string; readonly usedBy: readonly UsedBy[] };

let current: BulkReport | null = null;
const listeners = new Set<() => void>();

/** Shows or removes a report, outside of the page, so that it survives navigation. */
export function tell(report: BulkReport | null): void {
  current = report;
  for (const listener of listeners) listener();
}

export const bulkReports = {
  read: () => current,
  listen(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
