import { activityTypes, givingEndpoints, type SessionStory } from "@kindling/contract";
import { sql } from "kysely";
import { enterClassroom } from "../classroom/enterClassroom.ts";
import { type Db, rows, sole } from "../core/database.ts";
import { type Context, refer } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import type { Route } from "../core/route.ts";
import { answeredItems } from "../people/measures/classMeasures.ts";
import { countsIn, isOf, movedElsewhere, paidElsewhere } from "../people/measures/givingMeasures.ts";
import { personName } from "../people/shared/personName.ts";
import { snapshotRoute } from "../people/shared/snapshotRoute.ts";
import { charityCard } from "./choosing/readChoices.ts";
import { readClassPoints } from "./classPoints.ts";
import { givingSay } from "./givingSay.ts";

/** A class and the session to summarize. */
interface Told {
  readonly userId: number;
  readonly schoolId: number;
  readonly sessionId: number;
}

type Session = SessionStory["session"];

const placeOf = ({ userId, schoolId, sessionId }: Told) => ({
  user: sql`${userId}::int`,
  school: sql`${schoolId}::int`,
  session: sql`${sessionId}::int`,
});

/** The sessions in which a class did or chose something, and the one that is on; the newest first. */
function readSessions(
  db: Db,
  { userId, schoolId, sessionId }: Omit<Told, "sessionId"> & { sessionId: number | null },
) {
  const seen = (table: string) =>
    sql`exists (select from ${sql.table(table)} r where r.user_id = ${userId} and r.school_id = ${schoolId} and r.session_id = x.id)`;
  return rows<Session>(
    db,
    sql`select x.id, x.name, x.start, x."end" from sessions x
      where x.id = ${sessionId}::int or ${seen("point_entries")} or ${seen("charity_choices")} or ${seen("teacher_goals")}
      order by x.start desc, x.id desc`,
  );
}

/** The class, its charity, goal and votes. */
function readHeading(db: Db, told: Told) {
  const place = placeOf(told);
  return sole<
    Pick<
      SessionStory,
      "school" | "teacher" | "grade" | "charity" | "paid_elsewhere" | "moved_elsewhere" | "goal" | "votes"
    >
  >(
    db,
    sql`select ${refer("s")} as school, ${personName("u")} as teacher, u.grade,
        case when c.id is not null then ${charityCard} end as charity, ${paidElsewhere(place, sql`c.id`)} as paid_elsewhere,
        ${movedElsewhere(place, sql`c.id`)} as moved_elsewhere,
        case when t.id is not null then jsonb_build_object('goal_cents', t.goal_cents, 'goal_text', t.goal_text) end as goal,
        (select jsonb_agg(jsonb_build_object('round', v.round, 'charity', ${refer("n")},
            'count', v.count, 'chosen', n.id = h.charity_id) order by v.round, v.count desc, n.name)
          from jsonb_to_recordset(h.votes) v (round int, charity_id int, count int) join charities n on n.id = v.charity_id) as votes
      from users u cross join sites s left join charity_choices h on ${isOf("h", place)}
        left join charities c on c.id = h.charity_id left join categories g on g.id = c.category_id
        left join teacher_goals t on ${isOf("t", place)}
      where u.id = ${told.userId} and s.id = ${told.schoolId}`,
  );
}

type Deeds = Pick<
  SessionStory,
  "activities" | "students" | "nominations" | "days" | "best_days" | "donations"
>;

/** Activities by type and day, and participants; counted in SQL. */
function readDeeds(db: Db, told: Told, timeZone: string) {
  const counted = sql`jsonb_typeof(r.answers -> 'students') = 'number'`;
  const students = sql`(r.answers ->> 'students')::numeric::int`;
  return sole<Deeds>(
    db,
    sql`with done as (select r.type, r.points, r.answers, a.title, (r.created_at at time zone ${timeZone})::date as day
          from responses r left join ${answeredItems} a on a.type = r.type and a.object_id = r.object_id
          where ${isOf("r", placeOf(told))}),
        kinds as (select type as key, count(*)::int as count, sum(points)::bigint as points from done group by type),
        days as (select day as date, count(*)::int as activities, sum(points)::bigint as points,
          (array_agg(distinct title) filter (where title is not null))[1:5] as titles from done group by day)
      select coalesce((select jsonb_agg(to_jsonb(kinds) order by count desc, key) from kinds), '[]') as activities,
        (select case when count(*) > 0 then jsonb_build_object('largest', max(${students}), 'taken_part', sum(${students})) end
          from done r where ${counted}) as students,
        (select count(*) from done where type = ${activityTypes.nomination.key})::int as nominations,
        coalesce((select jsonb_agg(jsonb_build_object('date', date, 'activities', activities, 'points', points) order by date)
          from days), '[]') as days,
        coalesce((select jsonb_agg(jsonb_build_object('date', b.date, 'points', b.points, 'titles', coalesce(b.titles, '{}'))
            order by b.points desc, b.date)
          from (select * from days where points > 0 order by points desc, date limit 3) b), '[]') as best_days,
        coalesce((select jsonb_agg(jsonb_build_object('donated_on', g.donated_on, 'amount_cents', g.amount) order by g.donated_on)
          from (select donated_on, sum(amount_cents)::bigint as amount from class_donations d
            where ${isOf("d", placeOf(told))} and ${countsIn("d")} group by donated_on) g), '[]') as donations`,
  );
}

async function tellStory(db: Db, told: Told, context: Context) {
  const [heading, deeds, figures] = await Promise.all([
    readHeading(db, told),
    readDeeds(db, told, context.timeZone),
    readClassPoints(db, told),
  ]);
  return {
    ...heading,
    ...deeds,
    activities_total: deeds.activities.reduce((sum, { count }) => sum + count, 0),
    points: figures.session_points,
    earned_cents: figures.session_earned_cents,
    donated_cents: figures.session_donated_cents,
    verified_cents: figures.session_verified_cents,
    sponsors: figures.sponsors,
  };
}

/** What a class can look back on. */
export const storyRoutes: Route[] = [
  snapshotRoute(givingEndpoints.story, async ({ db, query, context, language }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const sessions = await readSessions(db, room);
    const wanted = query.session_id ?? room.sessionId ?? sessions[0]?.id;
    const session = sessions.find(({ id }) => id === wanted);
    if (!session) throw new Refusal("notFound", givingSay[language].nothingToTell);
    const told = { userId: room.userId, schoolId: room.schoolId, sessionId: session.id };
    const story = await tellStory(db, told, context);
    return { data: { session, ...story, sessions } };
  }),
];
