import { describe, expect, test } from "vitest";
import { daysBeside, daysOfYear, yearAround, yearName } from "./givingYears.ts";

describe("years", () => {
  test("begin on their day", () => {
    expect(yearAround("2026-07-31", "08-01")).toBe(2025);
    expect(yearAround("2026-08-01", "08-01")).toBe(2026);
    expect(daysOfYear(2025, "08-01")).toEqual({ from: "2025-08-01", to: "2026-07-31" });
    expect(daysOfYear(2027, "03-01")).toEqual({ from: "2027-03-01", to: "2028-02-29" });
  });

  test("are called by both calendar years, or by the one they are", () => {
    expect([yearName(2025, "08-01"), yearName(2099, "08-01"), yearName(2026, "01-01")]).toEqual([
      "2025–26",
      "2099–00",
      "2026",
    ]);
  });
});

describe("the year before", () => {
  const before = (from: string, to: string, today = "2030-01-01") => daysBeside({ from, to }, today).before;

  test("has the same days", () => {
    expect(before("2025-08-01", "2026-07-31")).toEqual({ from: "2024-08-01", to: "2025-07-31" });
    expect(before("2026-09-10", "2026-09-10")).toEqual({ from: "2025-09-10", to: "2025-09-10" });
  });

  test("ends with February where the period does, so that no day is left out", () => {
    expect(before("2024-03-01", "2025-02-28")).toEqual({ from: "2023-03-01", to: "2024-02-29" });
    expect(before("2024-02-29", "2024-02-29")).toEqual({ from: "2023-02-28", to: "2023-02-28" });
    expect(before("2025-02-01", "2025-02-27")).toEqual({ from: "2024-02-01", to: "2024-02-27" });
  });

  test("has as many days as there have been of a period that goes on, over leap days too", () => {
    const year = daysOfYear(2024, "08-01");
    expect(daysBeside(year, "2024-08-01")).toEqual({
      from: "2024-08-01",
      to: "2024-08-01",
      before: { from: "2023-08-01", to: "2023-08-01" },
      is_running: true,
    });
    // 29 February 2024 is one of the 221 days.
    expect(daysBeside(year, "2025-03-09").before).toEqual({ from: "2023-08-01", to: "2024-03-08" });
    expect(daysBeside(year, "2025-07-31")).toMatchObject({ is_running: false, before: { to: "2024-07-31" } });
  });
});
