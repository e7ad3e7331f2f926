import { nudgeDays, type PaceClass, type PaceSite, type Reference } from "@kindling/contract";
import { type ReactElement, useState } from "react";
import type { Matching } from "../../ui/list/RowAction.ts";
import { NudgeDialog } from "./NudgeDialog.tsx";

/** Who a nudge would go to. */
export interface NudgePlan {
  readonly classes: readonly { readonly teacher: Reference; readonly school: Reference }[];
  /** The site whose silent classes they are all. */
  readonly site?: Reference;
  /** All classes that a list matches, of which `classes` are in sight. */
  readonly matching?: Matching | undefined;
}

/** The silent classes of a site that a nudge would reach now. */
export function silentIn({ classes }: Pick<PaceSite, "classes">): PaceClass[] {
  return classes.filter(({ silent, can_nudge }) => silent && can_nudge);
}

/** Whether a nudge to a class is worth offering: it has fallen silent or behind, and had none lately. */
export function isNudgeable({ state, silent, can_nudge }: PaceClass): boolean {
  return can_nudge && (silent || state === "behind" || state === "far_behind");
}

/** Whether a class can be nudged again by now. */
export function mayBeNudged({ nudged_at }: Pick<PaceClass, "nudged_at">): boolean {
  return nudged_at === null || Date.parse(nudged_at) <= Date.now() - nudgeDays * 86_400_000;
}

/** Opens the dialog that shows the mail before it goes; the dialog has to be drawn somewhere in the screen. */
export function useNudging(): { plan: (plan: NudgePlan) => void; dialog: ReactElement | null } {
  const [planned, setPlanned] = useState<NudgePlan | null>(null);
  return {
    plan: setPlanned,
    dialog: planned && <NudgeDialog plan={planned} onClose={() => setPlanned(null)} />,
  };
}
