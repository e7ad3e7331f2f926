import { answerNumbers, graphicFields } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** The URL of a quiz question's picture: its own, else the graphic of that name. */
export function graphicOf(alias: string, field: string): Sql {
  const [own, name] = [sql.ref(`${alias}.${field}`), sql.ref(`${alias}.${field}_name`)];
  return sql`coalesce(${own}, (select '/api/files/' || g.file from quiz_graphics g where g.key = graphic_key(${name})))`;
}

const answersOf = (alias: string) =>
  sql.join(
    answerNumbers.map((number) => {
      const answer = `answer_${number}`;
      return sql`(${sql.lit(number)}, ${sql.ref(`${alias}.${answer}`)}, ${graphicOf(alias, `${answer}_graphic`)},
        ${sql.ref(`${alias}.${answer}_graphic_name`)})`;
    }),
  );

/** A quiz question, joined as `q`, as a class gets it. */
const card = sql`jsonb_build_object('id', q.id, 'question', q.question, 'correct_answer', q.correct_answer,
  'primary_graphic', ${graphicOf("q", "primary_graphic")}, 'primary_graphic_name', q.primary_graphic_name, 'math_op', q.math_op,
  'recordings', q.recordings, 'teacher_notes', q.teacher_notes,
  'answers', (select coalesce(jsonb_agg(jsonb_build_object('number', w.number, 'text', w.text, 'graphic', w.graphic,
      'graphic_name', w.graphic_name) order by w.number), '[]')
    from (values ${answersOf("q")}) w (number, text, graphic, graphic_name)
    where coalesce(w.text, w.graphic, w.graphic_name) is not null))`;

/** The questions of a quiz in order, each as a class gets it. */
export function quizCards(quizId: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(${card} order by p.position), '[]')
    from quiz_places p join quiz_questions q on q.id = p.quiz_question_id where p.quiz_id = ${quizId})`;
}

/** The ids of the questions of a quiz in order. */
export function quizQuestionIds(quizId: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(p.quiz_question_id order by p.position), '[]') from quiz_places p where p.quiz_id = ${quizId})`;
}

const named = sql.join(
  graphicFields.map((field) => sql`(${sql.ref(`q.${field}`)}, ${sql.ref(`q.${field}_name`)})`),
);

/** The pictures that quiz questions ask for by name alone: the question's `id` and the `name`. */
export const wantedGraphics = sql`(select q.id, n.name from quiz_questions q cross join lateral (values ${named}) n (own, name)
  where n.own is null and n.name is not null)`;

/** How many quiz questions ask for the picture of a key. */
export function questionsAsking(key: Sql): Sql {
  return sql`(select count(distinct w.id) from ${wantedGraphics} w where graphic_key(w.name) = ${key})`;
}
