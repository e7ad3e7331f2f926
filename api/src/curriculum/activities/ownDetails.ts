import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { quizCards } from "../quizzes/quizContent.ts";

/** What a class needs of an item, read as `a`, beside its details: the questions of a quiz, how many a class may nominate. */
export const ownDetails = sql`case a.type
  when ${activityTypes.quiz.key} then jsonb_build_object('quiz_questions', ${quizCards(sql`a.id`)})
  when ${activityTypes.nomination.key} then jsonb_build_object('max_per_class', a.max_per_class) else '{}' end`;
