import { expect, test } from "vitest";
import { withoutStudent } from "./withoutStudent.ts";

const hidden = (names: readonly (string | null)[], text: unknown) =>
  withoutStudent({ why: text, stars: 5 }, names)["why"];

test.each([
  [["Marguerite", "Lo"], "MARGUERITE's turn: Marguerite Lo.", "–'s turn: – –."],
  [["Ana María", "de la Cruz-Ruiz"], "Ana de la clase; María Cruz y los Ruiz", "– de la clase; – – y los –"],
  [["Zoe\u0308", "Ng"], "Zo\u00EB shares, sang with Ng", "– shares, sang with –"],
  [["Al", "Will"], "Al ayuda al maestro", "– ayuda al maestro"],
  [["Kai", "O'Neill"], "Kaiser and O'Neill", "Kaiser and O'–"],
])("takes a student called %j out of an answer", (names, text, expected) => {
  expect(hidden(names, text)).toBe(expected);
});

test("leaves answers that are no texts, and those without a student, as they are", () => {
  expect(withoutStudent({ why: "Kai", stars: 5, parts: ["Hall"] }, [null, null])).toEqual({
    why: "Kai",
    stars: 5,
    parts: ["Hall"],
  });
  expect(withoutStudent({ stars: 5, parts: ["Hall"], yes: true }, ["Kai", "Lo"])).toEqual({
    stars: 5,
    parts: ["Hall"],
    yes: true,
  });
});
