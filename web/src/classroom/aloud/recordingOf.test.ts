import { expect, it } from "vitest";
import { stageTexts } from "../../curriculum/recordings/stageTexts.ts";
import { stepsOf } from "../steps/stepsOf.ts";
import { someItem } from "../testing.tsx";
import { recordedAs } from "./recordingOf.ts";

it("recordedAs names each step as the editor does, in the same order", () => {
  const long = "We look at the tall green trees behind the school. ".repeat(8);
  const item = someItem({
    title: "Walk",
    details: {
      introduction: long,
      script: "One.\n\nTwo.",
      driving_question: "Why?",
      prompt: "What?",
      materials: ["1", "2", "3", "4", "5", "6", "7"],
      steps: ["Stand", "Sit"],
      rules: "Run.",
      closing_prompt: long,
    },
  });
  const shown = stepsOf(item).flatMap((step) => recordedAs(step) ?? []);
  expect(shown).toEqual(stageTexts(item.title, item.details).map(({ part, place }) => ({ part, place })));
  expect(shown.length).toBeGreaterThan(12);
});
