import { doneMessages, type Localized, sessionThemes } from "@kindling/contract";

/** What is said of session themes: after adding one as the specification words it, and by their rules. */
export const themesSay: Localized<Record<"added" | "shownLate" | "hiddenEarly", string>> = {
  en: {
    added: "Session Theme added successfully!",
    shownLate: "Shown From can't be after Start.",
    hiddenEarly: "Shown Until can't be before End.",
  },
  es: {
    added: doneMessages.es.added(sessionThemes.labels.es.one),
    shownLate: "«Visible desde» no puede ser posterior al inicio.",
    hiddenEarly: "«Visible hasta» no puede ser anterior al fin.",
  },
};
