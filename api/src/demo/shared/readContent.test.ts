import { activities, levels } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { lessonPlanContent } from "../curriculum/activityContents.ts";
import { parseContent } from "./readContent.ts";

const file = "curriculum/lesson-plans.yaml";

const sound = `
- title: The Moment Before
  trait: Courage
  standards: [courage, feelings]
  instructions:
    - Have a moment of your own ready.
  details:
    objective: Students can describe what fear does in their bodies.
    procedure:
      - Tell of a moment when you were afraid.
      - Let everyone add a mark.
    duration_minutes: 40
  page: exit-slips
`;

/** Everything the error says, a line each. */
function faults(text: string): string[] {
  try {
    parseContent(file, text, z.array(lessonPlanContent));
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}

describe("parseContent", () => {
  test("returns what the contract's schema makes of the file, with names looked up", () => {
    const [plan] = parseContent(file, sound, z.array(lessonPlanContent));
    expect(plan?.standards[0]).toBe("CASEL SM.6 Courage to take initiative");
    expect(plan?.details.procedure).toBe(
      "Tell of a moment when you were afraid.\n\nLet everyone add a mark.",
    );
  });

  test.each([
    [
      "an unknown field",
      ["page:", "sheet:"],
      [`${file}:2: [0]: Unknown field: sheet. Correct or remove it.`],
    ],
    [
      "an unknown field of the details",
      ["duration_minutes:", "duration:"],
      [`${file}:8: [0].details: Unknown field: duration. Correct or remove it.`],
    ],
    [
      "a required field under another name",
      ["title:", "name:"],
      [
        `${file}:2: [0].title: title is required`,
        `${file}:2: [0]: Unknown field: name. Correct or remove it.`,
      ],
    ],
    [
      "words for a number",
      ["40", "forty"],
      [`${file}:12: [0].details.duration_minutes: duration_minutes must be a whole number`],
    ],
    [
      "a number out of range",
      ["40", "4000"],
      [`${file}:12: [0].details.duration_minutes: duration_minutes must be 600 or less`],
    ],
    [
      "a number for a text",
      ["The Moment Before", "1984"],
      [`${file}:2: [0].title: title must be a text. Put it in quotes.`],
    ],
    [
      "a text that reads as a field",
      ["Let everyone", "Ask: let everyone"],
      [`${file}:11: [0].details.procedure[1]: procedure must be a text. Put it in quotes.`],
    ],
    [
      "a name of nothing",
      ["[courage, feelings]", "[courage, feeling]"],
      [expect.stringMatching(/:4: \[0\]\.standards\[1\]: standards must be one of: feelings, values, /)],
    ],
    [
      "a file that isn't there",
      ["exit-slips", "exit-slip"],
      [expect.stringMatching(/:13: \[0\]\.page: page must be one of: answer-cards, /)],
    ],
  ])("names file, line, path and fix of %s", (_what, [right = "", wrong = ""], expected) => {
    expect(faults(sound.replace(right, wrong))).toEqual(expected);
  });

  test("names file and line of broken YAML", () => {
    expect(faults(sound.replace("[courage, feelings]", "[courage, feelings"))).toEqual([
      expect.stringMatching(/^curriculum\/lesson-plans\.yaml:\d+: .*flow/i),
    ]);
    expect(faults(sound.replace("  trait:", "  title: Again\n  trait:"))).toEqual([
      `${file}:3: Map keys must be unique`,
    ]);
  });

  test("holds content against the limits of the contract", () => {
    expect(activities.lessonPlan.input.shape.title.safeParse("x".repeat(201)).success).toBe(false);
    expect(faults(sound.replace("The Moment Before", "x".repeat(201)))).toEqual([
      `${file}:2: [0].title: title can have at most 200 characters`,
    ]);
    expect(() => parseContent("levels.yaml", "- name: All\n  grade: [13]", z.array(levels.input))).toThrow(
      "levels.yaml:2: [0].grade[0]: grade must be one of: ",
    );
  });
});
