import type { PaceClass, PaceSite } from "@kindling/contract";
import { type ReactElement, useState } from "react";
import { NudgeDialog } from "./NudgeDialog.tsx";

/** Who a nudge would go to: one class, or all silent classes of a site. */
export interface NudgePlan {
  readonly site: PaceSite["school"];
  readonly classes: readonly PaceClass[];
  readonly isAll: boolean;
}

/** The silent classes of a site that a nudge would reach now. */
export function silentIn({ classes }: Pick<PaceSite, "classes">): PaceClass[] {
  return classes.filter(({ silent, can_nudge }) => silent && can_nudge);
}

/** Whether a nudge to a class is worth offering: it has fallen silent or behind, and had none lately. */
export function isNudgeable({ state, silent, can_nudge }: PaceClass): boolean {
  return can_nudge && (silent || state === "behind" || state === "far_behind");
}

/** Opens the dialog that shows the mail before it goes; the dialog has to be drawn somewhere in the screen. */
export function useNudging(): { plan: (plan: NudgePlan) => void; dialog: ReactElement | null } {
  const [planned, setPlanned] = useState<NudgePlan | null>(null);
  return {
    plan: setPlanned,
    dialog: planned && <NudgeDialog plan={planned} onClose={() => setPlanned(null)} />,
  };
}
