import { describe, expect, it } from "vitest";
import { numberChips } from "./numberChips.ts";

const ask = (id: string, label: string) => ({ id, label, kind: "number" as const, required: true });
const numbers = (...of: Parameters<typeof numberChips>) =>
  numberChips(...of).map(({ share, number }) => `${share ?? ""}${number}`);
const students = ask("students", "How many students took part?");

describe("numberChips", () => {
  it("offers shares of a class whose size is known, and usual sizes before", () => {
    expect(numbers(students, 24)).toEqual(["all24", "most18", "half12", "few6"]);
    expect(numbers(students, null)).toContain("24");
  });

  it("offers no number twice, and no share that is nobody", () => {
    expect(numbers(students, 2)).toEqual(["all2", "half1"]);
    expect(numbers(students, 1)).toEqual(["all1"]);
  });

  it("fits other questions: minutes as minutes, the rest as small numbers", () => {
    expect(numbers(ask("m", "How many minutes did it take?"), 24)).toContain("15");
    expect(numbers(ask("m", "¿Cuántos minutos?"), 24)).toContain("45");
    expect(numbers(ask("k", "How many kindnesses were there?"), 24)).toEqual([
      "1",
      "2",
      "3",
      "5",
      "10",
      "20",
    ]);
  });
});
