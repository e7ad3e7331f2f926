import { activityTypes } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { someItem } from "../testing.tsx";
import { stepsOf } from "./stepsOf.ts";

/** The steps of an item in short: their kinds, or what part of the item they show. */
function stepsFor(type: keyof typeof activityTypes, details: Record<string, unknown>) {
  const steps = stepsOf(someItem({ type: activityTypes[type].key, details }));
  return steps.map((step) => ("part" in step ? step.part : step.kind));
}

const materials = ["Chalk", "Rope"];
const steps = ["Pair up", "Lead"];

describe("stepsOf", () => {
  it.each([
    [
      "mindfulClose",
      { script: "Rest.", duration_seconds: 60, closing_prompt: "What stays?" },
      ["script", "timer", "closing_prompt"],
    ],
    ["kinesthetic", { materials, steps, duration_minutes: 20 }, ["materials", "doing", "doing", "timer"]],
    [
      "projectBased",
      { driving_question: "Why?", materials, steps, outcome: "A model" },
      ["driving_question", "materials", "doing", "doing"],
    ],
    ["peerConnection", { group_size: 4, prompt: "Tell", steps }, ["prompt", "doing", "doing"]],
    ["familyConnection", { prompt: "Ask", letter: { en: "Dear", es: null } }, ["prompt", "letter"]],
    [
      "playActivity",
      { materials, rules: "Play fair.", duration_minutes: 10 },
      ["materials", "rules", "timer"],
    ],
    [
      "lessonPlan",
      { objective: "See", materials, procedure: "Read.", steps, assessment: "Tell", duration_minutes: 40 },
      ["materials", "doing", "doing"],
    ],
  ] as const)("takes a class through a %s in order", (type, details, expected) => {
    expect(stepsFor(type, details)).toEqual(["title", ...expected, "record"]);
  });

  it("shows one step at a time, each with its place", () => {
    const shown = stepsOf(someItem({ details: { steps } })).filter(({ kind }) => kind === "doing");
    expect(shown).toEqual([
      { kind: "doing", text: "Pair up", place: 1, total: 2 },
      { kind: "doing", text: "Lead", place: 2, total: 2 },
    ]);
  });

  it("divides many materials into even pages, and passes over what is empty", () => {
    const many = Array.from({ length: 8 }, (_, index) => `Thing ${index}`);
    const pages = stepsOf(someItem({ details: { materials: many } })).filter(
      (step) => step.kind === "materials",
    );
    expect(pages.map(({ entries }) => entries.length)).toEqual([4, 4]);
    expect(stepsFor("kinesthetic", { materials: [], steps: null, letter: {}, rules: "" })).toEqual([
      "title",
      "record",
    ]);
  });
});
