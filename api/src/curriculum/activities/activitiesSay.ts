import type { Localized } from "@kindling/contract";

const en = {
  answered: "Classes have already answered these questions. Duplicate the activity to change them.",
  quizAnswered: "Classes have already answered this quiz. Duplicate it to change the questions.",
  noSuchQuestion: "One of these questions was deleted. Remove it and save again.",
  unprintable: (letters: string) =>
    `These letters can't be printed: ${letters}. Write this letter in another script, or attach it as a file.`,
};

const es: typeof en = {
  answered: "Ya hay clases que respondieron. Duplique la actividad para cambiar las preguntas.",
  quizAnswered: "Ya hay clases que respondieron a este cuestionario. Duplíquelo para cambiar las preguntas.",
  noSuchQuestion: "Una de estas preguntas se eliminó. Quítela y guarde de nuevo.",
  unprintable: (letters) =>
    `Estas letras no se pueden imprimir: ${letters}. Escriba la carta en otra escritura o agréguela como archivo adjunto.`,
};

/** What the rules of activities say. */
export const activitiesSay: Localized<typeof en> = { en, es };
