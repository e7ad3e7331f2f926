import { classroomEndpoints, traitKinds, typesAnsweredAs } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf, type Sql } from "../core/entities/entity.ts";
import { type Call, type Route, route } from "../core/route.ts";
import { enterClassroom } from "./enterClassroom.ts";
import { readItems, shown } from "./items.ts";
import { userActivityRoute } from "./userActivity.ts";

/** Reads what a class sees today of what meets a condition. */
async function readShown(
  { db, context, services }: Pick<Call, "db" | "context" | "services">,
  schoolId: number | undefined,
  wanted: Sql,
) {
  const room = await enterClassroom(db, schoolId, context);
  const onDay = sql`a.start <= ${room.date}::date and a."end" >= ${room.date}::date`;
  const items = await readItems(db, sql`${wanted} and ${onDay}`, room, {
    userId: context.caller.id,
    schoolId: room.schoolId,
  });
  return items.filter(({ hidden }) => hidden.length === 0).map((item) => shown(item, services));
}

/** What an instructor sees on a day. */
export const classroomRoutes: Route[] = [
  userActivityRoute,
  route(classroomEndpoints.curriculumData, async (call) => {
    const { query } = call;
    const wanted = query.content_type ? sql`a.type = ${query.content_type}` : always;
    return { data: await readShown(call, query.school_id, wanted) };
  }),
  route(classroomEndpoints.trait, async (call) => {
    const types = typesAnsweredAs("traitResponse");
    const shownNow = await readShown(call, call.query.school_id, anyOf(sql`a.type`, types, "text"));
    const episodesOf = (id: number) =>
      shownNow
        .filter((item) => item.type === traitKinds.giverTv.key && item.trait?.id === id)
        .sort((a, b) => Number(a.details["position"]) - Number(b.details["position"]) || a.id - b.id);
    const traits = shownNow.filter((item) => item.type === traitKinds.trait.key);
    return { data: traits.map((item) => ({ ...item, videos: episodesOf(item.id) })) };
  }),
];
