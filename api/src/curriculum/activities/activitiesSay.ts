import type { Localized } from "@kindling/contract";

const en = {
  answered: "Classes have already answered these questions. Duplicate the activity to change them.",
  quizAnswered: "Classes have already answered this quiz. Duplicate it to change the questions.",
  noSuchQuestion: "One of these questions was deleted. Remove it and save again.",
};

const es: typeof en = {
  answered: "Ya hay clases que respondieron. Duplique la actividad para cambiar las preguntas.",
  quizAnswered: "Ya hay clases que respondieron a este cuestionario. Duplíquelo para cambiar las preguntas.",
  noSuchQuestion: "Una de estas preguntas se eliminó. Quítela y guarde de nuevo.",
};

/** What the rules of activities say. */
export const activitiesSay: Localized<typeof en> = { en, es };
