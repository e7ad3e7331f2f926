import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Draft, Entity, Sql } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { personName } from "../../people/shared/personName.ts";
import { quizCards, quizQuestionIds } from "../quizzes/quizContent.ts";
import { activitiesSay } from "./activitiesSay.ts";

/** What a kind of activity stores beside the shape that all share. */
export interface ActivityParts extends Pick<Entity, "links" | "parts"> {
  readonly columns?: Readonly<Record<string, Sql>>;
  check?(db: Db, draft: Draft, context: Context, current?: Standing): Promise<void>;
  saved?: Entity["saved"];
}

/** What of the row before an update the rules look at. */
interface Standing {
  readonly response_count: number;
  readonly details: object;
  readonly question_ids?: readonly number[];
}

/** The quiz's questions without duplicates; they may also come in `details`. */
function settleQuestionIds(draft: Draft): readonly number[] | undefined {
  const { question_ids, ...details } = (draft["details"] ?? {}) as { question_ids?: readonly number[] };
  if (question_ids) {
    draft["details"] = details;
    draft["question_ids"] ??= question_ids;
  }
  const ids = draft["question_ids"] as readonly number[] | undefined;
  if (ids) draft["question_ids"] = [...new Set(ids)];
  return draft["question_ids"] as readonly number[] | undefined;
}

async function checkQuiz(db: Db, draft: Draft, context: Context, current?: Standing): Promise<void> {
  const say = activitiesSay[context.language];
  const ids = settleQuestionIds(draft);
  if (!ids) return;
  if (current && current.response_count > 0 && !isDeepStrictEqual(ids, current.question_ids)) {
    throw new Refusal("conflict", say.quizAnswered, {
      errors: [{ msg: say.quizAnswered, path: "question_ids" }],
    });
  }
  const found = await rows(
    db,
    sql`select id from quiz_questions where id = any(${ids}::int[]) for key share`,
  );
  if (found.length < ids.length) throw invalid("question_ids", say.noSuchQuestion);
}

/** Makes the questions of a quiz what the list says. */
async function placeQuestions(db: Db, quizId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from quiz_places where quiz_id = ${quizId}`.execute(db);
  await sql`insert into quiz_places (quiz_id, position, quiz_question_id)
    select ${quizId}, place, id from unnest(${ids}::int[]) with ordinality as asked (id, place)`.execute(db);
}

/** A quiz asks questions of the bank, in its own order. */
export const quizParts: ActivityParts = {
  columns: { question_ids: quizQuestionIds(sql`t.id`), quiz_questions: quizCards(sql`t.id`) },
  parts: { question_ids: quizQuestionIds(sql`t.id`) },
  check: checkQuiz,
  async saved(db, { ids, drafts }) {
    for (const [index, id] of ids.entries()) {
      const asked = drafts[index]?.["question_ids"] as readonly number[] | undefined;
      if (asked) await placeQuestions(db, id, asked);
    }
  },
};

const links = {
  user_ids: { table: "nomination_users", own: "nomination_id", other: "user_id" },
  school_ids: { table: "nomination_sites", own: "nomination_id", other: "site_id" },
  provider_ids: { table: "nomination_providers", own: "nomination_id", other: "provider_id" },
  district_ids: { table: "nomination_districts", own: "nomination_id", other: "district_id" },
} as const;

/** Names of the rows a nomination form is linked to. */
function named(link: (typeof links)[keyof typeof links], table: string, name = sql`o.name`): Sql {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', ${name}) order by ${name}, o.id), '[]')
    from ${sql.table(link.table)} n join ${sql.table(table)} o on o.id = n.${sql.ref(link.other)} where n.nomination_id = t.id)`;
}

/** A nomination form without an audience is for everyone. */
export const nominationParts: ActivityParts = {
  columns: {
    users: named(links.user_ids, "users", personName("o")),
    schools: named(links.school_ids, "sites"),
    providers: named(links.provider_ids, "providers"),
    districts: named(links.district_ids, "districts"),
    max_per_class: sql`t.max_per_class`,
  },
  links,
};
