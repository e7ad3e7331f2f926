import type { Localized } from "@kindling/contract";

interface Texts {
  quiz: string;
  several(title: string): string;
  answered(title: string): string;
  needsDates(title: string): string;
}

/** What the import of quizzes says beside what all imports say. */
export const quizImportSay: Localized<Texts> = {
  en: {
    quiz: "Quiz",
    several: (title) => `Several quizzes are called “${title}”; give its Start, or its number such as #12`,
    answered: (title) => `Classes have answered “${title}” already, so it takes no more questions`,
    needsDates: (title) => `There is no quiz “${title}” yet; to make it, give its Start and its End`,
  },
  es: {
    quiz: "Cuestionario",
    several: (title) =>
      `Hay varios cuestionarios con el título «${title}»; indique su inicio o su número, por ejemplo #12`,
    answered: (title) => `Ya hay clases que han respondido a «${title}»; no admite más preguntas`,
    needsDates: (title) =>
      `Todavía no existe el cuestionario «${title}»; para crearlo, indique su inicio y su fin`,
  },
};
