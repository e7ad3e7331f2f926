import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** What was answered (`q.value`) to a question (`q.question`): of a quiz the text of the answer chosen. */
const given: Sql = sql`case when q.question ? 'correct' then coalesce(q.question -> 'options' -> ((q.value)::int - 1), q.value) else q.value end`;

/** The same as text, with words for yes and no. */
const givenText = (yes: string, no: string): Sql =>
  sql`case jsonb_typeof(q.value) when 'array' then (select string_agg(x, ', ') from jsonb_array_elements_text(q.value) x)
    when 'boolean' then case when q.value = 'true' then ${sql.lit(yes)} else ${sql.lit(no)} end else (${given}) #>> '{}' end`;

const asked = sql`'id', q.question ->> 'id', 'label', q.question ->> 'label', 'kind', q.question ->> 'kind', 'value'`;

/** One answer with its question; of a quiz whether it is the right one. */
const answer: Sql = sql`case when q.question ? 'correct' then jsonb_build_object(${asked}, ${given},
    'right', coalesce(q.value = q.question -> 'correct', false),
    'correct', q.question -> 'options' ->> ((q.question ->> 'correct')::int - 1)) else jsonb_build_object(${asked}, q.value) end`;

/** A response's answers to some questions (`q`), in order. */
const answered = (
  questions: Sql,
) => sql`(select n.question, n.place, t.answers -> (n.question ->> 'id') as value
  from jsonb_array_elements(${questions}) with ordinality n (question, place) offset 0) q`;

/** The answers in one line. */
export const answerLine = (questions: Sql): Sql =>
  sql`coalesce((select string_agg(${givenText("✓", "✗")}, ${sql.lit(" · ")} order by q.place) from ${answered(questions)}), '')`;

/** Each answer with its question, in order. */
export const answersInOrder = (questions: Sql): Sql =>
  sql`coalesce((select jsonb_agg(${answer} order by q.place) from ${answered(questions)}), '[]')`;

/**
 * The answers as files tell them (`f`), with the words for no and yes: in one line, and each with its question in a line of its
 * own. Joined, because PostgreSQL then keeps what it has put together of the same answers.
 */
export const answersInFiles = (questions: Sql, [no, yes]: readonly [no: string, yes: string]): Sql =>
  sql`left join lateral (
    select string_agg(${givenText("✓", "✗")}, ${sql.lit(" · ")} order by q.place) as line,
      string_agg((q.question ->> 'label') || ': ' || case when q.value = '[]' then '' else coalesce(${givenText(yes, no)}, ${sql.lit("–")}) end,
        ${sql.lit("\n")} order by q.place) as lines
    from ${answered(questions)}) f on true`;
