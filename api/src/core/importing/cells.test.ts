import { users } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { type Column, cellOf, entriesOf, normalize, valueOf, wordsOf } from "./cells.ts";

const column = (kind: Column["meta"]["kind"], words: readonly string[] = []): Column => ({
  header: "X",
  field: "x",
  meta: { kind },
  words,
});

describe("normalize", () => {
  test.each(["First name", "first_name", "FirstName", " FIRST-NAME ", "Fírst Ñame", "first.name:"])(
    "takes %j for firstname",
    (text) => {
      expect(normalize(text)).toBe("firstname");
    },
  );

  test("keeps letters of other scripts, and figures", () => {
    expect(normalize("学校 2")).toBe("学校2");
  });
});

describe("valueOf", () => {
  test.each([
    ["flag", "yes", true],
    ["flag", "Sí", true],
    ["flag", "TRUE", true],
    ["flag", "x", true],
    ["flag", "No", false],
    ["flag", "0", false],
    ["flag", "inactivo", false],
    ["flag", "", undefined],
    ["flag", "perhaps", "perhaps"],
    ["number", "1001", 1001],
    ["number", "", null],
    ["number", "12.5", "12.5"],
    ["number", "1,001", "1,001"],
    ["date", "2026-09-01", "2026-09-01"],
    ["date", "9/1/2026", "2026-09-01"],
    ["date", "12/31/2026", "2026-12-31"],
    ["date", "31.12.2026", "31.12.2026"],
    ["text", "=1+1", "=1+1"],
  ] as const)("reads a %s from %j", (kind, cell, value) => {
    expect(valueOf(cell, column(kind))).toBe(value);
  });

  test("reads a word whatever its case and blanks, and leaves others as they are", () => {
    const words = ["Site Leader", "Instructor"];
    expect(valueOf("site leader", column("choice", words))).toBe("Site Leader");
    expect(valueOf("SITE_LEADER", column("choice", words))).toBe("Site Leader");
    expect(valueOf("boss", column("choice", words))).toBe("boss");
  });

  test("reads several words parted by semicolons, bars or, without them, commas", () => {
    const words = ["Page Files", "Reports"];
    for (const cell of ["page files; Reports", "Page Files|reports", "Page files, reports,"]) {
      expect(valueOf(cell, column("list", words))).toEqual(words);
    }
    expect(valueOf("", column("list", words))).toEqual([]);
  });
});

test("entriesOf parts a cell and drops what is blank", () => {
  expect(entriesOf(" Lincoln ; ;Mapleton|")).toEqual(["Lincoln", "Mapleton"]);
});

test.each([
  [null, "text", ""],
  [true, "flag", "yes"],
  [false, "flag", "no"],
  [["a", "b"], "list", "a; b"],
  [1001, "number", "1001"],
] as const)("cellOf writes %j of kind %s as %j", (value, kind, cell) => {
  expect(cellOf(value, column(kind))).toBe(cell);
});

test("wordsOf finds the words of a field through its wrappers", () => {
  expect(wordsOf(users.input.shape.role)).toContain("Site Leader");
  expect(wordsOf(users.input.shape.grade)).toContain("PK");
  expect(wordsOf(users.input.shape.user_type)).toContain("Page Files");
  expect(wordsOf(users.input.shape.email)).toEqual([]);
});

describe("a cell of lines", () => {
  test.each([
    ["Chalk; A scarf, red | Rope\nBall", ["Chalk", "A scarf, red", "Rope", "Ball"]],
    [String.raw`Stand\; then sit`, ["Stand; then sit"]],
    [" ;; ", []],
  ])("says of %j %j", (cell, lines) => {
    expect(valueOf(cell, column("lines"))).toEqual(lines);
  });

  test("comes back as it was written, whatever the texts hold", () => {
    const texts = ["One, two", "Stand; then sit", "a | b", String.raw`back\slash`];
    expect(valueOf(cellOf(texts, column("lines")), column("lines"))).toEqual(texts);
  });
});
