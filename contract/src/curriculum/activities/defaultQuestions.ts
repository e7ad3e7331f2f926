import type { Language, Localized } from "../../core/language.ts";
import type { Question } from "../../core/questions.ts";
import { type ActivityKind, activityFacts } from "./answeredTypes.ts";

/** The id of the question that counts students; figures use it whatever its wording. */
export const studentsQuestion = "students";

type Asked = "students" | "before" | "after" | "liked" | "reflection" | "reason";

const labels: Localized<Record<Asked, string>> = {
  en: {
    students: "How many students took part?",
    before: "How did the class feel before?",
    after: "How did the class feel after?",
    liked: "How much did the class like it?",
    reflection: "What will you remember about it?",
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

/** The default questions of a new activity; editable until the first response. Optional for quizzes. */
export function defaultQuestions(kind: ActivityKind, language: Language): Question[] {
  const say = labels[language];
  if (kind === "nomination") {
    return [{ id: "reason", label: say.reason, kind: "long_text", required: false }];
  }
  const isMindful = activityFacts[kind].area === "mindful";
  const feelings: Question[] = [
    { id: "before", label: say.before, kind: "scale_5", required: true },
    { id: "after", label: say.after, kind: "scale_5", required: true },
  ];
  return [
    { id: studentsQuestion, label: say.students, kind: "number", required: kind !== "quiz" },
    ...(isMindful ? feelings : []),
    { id: "reflection", label: say.reflection, kind: "long_text", required: false },
  ];
}

/** The questions of every GiverTV episode. */
export function episodeQuestions(language: Language): Question[] {
  const say = labels[language];
  return [
    { id: studentsQuestion, label: say.students, kind: "number", required: true },
    { id: "liked", label: say.liked, kind: "scale_5", required: true },
    { id: "reflection", label: say.reflection, kind: "long_text", required: false },
  ];
}
