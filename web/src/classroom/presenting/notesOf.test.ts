import {
  activityKinds,
  activityTypes,
  type ClassroomItem,
  partsFor,
  phoneEndpoints,
  type QuizCard,
} from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { contentOf } from "../phone/contentOf.ts";
import { puzzleSteps } from "../steps/puzzleSteps.ts";
import { stepsOf } from "../steps/stepsOf.ts";
import { someItem } from "../testing.tsx";
import { notesOf } from "./notesOf.ts";

const someCard: QuizCard = {
  id: 7,
  question: "Which one is kind?",
  answers: [1, 2].map((number) => ({ number, text: `Answer ${number}`, graphic: null, graphic_name: null })),
  correct_answer: 1,
  primary_graphic: null,
  primary_graphic_name: null,
  math_op: null,
  recordings: [],
  teacher_notes: null,
};

/** An item of a kind with a text of its own in everything that is for the teacher. */
function plantedItem(kind: (typeof activityKinds)[number]): { item: ClassroomItem; planted: string[] } {
  const schema = activityTypes[kind].details.input;
  const planted: string[] = [];
  const plant = (where: string) => {
    planted.push(`only the teacher reads ${where}`);
    return planted.at(-1) ?? "";
  };
  const details: Record<string, unknown> = {
    introduction: "Come in.",
    script: "Breathe.\n\nRest.",
    steps: ["Stand up", "Sit down"],
    rules: "Run.\n\nStop.",
  };
  for (const part of partsFor(kind, "teacher")) {
    const isList = !schema.safeParse({ [part]: "text" }).success;
    details[part] = isList ? [plant(`${part} 1`), plant(`${part} 2`), plant(`${part} 3`)] : plant(part);
  }
  if (kind === "quiz") details["quiz_questions"] = [{ ...someCard, teacher_notes: plant("the question") }];
  const item = someItem({
    type: activityTypes[kind].key,
    instructions: plant("instructions"),
    standards: [plant("standards")],
    attachment: { name: plant("attachment"), url: "/api/files/7", type: "application/pdf", size: 1 } as never,
    will_visit: true,
    details,
  });
  return { item, planted };
}

describe.each(activityKinds)("the teacher's texts of %s", (kind) => {
  const { item, planted } = plantedItem(kind);
  const steps = stepsOf(item, puzzleSteps);

  it("all reach the teacher's phone", () => {
    const content = contentOf(item, steps, ((key: string) => key) as never);
    const told = JSON.stringify(phoneEndpoints.show.body.shape.content.parse(content));
    expect(planted.filter((text) => !told.includes(text))).toEqual([]);
  });

  it("are in no step of the stage", () => {
    expect(planted.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(steps)).not.toContain("only the teacher");
  });

  it("are all in the notes", () => {
    const notes = JSON.stringify(notesOf(item, steps));
    expect(planted.filter((text) => !notes.includes(text))).toEqual([]);
  });
});

describe("notesOf", () => {
  it("puts a note beside the step or paragraph it was written for", () => {
    const item = someItem({
      details: {
        steps: ["Stand up", "Sit down"],
        step_notes: ["", "Wait for all"],
        script: "One.",
        script_notes: ["Shake it"],
      },
    });
    const steps = stepsOf(item);
    const at = (wanted: (step: (typeof steps)[number]) => boolean) =>
      notesOf(item, steps).steps[steps.findIndex(wanted)]?.map(({ text }) => text);
    expect(at((step) => step.kind === "doing" && step.place === 1)).toEqual([]);
    expect(at((step) => step.kind === "doing" && step.place === 2)).toEqual(["Wait for all"]);
    expect(at((step) => step.kind === "text" && step.part === "script")).toEqual(["Shake it"]);
  });

  it("keeps the notes of a lesson's end for its end", () => {
    const item = someItem({
      type: activityTypes.lessonPlan.key,
      details: { objective: "See", procedure: "Read", assessment: "Ask" },
    });
    const notes = notesOf(item, stepsOf(item));
    expect(notes.whole.map(({ part }) => part)).toEqual(["objective", "procedure"]);
    expect(notes.steps.at(-1)).toEqual([{ part: "assessment", text: "Ask" }]);
  });

  it("leaves the description of a trait to the class", () => {
    const item = someItem({ type: "trait", instructions: "Courage is …" });
    expect(notesOf(item, stepsOf(item)).whole).toEqual([]);
    expect(JSON.stringify(stepsOf(item))).toContain("Courage is …");
  });
});
