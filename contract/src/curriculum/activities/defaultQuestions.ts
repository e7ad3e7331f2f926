import type { Language, Localized } from "../../core/language.ts";
import type { Question } from "../../core/questions.ts";
import { type ActivityTypeName, activityTypes } from "./activityTypes.ts";

/** The id of the question that counts the students; figures are drawn from its answers, however it is worded. */
export const studentsQuestion = "students";

type Asked = "students" | "before" | "after" | "liked" | "reflection" | "reason";

const labels: Localized<Record<Asked, string>> = {
  en: {
    students: "How many students took part?",
    before: "How did the class feel before?",
    after: "How did the class feel after?",
    liked: "How much did the class like it?",
    reflection: "What will you remember of it?",
    reason: "Why was this student chosen?",
  },
  es: {
    students: "¿Cuántos estudiantes participaron?",
    before: "¿Cómo se sentía la clase antes?",
    after: "¿Cómo se sentía la clase después?",
    liked: "¿Cuánto le gustó a la clase?",
    reflection: "¿Qué recordarán de esto?",
    reason: "¿Por qué se eligió a este estudiante?",
  },
};

/**
 * The questions a new activity of a type starts with; staff may change them until the first response exists. A quiz is
 * answered by its quiz questions, so that nothing else is required of it.
 */
export function defaultQuestions(type: ActivityTypeName, language: Language): Question[] {
  const say = labels[language];
  if (type === "nomination") {
    return [{ id: "reason", label: say.reason, kind: "long_text", required: false }];
  }
  const isMindful = activityTypes[type].key.startsWith("mindfulness");
  const feelings: Question[] = [
    { id: "before", label: say.before, kind: "scale_5", required: true },
    { id: "after", label: say.after, kind: "scale_5", required: true },
  ];
  return [
    { id: studentsQuestion, label: say.students, kind: "number", required: type !== "quiz" },
    ...(isMindful ? feelings : []),
    { id: "reflection", label: say.reflection, kind: "long_text", required: false },
  ];
}

/** What is asked of every GiverTV episode; episodes have no questions of their own. */
export function episodeQuestions(language: Language): Question[] {
  const say = labels[language];
  return [
    { id: studentsQuestion, label: say.students, kind: "number", required: true },
    { id: "liked", label: say.liked, kind: "scale_5", required: true },
    { id: "reflection", label: say.reflection, kind: "long_text", required: false },
  ];
}
