import type { Language, Localized } from "../core/language.ts";
import type { Question } from "../core/questions.ts";
import { type ActivityTypeName, activityTypes } from "./activityTypes.ts";

const labels: Localized<Record<"students" | "before" | "after" | "reflection", string>> = {
  en: {
    students: "How many students took part?",
    before: "How did the class feel before?",
    after: "How did the class feel after?",
    reflection: "What will you remember of it?",
  },
  es: {
    students: "¿Cuántos estudiantes participaron?",
    before: "¿Cómo se sentía la clase antes?",
    after: "¿Cómo se sentía la clase después?",
    reflection: "¿Qué recordarán de esto?",
  },
};

/** The questions a new activity of a type starts with; staff may change them until the first response exists. */
export function defaultQuestions(type: ActivityTypeName, language: Language): Question[] {
  const say = labels[language];
  const isMindful = activityTypes[type].key.startsWith("mindfulness");
  const feelings: Question[] = [
    { id: "before", label: say.before, kind: "scale_5", required: true },
    { id: "after", label: say.after, kind: "scale_5", required: true },
  ];
  return [
    { id: "students", label: say.students, kind: "number", required: true },
    ...(isMindful ? feelings : []),
    { id: "reflection", label: say.reflection, kind: "long_text", required: false },
  ];
}
