import type { Language } from "../../core/language.ts";
import { type ActivityKind, eachKind } from "./answeredTypes.ts";
import { type Audience, detailAudiences } from "./audiences.ts";
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

type PartOf<K extends ActivityKind> = keyof (typeof activityTypes)[K]["details"]["row"]["shape"];

/** The parts of `details` of any kind. */
type AnyPart = { [K in ActivityKind]: PartOf<K> }[ActivityKind];

/** Who each part of any kind is for; a new part does not compile before it is sorted. */
const sortedParts: Readonly<Record<AnyPart, Audience>> = detailAudiences;

/** Returns the parts of a kind that one audience gets, in the order of paper. */
export function partsFor(kind: ActivityKind, audience: Audience): readonly string[] {
  const parts = Object.keys(activityTypes[kind].details.row.shape) as AnyPart[];
  return parts.filter((part) => sortedParts[part] === audience);
}

/** What a kind's own fields are called, in the order of paper: what it is about, what is needed, what is done. */
export function detailLabels(kind: ActivityKind, language: Language): Readonly<Record<string, string>> {
  const { row, labels } = activityTypes[kind].details;
  const named: Readonly<Record<string, string>> = labels[language];
  const inOrder = Object.keys(row.shape).map((key): [string, string] => [key, named[key] ?? ""]);
  return { ...Object.fromEntries(inOrder), ...named };
}

type Each<Part extends "resource" | "endpoints"> = {
  readonly [K in ActivityKind]: (typeof activityTypes)[K][Part];
};

export const activities = eachKind((kind) => activityTypes[kind].resource) as Each<"resource">;

export const activityEndpoints = eachKind((kind) => activityTypes[kind].endpoints) as Each<"endpoints">;
