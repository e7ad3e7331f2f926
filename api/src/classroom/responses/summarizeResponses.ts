import type { ResponseSummary } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { always, anyOf, type Context, type Entity } from "../../core/entities/entity.ts";
import { type ListQuery, narrowing } from "../../core/entities/reading.ts";
import { questionsIn } from "../../curriculum/quizzes/questionsIn.ts";
import { answeredItems } from "../../people/measures/classMeasures.ts";
import { type CountedQuestion, countAnswers } from "./countAnswers.ts";

/** What may be looked at as a whole; of many items the questions that were answered most. */
const mostQuestions = 60;

/** Summarizes the filtered responses by question. Questions with the same wording, kind and id are merged. */
export async function summarizeResponses(
  db: Db,
  entity: Entity,
  query: ListQuery & { readonly object_id?: number; readonly type?: readonly string[] },
  context: Context,
): Promise<ResponseSummary> {
  const where = narrowing(entity, query, context);
  // Only a search looks at more than the responses themselves.
  const from = query.search ? entity.from : sql`responses t`;
  const { object_id, type } = query;
  const ofItem = object_id === undefined ? always : sql`i.object_id = ${object_id}`;
  const ofType = type === undefined ? always : anyOf(sql`i.type`, type, "text");
  // "offset 0" keeps the planner from expanding answers before joining them to their questions.
  const [totals, questions] = await Promise.all([
    sole<Omit<ResponseSummary, "questions">>(
      db,
      sql`select count(*)::int as responses, coalesce(sum(o.points), 0)::bigint as points, count(distinct (o.type, o.object_id))::int as items
        from (select t.type, t.object_id, t.points from ${from} where ${where}) o`,
    ),
    rows<CountedQuestion & { place: number }>(
      db,
      sql`with asked as materialized (
          select a.type, a.object_id, a.question, a.place, a.question ->> 'id' as id, a.question ->> 'kind' as kind,
            dense_rank() over (order by a.question ->> 'id', a.question ->> 'label', a.question ->> 'kind') as nth
          from (select i.type, i.object_id, l.question, l.place from ${answeredItems} i
            cross join lateral jsonb_array_elements(${questionsIn(context.language, "i")}) with ordinality l (question, place)
            where ${ofItem} and ${ofType}) a),
        given as materialized (
          select o.nth, o.value, count(*)::int as count
          from (select c.nth, case when c.kind not in ('text', 'long_text') then c.answers -> c.id
              when c.answers ? c.id then 'true' end as value
            from (select q.nth, q.kind, q.id, t.answers from (select t.type, t.object_id, t.answers from ${from} where ${where}) t
              join asked q on q.type = t.type and q.object_id = t.object_id offset 0) c) o
          where o.value is not null group by o.nth, o.value),
        named as (select distinct on (nth) * from asked order by nth, place)
        select n.id, n.kind, n.question ->> 'label' as label, n.place::int as place, n.question -> 'options' as options,
          (n.question ->> 'correct')::int as correct,
          coalesce((select jsonb_agg(jsonb_build_object('value', g.value, 'count', g.count) order by g.value)
            from given g where g.nth = n.nth), '[]') as given
        from named n order by n.place, n.nth`,
    ),
  ]);
  const counted = questions.map(countAnswers);
  // For a single item, in its order and including unanswered questions.
  if (object_id !== undefined) return { ...totals, questions: counted };
  const found = counted.filter(({ answered }) => answered > 0).sort((a, b) => b.answered - a.answered);
  return { ...totals, questions: found.slice(0, mostQuestions) };
}
