import type { Labels } from "../../core/labels.ts";
import type { Language, Localized } from "../../core/language.ts";
import type { CurriculumArea } from "../CurriculumArea.ts";

/** The resource that holds the responses to a kind. */
export type AnsweredAs =
  | "activityFormResponse"
  | "nominationResponse"
  | "pdfFormResponse"
  | "quizAnswer"
  | "traitResponse";

/** What is known of all that classes respond to, apart from its fields. */
interface Facts {
  /** Its type in the specification, in answers and in the database. */
  readonly key: string;
  /** Points per response; a quiz earns its correct share. */
  readonly points: number;
  readonly area: CurriculumArea;
  readonly answeredAs: AnsweredAs;
  readonly labels: Localized<Omit<Labels, "fields">>;
}

/**
 * The kinds of activity, in the specification's order: the one list from which all others follow. Their fields are
 * declared in `kinds`, apart from here, because a classroom's screens need none of the schemas.
 */
export const activityFacts = {
  mindfulOpen: {
    key: "mindfulness_matters_open_form",
    path: "/mindfulOpen",
    points: 5,
    area: "mindful",
    answeredAs: "activityFormResponse",
    labels: {
      en: { one: "Mindfulness Open Form", many: "Mindfulness Open Forms" },
      es: { one: "Apertura de atención plena", many: "Aperturas de atención plena" },
    },
  },
  mindfulClose: {
    key: "mindfulness_matters_close_form",
    path: "/mindfulClose",
    points: 5,
    area: "mindful",
    answeredAs: "activityFormResponse",
    labels: {
      en: { one: "Mindfulness Close Form", many: "Mindfulness Close Forms" },
      es: { one: "Cierre de atención plena", many: "Cierres de atención plena" },
    },
  },
  nomination: {
    key: "student_nomination_form",
    path: "/studentNomanation",
    points: 10,
    area: "nomination",
    answeredAs: "nominationResponse",
    labels: {
      en: { one: "Student Nomination Form", many: "Student Nomination Forms" },
      es: { one: "Formulario de nominación", many: "Formularios de nominación" },
    },
  },
  puzzle: {
    key: "puzzle_form",
    path: "/puzzleForm",
    points: 10,
    area: "puzzle",
    answeredAs: "activityFormResponse",
    labels: {
      en: { one: "Puzzle Form", many: "Puzzle Forms" },
      es: { one: "Pasatiempo", many: "Pasatiempos" },
    },
  },
  kinesthetic: {
    key: "kinesthetic_activity",
    path: "/kinesthetic",
    points: 15,
    area: "movement",
    answeredAs: "pdfFormResponse",
    labels: {
      en: { one: "Kinesthetic Activity", many: "Kinesthetic Activities" },
      es: { one: "Actividad kinestésica", many: "Actividades kinestésicas" },
    },
  },
  projectBased: {
    key: "project_based_learning_activity",
    path: "/projectBased",
    points: 25,
    area: "project",
    answeredAs: "pdfFormResponse",
    labels: {
      en: { one: "Project-Based Learning Activity", many: "Project-Based Learning Activities" },
      es: { one: "Aprendizaje basado en proyectos", many: "Aprendizajes basados en proyectos" },
    },
  },
  peerConnection: {
    key: "peer_to_peer_connection_activity",
    path: "/peerConnection",
    points: 15,
    area: "connection",
    answeredAs: "pdfFormResponse",
    labels: {
      en: { one: "Peer-to-Peer Connection", many: "Peer-to-Peer Connections" },
      es: { one: "Conexión entre compañeros", many: "Conexiones entre compañeros" },
    },
  },
  familyConnection: {
    key: "family_connection_activity",
    path: "/familyConnection",
    points: 15,
    area: "connection",
    answeredAs: "pdfFormResponse",
    labels: {
      en: { one: "Family Connection", many: "Family Connections" },
      es: { one: "Conexión familiar", many: "Conexiones familiares" },
    },
  },
  playActivity: {
    key: "play_activity",
    path: "/playActivity",
    points: 10,
    area: "play",
    answeredAs: "pdfFormResponse",
    labels: {
      en: { one: "Play Activity", many: "Play Activities" },
      es: { one: "Juego", many: "Juegos" },
    },
  },
  lessonPlan: {
    key: "lesson_plan_activity",
    path: "/lessonPlan",
    points: 20,
    area: "lesson",
    answeredAs: "pdfFormResponse",
    labels: {
      en: { one: "Lesson Plan Activity", many: "Lesson Plan Activities", failing: "Lesson Activity" },
      es: { one: "Plan de lección", many: "Planes de lección" },
    },
  },
  quiz: {
    key: "quiz_question",
    path: "/quiz",
    points: 10,
    area: "quiz",
    answeredAs: "quizAnswer",
    labels: {
      en: { one: "Quiz", many: "Quizzes", unread: { one: "Quiz Details" } },
      es: { one: "Cuestionario", many: "Cuestionarios" },
    },
  },
} as const satisfies Record<string, Facts & { readonly path: string }>;

export type ActivityKind = keyof typeof activityFacts;

export const activityKinds = Object.keys(activityFacts) as readonly ActivityKind[];

const kindsByKey = new Map<string, ActivityKind>(
  activityKinds.map((kind) => [activityFacts[kind].key, kind]),
);

/** The kind that a stored type stands for; undefined for what is no activity, such as a trait. */
export function kindOfKey(key: string): ActivityKind | undefined {
  return kindsByKey.get(key);
}

/** Makes one thing of each kind. */
export function eachKind<T>(make: (kind: ActivityKind) => T): Readonly<Record<ActivityKind, T>> {
  return Object.fromEntries(activityKinds.map((kind) => [kind, make(kind)])) as Record<ActivityKind, T>;
}

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
} as const satisfies Record<string, Facts>;

/** All that classes respond to, in the usual order. */
export const answeredTypes = { ...activityFacts, ...traitKinds };

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
