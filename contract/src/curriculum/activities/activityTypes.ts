import type { Labels } from "../../core/labels.ts";
import type { Language, Localized } from "../../core/language.ts";

export interface ActivityType {
  readonly key: string;
  readonly path: string;
  /** Points per response; a quiz earns its correct share. */
  readonly points: number;
  readonly answeredThrough:
    | "activity-form-response"
    | "pdf-form-response"
    | "add-quiz-answer"
    | "add-nomination-response";
  readonly labels: Localized<Omit<Labels, "fields">>;
}

/** In the specification's order. */
export const activityTypes = {
  mindfulOpen: {
    key: "mindfulness_matters_open_form",
    path: "/mindfulOpen",
    points: 5,
    answeredThrough: "activity-form-response",
    labels: {
      en: { one: "Mindfulness Open Form", many: "Mindfulness Open Forms" },
      es: { one: "Apertura de atención plena", many: "Aperturas de atención plena" },
    },
  },
  mindfulClose: {
    key: "mindfulness_matters_close_form",
    path: "/mindfulClose",
    points: 5,
    answeredThrough: "activity-form-response",
    labels: {
      en: { one: "Mindfulness Close Form", many: "Mindfulness Close Forms" },
      es: { one: "Cierre de atención plena", many: "Cierres de atención plena" },
    },
  },
  nomination: {
    key: "student_nomination_form",
    path: "/studentNomanation",
    points: 10,
    answeredThrough: "add-nomination-response",
    labels: {
      en: { one: "Student Nomination Form", many: "Student Nomination Forms" },
      es: { one: "Formulario de nominación", many: "Formularios de nominación" },
    },
  },
  puzzle: {
    key: "puzzle_form",
    path: "/puzzleForm",
    points: 10,
    answeredThrough: "activity-form-response",
    labels: {
      en: { one: "Puzzle Form", many: "Puzzle Forms" },
      es: { one: "Pasatiempo", many: "Pasatiempos" },
    },
  },
  kinesthetic: {
    key: "kinesthetic_activity",
    path: "/kinesthetic",
    points: 15,
    answeredThrough: "pdf-form-response",
    labels: {
      en: { one: "Kinesthetic Activity", many: "Kinesthetic Activities" },
      es: { one: "Actividad kinestésica", many: "Actividades kinestésicas" },
    },
  },
  projectBased: {
    key: "project_based_learning_activity",
    path: "/projectBased",
    points: 25,
    answeredThrough: "pdf-form-response",
    labels: {
      en: { one: "Project-Based Learning Activity", many: "Project-Based Learning Activities" },
      es: { one: "Aprendizaje basado en proyectos", many: "Aprendizajes basados en proyectos" },
    },
  },
  peerConnection: {
    key: "peer_to_peer_connection_activity",
    path: "/peerConnection",
    points: 15,
    answeredThrough: "pdf-form-response",
    labels: {
      en: { one: "Peer-to-Peer Connection", many: "Peer-to-Peer Connections" },
      es: { one: "Conexión entre compañeros", many: "Conexiones entre compañeros" },
    },
  },
  familyConnection: {
    key: "family_connection_activity",
    path: "/familyConnection",
    points: 15,
    answeredThrough: "pdf-form-response",
    labels: {
      en: { one: "Family Connection", many: "Family Connections" },
      es: { one: "Conexión familiar", many: "Conexiones familiares" },
    },
  },
  playActivity: {
    key: "play_activity",
    path: "/playActivity",
    points: 10,
    answeredThrough: "pdf-form-response",
    labels: {
      en: { one: "Play Activity", many: "Play Activities" },
      es: { one: "Juego", many: "Juegos" },
    },
  },
  lessonPlan: {
    key: "lesson_plan_activity",
    path: "/lessonPlan",
    points: 20,
    answeredThrough: "pdf-form-response",
    labels: {
      en: { one: "Lesson Plan Activity", many: "Lesson Plan Activities", failing: "Lesson Activity" },
      es: { one: "Plan de lección", many: "Planes de lección" },
    },
  },
  quiz: {
    key: "quiz_question",
    path: "/quiz",
    points: 10,
    answeredThrough: "add-quiz-answer",
    labels: {
      en: { one: "Quiz", many: "Quizzes", unread: { one: "Quiz Details" } },
      es: { one: "Cuestionario", many: "Cuestionarios" },
    },
  },
} as const satisfies Record<string, ActivityType>;

/** Other curriculum that classes respond to. */
export const traitKinds = {
  trait: {
    key: "trait",
    points: 10,
    labels: {
      en: { one: "Character Trait", many: "Character Traits" },
      es: { one: "Rasgo de carácter", many: "Rasgos de carácter" },
    },
  },
  giverTv: {
    key: "giver_tv",
    points: 10,
    labels: {
      en: { one: "GiverTV Episode", many: "GiverTV Episodes" },
      es: { one: "Episodio de GiverTV", many: "Episodios de GiverTV" },
    },
  },
} as const;

/** All curriculum types in the usual order. */
export const answeredTypes = [...Object.values(activityTypes), ...Object.values(traitKinds)];

export type AnsweredType = (typeof answeredTypes)[number]["key"];

export const answeredTypeKeys = answeredTypes.map(({ key }) => key);

export function nameAnsweredType(type: AnsweredType, language: Language, form: "one" | "many"): string {
  const found = answeredTypes.find(({ key }) => key === type);
  if (!found) throw new Error(`Classes answer nothing of the type ${type}`);
  return found.labels[language][form];
}

export type ActivityTypeName = keyof typeof activityTypes;

export type ActivityKind = ActivityTypeName;
