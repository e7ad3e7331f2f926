import { answeredTypes, type ClassroomItem } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../core/database.ts";
import { refer, type Sql } from "../core/entities/entity.ts";
import { fileColumn } from "../core/files/fileColumn.ts";
import type { Services } from "../core/services.ts";
import { type HiddenReason, reasons, type Viewer } from "../curriculum/activities/itemVisibility.ts";
import { ownDetails } from "../curriculum/activities/ownDetails.ts";
import { classContents } from "./classContents.ts";
import { familyPage } from "./film-page/familyPage.ts";

/** An item as stored, with the reasons for which a viewer does not see it; none means they do. */
export interface JudgedItem extends Omit<ClassroomItem, "family_page"> {
  readonly hidden: HiddenReason[];
}

const pointsOf = new Map<string, number>(Object.values(answeredTypes).map((type) => [type.key, type.points]));

/** Reads items as an instructor gets them, each judged for a viewer; `answeredBy` is the class that may have answered. */
export async function readItems(
  db: Db,
  condition: Sql,
  viewer: Viewer,
  answeredBy?: { userId: number; schoolId: number },
): Promise<JudgedItem[]> {
  // A class answers an item once; a nomination form as often as it says.
  const answered = answeredBy
    ? sql`(select count(*) from responses r where r.type = a.type and r.object_id = a.id
        and r.user_id = ${answeredBy.userId} and r.school_id = ${answeredBy.schoolId}) >= a.max_per_class`
    : sql`false`;
  const items = await rows<JudgedItem>(
    db,
    sql`select a.id, a.type, a.title, a.start, a."end", ${refer("tr", "title")} as trait,
        ${refer("st", "session_theme")} as session_theme,
        case when a.standards_visible then array_remove(array[a.standard_1, a.standard_2], null) else '{}' end as standards,
        a.video_url, case when a.attachment_visible then ${fileColumn(sql`a.attachment`)} end as attachment,
        a.instructions, a.will_visit, a.questions, a.details || ${ownDetails} as details, ${answered} as answered, ${reasons(viewer)} as hidden
      from ${classContents(viewer.language ?? "en")} a left join levels l on l.id = a.level_id left join traits tr on tr.id = a.trait_id
        left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
      where ${condition} order by a.start desc, a.title, a.id`,
  );
  return items.map((item) => ({ ...item, points: pointsOf.get(item.type) ?? 0 }));
}

/** The item as an answer carries it. */
export function shown(
  { hidden: _hidden, ...item }: JudgedItem,
  services: Pick<Services, "secret" | "settings">,
): ClassroomItem {
  return { ...item, family_page: familyPage(services, item) };
}
