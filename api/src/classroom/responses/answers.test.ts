import type { FieldError, Question } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../core/errors.ts";
import { checkAnswers } from "./answers.ts";

const question = (kind: Question["kind"], more: Partial<Question> = {}): Question => ({
  id: "q",
  label: "How many?",
  kind,
  required: false,
  ...more,
});
const options = ["Calm", "Lively"];

/** What an answer is refused with, or what is kept of it. */
function judge(asked: Question, value: unknown): unknown {
  try {
    return checkAnswers([asked], { q: value }, "en")["q"];
  } catch (error) {
    if (error instanceof Refusal) return error.extras.errors;
    throw error;
  }
}

describe("checkAnswers", () => {
  test.each([
    [question("text"), " yes ", "yes"],
    [question("long_text"), "x".repeat(5000), "x".repeat(5000)],
    [question("number"), 0, 0],
    [question("scale_5"), 5, 5],
    [question("yes_no"), false, false],
    [question("choice", { options }), "Calm", "Calm"],
    [question("multi_choice", { options }), ["Lively", "Calm", "Lively"], ["Lively", "Calm"]],
  ])("keeps a sound answer to $kind", (asked, value, kept) => {
    expect(judge(asked, value)).toEqual(kept);
  });

  test.each([
    [question("text"), 5],
    [question("text"), "x".repeat(501)],
    [question("long_text"), "x".repeat(5001)],
    [question("number"), "12"],
    [question("number"), -1],
    [question("number"), 0.5],
    [question("number"), Number.NaN],
    [question("scale_5"), 0],
    [question("scale_5"), 6],
    [question("scale_5"), 2.5],
    [question("yes_no"), "yes"],
    [question("choice", { options }), "Wild"],
    [question("choice", { options }), ["Calm"]],
    [question("multi_choice", { options }), "Calm"],
    [question("multi_choice", { options }), ["Calm", "Wild"]],
  ])("refuses of $kind the answer %j at its place, in words that name the question", (asked, value) => {
    const errors = judge(asked, value) as FieldError[];
    expect(errors.map(({ path }) => path)).toEqual(["answers.q"]);
    expect(errors[0]?.msg).toMatch(/^How many\? /);
  });

  test.each([undefined, null, "", "   ", []])("takes %j for no answer", (value) => {
    for (const kind of ["text", "number", "yes_no", "multi_choice"] as const) {
      const asked = question(kind, { options });
      expect(judge(asked, value)).toBeUndefined();
      expect(judge({ ...asked, required: true }, value)).toEqual([
        { path: "answers.q", msg: "How many? is required" },
      ]);
    }
  });

  test("refuses answers to questions that are not asked, unless they are judged elsewhere", () => {
    const answers = { q: "yes", other: "x" };
    expect(() => checkAnswers([question("text")], answers, "en")).toThrow("Unknown field: other");
    expect(checkAnswers([question("text")], answers, "en", ["other"])).toEqual({ q: "yes" });
    expect(checkAnswers([question("text", { id: "constructor" })], {}, "en")).toEqual({});
  });

  test("tells of every question at once, in the caller's language", () => {
    const asked = [question("text", { required: true }), question("scale_5", { id: "r", required: true })];
    let errors: unknown;
    try {
      checkAnswers(asked, { r: 9 }, "es");
    } catch (error) {
      errors = error instanceof Refusal && error.extras.errors;
    }
    expect(errors).toEqual([
      { path: "answers.q", msg: "How many?: este dato es obligatorio" },
      { path: "answers.r", msg: "How many?: debe ser 5 o menos" },
    ]);
  });
});
