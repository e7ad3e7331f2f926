import { isDeepStrictEqual } from "node:util";
import {
  type ActivityKind,
  activityTypes,
  type CaptionState,
  defaultQuestions,
  type defineActivity,
  eachKind,
  type itemStates,
} from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import {
  anyOf,
  type Draft,
  defineEntity,
  plain,
  refer,
  type Sql,
  stored,
} from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { responseCount } from "../../people/measures/responseCount.ts";
import { checkOrder } from "../../people/shared/dates.ts";
import { captionState } from "../films/filmUses.ts";
import { checkPuzzle } from "../puzzles/puzzleRules.ts";
import { quizImportRoutes } from "../quizzes/quizImport.ts";
import { checkRecordings } from "../recordings/checkRecordings.ts";
import { cleanDraft } from "../richText.ts";
import { settleQuestions } from "../settleQuestions.ts";
import { checkMedium } from "../storedMedia.ts";
import { activitiesSay } from "./activitiesSay.ts";
import { type ActivityParts, nominationParts, quizParts } from "./activityParts.ts";
import { checkIllustrations } from "./checkIllustrations.ts";
import { checkLetters } from "./checkLetters.ts";
import { notifyOfDrafts } from "./draftTopics.ts";

/** What a kind has beside what all kinds share. */
const own: Partial<Record<ActivityKind, ActivityParts>> = {
  familyConnection: { check: checkLetters },
  nomination: nominationParts,
  puzzle: { check: checkPuzzle },
  quiz: quizParts,
};

/** What the resources of all kinds have in common. */
type Shared = ReturnType<typeof defineActivity<ActivityKind>>["resource"];

type ItemState = (typeof itemStates)[number];

/** The state of an item, as on its chip. */
const stateOn = (
  today: string,
): Sql => sql`case when not t.is_active then 'inactive' when not t.is_approved then 'draft'
  when t.start > ${today}::date then 'scheduled' when t."end" < ${today}::date then 'past' else 'live' end`;

/** Storage of one kind of activity; all kinds share a table. */
function activityEntity(kind: ActivityKind) {
  const { key, answeredAs } = activityTypes[kind];
  const resource: Shared = activityTypes[kind].resource;
  const parts = own[kind];
  return defineEntity(resource, {
    table: "activities",
    from: sql`activities t left join levels l on l.id = t.level_id left join traits tr on tr.id = t.trait_id
      left join session_themes st on st.id = t.session_theme_id left join sessions s on s.id = t.session_id
      left join categories c on c.id = t.category_id`,
    columns: ({ today, caller }) => ({
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
      captions: captionState(sql`t.video_url`),
      response_count: responseCount(sql`t.type`, caller),
      ...parts?.columns,
    }),
    ...(parts?.links && { links: parts.links }),
    ...(parts?.parts && { parts: parts.parts }),
    async saved(db, event, context) {
      await parts?.saved?.(db, event as never, context);
      const isDraft = event.drafts.some(({ is_approved }) => !is_approved);
      if (event.isNew && isDraft) await notifyOfDrafts(db, kind, context);
    },
    filters: {
      levels: (ids) => anyOf(sql`t.level_id`, ids),
      traits: (ids) => anyOf(sql`t.trait_id`, ids),
      session_themes: (ids) => anyOf(sql`t.session_theme_id`, ids),
      sessions: (ids) => anyOf(sql`t.session_id`, ids),
      programs: (ids) => sql`t.session_id is null or ${anyOf(sql`s.program_id`, ids)}`,
      state: (states: ItemState[], { today }) => anyOf(stateOn(today), states, "text"),
      captions: (states: CaptionState[]) => anyOf(captionState(sql`t.video_url`), states, "text"),
      is_active: (active) => sql`t.is_active = ${active}`,
      is_approved: (approved) => sql`t.is_approved = ${approved}`,
      from: (date) => sql`t."end" >= ${date}::date`,
      to: (date) => sql`t.start <= ${date}::date`,
    },
    search: [sql`t.title`, sql`t.instructions`],
    sorts: { name: sql`t.title` },
    scope: () => sql`t.type = ${key}`,
    usedBy: [
      {
        what: answeredAs,
        pairs: sql`select object_id as used, id from responses where type = ${key}`,
      },
    ],
    async check(db, draft, context, current) {
      checkOrder(draft, current, context);
      cleanDraft(resource, draft, context);
      await checkMedium(db, "video", "video_url", draft.video_url, context);
      await checkIllustrations(db, draft.details, context);
      await checkRecordings(db, "details.recordings", draft.details?.recordings, context.language);
      await parts?.check?.(db, draft as Draft, context, current);
      if (!current) {
        draft["type"] = key;
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

/** Storage and routes of each kind of activity. */
export const activityModules = eachKind((kind) => {
  const { endpoints } = activityTypes[kind];
  const entity = activityEntity(kind);
  const importing = kind === "quiz" ? quizImportRoutes(endpoints) : importRoutes(endpoints, entity);
  return { entity, routes: [...crudRoutes(endpoints, entity), ...importing] };
});
