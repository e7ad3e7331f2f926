import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../src/core/database.ts";

interface QuizQuestion {
  readonly question: string;
  readonly answers: readonly string[];
  readonly correct: number;
}

/** Makes a quiz that is on in September 2026, with its questions in order; returns its id and theirs. */
export async function makeQuiz(
  db: Db,
  title: string,
  questions: readonly QuizQuestion[],
): Promise<{ id: number; questionIds: number[] }> {
  const { id } = await sole<{ id: number }>(
    db,
    sql`insert into activities (type, title, start, "end", is_approved)
      values (${activityTypes.quiz.key}, ${title}, '2026-09-01', '2026-09-30', true) returning id`,
  );
  const questionIds: number[] = [];
  for (const [position, { question, answers, correct }] of questions.entries()) {
    const [first = null, second = null, third = null, fourth = null] = answers;
    const made = await sole<{ id: number }>(
      db,
      sql`insert into quiz_questions (question, answer_1, answer_2, answer_3, answer_4, correct_answer)
        values (${question}, ${first}, ${second}, ${third}, ${fourth}, ${correct}) returning id`,
    );
    await sql`insert into quiz_places (quiz_id, position, quiz_question_id) values (${id}, ${position}, ${made.id})`.execute(
      db,
    );
    questionIds.push(made.id);
  }
  return { id, questionIds };
}

/** Makes a nomination form that is on in September 2026 and takes so many of a class. */
export async function makeNominationForm(db: Db, mostPerClass: number): Promise<{ id: number }> {
  return sole<{ id: number }>(
    db,
    sql`insert into activities (type, title, start, "end", is_approved, max_per_class, questions)
      values (${activityTypes.nomination.key}, 'Kindest of the month', '2026-09-01', '2026-09-30', true, ${mostPerClass},
        ${JSON.stringify([{ id: "why", label: "Why?", kind: "long_text", required: true }])}::jsonb) returning id`,
  );
}
