import { activityTypes, type ClassroomItem } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../core/database.ts";
import { refer, type Sql } from "../core/entity.ts";
import { fileColumn } from "../core/fileColumn.ts";

/** For whom an item is judged: a day, and the class's grade and program where they are known. */
export interface Viewer {
  readonly date: string;
  readonly grade: string | null;
  readonly programId: number | null;
}

/** An item as stored, with the reasons for which a viewer does not see it; none means they do. */
export interface JudgedItem extends ClassroomItem {
  readonly hidden: HiddenReason[];
}

const hiddenReasons = ["draft", "inactive", "before", "after", "theme", "level", "program"] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

const pointsOf = new Map(Object.values(activityTypes).map((type) => [type.key as string, type.points]));

/** That an item's level (joined as `l`) leaves a class's grade out; a class without a grade sees all levels. */
export const otherGrade = (grade: Sql): Sql =>
  sql`(l.id is not null and ${grade}::text is not null and not (l.grade @> array[${grade}::text]))`;

/** That an item's session (joined as `s`) belongs to another program. */
export const otherProgram = (programId: Sql): Sql =>
  sql`(s.id is not null and ${programId}::int is not null and s.program_id <> ${programId}::int)`;

/** Why an item stays hidden, in the order people would look for it: one rule for classes, previews and answers. */
function reasons(viewer: Viewer): Sql {
  const date = sql`${viewer.date}::date`;
  const rules: [HiddenReason, Sql][] = [
    ["inactive", sql`not a.is_active`],
    ["draft", sql`not a.is_approved`],
    ["before", sql`a.start > ${date}`],
    ["after", sql`a."end" < ${date}`],
    ["theme", sql`st.id is not null and not (${date} between st.display_start and st.display_end)`],
    ["level", otherGrade(sql`${viewer.grade}`)],
    ["program", otherProgram(sql`${viewer.programId}`)],
  ];
  return sql`array_remove(array[${sql.join(rules.map(([name, rule]) => sql`case when ${rule} then ${name} end`))}], null)`;
}

/** Reads items as an instructor gets them, each judged for a viewer; `answeredBy` is the class that may have answered. */
export async function readItems(
  db: Db,
  condition: Sql,
  viewer: Viewer,
  answeredBy?: { userId: number; schoolId: number },
): Promise<JudgedItem[]> {
  const answered = answeredBy
    ? sql`exists (select from responses r where r.type = a.type and r.object_id = a.id
        and r.user_id = ${answeredBy.userId} and r.school_id = ${answeredBy.schoolId})`
    : sql`false`;
  const items = await rows<JudgedItem>(
    db,
    sql`select a.id, a.type, a.title, a.start, a."end", ${refer("tr", "title")} as trait,
        ${refer("st", "session_theme")} as session_theme,
        case when a.standards_visible then array_remove(array[a.standard_1, a.standard_2], null) else '{}' end as standards,
        a.video_url, case when a.attachment_visible then ${fileColumn(sql`a.attachment`)} end as attachment,
        a.instructions, a.will_visit, a.questions, a.details, ${answered} as answered, ${reasons(viewer)} as hidden
      from activities a left join levels l on l.id = a.level_id left join traits tr on tr.id = a.trait_id
        left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
      where ${condition} order by a.start desc, a.title, a.id`,
  );
  return items.map((item) => ({ ...item, points: pointsOf.get(item.type) ?? 0 }));
}

/** The item as an answer carries it. */
export function shown({ hidden: _hidden, ...item }: JudgedItem): ClassroomItem {
  return item;
}
