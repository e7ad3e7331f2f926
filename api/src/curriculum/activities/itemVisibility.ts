import { activityTypes, type Language } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** The viewer of an item: date, grade, program, site and instructor, as far as known. */
export interface Viewer {
  readonly date: string;
  readonly grade: string | null;
  readonly programId: number | null;
  readonly schoolId: number | null;
  readonly userId: number | null;
  /** The language of built-in questions; defaults to English. */
  readonly language?: Language;
}

const hiddenReasons = [
  "draft",
  "inactive",
  "before",
  "after",
  "theme",
  "level",
  "program",
  "audience",
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** That an item's level (joined as `l`) leaves a class's grade out; a class without a grade sees all levels. */
export const otherGrade = (grade: Sql): Sql =>
  sql`(l.id is not null and ${grade}::text is not null and not (l.grade @> array[${grade}::text]))`;

/** That an item's session (joined as `s`) belongs to another program. */
export const otherProgram = (programId: Sql): Sql =>
  sql`(s.id is not null and ${programId}::int is not null and s.program_id <> ${programId}::int)`;

/** A condition that an item names an audience, as only nominations can. */
export const isTargeted: Sql = sql`(a.type = ${activityTypes.nomination.key} and (${sql.join(
  ["nomination_users", "nomination_sites", "nomination_providers", "nomination_districts"].map(
    (table) => sql`exists (select from ${sql.table(table)} n where n.nomination_id = a.id)`,
  ),
  sql` or `,
)}))`;

/** A condition that an item's audience excludes the viewer; checked once site or instructor is known. */
export const otherAudience = (userId: Sql, schoolId: Sql): Sql => {
  const names = (table: string, found: Sql) =>
    sql`exists (select from ${sql.table(table)} n where n.nomination_id = a.id and ${found})`;
  const site = sql`from sites h where h.id = ${schoolId}::int`;
  const tables: [string, Sql][] = [
    ["nomination_users", sql`n.user_id = ${userId}::int`],
    ["nomination_sites", sql`n.site_id = ${schoolId}::int`],
    ["nomination_providers", sql`n.provider_id = (select h.provider_id ${site})`],
    ["nomination_districts", sql`n.district_id = (select h.district_id ${site})`],
  ];
  const either = (conditions: readonly Sql[]) => sql.join(conditions, sql` or `);
  return sql`(a.type = ${activityTypes.nomination.key} and coalesce(${userId}::int, ${schoolId}::int) is not null
    and (${either(tables.map(([table]) => names(table, sql`true`)))})
    and not (${either(tables.map(([table, found]) => names(table, found)))}))`;
};

/** Why an item (`a`, level `l`, session `s`, theme `st`) is hidden, in order of likelihood. */
function rulesFor(viewer: Viewer): [HiddenReason, Sql][] {
  const date = sql`${viewer.date}::date`;
  return [
    ["inactive", sql`not a.is_active`],
    ["draft", sql`not a.is_approved`],
    ["before", sql`a.start > ${date}`],
    ["after", sql`a."end" < ${date}`],
    ["theme", sql`st.id is not null and not (${date} between st.display_start and st.display_end)`],
    ["level", otherGrade(sql`${viewer.grade}`)],
    ["program", otherProgram(sql`${viewer.programId}`)],
    ["audience", otherAudience(sql`${viewer.userId}`, sql`${viewer.schoolId}`)],
  ];
}

/** Why an item is hidden; shared by classrooms, previews and responses. */
export function reasons(viewer: Viewer): Sql {
  const found = rulesFor(viewer).map(([name, rule]) => sql`case when ${rule} then ${name} end`);
  return sql`array_remove(array[${sql.join(found)}], null)`;
}

/** A condition that an item is visible to some class on a date. */
export function isShownOn(day: string): Sql {
  const anyone = { date: day, grade: null, programId: null, schoolId: null, userId: null };
  const hiding = rulesFor(anyone).map(([, rule]) => sql`not coalesce(${rule}, false)`);
  return sql.join(hiding, sql` and `);
}
