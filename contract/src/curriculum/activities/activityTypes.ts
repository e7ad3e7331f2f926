import type { Language } from "../../core/language.ts";
import type { AnsweredAs } from "./defineActivity.ts";
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

/** The kinds of activity, in the specification's order: the one list from which all others follow. */
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
};

export type ActivityKind = keyof typeof activityTypes;

export const activityKinds = Object.keys(activityTypes) as readonly ActivityKind[];

const kindsByKey = new Map<string, ActivityKind>(
  activityKinds.map((kind) => [activityTypes[kind].key, kind]),
);

/** The kind that a stored type stands for; undefined for what is no activity, such as a trait. */
export function kindOfKey(key: string): ActivityKind | undefined {
  return kindsByKey.get(key);
}

/** What a kind's own fields are called, in the order of paper: what it is about, what is needed, what is done. */
export function detailLabels(kind: ActivityKind, language: Language): Readonly<Record<string, string>> {
  const { row, labels } = activityTypes[kind].details;
  const inOrder = Object.keys(row.shape).map((key): [string, string] => [key, labels[language][key] ?? ""]);
  return { ...Object.fromEntries(inOrder), ...labels[language] };
}

/** Makes one thing of each kind. */
export function eachKind<T>(make: (kind: ActivityKind) => T): Readonly<Record<ActivityKind, T>> {
  return Object.fromEntries(activityKinds.map((kind) => [kind, make(kind)])) as Record<ActivityKind, T>;
}

type Each<Part extends "resource" | "endpoints"> = {
  readonly [K in ActivityKind]: (typeof activityTypes)[K][Part];
};

export const activities = eachKind((kind) => activityTypes[kind].resource) as Each<"resource">;

export const activityEndpoints = eachKind((kind) => activityTypes[kind].endpoints) as Each<"endpoints">;

/** Other curriculum that classes respond to. */
export const traitKinds = {
  trait: {
    key: "trait",
    points: 10,
    area: "trait",
    answeredAs: "traitResponse",
    labels: {
      en: { one: "Character Trait", many: "Character Traits" },
      es: { one: "Rasgo de carácter", many: "Rasgos de carácter" },
    },
  },
  giverTv: {
    key: "giver_tv",
    points: 10,
    area: "trait",
    answeredAs: "traitResponse",
    labels: {
      en: { one: "GiverTV Episode", many: "GiverTV Episodes" },
      es: { one: "Episodio de GiverTV", many: "Episodios de GiverTV" },
    },
  },
} as const;

/** All that classes respond to, in the usual order. */
export const answeredTypes = { ...activityTypes, ...traitKinds };

export type AnsweredKind = keyof typeof answeredTypes;

export type AnsweredType = (typeof answeredTypes)[AnsweredKind]["key"];

export const answeredTypeKeys = Object.values(answeredTypes).map(({ key }) => key);

/** The types whose responses are of one sort. */
export function typesAnsweredAs(sort: AnsweredAs): readonly [string, ...string[]] {
  const [first = "", ...others] = Object.values(answeredTypes).flatMap(({ key, answeredAs }) =>
    answeredAs === sort ? key : [],
  );
  return [first, ...others];
}

export function nameAnsweredType(type: AnsweredType, language: Language, form: "one" | "many"): string {
  const found = Object.values(answeredTypes).find(({ key }) => key === type);
  if (!found) throw new Error(`Classes answer nothing of the type ${type}`);
  return found.labels[language][form];
}
