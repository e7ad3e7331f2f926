import { type ActivityKind, activityTypes, type QueryOf } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import type { Viewer } from "../curriculum/activities/itemVisibility.ts";
import { classroomSay } from "./classroomSay.ts";
import { readItems, shown } from "./items.ts";

type Choice = QueryOf<(typeof activityTypes)[ActivityKind]["endpoints"]["preview"]>;

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
export const previewRoutes: Route[] = Object.values(activityTypes).map(({ key, endpoints }) =>
  route(endpoints.preview, async ({ db, services, params, query, context, language }) => {
    const viewer = await viewerOf(db, query, context.today);
    const [item] = await readItems(db, sql`a.id = ${params.id} and a.type = ${key}`, viewer);
    if (!item) throw new Refusal("notFound", say[language].notFound(classroomSay[language].item));
    const why = item.hidden.map((reason) => classroomSay[language].why[reason]);
    return { data: { seen: why.length === 0, why, item: shown(item, services) } };
  }),
);
