import { describe, expect, it } from "vitest";
import { centsOf, typedDollars } from "./cents.ts";

describe("an amount of dollars as it is typed", () => {
  it.each([
    ["12", 1200],
    ["12.5", 1250],
    ["12,50", 1250],
    ["$ 12.05", 1205],
    ["0.29", 29],
    ["1,234.56", 123456],
    ["1.234,56", 123456],
    ["1,234", 123400],
    [" 8.10 ", 810],
  ])("reads %s as %d cents", (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each(["", "abc", "-5", "12.345.6", "1.2.3", "1.234", "12.", "5 dollars", "99999999999999999"])(
    "takes %j for none",
    (text) => {
      expect(centsOf(text)).toBeNull();
    },
  );

  it("writes cents as they would be typed, and reads them back the same", () => {
    expect(typedDollars(1200)).toBe("12");
    expect(typedDollars(1205)).toBe("12.05");
    for (const cents of [1, 29, 58, 1001, 109999, 333333]) expect(centsOf(typedDollars(cents))).toBe(cents);
  });
});
