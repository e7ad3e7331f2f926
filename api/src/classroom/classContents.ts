import { episodeQuestions, type Language, traitKinds } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../core/entities/entity.ts";

/**
 * Everything classes respond to, shaped like activities, as a table for a FROM clause. Episodes default to their
 * trait's dates.
 */
export function classContents(language: Language): Sql {
  const asked = JSON.stringify(episodeQuestions(language));
  return sql`(select id, type, title, start, "end", level_id, trait_id, session_theme_id, session_id, standard_1, standard_2,
      standards_visible, video_url, attachment, attachment_visible, instructions, will_visit, is_active, is_approved, questions, details, max_per_class
    from activities
    union all
    select t.id, ${traitKinds.trait.key}, t.title, t.start, t."end", t.level_id, t.id, null, null, null, null,
      false, t.trait_opening_url, null, false, t.description, false, true, true, t.questions, jsonb_build_object('banner_url', t.banner_url), 1
    from traits t
    union all
    select v.id, ${traitKinds.giverTv.key}, v.name, coalesce(v.start, t.start), coalesce(v."end", t."end"), t.level_id, t.id, null, null, null, null,
      false, v.trait_opening_url, null, false, null, false, true, true, ${asked}::jsonb, jsonb_build_object('position', v.position), 1
    from trait_videos v join traits t on t.id = v.trait_id)`;
}
