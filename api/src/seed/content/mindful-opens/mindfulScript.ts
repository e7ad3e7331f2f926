import type { Breathing, Question } from "@kindling/contract";

/** The names of the levels that the demo programme teaches. */
export const levelNames = [
  "Early Learning",
  "Lower Elementary",
  "Upper Elementary",
  "Middle School",
  "High School",
] as const;

export type LevelName = (typeof levelNames)[number];

/** The standards that an opening may serve, as the reports group them. */
export const standards = {
  selfAwareness: "SEL 1 Self-awareness",
  selfManagement: "SEL 2 Self-management",
  socialAwareness: "SEL 3 Social awareness",
  relationships: "SEL 4 Relationship skills",
  stress: "HE 2 Managing stress",
  listening: "SL 1 Listening and speaking",
} as const;

/** A mindful opening as a teacher reads it aloud, written once and put on the calendar as often as wanted. */
export interface MindfulScript {
  readonly title: string;
  /** The level it speaks to; without one it is for every age. */
  readonly level?: LevelName;
  readonly standards: readonly [string, string?];
  /** How everybody gets ready, shown before the script. */
  readonly ready: string;
  /** One paragraph for each page that the class sees. */
  readonly script: readonly string[];
  readonly breathing?: Breathing;
  /** The quiet at the end, in seconds. */
  readonly quiet: number;
  /** A question of its own, asked before the reflection. */
  readonly asks?: Question;
  /** What classes said they will remember. */
  readonly remembered: readonly string[];
}
