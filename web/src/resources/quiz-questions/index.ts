import type { ResourceManifest } from "../manifest.ts";

/** The bank of quiz questions. */
export const quizQuestions: ResourceManifest = {
  screens: [
    {
      path: "/quiz/questions",
      title: "quizQuestions",
      load: async () => (await import("./QuizQuestionsList.tsx")).QuizQuestionsList,
    },
  ],
};
