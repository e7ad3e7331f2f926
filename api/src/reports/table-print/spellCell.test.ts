import { expect, test } from "vitest";
import { cellSpeller } from "./spellCell.ts";

test("cellSpeller writes Spanish numbers, money and dates as in the United States", () => {
  const spell = cellSpeller("es");
  expect(spell(212_275, "money")).toBe("$2,122.75");
  expect(spell(1234.5, "number")).toBe("1,234.5");
  expect(spell(0.765, "percent")).toBe("76.5%");
  expect(spell("2026-11-22", "date")).toBe("22 nov 2026");
  expect(spell("2026-11-22 15:04", "moment")).toBe("22 nov 2026 3:04 p.m.");
});
