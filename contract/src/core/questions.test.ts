import { expect, test } from "vitest";
import { activityTypes } from "../curriculum/activities/activityTypes.ts";
import { defaultQuestions } from "../curriculum/activities/defaultQuestions.ts";
import { languages } from "./language.ts";
import { question, questionsInput } from "./questions.ts";

test("questionsInput takes choices with two options or more, and at most fifty questions", () => {
  const ask = (more: object) => questionsInput.safeParse([{ label: "Q?", kind: "text", ...more }]).success;
  expect([ask({}), ask({ kind: "choice", options: ["a", "b"] })]).toEqual([true, true]);
  expect([ask({ kind: "choice", options: ["a"] }), ask({ kind: "multi_choice" })]).toEqual([false, false]);
  expect([ask({ label: "" }), ask({ kind: "essay" }), ask({ options: [""] })]).toEqual([false, false, false]);
  const many = Array.from({ length: 51 }, () => ({ label: "Q?", kind: "text" }));
  expect([questionsInput.safeParse(many.slice(1)).success, questionsInput.safeParse(many).success]).toEqual([
    true,
    false,
  ]);
});

test("defaultQuestions are sound for every type, ask mindful classes how they felt, and differ by language", () => {
  for (const type of Object.keys(activityTypes) as (keyof typeof activityTypes)[]) {
    for (const language of languages) {
      const asked = defaultQuestions(type, language);
      expect(question.array().safeParse(asked).success).toBe(true);
      const ids = asked.map(({ id }) => id);
      if (type === "nomination") {
        expect(ids).toEqual(["reason"]);
        continue;
      }
      const feelings = type.startsWith("mindful") ? ["before", "after"] : [];
      expect(ids).toEqual(["students", ...feelings, "reflection"]);
      expect(asked.some(({ required }) => required)).toBe(type !== "quiz");
    }
    const labels = languages.map((language) => defaultQuestions(type, language)[0]?.label);
    expect(new Set(labels).size).toBe(languages.length);
  }
});
