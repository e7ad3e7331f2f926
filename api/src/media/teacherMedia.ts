import { holdsGroup, teacherMedia as resource } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../core/caller.ts";
import type { Db } from "../core/database.ts";
import { always, anyOf, defineEntity, plain, refer, type Sql, stored } from "../core/entities/entity.ts";
import { fileColumn } from "../core/files/fileColumn.ts";
import { isLost } from "../people/shared/lostConsent.ts";
import { person, personName } from "../people/shared/personName.ts";
import { ofSites, sitesInReach } from "../people/shared/reach.ts";

const fullName = personName("u");
const addressOf = (column: Sql) => sql`'/api/files/' || ${column}`;

/** Instructors have their own, leaders those of their sites, staff all. */
function mediaInReach(caller: Caller): Sql {
  if (caller.role === "Instructor") return sql`t.user_id = ${caller.id}`;
  return sitesInReach(caller, sql`t.school_id`) ?? always;
}

/** Found from the few consents that are lost, so that long lists stay fast. */
const isShown = (
  today: string,
) => sql`t.file not in (select lf.key from media_consents lc join files lf on lf.id = lc.file_id
  where ${isLost("lc", sql`${today}::date`)})`;

/** Makes a medium's files readable by signed URLs, or closed. */
async function guardFiles(db: Db, ids: readonly number[], guard: "signed" | "closed"): Promise<void> {
  await sql`update files f set guard = ${guard} from teacher_media m
    where m.id = any(${ids}::int[]) and f.key in (m.file, m.thumb)`.execute(db);
}

/** Photos and videos of classes; their addresses are signed where they are answered. */
export const teacherMedia = defineEntity(resource, {
  table: "teacher_media",
  from: sql`teacher_media t left join files f on f.key = t.file left join media_consents c on c.file_id = f.id left join users u on u.id = t.user_id
    left join sites s on s.id = t.school_id left join providers p on p.id = s.provider_id
    left join districts d on d.id = s.district_id left join generic_teachers g on g.id = t.generic_teacher_id`,
  columns: () => ({
    ...stored,
    ...plain("caption"),
    full_name: fullName,
    user: person("u"),
    generic_teacher: refer("g"),
    provider: refer("p"),
    district: refer("d"),
    school: refer("s"),
    kind: sql`split_part(f.mime, '/', 1)`,
    mime: sql`f.mime`,
    size: sql`f.size`,
    url: addressOf(sql`t.file`),
    thumb_url: addressOf(sql`t.thumb`),
    file: fileColumn(sql`t.file`),
    thumb: fileColumn(sql`t.thumb`),
    consent: sql`jsonb_build_object('id', c.id, 'consent', c.consent, 'consent_by', c.consent_by, 'consent_until', c.consent_until)`,
  }),
  filters: {
    providers: (ids) => ofSites(anyOf(sql`provider_id`, ids)),
    districts: (ids) => ofSites(anyOf(sql`district_id`, ids)),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    users: (ids) => anyOf(sql`t.user_id`, ids),
    kind: (kinds) => anyOf(sql`split_part(f.mime, '/', 1)`, kinds, "text"),
    from: (date, { timeZone }) => sql`t.created_at >= (${date}::date)::timestamp at time zone ${timeZone}`,
    to: (date, { timeZone }) => sql`t.created_at < (${date}::date + 1)::timestamp at time zone ${timeZone}`,
  },
  search: [fullName, sql`s.name::text`, sql`t.caption`, sql`g.name::text`],
  sorts: {
    full_name: fullName,
    provider: sql`p.name`,
    district: sql`d.name`,
    school: sql`s.name`,
    size: sql`f.size`,
  },
  scope: ({ caller, today }) => sql`t.archived_at is null and ${mediaInReach(caller)} and ${isShown(today)}`,
  permits: (row, _action, caller) => row.user.id === caller.id || holdsGroup(caller, "Teacher Media Uploads"),
  // It may name students, and would outlive the photo in the audit log.
  secret: ["caption"],
  archives: true,
  checkRemoval: (db, removed) =>
    guardFiles(
      db,
      removed.map(({ id }) => id),
      "closed",
    ),
  checkRestore: (db, ids) => guardFiles(db, ids, "signed"),
});
