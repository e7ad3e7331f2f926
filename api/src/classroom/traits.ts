import { type ClassroomTrait, traitEndpoints, traits } from "@kindling/contract";
import { sql } from "kysely";
import { first } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { otherGrade } from "../curriculum/activities/itemVisibility.ts";
import { classroomSay } from "./classroomSay.ts";

/** What answering a trait wins. */
const traitPoints = 10;

/** What a class would see of a character trait on a day, the episodes of that day included. */
export const traitPreviewRoutes: Route[] = [
  route(traitEndpoints.preview, async ({ db, params, query, context, language }) => {
    const date = query.date ?? context.today;
    const found = await first<Omit<ClassroomTrait, "points"> & { isOtherGrade: boolean }>(
      db,
      sql`select t.id, t.title, t.start, t."end", t.trait_opening_url, t.banner_url, t.description, t.questions,
          ${otherGrade(sql`${query.grade ?? null}`)} as "isOtherGrade",
          coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name,
              'trait_opening_url', v.trait_opening_url) order by v.position, v.id)
            from trait_videos v where v.trait_id = t.id
              and ${date}::date between coalesce(v.start, t.start) and coalesce(v."end", t."end")), '[]') as videos
        from traits t left join levels l on l.id = t.level_id where t.id = ${params.id}`,
    );
    if (!found) throw new Refusal("notFound", say[language].notFound(traits.labels[language].one));
    const { isOtherGrade, ...item } = found;
    const text = classroomSay[language].why;
    const why = [
      ...(date < item.start ? [text.before] : []),
      ...(date > item.end ? [text.after] : []),
      ...(isOtherGrade ? [text.level] : []),
    ];
    return { data: { seen: why.length === 0, why, item: { ...item, points: traitPoints } } };
  }),
];
