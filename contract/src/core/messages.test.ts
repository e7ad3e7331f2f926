import { describe, expect, test } from "vitest";
import { z } from "zod";
import { resources } from "../resources.ts";
import {
  email,
  flag,
  optionalDate,
  optionalEmail,
  optionalUrl,
  referencesTo,
  requiredText,
} from "./fields.ts";
import { fieldLabel } from "./labels.ts";
import { languages } from "./language.ts";
import { doneMessages, type Issue, issueMessage } from "./messages.ts";

const say = (schema: z.ZodType, value: unknown, language: "en" | "es" = "en") => {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  return issue && issueMessage(issue as Issue, "Name", language);
};

describe("issueMessage", () => {
  test.each([
    [requiredText(5), undefined, "Name is required"],
    [requiredText(5), "", "Name is required"],
    [requiredText(5), "   ", "Name is required"],
    [requiredText(5), null, "Name is required"],
    [requiredText(5), "abcdef", "Name can have at most 5 characters"],
    [requiredText(5), 7, "Name isn't valid"],
    [z.string().min(10), "short", "Name needs at least 10 characters"],
    [z.string().min(10), "", "Name is required"],
    [email(), "x", "Name must be an email address such as name@school.org"],
    [email(), "", "Name is required"],
    [optionalEmail(), "x", "Name must be an email address such as name@school.org"],
    [optionalUrl(), "x", "Name must be a web address starting with https://"],
    [optionalDate(), "x", "Name must be a date such as 2026-09-01"],
    [flag(), "x", "Name must be yes or no"],
    [z.number().int().min(1), 0, "Name must be 1 or more"],
    [z.number().max(5), 6, "Name must be 5 or less"],
    [z.number(), "x", "Name must be a whole number"],
    [z.enum(["a", "b"]), "c", "Name must be one of: a, b"],
    [z.enum(["a", "b"]), "", "Name is required"],
    [referencesTo("site", 1), [], "Name is required"],
    [referencesTo("site", 2), [1], "Name needs at least 2 entries"],
    [z.array(z.number()).max(1), [1, 2], "Name can have at most 1 entries"],
    [z.strictObject({}), { odd: 1 }, "Unknown field: odd"],
  ])("puts %# in words: %s", (schema, value, expected) => {
    expect(say(schema as z.ZodType, value)).toBe(expected);
  });

  test("speaks of every field of every resource by its label, in every language", () => {
    const odd = ["", null, undefined, "x", "x".repeat(30_000), -1, 1.5, {}, [], [0], ["x"], true];
    for (const resource of Object.values(resources)) {
      for (const [field, schema] of Object.entries(resource.input.shape)) {
        for (const language of languages) {
          const label = fieldLabel(resource.labels, field, language);
          for (const value of odd) {
            const issue = (schema as z.ZodType).safeParse(value, { reportInput: true }).error?.issues[0];
            if (!issue) continue;
            const message = issueMessage(issue as Issue, label, language);
            const begins = language === "en" ? `${label} ` : `${label}: `;
            const known = message.startsWith(begins) || message.startsWith("Unknown field");
            expect({ resource: resource.name, field, value, message, known }).toMatchObject({ known: true });
          }
        }
      }
    }
  });
});

test("doneMessages say what the specification says", () => {
  const { added, updated, deleted } = doneMessages.en;
  expect([added("Site"), updated("Site"), deleted("Site")]).toEqual([
    "Site added successfully",
    "Site updated successfully!",
    "Site deleted successfully",
  ]);
});
