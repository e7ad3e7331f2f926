import type { ResourceManifest } from "../../ui/manifest.ts";

export const quizQuestions: ResourceManifest = [
  {
    path: "/quiz/questions",
    title: "quizQuestions",
    load: async () => (await import("./QuizQuestionsList.tsx")).QuizQuestionsList,
  },
];
