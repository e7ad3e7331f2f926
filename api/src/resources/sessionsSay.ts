import type { Localized } from "@kindling/contract";

/** What the rules of sessions say. */
export const sessionsSay: Localized<{ overlaps(other: string): string; dateTaken(other: string): string }> = {
  en: {
    overlaps: (other) => `These dates overlap the session “${other}” of the same program; choose others`,
    dateTaken: (other) =>
      `The session “${other}” of the same program has taken its dates. Change that one first`,
  },
  es: {
    overlaps: (other) => `Estas fechas coinciden con la sesión «${other}» del mismo programa; elija otras`,
    dateTaken: (other) => `La sesión «${other}» del mismo programa ocupa ahora sus fechas. Cámbiela primero`,
  },
};
