import type { Language } from "../../core/language.ts";
import { type ActivityKind, eachKind } from "./answeredTypes.ts";
import { familyConnection } from "./kinds/familyConnection.ts";
import { kinesthetic } from "./kinds/kinesthetic.ts";
import { lessonPlan } from "./kinds/lessonPlan.ts";
import { mindfulClose, mindfulOpen } from "./kinds/mindful.ts";
import { nomination } from "./kinds/nomination.ts";
import { peerConnection } from "./kinds/peerConnection.ts";
import { playActivity } from "./kinds/playActivity.ts";
import { projectBased } from "./kinds/projectBased.ts";
import { puzzle } from "./kinds/puzzle.ts";
import { quiz } from "./kinds/quiz.ts";

/** The kinds of activity with their fields, resources and calls. */
export const activityTypes = {
  mindfulOpen,
  mindfulClose,
  nomination,
  puzzle,
  kinesthetic,
  projectBased,
  peerConnection,
  familyConnection,
  playActivity,
  lessonPlan,
  quiz,
} satisfies Record<ActivityKind, object>;

/** What a kind's own fields are called, in the order of paper: what it is about, what is needed, what is done. */
export function detailLabels(kind: ActivityKind, language: Language): Readonly<Record<string, string>> {
  const { row, labels } = activityTypes[kind].details;
  const inOrder = Object.keys(row.shape).map((key): [string, string] => [key, labels[language][key] ?? ""]);
  return { ...Object.fromEntries(inOrder), ...labels[language] };
}

type Each<Part extends "resource" | "endpoints"> = {
  readonly [K in ActivityKind]: (typeof activityTypes)[K][Part];
};

export const activities = eachKind((kind) => activityTypes[kind].resource) as Each<"resource">;

export const activityEndpoints = eachKind((kind) => activityTypes[kind].endpoints) as Each<"endpoints">;
