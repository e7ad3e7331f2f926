import {
  announcementEndpoints,
  announcements,
  type ClassroomAnnouncement,
  classroomAnnouncementEndpoints,
  sites,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../core/database.ts";
import { type Context, refer, type Sql } from "../core/entities/entity.ts";
import { Refusal, unknownReference } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { classroomSay } from "./classroomSay.ts";
import { contentSay } from "./contentSay.ts";

/** An announcement as instructors get it. */
function readAnnouncements(db: Db, condition: Sql): Promise<ClassroomAnnouncement[]> {
  return rows(
    db,
    sql`select a.id, a.title, ${refer("g")} as program, a.start, a."end", a.content
      from announcements a join programs g on g.id = a.program_id
      where ${condition} order by a.start desc, a.id desc`,
  );
}

/**
 * The program whose announcements an instructor asks for: that of the site they name, else of their first one.
 * @throws Refusal invalid at the field that names a site or a program that is not theirs.
 */
async function programAsked(
  db: Db,
  { program, school_id }: { program?: number | undefined; school_id?: number | undefined },
  { caller, language }: Context,
): Promise<number | undefined> {
  if (school_id !== undefined && !caller.schoolIds.includes(school_id))
    throw unknownReference("school_id", sites.labels, language);
  const among = school_id === undefined ? caller.schoolIds : [school_id];
  const found = await first<{ id: number }>(
    db,
    sql`select program_id as id from sites where id = any(${among}::int[])
      and (${program ?? null}::int is null or program_id = ${program ?? null})
      order by array_position(${among}::int[], id) limit 1`,
  );
  if (!found && program !== undefined) throw unknownReference("program", announcements.labels, language);
  return found?.id;
}

/** Announcements for instructors, and their preview for staff. */
export const announcementClassRoutes: Route[] = [
  route(classroomAnnouncementEndpoints.announcements, async ({ db, query, context }) => {
    const program = await programAsked(db, query, context);
    const { today } = context;
    return {
      data: await readAnnouncements(
        db,
        sql`a.program_id = ${program ?? null} and ${today}::date between a.start and a."end"`,
      ),
    };
  }),
  route(announcementEndpoints.preview, async ({ db, params, query, context, language }) => {
    const [item] = await readAnnouncements(db, sql`a.id = ${params.id}`);
    if (!item) throw new Refusal("notFound", say[language].notFound(announcements.labels[language].one));
    const date = query.date ?? context.today;
    const text = classroomSay[language].why;
    const why = [
      ...(date < item.start ? [text.before] : []),
      ...(date > item.end ? [text.after] : []),
      ...(query.program_id && query.program_id !== item.program.id
        ? [contentSay[language].otherProgram]
        : []),
    ];
    return { data: { seen: why.length === 0, why, item } };
  }),
];
