import type { Localized } from "@kindling/contract";

const en = {
  quiz: "Quiz",
  several: (title: string) =>
    `Several quizzes are called “${title}”. Add the Start date or the number, such as #12.`,
  answered: (title: string) => `Classes have already answered “${title}”, so you can't add questions.`,
  needsDates: (title: string) => `There is no quiz “${title}”. To create it, add its Start and End dates.`,
};

const es: typeof en = {
  quiz: "Cuestionario",
  several: (title) =>
    `Hay varios cuestionarios con el título «${title}». Agregue la fecha de inicio o el número, por ejemplo #12.`,
  answered: (title) => `Ya hay clases que respondieron a «${title}»; no se pueden agregar preguntas.`,
  needsDates: (title) =>
    `No existe el cuestionario «${title}». Para crearlo, agregue sus fechas de inicio y fin.`,
};

/** What the import of quizzes says beside what all imports say. */
export const quizImportSay: Localized<typeof en> = { en, es };
