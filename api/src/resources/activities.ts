import { isDeepStrictEqual } from "node:util";
import {
  type ActivityKind,
  activityTypes,
  defaultQuestions,
  type defineActivity,
  type itemStates,
  mindfulOpen,
  mindfulOpenEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/crudRoutes.ts";
import { checkOrder } from "../core/dates.ts";
import { anyOf, defineEntity, plain, refer, type Sql, stored } from "../core/entity.ts";
import { Refusal } from "../core/errors.ts";
import { fileColumn } from "../core/fileColumn.ts";
import { importRoutes } from "../core/importing/importRoutes.ts";
import { settleQuestions } from "../core/questions.ts";
import { activitiesSay } from "./activitiesSay.ts";

type ItemState = (typeof itemStates)[number];

/** Where an item stands, as its chip says. */
const stateOn = (
  today: string,
): Sql => sql`case when not t.is_active then 'inactive' when not t.is_approved then 'draft'
  when t.start > ${today}::date then 'scheduled' when t."end" < ${today}::date then 'past' else 'live' end`;

/** The storage of one kind of activity: all kinds share a table, told apart by their type. */
function activityEntity(kind: ActivityKind, resource: ReturnType<typeof defineActivity<ActivityKind>>) {
  const type = activityTypes[kind];
  return defineEntity(resource, {
    table: "activities",
    from: sql`activities t left join levels l on l.id = t.level_id left join traits tr on tr.id = t.trait_id
      left join session_themes st on st.id = t.session_theme_id left join sessions s on s.id = t.session_id
      left join categories c on c.id = t.category_id`,
    columns: ({ today }) => ({
      ...stored,
      ...plain(
        "type",
        "title",
        "start",
        "end",
        "standard_1",
        "standard_2",
        "standards_visible",
        "attachment_visible",
      ),
      ...plain("video_url", "is_approved", "is_active", "will_visit", "instructions", "questions", "details"),
      name: sql`t.title`,
      level: refer("l"),
      trait: refer("tr", "title"),
      session_theme: refer("st", "session_theme"),
      session: refer("s"),
      category: refer("c"),
      attachment: fileColumn(sql`t.attachment`),
      state: stateOn(today),
      response_count: sql`(select count(*) from responses r where r.type = t.type and r.object_id = t.id)`,
    }),
    filters: {
      levels: (ids) => anyOf(sql`t.level_id`, ids),
      traits: (ids) => anyOf(sql`t.trait_id`, ids),
      session_themes: (ids) => anyOf(sql`t.session_theme_id`, ids),
      sessions: (ids) => anyOf(sql`t.session_id`, ids),
      programs: (ids) => sql`t.session_id is null or ${anyOf(sql`s.program_id`, ids)}`,
      state: (states: ItemState[], { today }) => anyOf(stateOn(today), states, "text"),
      is_active: (active) => sql`t.is_active = ${active}`,
      is_approved: (approved) => sql`t.is_approved = ${approved}`,
      from: (date) => sql`t."end" >= ${date}::date`,
      to: (date) => sql`t.start <= ${date}::date`,
    },
    search: [sql`t.title`, sql`t.instructions`],
    sorts: { name: sql`t.title` },
    scope: () => sql`t.type = ${type.key}`,
    usedBy: [
      {
        what: "activityFormResponse",
        count: (id) => sql`select count(*) from responses where type = ${type.key} and object_id = ${id}`,
      },
    ],
    check(_db, draft, context, current) {
      checkOrder(draft, current, context);
      if (!current) {
        draft["type"] = type.key;
        draft.questions ??= defaultQuestions(kind, context.language);
      }
      if (!draft.questions) return;
      draft.questions = settleQuestions(draft.questions);
      const changed = current && !isDeepStrictEqual(current.questions, draft.questions);
      if (changed && current.response_count > 0) {
        throw new Refusal("conflict", activitiesSay[context.language].answered, {
          errors: [{ msg: activitiesSay[context.language].answered, path: "questions" }],
        });
      }
    },
  });
}

export const mindfulOpenEntity = activityEntity("mindfulOpen", mindfulOpen);

export const mindfulOpenRoutes = [
  ...crudRoutes(mindfulOpenEndpoints, mindfulOpenEntity),
  ...importRoutes(mindfulOpenEndpoints, mindfulOpenEntity),
];
