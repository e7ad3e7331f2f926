import type { Localized } from "@kindling/contract";

/** What the rules of session themes say. */
export const themesSay: Localized<Record<"shownLate" | "hiddenEarly", string>> = {
  en: {
    shownLate: "Shown From must not be after Start",
    hiddenEarly: "Shown Until must not be before End",
  },
  es: {
    shownLate: "«Visible desde» no puede ser posterior al inicio",
    hiddenEarly: "«Visible hasta» no puede ser anterior al fin",
  },
};
