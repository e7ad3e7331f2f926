import { type ClassroomItem, instructionsAudience, partNotes } from "@kindling/contract";
import { readQuizCards } from "../steps/readDetails.ts";
import type { Step } from "../steps/stepsOf.ts";

/** What a note comes from. */
type NotePart =
  | "attachment"
  | "instructions"
  | "note"
  | "objective"
  | "outcome"
  | "procedure"
  | "space"
  | "assessment"
  | "standards"
  | "visit";

/** A text for the teacher alone. */
export interface TeacherNote {
  readonly part: NotePart;
  /** Plain or formatted; empty for what needs no words of its own. */
  readonly text: string;
  /** Where a file can be opened. */
  readonly address?: string;
}

/** What the teacher reads while a class looks at the stage. */
export interface TeacherNotes {
  /** What goes with the item as a whole. */
  readonly whole: readonly TeacherNote[];
  /** What goes with each step, by its index. */
  readonly steps: readonly (readonly TeacherNote[])[];
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const named = (part: NotePart, value: unknown): TeacherNote[] => {
  const text = textOf(value);
  return text ? [{ part, text }] : [];
};

/** The places, from 0, of the entries or paragraphs that a step shows of a part with notes. */
function placesIn(step: Step, part: keyof typeof partNotes): readonly number[] {
  if (part === "steps") return step.kind === "doing" ? [step.place - 1] : [];
  if (step.kind !== "text" || step.part !== part) return [];
  return [...new Set(step.blocks.flatMap(({ place }) => place ?? []))];
}

/** The notes of one part, by step; those beyond its last entry go with its last step, so that none is lost. */
function placedNotes({ details }: ClassroomItem, steps: readonly Step[], part: keyof typeof partNotes) {
  const notes = listOf(details[partNotes[part]]).map(textOf);
  const shown = steps.map((step) => placesIn(step, part));
  const last = Math.max(-1, ...shown.flat());
  const lastStep = shown.findLastIndex((places) => places.length > 0);
  const taken = new Set<number>();
  return steps.map((_, index): TeacherNote[] => {
    // A long paragraph runs over several steps; its note goes with the first of them.
    const places = (shown[index] ?? []).filter((place) => !taken.has(place));
    for (const place of places) taken.add(place);
    const beyond = index === lastStep || (lastStep < 0 && index === 0) ? notes.slice(last + 1) : [];
    return [...places.map((place) => notes[place] ?? ""), ...beyond].flatMap((text) => named("note", text));
  });
}

/** Returns all of an item that is for the teacher: that of each step, and that of the whole. */
export function notesOf(item: ClassroomItem, steps: readonly Step[]): TeacherNotes {
  const { details, attachment } = item;
  const isForTeacher = instructionsAudience(item.type) === "teacher";
  const placed = (Object.keys(partNotes) as (keyof typeof partNotes)[]).map((part) =>
    placedNotes(item, steps, part),
  );
  // The cards of the steps have come without them.
  const notesOfQuestions = new Map(readQuizCards(details).map((card) => [card.id, card.teacher_notes]));
  const atEnd = [...named("outcome", details["outcome"]), ...named("assessment", details["assessment"])];
  return {
    whole: [
      ...(item.will_visit ? [{ part: "visit", text: "" } as const] : []),
      ...named("objective", details["objective"]),
      ...named("instructions", isForTeacher ? item.instructions : null),
      ...named("space", details["space"]),
      ...named("procedure", details["procedure"]),
      ...named("standards", item.standards.join(" · ")),
      ...(attachment
        ? [{ part: "attachment", text: attachment.name, address: attachment.url } as const]
        : []),
    ],
    steps: steps.map((step, index) => [
      ...placed.flatMap((notes) => notes[index] ?? []),
      ...(step.kind === "quiz" ? named("note", notesOfQuestions.get(step.card.id)) : []),
      ...(step.kind === "record" ? atEnd : []),
    ]),
  };
}
