import { activityTypes, classroomEndpoints, sites } from "@kindling/contract";
import { sql } from "kysely";
import pg from "pg";
import { type Db, first, rows, sole } from "../core/database.ts";
import { anyOf, type Context } from "../core/entity.ts";
import { Refusal, unknownReference } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { sessionsOn } from "../resources/classMeasures.ts";
import { checkAnswers } from "./answers.ts";
import { classroomSay } from "./classroomSay.ts";
import { readItems, shown, type Viewer } from "./items.ts";
import { enterPoints, pointsOf } from "./ledger.ts";

interface Classroom extends Viewer {
  readonly schoolId: number;
  readonly sessionId: number | null;
}

/**
 * The class an instructor stands in front of: their grade at one of their sites, with its program and current session.
 * @throws Refusal invalid at school_id when the site is not one of theirs.
 */
async function enterClassroom(db: Db, schoolId: number | undefined, context: Context): Promise<Classroom> {
  const { caller, today, language } = context;
  const id = schoolId ?? caller.schoolIds[0];
  if (!id || !caller.schoolIds.includes(id)) throw unknownReference("school_id", sites.labels, language);
  return sole<Classroom>(
    db,
    sql`select ${today} as date, u.grade, s.program_id as "programId", s.id as "schoolId",
        (select x.id from ${sessionsOn(today)} x where x.program_id = s.program_id) as "sessionId"
      from sites s, users u where s.id = ${id} and u.id = ${caller.id}`,
  );
}

const formTypes = Object.values(activityTypes)
  .filter((type) => type.answeredThrough === "activity-form-response")
  .map((type) => type.key);

/** What an instructor sees on a day, answers, and has won. */
export const classroomRoutes: Route[] = [
  route(classroomEndpoints.curriculumData, async ({ db, query, context }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const wanted = query.content_type ? sql`a.type = ${query.content_type}` : sql`true`;
    const onDay = sql`a.start <= ${room.date}::date and a."end" >= ${room.date}::date`;
    const items = await readItems(db, sql`${wanted} and ${onDay}`, room, {
      userId: context.caller.id,
      schoolId: room.schoolId,
    });
    return { data: items.filter(({ hidden }) => hidden.length === 0).map(shown) };
  }),
  route(classroomEndpoints.answerForm, async ({ db, body, context, language, caller }) => {
    const text = classroomSay[language];
    const room = await enterClassroom(db, body.school_id, context);
    const condition = sql`a.id = ${body.object_id} and ${anyOf(sql`a.type`, formTypes, "text")}`;
    const [item] = await readItems(db, condition, room, { userId: caller.id, schoolId: room.schoolId });
    const outside = item?.hidden.filter(
      (reason) => reason !== "before" && reason !== "after" && reason !== "theme",
    );
    if (!item || !outside || outside.length > 0)
      throw new Refusal("notFound", say[language].notFound(text.item));
    if (item.answered) throw new Refusal("conflict", text.answered);
    if (item.hidden.length > 0) {
      const [reason] = item.hidden;
      const msg = reason === "before" ? text.tooEarly : reason === "after" ? text.tooLate : text.why.theme;
      throw new Refusal("invalid", msg, { errors: [{ msg, path: "object_id" }] });
    }
    const answers = checkAnswers(item.questions, body.answers, language);
    const { type, title, points } = item;
    const { schoolId, sessionId, grade } = room;
    const made = await first<{ id: number }>(
      db,
      sql`insert into responses (type, object_id, user_id, school_id, session_id, grade, answers, points)
        values (${type}, ${item.id}, ${caller.id}, ${schoolId}, ${sessionId}, ${grade}, ${JSON.stringify(answers)}::jsonb, ${points})
        returning id`,
    ).catch((error: unknown) => {
      // Two answers of one class at the same moment: the second finds the first.
      throw error instanceof pg.DatabaseError && error.code === "23505"
        ? new Refusal("conflict", text.answered)
        : error;
    });
    const responseId = made?.id ?? 0;
    await enterPoints(db, { userId: caller.id, schoolId, sessionId, responseId, type, title, points });
    const data = {
      id: responseId,
      points_won: points,
      points_total: await pointsOf(db, caller.id, schoolId),
    };
    return { data, message: text.recorded(points) };
  }),
  route(classroomEndpoints.points, async ({ db, query, context, services }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const points = await pointsOf(db, context.caller.id, room.schoolId);
    const recent = await rows<{ id: number; points: number; title: string; created_at: string }>(
      db,
      sql`select id, points, title, created_at from point_entries
        where user_id = ${context.caller.id} and school_id = ${room.schoolId} order by id desc limit 10`,
    );
    return { data: { points, earned_cents: points * services.settings.pointValueCents, recent } };
  }),
];
