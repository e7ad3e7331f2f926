import { type AnsweredType, userActivityEndpoints, users } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { refer } from "../core/entities/entity.ts";
import { readOne } from "../core/entities/reading.ts";
import { type Route, route } from "../core/route.ts";
import { answeredItems } from "../people/measures/classMeasures.ts";
import { sitesInReach } from "../people/shared/reach.ts";
import { peopleInFull } from "../people/users/peopleInReach.ts";

interface Recent {
  id: number;
  type: AnsweredType;
  title: string;
  school: { id: number; name: string };
  points: number;
  created_at: string;
}

/** A user's activity counts and latest responses at sites the caller can see. */
export const userActivityRoute: Route = route(
  userActivityEndpoints.get,
  async ({ db, params, context, services }) => {
    const entity = services.entities.get(users.name);
    if (!entity) throw new Error("The user entity is not registered");
    await readOne(db, peopleInFull(entity), params.id, context);
    const own = sql`r.user_id = ${params.id} and ${sitesInReach(context.caller, sql`r.school_id`) ?? sql`true`}`;
    const types = await rows<{ type: AnsweredType; count: number }>(
      db,
      sql`select r.type, count(*)::int as count from responses r where ${own} group by r.type order by count desc, r.type`,
    );
    const recent = await rows<Recent>(
      db,
      sql`select r.id, r.type, coalesce(a.title, '') as title, ${refer("s")} as school,
          r.points, r.created_at
        from responses r join sites s on s.id = r.school_id left join ${answeredItems} a on a.type = r.type and a.object_id = r.object_id
        where ${own} order by r.created_at desc, r.id desc limit 5`,
    );
    return { data: { responses: types.reduce((sum, { count }) => sum + count, 0), types, recent } };
  },
);
