import type { Localized } from "@kindling/contract";

/** What the rules of activities say. */
export const activitiesSay: Localized<{ answered: string }> = {
  en: { answered: "Classes have answered these questions already; duplicate the activity to ask others" },
  es: { answered: "Ya hay clases que han respondido; duplique la actividad para preguntar otra cosa" },
};
