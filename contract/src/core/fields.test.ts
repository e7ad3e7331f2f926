import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  calendarDate,
  email,
  fieldMeta,
  flag,
  optionalChoice,
  optionalDate,
  optionalEmail,
  optionalReferenceTo,
  optionalText,
  optionalUrl,
  referencesTo,
  referenceTo,
  requiredText,
} from "./fields.ts";

const wrong = Symbol("wrong");
const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : wrong;
};

test.each([
  ["requiredText", requiredText(5), " abc ", "abc"],
  ["requiredText", requiredText(5), "  ", wrong],
  ["requiredText", requiredText(5), "abcdef", wrong],
  ["requiredText", requiredText(5), "   abcde   ", "abcde"],
  ["requiredText", requiredText(5), null, wrong],
  ["optionalText", optionalText(5), " ", null],
  ["optionalText", optionalText(5), null, null],
  ["optionalText", optionalText(5), undefined, undefined],
  ["optionalText", optionalText(5), "abcdef", wrong],
  ["email", email(), " ana@school.example ", "ana@school.example"],
  ["email", email(), "ana@school", wrong],
  ["email", email(), "ana lopez@school.example", wrong],
  ["optionalEmail", optionalEmail(), "", null],
  ["optionalEmail", optionalEmail(), "x", wrong],
  ["optionalUrl", optionalUrl(), "https://videos.example/1", "https://videos.example/1"],
  ["optionalUrl", optionalUrl(), "http://videos.example", "http://videos.example"],
  ["optionalUrl", optionalUrl(), "", null],
  ["optionalUrl", optionalUrl(), "javascript:alert(1)", wrong],
  ["optionalUrl", optionalUrl(), "data:text/html,x", wrong],
  ["optionalUrl", optionalUrl(), "videos.example", wrong],
  ["flag", flag(), true, true],
  ["flag", flag(), "true", wrong],
  ["calendarDate", calendarDate(), "2028-02-29", "2028-02-29"],
  ["calendarDate", calendarDate(), "2026-02-29", wrong],
  ["calendarDate", calendarDate(), "2026-9-1", wrong],
  ["calendarDate", calendarDate(), "2026-09-01T00:00:00Z", wrong],
  ["optionalDate", optionalDate(), "", null],
  ["optionalChoice", optionalChoice(["a", "b"]), "a", "a"],
  ["optionalChoice", optionalChoice(["a", "b"]), "", null],
  ["optionalChoice", optionalChoice(["a", "b"]), "c", wrong],
  ["referenceTo", referenceTo("site"), 1, 1],
  ["referenceTo", referenceTo("site"), 0, wrong],
  ["referenceTo", referenceTo("site"), "1", wrong],
  ["referenceTo", referenceTo("site"), 2_147_483_648, wrong],
  ["optionalReferenceTo", optionalReferenceTo("site"), null, null],
  ["referencesTo", referencesTo("site"), [], []],
  ["referencesTo", referencesTo("site", 1), [], wrong],
  ["referencesTo", referencesTo("site"), [1, 1.5], wrong],
])("%s reads %#", (_, schema, value, expected) => {
  expect(read(schema as z.ZodType, value)).toEqual(expected);
});

describe("fieldMeta", () => {
  test("is found through optional, nullable, piped and joined schemas", () => {
    expect(fieldMeta(optionalReferenceTo("site"))).toEqual({ kind: "reference", refersTo: "site" });
    expect(fieldMeta(referencesTo("user").optional())).toEqual({ kind: "references", refersTo: "user" });
    const kinds = [optionalText(5), optionalEmail(), optionalUrl(), optionalDate(), optionalChoice(["a"])];
    expect(kinds.map((schema) => fieldMeta(schema)?.kind)).toEqual([
      "text",
      "text",
      "text",
      "date",
      "choice",
    ]);
  });
});
