import { isDeepStrictEqual } from "node:util";
import {
  type ActivityKind,
  activityTypes,
  defaultQuestions,
  type defineActivity,
  familyConnection,
  familyConnectionEndpoints,
  type itemStates,
  kinesthetic,
  kinestheticEndpoints,
  lessonPlan,
  lessonPlanEndpoints,
  mindfulClose,
  mindfulCloseEndpoints,
  mindfulOpen,
  mindfulOpenEndpoints,
  nomination,
  nominationEndpoints,
  peerConnection,
  peerConnectionEndpoints,
  playActivity,
  playActivityEndpoints,
  projectBased,
  projectBasedEndpoints,
  puzzle,
  puzzleEndpoints,
  quiz,
  quizEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { checkOrder } from "../../core/dates.ts";
import { type CrudEndpoints, crudRoutes } from "../../core/entities/crudRoutes.ts";
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
import { checkMedium } from "../../core/files/storedMedia.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { settleQuestions } from "../../core/questions.ts";
import { responseCount } from "../../people/measures/responseCount.ts";
import { checkPuzzle } from "../puzzles/puzzleRules.ts";
import { quizImportRoutes } from "../quizzes/quizImport.ts";
import { cleanDraft } from "../richText.ts";
import { activitiesSay } from "./activitiesSay.ts";
import { type ActivityParts, nominationParts, quizParts } from "./activityParts.ts";

/** What the details of a kind have to keep beyond their fields' own limits. */
const checkDetails: Partial<Record<ActivityKind, typeof checkPuzzle>> = { puzzle: checkPuzzle };

type ItemState = (typeof itemStates)[number];

/** The response resource for each call. */
const responsesThrough = {
  "activity-form-response": "activityFormResponse",
  "pdf-form-response": "pdfFormResponse",
  "add-quiz-answer": "quizAnswer",
  "add-nomination-response": "nominationResponse",
};

/** The state of an item, as on its chip. */
const stateOn = (
  today: string,
): Sql => sql`case when not t.is_active then 'inactive' when not t.is_approved then 'draft'
  when t.start > ${today}::date then 'scheduled' when t."end" < ${today}::date then 'past' else 'live' end`;

/** Storage of one activity type; all types share a table. */
function activityEntity(
  kind: ActivityKind,
  resource: ReturnType<typeof defineActivity<ActivityKind>>,
  own?: ActivityParts,
) {
  const type = activityTypes[kind];
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
      response_count: responseCount(sql`t.type`, caller),
      ...own?.columns,
    }),
    ...(own?.links && { links: own.links }),
    ...(own?.parts && { parts: own.parts }),
    ...(own?.saved && { saved: own.saved as never }),
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
        what: responsesThrough[type.answeredThrough],
        pairs: sql`select object_id as used, id from responses where type = ${type.key}`,
      },
    ],
    async check(db, draft, context, current) {
      checkOrder(draft, current, context);
      cleanDraft(resource, draft, context);
      await checkMedium(db, "video", "video_url", draft.video_url, context);
      await checkDetails[kind]?.(db, draft, context, current);
      await own?.check?.(db, draft as Draft, context, current);
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

type ActivityEndpoints = CrudEndpoints & Parameters<typeof importRoutes>[0];

/** Storage and routes of one activity type. */
function activityModule(
  kind: ActivityKind,
  resource: ReturnType<typeof defineActivity>,
  endpoints: ActivityEndpoints,
  own?: ActivityParts,
  importing: typeof importRoutes = importRoutes,
) {
  const entity = activityEntity(kind, resource, own);
  return { entity, routes: [...crudRoutes(endpoints, entity), ...importing(endpoints, entity)] };
}

/** Storage and routes of each activity type. */
export const activityModules = {
  mindfulOpen: activityModule("mindfulOpen", mindfulOpen, mindfulOpenEndpoints),
  mindfulClose: activityModule("mindfulClose", mindfulClose, mindfulCloseEndpoints),
  nomination: activityModule("nomination", nomination, nominationEndpoints, nominationParts),
  puzzle: activityModule("puzzle", puzzle, puzzleEndpoints),
  kinesthetic: activityModule("kinesthetic", kinesthetic, kinestheticEndpoints),
  projectBased: activityModule("projectBased", projectBased, projectBasedEndpoints),
  peerConnection: activityModule("peerConnection", peerConnection, peerConnectionEndpoints),
  familyConnection: activityModule("familyConnection", familyConnection, familyConnectionEndpoints),
  playActivity: activityModule("playActivity", playActivity, playActivityEndpoints),
  lessonPlan: activityModule("lessonPlan", lessonPlan, lessonPlanEndpoints),
  quiz: activityModule("quiz", quiz, quizEndpoints, quizParts, quizImportRoutes),
};
