import type { Localized } from "../core/language.ts";

/** Page categories as the specification spells them. */
export const pageCategories = [
  "QUIZZES",
  "PUZZLES",
  "MINDFULNESS OPEN",
  "FAMILY CONNECTION",
  "PLAY ACTIVITY",
  "LESSON PLAN ACTIVITY",
  "KINESTHETIC ACTIVITY",
  "PEER-TO-PEER",
  "PROJECT-BASED LEARNING",
  "CHARACTER TRAITS",
  "ANNOUNCMENTS",
] as const;

/** A page that files are kept for. */
export type PageCategory = (typeof pageCategories)[number];

/** What the pages are called on screen and in files. */
export const pageNames: Localized<Readonly<Record<PageCategory, string>>> = {
  en: {
    QUIZZES: "Quizzes",
    PUZZLES: "Puzzles",
    "MINDFULNESS OPEN": "Mindfulness Open",
    "FAMILY CONNECTION": "Family Connection",
    "PLAY ACTIVITY": "Play Activity",
    "LESSON PLAN ACTIVITY": "Lesson Plan Activity",
    "KINESTHETIC ACTIVITY": "Kinesthetic Activity",
    "PEER-TO-PEER": "Peer-to-Peer",
    "PROJECT-BASED LEARNING": "Project-Based Learning",
    "CHARACTER TRAITS": "Character Traits",
    ANNOUNCMENTS: "Announcements",
  },
  es: {
    QUIZZES: "Cuestionarios",
    PUZZLES: "Pasatiempos",
    "MINDFULNESS OPEN": "Apertura de atención plena",
    "FAMILY CONNECTION": "Conexión familiar",
    "PLAY ACTIVITY": "Actividad de juego",
    "LESSON PLAN ACTIVITY": "Plan de lección",
    "KINESTHETIC ACTIVITY": "Actividad kinestésica",
    "PEER-TO-PEER": "Entre compañeros",
    "PROJECT-BASED LEARNING": "Aprendizaje basado en proyectos",
    "CHARACTER TRAITS": "Rasgos de carácter",
    ANNOUNCMENTS: "Anuncios",
  },
};
