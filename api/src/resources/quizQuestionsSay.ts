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
    twoAnswers: "A question needs at least two answers, in words or pictures",
    emptyAnswer: (number) => `Answer ${number} is empty, so it can't be the right one`,
    answered: "Classes have been marked by this answer already; make a new question instead",
    noPicture: "This is no picture; use PNG, JPEG, WebP or GIF",
  },
  es: {
    twoAnswers: "Una pregunta necesita al menos dos respuestas, en palabras o en imágenes",
    emptyAnswer: (number) => `La respuesta ${number} está vacía y no puede ser la correcta`,
    answered: "Ya se ha calificado a clases con esta respuesta; cree una pregunta nueva",
    noPicture: "Esto no es una imagen; use PNG, JPEG, WebP o GIF",
  },
};
