import { activityTypes, mindfulOpenEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { classroomSay } from "./classroomSay.ts";
import { readItems, shown } from "./items.ts";

/** The previews there are, each with the type of the items that it shows. */
const previews = [{ endpoint: mindfulOpenEndpoints.preview, type: activityTypes.mindfulOpen.key }];

/** What a class would see of an item on a day, judged by the very rule that classes are. */
export const previewRoutes: Route[] = previews.map(({ endpoint, type }) =>
  route(endpoint, async ({ db, params, query, context, language }) => {
    const viewer = {
      date: query.date ?? context.today,
      grade: query.grade ?? null,
      programId: query.program_id ?? null,
    };
    const [item] = await readItems(db, sql`a.id = ${params.id} and a.type = ${type}`, viewer);
    if (!item) throw new Refusal("notFound", say[language].notFound(classroomSay[language].item));
    const why = item.hidden.map((reason) => classroomSay[language].why[reason]);
    return { data: { seen: why.length === 0, why, item: shown(item) } };
  }),
);
