import type { classPoints } from "@kindling/contract";

type Figures = (typeof classPoints)["_zod"]["output"];

/** What a class has, as far as the server tells it: what was kept from before may hold the points alone. */
export type BankFigures = Pick<Figures, "points" | "earned_cents"> & Partial<Figures>;

/** How far a class is on its way to its goal: shares of the bar, 0 to 1, and the cents behind them. */
export interface GoalProgress {
  readonly goal: number;
  readonly brought: number;
  readonly verified: number;
  readonly verifiedShare: number;
  /** What is counted and not yet verified; both shares together fill the bar at most. */
  readonly countedShare: number;
}

/** What the class has brought in, in all as its points are; null where the server does not say. */
export function broughtBy({ donated_cents }: BankFigures): number | null {
  return donated_cents ?? null;
}

/** The progress toward the session's goal; null without one. */
export function goalProgress(figures: BankFigures): GoalProgress | null {
  const goal = figures.goal?.goal_cents ?? 0;
  if (goal <= 0) return null;
  const brought = figures.session_donated_cents ?? 0;
  const verified = Math.min(brought, figures.session_verified_cents ?? 0);
  const share = (cents: number) => Math.min(1, Math.max(0, cents / goal));
  const verifiedShare = share(verified);
  return { goal, brought, verified, verifiedShare, countedShare: share(brought) - verifiedShare };
}
