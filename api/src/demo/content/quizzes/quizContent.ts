import type { FilmName, GraphicName } from "../media.ts";
import type { LevelName } from "../mindful-opens/mindfulScript.ts";
import type { Standard } from "../standards.ts";

/** An answer that a class may choose: words, a picture, or both. */
export type AnswerContent = string | { readonly text?: string; readonly graphic: GraphicName };

/** A question of a quiz. */
export interface QuizQuestionContent {
  readonly question: string;
  /** Two to four, in the order in which they are shown. */
  readonly answers: readonly AnswerContent[];
  /** The number of the right one, from 1. */
  readonly right: 1 | 2 | 3 | 4;
  readonly graphic?: GraphicName;
  readonly op?: "add" | "subtract" | "multiply" | "divide";
}

/** A quiz written once and put on the calendar, as other activities are. */
export interface QuizContent {
  readonly title: string;
  readonly trait?: string;
  readonly level?: LevelName;
  readonly standards: readonly [Standard, Standard];
  readonly instructions: readonly string[];
  readonly film?: FilmName;
  readonly questions: readonly QuizQuestionContent[];
}
