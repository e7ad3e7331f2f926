import type { Localized } from "@kindling/contract";

const en = {
  twoAnswers: "Add at least two answers, as text or pictures.",
  emptyAnswer: (number: number) => `Answer ${number} is empty, so it can't be the correct answer.`,
  answered: "Classes have already been graded on this answer. Create a new question instead.",
  noPicture: "This isn't a picture. Use PNG, JPEG, WebP or GIF.",
};

const es: typeof en = {
  twoAnswers: "Agregue al menos dos respuestas, en texto o en imágenes.",
  emptyAnswer: (number) => `La respuesta ${number} está vacía y no puede ser la correcta.`,
  answered: "Ya hay clases calificadas con esta respuesta. Cree una pregunta nueva.",
  noPicture: "Esto no es una imagen. Use PNG, JPEG, WebP o GIF.",
};

/** What the rules of quiz questions say. */
export const quizQuestionsSay: Localized<typeof en> = { en, es };
