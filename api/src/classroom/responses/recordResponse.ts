import { activityTypes, type BodyOf, classroomEndpoints, mostDaysBack } from "@kindling/contract";
import { sql } from "kysely";
import pg from "pg";
import { actAs } from "../../core/acting.ts";
import { type Db, sole, together } from "../../core/database.ts";
import { anyOf, type Context } from "../../core/entities/entity.ts";
import { invalid, Refusal, unknownReference } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { addDays } from "../../curriculum/planning/days.ts";
import { classroomSay } from "../classroomSay.ts";
import { type Classroom, enterClassroom } from "../enterClassroom.ts";
import { type JudgedItem, readItems } from "../items.ts";
import { pointsEntered, pointsOf } from "../ledger.ts";
import { answerNudge } from "./answerNudge.ts";

/** An answer as every call takes it. */
type Sent = Pick<
  BodyOf<typeof classroomEndpoints.answerForm>,
  "school_id" | "object_id" | "answers" | "generic_teacher_id" | "answered_on"
>;

/** The stored answers, their points, and columns specific to the kind of response. */
export interface Judgment {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly points: number;
  readonly columns?: Readonly<Record<string, string | number | null>>;
}

type Answering = Pick<Call, "db" | "context" | "language" | "caller"> & { readonly body: Sent };

/**
 * Records a class's response once per class and item, unless its form allows more. Points count for the session of
 * that day.
 * @throws Refusal notFound if the class can't see the item, conflict for a second response, invalid outside its
 * dates.
 */
export async function recordResponse(
  call: Answering,
  types: readonly string[],
  judge: (item: JudgedItem, room: Classroom) => Judgment | Promise<Judgment>,
) {
  const { db, body, context, language, caller } = call;
  const earlier = body.answered_on && body.answered_on !== context.today ? body.answered_on : null;
  const room = await enterClassroom(db, body.school_id, { ...context, today: earlier ?? context.today });
  const teacherId = await checkTeacher(db, body.generic_teacher_id, room, context);
  const { schoolId, sessionId } = room;
  const condition = sql`a.id = ${body.object_id} and ${anyOf(sql`a.type`, types, "text")}`;
  const [item] = await readItems(db, condition, room, { userId: caller.id, schoolId });
  const { type, title } = refuseUnseen(item, earlier, context);
  const { answers, points, columns = {} } = await judge(item as JudgedItem, room);
  const row = {
    type,
    object_id: body.object_id,
    user_id: caller.id,
    school_id: schoolId,
    session_id: sessionId,
    grade: room.grade,
    generic_teacher_id: teacherId,
    substitute_link: caller.substituteLink ?? null,
    points,
    ...columns,
  };
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  // Of an earlier day only the date is known.
  const noon = sql`(${earlier}::date + time '12:00') at time zone ${context.timeZone}`;
  // At midnight the day that chose the session could otherwise be over by now.
  const midnight = (after: number) =>
    sql`(${context.today}::date + ${after}::int)::timestamp at time zone ${context.timeZone}`;
  const moment = sql`greatest(${midnight(0)}, least(now(), ${midnight(1)} - interval '1 millisecond'))`;
  const moments = earlier ? sql`${noon}, now()` : sql`${moment}, null`;
  const acting = actAs(db, context);
  const recording = sole<{ id: number }>(
    db,
    sql`with made as (insert into responses (${names}, answers, created_at, recorded_at)
        values (${sql.join(Object.values(row))}, ${JSON.stringify(answers)}::jsonb, ${moments}) 
          returning id, user_id, school_id, session_id, type, points),
      won as (select user_id, school_id, session_id, id as response_id, type, ${title}::text as title, points from made),
      ${pointsEntered} select id from made`,
  ).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error;
    // A concurrent second response hits the unique index.
    if (error.code === "23505") throw new Refusal("conflict", classroomSay[language].answered);
    // Not a conflict: devices that send late take one for an answer that had arrived.
    const closed = error.code === "KC409" ? error.detail : undefined;
    throw closed ? invalid("answered_on", classroomSay[language].closedThen(closed)) : error;
  });
  // Read apart, once the sum is locked: it then includes what the class won at the same moment.
  const answering = answerNudge(db, { userId: caller.id, schoolId }, context);
  const [, { id }, total] = await together(acting, recording, pointsOf(db, caller.id, schoolId), answering);
  const data = { id, points_won: points, points_total: total };
  return { data, message: classroomSay[language].recorded(points) };
}

/** Returns the item if the class can respond on the date, else the reason. */
function refuseUnseen(
  item: JudgedItem | undefined,
  earlier: string | null,
  { today, language }: Context,
): JudgedItem {
  const text = classroomSay[language];
  const byDate = (reason: string) => reason === "before" || reason === "after" || reason === "theme";
  if (!item?.hidden.every(byDate)) throw new Refusal("notFound", say[language].notFound(text.item));
  const isNomination = item.type === activityTypes.nomination.key;
  if (item.answered) throw new Refusal("conflict", isNomination ? text.nominated : text.answered);
  const [reason] = item.hidden;
  if (earlier !== null) {
    if (earlier > today) throw invalid("answered_on", text.futureDay);
    if (earlier < addDays(today, -mostDaysBack)) throw invalid("answered_on", text.tooFarBack(mostDaysBack));
    if (reason) throw invalid("answered_on", text.notOnThatDay);
  } else if (reason) {
    const msg = reason === "before" ? text.tooEarly : reason === "after" ? text.tooLate : text.why.theme;
    throw new Refusal("invalid", msg, { errors: [{ msg, path: "object_id" }] });
  }
  return item;
}

/** Checks that the shared sign-in's teacher belongs to the site. */
async function checkTeacher(
  db: Db,
  id: number | null | undefined,
  { schoolId }: Classroom,
  { language }: Context,
): Promise<number | null> {
  if (!id) return null;
  const { there } = await sole<{ there: boolean }>(
    db,
    sql`select exists (select from generic_teachers where id = ${id} and school_id = ${schoolId} and is_active) as there`,
  );
  if (!there) throw unknownReference("generic_teacher_id", classroomEndpoints.answerForm.labels, language);
  return id;
}
