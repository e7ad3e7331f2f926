import type { Localized } from "../../core/language.ts";

const en = {
  greeting: "Dear families,",
  teacher: "Your child's teacher",
  tearOff: "Please cut off and send back to school",
  film: "Watch the film at home",
  answer: "What we talked about",
  child: "Child's name",
  signature: "Signature",
};

const es: typeof en = {
  greeting: "Queridas familias:",
  teacher: "Docente de su hija o hijo",
  tearOff: "Por favor, recorten y devuelvan a la escuela",
  film: "Video para ver en casa",
  answer: "De qué hablamos",
  child: "Nombre de la niña o del niño",
  signature: "Firma",
};

/** What a letter says beside its text, in the language the family reads. */
export const letterWords: Localized<typeof en> = { en, es };

/** Whether a letter's first words greet already: a short line that ends as greetings do. */
export function greets(paragraph: string): boolean {
  return paragraph.length < 80 && /[,:!]$/.test(paragraph.trim());
}
