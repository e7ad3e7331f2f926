import type { Localized } from "@kindling/contract";

type Texts = Record<"answered" | "quizAnswered" | "noSuchQuestion", string>;

/** What the rules of activities say. */
export const activitiesSay: Localized<Texts> = {
  en: {
    answered: "Classes have answered these questions already; duplicate the activity to ask others",
    quizAnswered: "Classes have answered this quiz already; duplicate it to ask other questions",
    noSuchQuestion: "One of the questions is no longer in the question bank; take it out and save again",
  },
  es: {
    answered: "Ya hay clases que han respondido; duplique la actividad para preguntar otra cosa",
    quizAnswered: "Ya hay clases que han respondido a este cuestionario; duplíquelo para preguntar otra cosa",
    noSuchQuestion: "Una de las preguntas ya no está en el banco; quítela y guarde de nuevo",
  },
};
