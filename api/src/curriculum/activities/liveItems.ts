import type { LiveItem } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { classesAt } from "../../people/measures/classMeasures.ts";
import { isShownOn, isTargeted, otherAudience, otherGrade, otherProgram } from "./itemVisibility.ts";

/** That a class, whose grade and program are given, is not kept from an item by either. */
const suits = (grade: Sql, program: Sql) =>
  sql`(not coalesce(${otherGrade(grade)}, false) and not coalesce(${otherProgram(program)}, false))`;

/**
 * Items live on a date at some sites, with how many classes see them and responded. Without classes, the program
 * decides.
 */
export function readLiveItems(db: Db, sites: Sql, day: string): Promise<LiveItem[]> {
  const isForOthers = otherAudience(sql`c.user_id`, sql`c.school_id`);
  return rows<LiveItem>(
    db,
    sql`with classes as materialized (select c.school_id, c.user_id, c.grade, p.program_id
        from ${classesAt(sites)} c join sites p on p.id = c.school_id),
      alike as materialized (select grade, program_id, count(*) as classes from classes group by grade, program_id),
      live as materialized (select a.id, a.type, a.title, a.start, a."end", a.level_id, a.session_id, ${isTargeted} as is_targeted
        from activities a left join session_themes st on st.id = a.session_theme_id
          left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id
        where ${isShownOn(day)}
          and (s.id is null or s.program_id in (select program_id from sites where id in (${sites})))),
      -- A class can answer a nomination more than once.
      given as materialized (select distinct a.id, a.level_id, a.session_id, c.school_id, c.user_id, c.grade, c.program_id
        from live a join responses r on r.object_id = a.id and r.type = a.type
          join classes c on c.school_id = r.school_id and c.user_id = r.user_id),
      answers as (select a.id, count(*) as answered, count(*) filter (where not ${suits(sql`a.grade`, sql`a.program_id`)}) as strangers
        from given a left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id group by a.id),
      counted as materialized (select a.id, a.type, a.title, a.start, a."end", coalesce(n.answered, 0) as answered,
          -- What names no audience is seen alike by classes of a grade and program.
          case when a.is_targeted then (select count(*) from classes c
            where (${suits(sql`c.grade`, sql`c.program_id`)} and not ${isForOthers})
              or exists (select from given r where r.id = a.id and r.school_id = c.school_id and r.user_id = c.user_id))
          else coalesce((select sum(c.classes) from alike c where ${suits(sql`c.grade`, sql`c.program_id`)}), 0)
            + coalesce(n.strangers, 0) end as classes
        from live a left join answers n on n.id = a.id
          left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id)
      select type as kind, id, title, start, "end", answered::int, classes::int from counted
      where classes > 0 or not exists (select from classes) order by start desc, title, id`,
  );
}
