import type { ResourceManifest } from "../../ui/manifest.ts";

/** The bank of quiz questions. */
export const quizQuestions: ResourceManifest = [
  {
    path: "/quiz/questions",
    title: "quizQuestions",
    load: async () => (await import("./QuizQuestionsList.tsx")).QuizQuestionsList,
  },
];
