import { activityTypes, type LiveItem } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../core/database.ts";
import type { Sql } from "../core/entity.ts";
import { answersAt, classesAt } from "./classMeasures.ts";
import { otherAudience, otherGrade, otherProgram, reasons } from "./itemVisibility.ts";

/** That a class, whose grade and program are given, is not kept from an item by either. */
const suits = (grade: Sql, program: Sql) =>
  sql`(not coalesce(${otherGrade(grade)}, false) and not coalesce(${otherProgram(program)}, false))`;

/**
 * The activities that are live on a day at some sites, given by a statement of their ids: how many of their classes see
 * each, by the classroom's own rule, or have answered it, and how many of these have answered. What no class there sees
 * is not live there; where there is no class at all, what the sites' programs would see is.
 */
export function readLiveItems(db: Db, sites: Sql, day: string): Promise<LiveItem[]> {
  const onDay = { date: day, grade: null, programId: null, schoolId: null, userId: null };
  const isFor = otherAudience(sql`c.user_id`, sql`c.school_id`);
  return rows<LiveItem>(
    db,
    sql`with classes as materialized (select c.school_id, c.user_id, c.grade, p.program_id
        from ${classesAt(sites)} c join sites p on p.id = c.school_id),
      alike as (select grade, program_id, count(*) as classes from classes group by grade, program_id),
      live as materialized (select a.id, a.type, a.title, a.start, a."end", a.level_id, a.session_id
        from activities a left join session_themes st on st.id = a.session_theme_id
          left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id
        where a.start <= ${day}::date and a."end" >= ${day}::date and ${reasons(onDay)} = '{}'
          and (s.id is null or s.program_id in (select program_id from sites where id in (${sites})))),
      given as (select distinct r.type, r.object_id, r.school_id, r.user_id from ${answersAt(sites)} r
        where (r.type, r.object_id) in (select type, id from live)),
      counted as (select a.id, a.type, a.title, a.start, a."end",
          coalesce((select count(*) from given r join classes c using (school_id, user_id)
            where r.type = a.type and r.object_id = a.id), 0) as answered,
          -- Only nominations name whom they are for; all else is seen alike by classes of a grade and program.
          case when a.type = ${activityTypes.nomination.key} then (select count(*) from classes c
            where (${suits(sql`c.grade`, sql`c.program_id`)} and not ${isFor})
              or exists (select from given r where r.type = a.type and r.object_id = a.id
                and r.school_id = c.school_id and r.user_id = c.user_id))
          else coalesce((select sum(c.classes) from alike c where ${suits(sql`c.grade`, sql`c.program_id`)}), 0)
            + (select count(*) from given r join classes c using (school_id, user_id)
              where r.type = a.type and r.object_id = a.id and not ${suits(sql`c.grade`, sql`c.program_id`)}) end as classes
        from live a left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id)
      select type as kind, id, title, start, "end", answered::int, classes::int from counted
      where classes > 0 or not exists (select from classes) order by start desc, title, id`,
  );
}
