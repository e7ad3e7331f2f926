import {
  activityTypes,
  familyConnectionEndpoints,
  kinestheticEndpoints,
  lessonPlanEndpoints,
  mindfulCloseEndpoints,
  mindfulOpenEndpoints,
  nominationEndpoints,
  peerConnectionEndpoints,
  playActivityEndpoints,
  projectBasedEndpoints,
  puzzleEndpoints,
  type QueryOf,
  quizEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import type { Viewer } from "../curriculum/activities/itemVisibility.ts";
import { classroomSay } from "./classroomSay.ts";
import { readItems, shown } from "./items.ts";

/** The previews there are, each with the type of the items that it shows. */
const previews = [
  { endpoint: mindfulOpenEndpoints.preview, type: activityTypes.mindfulOpen.key },
  { endpoint: mindfulCloseEndpoints.preview, type: activityTypes.mindfulClose.key },
  { endpoint: nominationEndpoints.preview, type: activityTypes.nomination.key },
  { endpoint: puzzleEndpoints.preview, type: activityTypes.puzzle.key },
  { endpoint: kinestheticEndpoints.preview, type: activityTypes.kinesthetic.key },
  { endpoint: projectBasedEndpoints.preview, type: activityTypes.projectBased.key },
  { endpoint: peerConnectionEndpoints.preview, type: activityTypes.peerConnection.key },
  { endpoint: familyConnectionEndpoints.preview, type: activityTypes.familyConnection.key },
  { endpoint: playActivityEndpoints.preview, type: activityTypes.playActivity.key },
  { endpoint: lessonPlanEndpoints.preview, type: activityTypes.lessonPlan.key },
  { endpoint: quizEndpoints.preview, type: activityTypes.quiz.key },
];

type Choice = QueryOf<(typeof previews)[number]["endpoint"]>;

/** The preview audience: what staff picked, plus a site's program or an instructor's grade. */
async function viewerOf(db: Db, choice: Choice, today: string): Promise<Viewer> {
  const { date = today, grade = null, program_id = null, school_id = null, user_id = null } = choice;
  return sole<Viewer>(
    db,
    sql`select ${date}::date as date, coalesce(${grade}::text, (select u.grade from users u where u.id = ${user_id}::int)) as grade,
      coalesce(${program_id}::int, (select s.program_id from sites s where s.id = ${school_id}::int)) as "programId",
      ${school_id}::int as "schoolId", ${user_id}::int as "userId"`,
  );
}

/** What a class would see of an item on a day, judged by the very rule that classes are. */
export const previewRoutes: Route[] = previews.map(({ endpoint, type }) =>
  route(endpoint, async ({ db, params, query, context, language }) => {
    const viewer = await viewerOf(db, query, context.today);
    const [item] = await readItems(db, sql`a.id = ${params.id} and a.type = ${type}`, viewer);
    if (!item) throw new Refusal("notFound", say[language].notFound(classroomSay[language].item));
    const why = item.hidden.map((reason) => classroomSay[language].why[reason]);
    return { data: { seen: why.length === 0, why, item: shown(item) } };
  }),
);
