import { doneMessages, givingEndpoints, type TeacherGoal } from "@kindling/contract";
import { sql } from "kysely";
import { enterNamedClass } from "../classroom/enterClassroom.ts";
import type { Caller } from "../core/caller.ts";
import { type Db, first, rows, sole } from "../core/database.ts";
import { difference, nameIn, record } from "../core/entities/audit.ts";
import { always, type Context, refer, type Sql } from "../core/entities/entity.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { classCalled } from "../people/measures/givingMeasures.ts";
import type { NamedClass } from "../people/namedClass.ts";
import { person } from "../people/shared/personName.ts";
import { inSnapshot } from "../people/shared/snapshotRoute.ts";
import { givingSay } from "./givingSay.ts";

const { goal, addGoal, updateGoal } = givingEndpoints;

const called = addGoal.labels;

/** The goals (`t`) that meet a condition, as a statement. */
const goalsWhere = (condition: Sql) =>
  sql`select t.id, ${person("u")} as user, ${refer("s")} as school,
      ${refer("x")} as session, t.goal_cents, t.goal_text, t.created_at, t.updated_at, t.version
    from teacher_goals t join users u on u.id = t.user_id join sites s on s.id = t.school_id
      join sessions x on x.id = t.session_id where ${condition}`;

/** The goal (`t`) that meets a condition. */
function readGoal(db: Db, condition: Sql): Promise<TeacherGoal | undefined> {
  return first<TeacherGoal>(db, goalsWhere(condition));
}

/** The goals (`t`) that a caller may see and change: an Instructor those of their own classes, staff all. */
const goalsSeen = (caller: Caller): Sql =>
  caller.role === "Instructor"
    ? sql`t.user_id = ${caller.id} and t.school_id = any(${caller.schoolIds}::int[])`
    : always;

/** Of them those that a query asks for. */
const goalsAsked = ({ school_id, user_id }: NamedClass, caller: Caller): Sql =>
  sql`${goalsSeen(caller)} and ${school_id ? sql`t.school_id = ${school_id}` : always}
    and ${user_id ? sql`t.user_id = ${user_id}` : always}`;

/** Of the goals (`t`) that meet a condition one page, and how many there are. */
async function listGoals(db: Db, condition: Sql, { page, rows: perPage }: { page: number; rows: number }) {
  const data = await rows<TeacherGoal>(
    db,
    sql`${goalsWhere(condition)} order by t.id limit ${perPage} offset ${page * perPage}`,
  );
  const { total } = await sole<{ total: number }>(
    db,
    sql`select count(*) as total from teacher_goals t where ${condition}`,
  );
  return { data, meta: { page, rows: perPage, total } };
}

/** What the audit log keeps of a goal. */
const keptOf = (db: Db, id: number) =>
  sole<Record<string, unknown>>(
    db,
    sql`select ${classCalled} as name, t.id, t.user_id, t.school_id, t.session_id, t.goal_cents, t.goal_text
      from teacher_goals t where t.id = ${id}`,
  );

/** Writes to the audit log what has become of a goal; without what was before, that it was set. */
async function recordGoal(db: Db, id: number, before: Record<string, unknown> | null, context: Context) {
  const after = await keptOf(db, id);
  const changed = before ? difference(before, after) : { before, after };
  if (!changed) return;
  const deed = { id, name: nameIn(after), ...changed };
  await record(db, { resource: { name: "teacherGoal" } }, before ? "update" : "create", [deed], context);
}

/** What a class wants to bring in within a session: asked, set once, changed. */
export const goalRoutes: Route[] = [
  route(goal, async ({ db, query, caller, context }) => {
    const isClass = caller.role === "Instructor" ? query.school_id : query.school_id && query.user_id;
    if (!isClass) return inSnapshot(db, (tx) => listGoals(tx, goalsAsked(query, caller), query));
    const { userId, schoolId, sessionId } = await enterNamedClass(db, query, context);
    const own = sql`t.user_id = ${userId} and t.school_id = ${schoolId} and t.session_id = ${sessionId}::int`;
    return { data: (await readGoal(db, own)) ?? null };
  }),
  route(addGoal, async ({ db, body, context, language }) => {
    const { userId, schoolId, sessionId } = await enterNamedClass(db, body, context);
    if (!sessionId) throw invalid("school_id", givingSay[language].noSession);
    const made = await first<{ id: number }>(
      db,
      sql`insert into teacher_goals (user_id, school_id, session_id, goal_cents, goal_text)
        values (${userId}, ${schoolId}, ${sessionId}, ${body.goal_cents}, ${body.goal_text ?? null})
        on conflict do nothing returning id`,
    );
    if (!made) throw new Refusal("conflict", givingSay[language].goalTaken);
    await recordGoal(db, made.id, null, context);
    const data = (await readGoal(db, sql`t.id = ${made.id}`)) as TeacherGoal;
    return { data, message: doneMessages[language].added(called?.[language].one ?? "") };
  }),
  route(updateGoal, async (call) => {
    const { db, params, caller, context, language, seenVersion } = call;
    const { id } = params;
    const own = sql`t.id = ${id} and ${goalsSeen(caller)}`;
    await first(db, sql`select id from teacher_goals t where ${own} for no key update`);
    const current = await readGoal(db, own);
    if (!current) throw new Refusal("notFound", say[language].notFound(called?.[language].one ?? ""));
    if (seenVersion !== undefined && seenVersion !== current.version) {
      throw new Refusal("behind", say[language].behind, { data: current });
    }
    const { goal_cents = current.goal_cents, goal_text = current.goal_text } = call.body;
    const before = await keptOf(db, id);
    await sole(
      db,
      sql`update teacher_goals set goal_cents = ${goal_cents}, goal_text = ${goal_text}, version = version + 1, updated_at = now()
        where id = ${id} returning id`,
    );
    await recordGoal(db, id, before, context);
    const data = (await readGoal(db, own)) as TeacherGoal;
    return { data, message: doneMessages[language].updated(called?.[language].one ?? "") };
  }),
];
