import { givingEndpoints, type ReplyOf, studentsQuestion } from "@kindling/contract";
import { sql } from "kysely";
import type { Classroom } from "../classroom/enterClassroom.ts";
import { enterNamedClass } from "../classroom/enterClassroom.ts";
import { type Db, rows, sole } from "../core/database.ts";
import { refer } from "../core/entities/entity.ts";
import type { Route } from "../core/route.ts";
import { bankSum, earnedSum, isOf, verifiedSum, wonSum } from "../people/measures/givingMeasures.ts";
import { snapshotRoute } from "../people/shared/snapshotRoute.ts";
import { sessionCard } from "./choosing/readChoices.ts";
import { sponsorsOf } from "./sponsors/sponsorsOf.ts";

type ClassPoints = ReplyOf<typeof givingEndpoints.points>["data"];
type Figures = Omit<ClassPoints, "recent" | "class_size">;

/** A class's totals from the ledger and donations, overall and for the current session. */
export async function readClassPoints(
  db: Db,
  { userId, schoolId, sessionId }: Pick<Classroom, "userId" | "schoolId" | "sessionId">,
): Promise<Figures> {
  const place = { user: sql`${userId}::int`, school: sql`${schoolId}::int`, session: sql`${sessionId}::int` };
  const ofClass = sql`user_id = ${userId} and school_id = ${schoolId}`;
  const inSession = sql`e.session_id = ${sessionId}::int`;
  return sole<Figures>(
    db,
    sql`with won as (select ${wonSum("e")} as points, ${earnedSum("e")} as earned_cents, ${wonSum("e", inSession)} as session_points,
          ${earnedSum("e", inSession)} as session_earned_cents, ${earnedSum("e", sql`e.charity_id is null`)} as unassigned_cents
        from class_balances e where ${ofClass}),
      bank as (select ${bankSum("b")} as donated_cents, ${verifiedSum("b")} as verified_cents from class_donations b where ${ofClass}),
      now as (select ${bankSum("b")} as session_donated_cents, ${verifiedSum("b")} as session_verified_cents
        from class_donations b where ${isOf("b", place)})
      select won.*, bank.*, now.*, ${sponsorsOf(place.school, sql`c.id`)} as sponsors, case when x.id is not null then ${sessionCard("x")} end as session, ${refer("c")} as charity,
        case when t.id is not null then jsonb_build_object('id', t.id, 'goal_cents', t.goal_cents, 'goal_text', t.goal_text,
          'version', t.version) end as goal
      from won cross join bank cross join now left join sessions x on x.id = ${sessionId}::int
        left join charity_choices h on ${isOf("h", place)} left join charities c on c.id = h.charity_id
        left join teacher_goals t on ${isOf("t", place)}`,
  );
}

/** Returns how many students a class has, as far as its last responses tell; null when none counted them. */
async function readClassSize(db: Db, { userId, schoolId }: Classroom): Promise<number | null> {
  const { size } = await sole<{ size: number | null }>(
    db,
    sql`select max(students)::int as size from (
        select (answers ->> ${studentsQuestion}::text)::numeric as students from responses
        where user_id = ${userId} and school_id = ${schoolId}
          and jsonb_typeof(answers -> ${studentsQuestion}::text) = 'number'
        order by created_at desc, id desc limit 10) lately`,
  );
  return size;
}

/** What is always in sight of an instructor. */
export const classPointRoutes: Route[] = [
  snapshotRoute(givingEndpoints.points, async ({ db, query, context }) => {
    const room = await enterNamedClass(db, query, context);
    const [figures, class_size, recent] = await Promise.all([
      readClassPoints(db, room),
      readClassSize(db, room),
      rows<ClassPoints["recent"][number]>(
        db,
        sql`select id, points, title, created_at from point_entries
          where user_id = ${room.userId} and school_id = ${room.schoolId} order by id desc limit 10`,
      ),
    ]);
    return { data: { ...figures, recent, class_size } };
  }),
];
