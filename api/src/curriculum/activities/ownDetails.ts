import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { quizCards } from "../quizzes/quizContent.ts";

/** Item `a`'s quiz questions and nomination limit. */
export const ownDetails = sql`case a.type
  when ${activityTypes.quiz.key} then jsonb_build_object('quiz_questions', ${quizCards(sql`a.id`)})
  when ${activityTypes.nomination.key} then jsonb_build_object('max_per_class', a.max_per_class) else '{}' end`;
