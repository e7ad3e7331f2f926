import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { answeredItems } from "../../people/measures/classMeasures.ts";
import type { RetentionRule } from "../../people/retention/retentionRule.ts";

const { key: nomination } = activityTypes.nomination;

/** Stands where a student's name was. */
const noName = "–";

/** The questions of what was answered (`a`) whose answers are texts. */
const textQuestions = sql`array(select q ->> 'id' from jsonb_array_elements(a.questions) q
  where q ->> 'kind' in ('text', 'long_text'))`;
const answered = sql`responses r join ${answeredItems} a on a.type = r.type and a.object_id = r.object_id`;

/** Entries of the audit log (`l`) that tell what somebody answered; of nominations there are none. */
const toldAnswers = sql`audit_log l where (l.before ? 'answers' or l.after ? 'answers')
  and l.entity in ('activityFormResponse', 'pdfFormResponse', 'quizAnswer', 'traitResponse')`;
const withoutAnswers = sql`update audit_log set before = before - 'answers', after = after - 'answers'`;

export const responseRetention: readonly RetentionRule[] = [
  {
    kind: "nominations",
    due: (
      before,
    ) => sql`select r.id, s.name::text as name, r.created_at as at from responses r join sites s on s.id = r.school_id
      where r.type = ${nomination} and r.created_at < ${before} and r.student_first_name <> ${noName}`,
    async remove(tx, ids) {
      await sql`update responses set student_first_name = ${noName}, student_last_name = ${noName}, answers = '{}',
          version = version + 1, updated_at = now() where id = any(${ids}::int[])`.execute(tx);
    },
  },
  {
    kind: "answers",
    due: (before) => sql`select r.id, a.title as name, r.created_at as at from ${answered}
      where r.type <> ${nomination} and r.created_at < ${before} and r.answers ?| ${textQuestions}
      union all select -l.id, l.name, l.at from ${toldAnswers} and l.at < ${before}`,
    async remove(tx, found) {
      // Responses that were deleted are in the audit log alone, whose entries have negative numbers here.
      const [ids, entries] = [found.filter((id) => id > 0), found.filter((id) => id < 0).map((id) => -id)];
      await sql`update responses set answers = kept.answers, version = version + 1, updated_at = now()
        from (select r.id, r.answers - ${textQuestions} as answers from ${answered} where r.id = any(${ids}::int[])) kept
        where kept.id = responses.id`.execute(tx);
      await sql`${withoutAnswers} where id = any(${entries}::bigint[])
        or id in (select l.id from ${toldAnswers} and l.entity_id = any(${ids}::int[]))`.execute(tx);
    },
  },
  {
    kind: "responseFiles",
    due: (before) => sql`select rf.id, a.title as name, r.created_at as at
      from response_files rf join responses r on r.id = rf.response_id left join ${answeredItems} a on a.type = r.type and a.object_id = r.object_id
      where r.created_at < ${before}`,
    async remove(tx, ids) {
      // A file may be attached to another response, which keeps it.
      await sql`with gone as (delete from response_files where id = any(${ids}::int[]) returning response_id, key),
          changed as (update responses set version = version + 1, updated_at = now() where id in (select response_id from gone))
        update files f set guard = 'closed' where f.key in (select key from gone)
          and not exists (select from response_files rf where rf.key = f.key and rf.id <> all(${ids}::int[]))`.execute(
        tx,
      );
    },
  },
];
