import type { StepRecording } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { moveRecordings } from "./moveRecordings.ts";
import { questionText, stageTexts, textHash } from "./stageTexts.ts";

const of = (part: string, place: number, url: string): StepRecording => ({
  part,
  place,
  language: "en",
  url,
  seconds: 1,
  text_hash: "",
});

const steps = (...texts: string[]) => stageTexts("Walk", { steps: texts });
const kept = [of("title", 0, "title"), of("steps", 0, "stand"), of("steps", 2, "sit")];
const moved = (...texts: string[]) =>
  moveRecordings(steps("Stand", "Shake", "Sit"), steps(...texts), kept).map(
    ({ part, place, url }) => `${part} ${place} ${url}`,
  );

describe("moveRecordings", () => {
  it("stays where a text is reworded", () => {
    expect(moved("Stand up", "Shake", "Sit")).toEqual(["title 0 title", "steps 0 stand", "steps 2 sit"]);
  });

  it("moves along with a text, and makes room for a new one", () => {
    expect(moved("Wait", "Sit", "Stand", "Shake")).toEqual(["title 0 title", "steps 1 sit", "steps 2 stand"]);
  });

  it("goes with a text that is removed", () => {
    expect(moved("Shake", "Sit")).toEqual(["title 0 title", "steps 1 sit"]);
  });
});

describe("textHash", () => {
  it("tells texts apart", () => {
    const answers = [{ number: 1, text: "Yes", graphic: null, graphic_name: null }];
    const texts = ["", "a", "b", "ab", "ba", "Sit.", "Sit!", questionText({ question: "Sit?", answers })];
    expect(new Set(texts.map(textHash)).size).toBe(texts.length);
    expect(textHash("Sit.")).toBe(textHash("Sit."));
  });
});
