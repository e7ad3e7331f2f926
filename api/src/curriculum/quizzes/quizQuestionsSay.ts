import type { Localized } from "@kindling/contract";

interface Texts {
  twoAnswers: string;
  emptyAnswer(number: number): string;
  answered: string;
  noPicture: string;
}

/** What the rules of quiz questions say. */
export const quizQuestionsSay: Localized<Texts> = {
  en: {
    twoAnswers: "Add at least two answers, as text or pictures.",
    emptyAnswer: (number) => `Answer ${number} is empty, so it can't be the correct answer.`,
    answered: "Classes have already been graded on this answer. Create a new question instead.",
    noPicture: "This isn't a picture. Use PNG, JPEG, WebP or GIF.",
  },
  es: {
    twoAnswers: "Agregue al menos dos respuestas, en texto o en imágenes.",
    emptyAnswer: (number) => `La respuesta ${number} está vacía y no puede ser la correcta.`,
    answered: "Ya hay clases calificadas con esta respuesta. Cree una pregunta nueva.",
    noPicture: "Esto no es una imagen. Use PNG, JPEG, WebP o GIF.",
  },
};
