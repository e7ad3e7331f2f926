import { quizzesForLevels } from "./forLevels.ts";
import { quizzesForTraits } from "./forTraits.ts";
import type { QuizContent } from "./quizContent.ts";

/** The quizzes of the demo program. */
export const quizContents: readonly QuizContent[] = [...quizzesForTraits, ...quizzesForLevels];
