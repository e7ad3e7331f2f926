import { describe, expect, it } from "vitest";
import { breathingAt, breathingLength, settleSeconds } from "./breathingAt.ts";

const pattern = { inhale: 4, hold: 2, exhale: 6, rounds: 2 };
const at = (seconds: number) => breathingAt(pattern, (settleSeconds + seconds) * 1000);

describe("breathingAt", () => {
  it("lets the class settle first, lungs empty", () => {
    expect(breathingAt(pattern, 0)).toMatchObject({ phase: "settle", count: 1, fullness: 0 });
    expect(breathingAt(pattern, 2999)).toMatchObject({ phase: "settle", count: 3 });
  });

  it("goes through inhale, hold and exhale for as long as each lasts", () => {
    expect(at(0)).toMatchObject({ phase: "inhale", round: 1, count: 1, seconds: 4 });
    expect(at(3.9)).toMatchObject({ phase: "inhale", count: 4 });
    expect(at(4)).toMatchObject({ phase: "hold", count: 1, seconds: 2 });
    expect(at(6)).toMatchObject({ phase: "exhale", count: 1, seconds: 6 });
    expect(at(11.99)).toMatchObject({ phase: "exhale", round: 1, count: 6 });
  });

  it("begins the next round where the last one ended, and is done after the last", () => {
    expect(at(12)).toMatchObject({ phase: "inhale", round: 2, count: 1 });
    expect(at(23.99)).toMatchObject({ phase: "exhale", round: 2 });
    expect(at(24)).toMatchObject({ phase: "done", round: 2 });
    expect(breathingLength(pattern)).toBe((settleSeconds + 24) * 1000);
  });

  it("fills the lungs on the way in, keeps them full, empties them on the way out", () => {
    expect(at(0).fullness).toBe(0);
    expect(at(2).fullness).toBeCloseTo(0.5);
    expect(at(5).fullness).toBe(1);
    expect(at(9).fullness).toBeCloseTo(0.5);
    expect(at(24).fullness).toBe(0);
  });

  it("passes over a hold of no seconds", () => {
    const boxless = { inhale: 3, hold: 0, exhale: 3, rounds: 1 };
    expect(breathingAt(boxless, (settleSeconds + 3) * 1000)).toMatchObject({ phase: "exhale", count: 1 });
  });
});
