import { answeredTypes, type Language } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** The types of the curriculum in their usual order, as a table for a FROM clause: key, name, place. */
export function curriculumTypes(language: Language): Sql {
  const rows = Object.values(answeredTypes).map(
    ({ key, labels }, place) => sql`(${sql.lit(key)}, ${labels[language].one}::text, ${sql.lit(place)})`,
  );
  return sql`(values ${sql.join(rows)})`;
}

/**
 * Every activity, trait and episode as a table for a FROM clause. Missing columns are null; episodes default to their
 * trait's level and dates.
 */
export const curriculumItems: Sql = sql`(
  select a.type, a.id, a.title, a.start, a."end", a.level_id, a.trait_id, a.session_theme_id, a.standard_1, a.standard_2,
    a.is_approved, a.is_active from activities a
  union all select 'trait', t.id, t.title, t.start, t."end", t.level_id, null, null, null, null, null, null from traits t
  union all select 'giver_tv', v.id, v.name, coalesce(v.start, t.start), coalesce(v."end", t."end"), t.level_id, v.trait_id,
    null, null, null, null, null from trait_videos v join traits t on t.id = v.trait_id)`;

/** What an item of the curriculum (`i`) belongs to, by name: outputs `level`, `trait` and `session_theme`. */
export const itemBelongings = {
  columns: sql`l.name as level, tr.title as trait, st.session_theme`,
  joins: sql`left join levels l on l.id = i.level_id left join traits tr on tr.id = i.trait_id
    left join session_themes st on st.id = i.session_theme_id`,
} as const;
