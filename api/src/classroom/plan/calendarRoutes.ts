import { weekPlanEndpoints as calls, type Language, users, type WeekPlan } from "@kindling/contract";
import { sql } from "kysely";
import { claimTry } from "../../account/throttle.ts";
import { type Db, first, sole, transaction } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { classesAt } from "../../people/measures/classMeasures.ts";
import { personName } from "../../people/shared/personName.ts";
import { enterClassroom } from "../enterClassroom.ts";
import { type DayEvent, writeCalendar } from "./iCalendar.ts";
import { planSay } from "./planSay.ts";
import { type PlannedClass, readPlan } from "./readPlan.ts";

const anHour = 3600;

/** How many characters of a link's hash tell its events from those of other links. */
const uidLength = 16;

/** Writes to the audit log that a teacher's calendar link was made or ended. */
async function recordLink(db: Db, before: string | null, after: string | null, context: Context) {
  const { id } = context.caller;
  const { name } = await sole<{ name: string }>(
    db,
    sql`select ${personName("u")} as name from users u where u.id = ${id}`,
  );
  const deed = { id, name, before: { calendar_link: before }, after: { calendar_link: after } };
  await record(db, { resource: users }, "update", [deed], context);
}

/** The class of a link and the language of its teacher. */
interface LinkedClass extends PlannedClass {
  readonly language: Language;
}

/** Finds the class that a link belongs to, while it is an active one. */
function findClass(db: Db, token: string, today: string): Promise<LinkedClass | undefined> {
  return first<LinkedClass>(
    db,
    sql`select ${today} as date, c.grade, s.program_id as "programId", s.id as "schoolId", u.id as "userId",
        coalesce(u.language, 'en') as language
      from calendar_links k join users u on u.id = k.user_id join sites s on s.id = k.school_id
        join ${classesAt(sql`select school_id from calendar_links where token_hash = ${hashToken(token)}`)} c
          on c.user_id = k.user_id and c.school_id = k.school_id
      where k.token_hash = ${hashToken(token)}`,
  );
}

/** The days of a plan as events, which hold titles and the way to the portal alone. */
function eventsOf({ days }: WeekPlan, language: Language, uidEnd: string, url: string): DayEvent[] {
  const names = planSay[language].slots;
  return days.flatMap(({ day, slots }) => {
    const planned = slots.flatMap(({ slot, item }) =>
      item ? [{ name: names[slot], title: item.title }] : [],
    );
    if (planned.length === 0) return [];
    const description = planned.map(({ name, title }) => `${name}: ${title}`).join("\n");
    const summary = planned.map(({ title }) => title).join(" · ");
    return [{ uid: `${day}-${uidEnd}`, day, summary, description, url }];
  });
}

/** The private calendar of a class's plan. Of its link only a hash is kept. */
export const calendarLinkRoutes: Route[] = [
  route(calls.calendar, async ({ db, query, context }) => {
    const { userId, schoolId } = await enterClassroom(db, query.school_id, context);
    const found = await first<{ since: string }>(
      db,
      sql`select created_at as since from calendar_links where user_id = ${userId} and school_id = ${schoolId}`,
    );
    return { data: { since: found?.since ?? null } };
  }),
  // Its own transaction, so that no answer is kept for a repeat: it holds the token.
  openRoute(calls.makeCalendar, async ({ services, body, context, language }) =>
    transaction(services.db, async (db) => {
      const { userId, schoolId } = await enterClassroom(db, body.school_id, context);
      const token = randomToken();
      const { since } = await sole<{ since: string }>(
        db,
        sql`insert into calendar_links (user_id, school_id, token_hash) values (${userId}, ${schoolId}, ${hashToken(token)})
          on conflict (user_id, school_id) do update set token_hash = excluded.token_hash, created_at = now()
          returning created_at as since`,
      );
      await recordLink(db, null, since, context);
      const url = `${services.settings.appUrl}/api/calendar/${token}.ics`;
      return { data: { since, url }, message: planSay[language].calendarMade };
    }),
  ),
  route(calls.endCalendar, async ({ db, body, context, language }) => {
    const { userId, schoolId } = await enterClassroom(db, body.school_id, context);
    const ended = await first<{ since: string }>(
      db,
      sql`delete from calendar_links where user_id = ${userId} and school_id = ${schoolId} returning created_at as since`,
    );
    if (ended) await recordLink(db, ended.since, null, context);
    return { message: planSay[language].calendarEnded };
  }),
  route(calls.feed, async ({ db, params, context, services, address, language }) => {
    const token = params.token.replace(/\.ics$/, "");
    const room = await findClass(db, token, context.today);
    if (!room) {
      // Counts only unknown links, because a school's devices share an address.
      const wait = await claimTry(db, `calendar:${address}`, `calendar:${address}`);
      if (wait > 0) throw new Refusal("tooMany", say[language].tooMany, { retryAfterSeconds: wait });
      throw new Refusal("notFound", planSay[language].calendarGone);
    }
    const { appUrl, schoolYearStart } = services.settings;
    const plan = await readPlan(db, room, { ...context, schoolYearStart });
    const uidEnd = `${hashToken(token).slice(0, uidLength)}@${new URL(appUrl).hostname}`;
    const events = eventsOf(plan, room.language, uidEnd, `${appUrl}/instructor/home`);
    return {
      file: writeCalendar(planSay[room.language].calendarName, events, services.now()),
      type: "text/calendar; charset=utf-8",
      name: "plan.ics",
      inline: true,
      keepSeconds: anHour,
    };
  }),
];
