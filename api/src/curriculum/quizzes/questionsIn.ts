import { episodeQuestions, type Language } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** The questions of item `a`; episodes use the default ones. */
export function questionsIn(language: Language, items = "a"): Sql {
  return sql`coalesce(${sql.ref(items)}.questions, ${JSON.stringify(episodeQuestions(language))}::jsonb)`;
}
