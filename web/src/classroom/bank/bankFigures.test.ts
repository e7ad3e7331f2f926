import { describe, expect, it } from "vitest";
import { goalProgress } from "./bankFigures.ts";

const goal = { id: 1, goal_cents: 10_000, goal_text: null, version: 1 };
const figures = (donated: number, verified: number, to: typeof goal | null = goal) =>
  goalProgress({
    points: 0,
    earned_cents: 9999,
    session_donated_cents: donated,
    session_verified_cents: verified,
    goal: to,
  });

describe("goalProgress", () => {
  it("fills the bar with what is verified and what is only counted, sponsors' money apart", () => {
    expect(figures(4000, 1000)).toMatchObject({ verifiedShare: 0.1, brought: 4000 });
    expect(figures(4000, 1000)?.countedShare).toBeCloseTo(0.3);
  });

  it("never overflows, however much is brought", () => {
    const full = figures(25_000, 8000);
    expect((full?.verifiedShare ?? 0) + (full?.countedShare ?? 0)).toBeCloseTo(1);
    expect(figures(25_000, 25_000)).toMatchObject({ verifiedShare: 1, countedShare: 0 });
  });

  it("is nothing without a goal, and empty where only the points are known", () => {
    expect(figures(100, 0, null)).toBeNull();
    expect(goalProgress({ points: 5, earned_cents: 25 })).toBeNull();
  });
});
