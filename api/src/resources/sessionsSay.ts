import type { Localized } from "@kindling/contract";

/** What the rules of sessions say. */
export const sessionsSay: Localized<{ overlaps(other: string): string }> = {
  en: {
    overlaps: (other) => `These dates overlap the session “${other}” of the same program; choose others`,
  },
  es: {
    overlaps: (other) => `Estas fechas coinciden con la sesión «${other}» del mismo programa; elija otras`,
  },
};
