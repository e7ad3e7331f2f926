import { givingEndpoints, type ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import type { Classroom } from "../classroom/enterClassroom.ts";
import { enterNamedClass } from "../classroom/enterClassroom.ts";
import { type Db, rows, sole } from "../core/database.ts";
import { refer } from "../core/entities/entity.ts";
import { type Route, route } from "../core/route.ts";
import { bankSum, classSessionOf, isOf, pointSum, verifiedSum } from "../people/measures/givingMeasures.ts";
import { sessionCard } from "./choosing/readChoices.ts";

type ClassPoints = ReplyOf<typeof givingEndpoints.points>["data"];
type Figures = Omit<ClassPoints, "earned_cents" | "unassigned_cents" | "session_earned_cents" | "recent"> & {
  unassigned: number;
};

/** A class's totals from the ledger and donations, overall and for the current session. */
export async function readClassPoints(
  db: Db,
  { userId, schoolId, sessionId }: Pick<Classroom, "userId" | "schoolId" | "sessionId">,
  pointValueCents: number,
): Promise<Omit<ClassPoints, "recent">> {
  const place = { user: sql`${userId}::int`, school: sql`${schoolId}::int`, session: sql`${sessionId}::int` };
  const ofClass = sql`user_id = ${userId} and school_id = ${schoolId}`;
  const { unassigned, ...figures } = await sole<Figures>(
    db,
    sql`with won as (select ${pointSum("e")} as points,
          ${pointSum("e", sql`e.session_id = ${sessionId}::int`)} as session_points,
          ${pointSum("e", sql`not exists (select from charity_choices h where ${isOf("h", classSessionOf("e"))})`)} as unassigned
        from class_totals e where ${ofClass}),
      bank as (select ${bankSum("b")} as donated_cents, ${verifiedSum("b")} as verified_cents from class_donations b where ${ofClass}),
      now as (select ${bankSum("b")} as session_donated_cents, ${verifiedSum("b")} as session_verified_cents
        from class_donations b where ${isOf("b", place)})
      select won.*, bank.*, now.*, case when x.id is not null then ${sessionCard("x")} end as session, ${refer("c")} as charity,
        case when t.id is not null then jsonb_build_object('id', t.id, 'goal_cents', t.goal_cents, 'goal_text', t.goal_text,
          'version', t.version) end as goal
      from won cross join bank cross join now left join sessions x on x.id = ${sessionId}::int
        left join charity_choices h on ${isOf("h", place)} left join charities c on c.id = h.charity_id
        left join teacher_goals t on ${isOf("t", place)}`,
  );
  return {
    ...figures,
    earned_cents: figures.points * pointValueCents,
    unassigned_cents: unassigned * pointValueCents,
    session_earned_cents: figures.session_points * pointValueCents,
  };
}

/** What is always in sight of an instructor. */
export const classPointRoutes: Route[] = [
  route(givingEndpoints.points, async ({ db, query, context, services }) => {
    const room = await enterNamedClass(db, query, context);
    const [figures, recent] = await Promise.all([
      readClassPoints(db, room, services.settings.pointValueCents),
      rows<ClassPoints["recent"][number]>(
        db,
        sql`select id, points, title, created_at from point_entries
          where user_id = ${room.userId} and school_id = ${room.schoolId} order by id desc limit 10`,
      ),
    ]);
    return { data: { ...figures, recent } };
  }),
];
