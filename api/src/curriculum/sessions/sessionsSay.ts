import type { Localized } from "@kindling/contract";

/** What the rules of sessions say. */
export const sessionsSay: Localized<{ overlaps(other: string): string; dateTaken(other: string): string }> = {
  en: {
    overlaps: (other) =>
      `These dates overlap the session “${other}” in the same program. Choose other dates.`,
    dateTaken: (other) =>
      `The session “${other}” in the same program uses these dates. Change that session first.`,
  },
  es: {
    overlaps: (other) =>
      `Estas fechas coinciden con la sesión «${other}» del mismo programa. Elija otras fechas.`,
    dateTaken: (other) => `La sesión «${other}» del mismo programa usa estas fechas. Cámbiela primero.`,
  },
};
