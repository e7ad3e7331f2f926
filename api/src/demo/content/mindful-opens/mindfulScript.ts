import type { Breathing, Question } from "@kindling/contract";
import { standards as casel } from "../standards.ts";

/** The names of the levels that the demo program teaches. */
export const levelNames = [
  "Early Learning",
  "Lower Elementary",
  "Upper Elementary",
  "Middle School",
  "High School",
] as const;

export type LevelName = (typeof levelNames)[number];

/** The standards that an opening may serve. */
export const standards = {
  selfAwareness: casel.feelings,
  selfManagement: casel.managing,
  socialAwareness: casel.concern,
  relationships: casel.belonging,
  stress: casel.calming,
  listening: casel.communication,
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
