import { traitKinds } from "./answeredTypes.ts";
import type { ClassroomItem } from "./classroomItem.ts";

/** Who a part of an item is written for: a class on the projector, or the teacher alone. */
export type Audience = "class" | "teacher";

/** The audience of what every item has. `details` are sorted part by part. */
export const itemAudiences = {
  id: "class",
  type: "class",
  title: "class",
  start: "class",
  end: "class",
  trait: "class",
  session_theme: "class",
  standards: "teacher",
  video_url: "class",
  family_page: "teacher",
  attachment: "teacher",
  instructions: "teacher",
  will_visit: "teacher",
  questions: "class",
  details: "class",
  points: "class",
  answered: "class",
} as const satisfies Readonly<Record<keyof ClassroomItem, Audience>>;

/** The audience of each part of `details`, whatever the kind; `activityTypes` holds that none is missing. */
export const detailAudiences = {
  introduction: "class",
  illustration: "class",
  recordings: "class",
  script: "class",
  script_notes: "teacher",
  script_illustrations: "class",
  audio_url: "class",
  duration_seconds: "class",
  breathing: "class",
  closing_prompt: "class",
  puzzle_type: "class",
  words: "class",
  clues: "class",
  image_url: "class",
  piece_texts: "class",
  grid_size: "class",
  seed: "class",
  materials: "class",
  steps: "class",
  step_notes: "teacher",
  step_illustrations: "class",
  space: "teacher",
  duration_minutes: "class",
  driving_question: "class",
  outcome: "teacher",
  duration_days: "class",
  group_size: "class",
  prompt: "class",
  letter: "class",
  letters: "class",
  rules: "class",
  rules_notes: "teacher",
  players: "class",
  objective: "teacher",
  procedure: "teacher",
  assessment: "teacher",
  // What the server adds for a classroom.
  quiz_questions: "class",
  max_per_class: "class",
  banner_url: "class",
  videos: "class",
} as const satisfies Readonly<Record<string, Audience>>;

/** A part of `details` by its name. */
export type DetailPart = keyof typeof detailAudiences;

/** The parts whose notes are kept beside them, entry by entry or paragraph by paragraph. */
export const partNotes = {
  script: "script_notes",
  steps: "step_notes",
  rules: "rules_notes",
} as const satisfies Partial<Record<DetailPart, DetailPart>>;

/** A part that has notes of its own. */
export type NotedPart = keyof typeof partNotes;

const notesParts: readonly string[] = Object.values(partNotes);

/** Returns the notes of a part as lines of paper, each with the number of its step; null for other parts. */
export function noteLines(part: string, value: unknown): string[] | null {
  if (!notesParts.includes(part) || !Array.isArray(value)) return null;
  return value.flatMap((note, index) => (typeof note === "string" && note ? `${index + 1}: ${note}` : []));
}

const isForClass = (part: string) =>
  (detailAudiences as Readonly<Record<string, Audience>>)[part] === "class";

const traitKeys: readonly string[] = Object.values(traitKinds).map(({ key }) => key);

/** Returns the audience of an item's `instructions`; a trait has its description there, which is for the class. */
export function instructionsAudience(type: string): Audience {
  return traitKeys.includes(type) ? "class" : itemAudiences.instructions;
}

/** Quiz questions without their notes, the only part of them that is for the teacher. */
const withoutNotes = (cards: unknown) =>
  Array.isArray(cards) ? cards.map((card: object) => ({ ...card, teacher_notes: null })) : [];

/** Returns an item without all that is for the teacher; a part that nobody has sorted is left out, too. */
export function forClass(item: ClassroomItem): ClassroomItem {
  return {
    ...item,
    standards: [],
    family_page: null,
    attachment: null,
    will_visit: false,
    instructions: instructionsAudience(item.type) === "class" ? item.instructions : null,
    details: Object.fromEntries(
      Object.entries(item.details).flatMap(([part, value]) =>
        isForClass(part) ? [[part, part === "quiz_questions" ? withoutNotes(value) : value]] : [],
      ),
    ),
  };
}
