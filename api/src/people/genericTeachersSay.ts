import { doneMessages, genericTeachers, type Localized } from "@kindling/contract";

/** What is said after writing generic teachers, word for word as the specification has it. */
export const genericTeachersSay: Localized<Record<"added" | "updated", string>> = {
  en: {
    added: "Generic Teachers added successfully!",
    updated: "Generic Teachers updated successfully!",
  },
  es: {
    added: doneMessages.es.added(genericTeachers.labels.es.one),
    updated: doneMessages.es.updated(genericTeachers.labels.es.one),
  },
};
