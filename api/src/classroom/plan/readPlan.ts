import type { WeekPlan } from "@kindling/contract";
import { planTypes } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context } from "../../core/entities/entity.ts";
import type { Settings } from "../../core/settings.ts";
import { reasons, type Viewer } from "../../curriculum/activities/itemVisibility.ts";
import { addDays, type Span } from "../../curriculum/planning/days.ts";
import { dayOf } from "../../people/measures/classMeasures.ts";
import { classContents } from "../classContents.ts";
import { type DoneItem, type PlanInput, type PlanItem, planWeek, type Swap } from "./planWeek.ts";
import { schoolDaysFrom, schoolYearOf, streakOf } from "./schoolDays.ts";

/** The class that a plan is for. */
export type PlannedClass = Viewer & { readonly schoolId: number; readonly userId: number };

/** When a plan is asked for, and when the organization's school year begins. */
type Moment = Pick<Context, "today" | "timeZone"> & Pick<Settings, "schoolYearStart">;

/** How many days a swap whose day was missed is still offered first. */
const carriedDays = 7;
const plannedDays = 5;
const plannedTypes = Object.values(planTypes).flat();

function readItems(db: Db, viewer: Viewer, days: readonly string[]): Promise<PlanItem[]> {
  const opens = days.map(
    (date) => sql`case when ${reasons({ ...viewer, date })} = '{}' then ${date}::text end`,
  );
  return rows<PlanItem>(
    db,
    sql`select * from (select a.id, a.type, a.title, a.start, a."end", l.id is not null as "isOwnLevel",
        array_remove(array[${sql.join(opens)}], null) as opens
      from ${classContents(viewer.language ?? "en")} a left join levels l on l.id = a.level_id
        left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
      where ${anyOf(sql`a.type`, plannedTypes, "text")} and a."end" >= ${days[0]}::date and a.start <= ${days.at(-1)}::date) i
      where opens <> '{}'`,
  );
}

/** Reads all that a class's plan depends on. */
export async function readPlanInput(db: Db, room: PlannedClass, moment: Moment): Promise<PlanInput> {
  const { today, schoolYearStart } = moment;
  const days = schoolDaysFrom(today, plannedDays);
  const since = schoolYearOf(today, schoolYearStart);
  const own = sql`r.user_id = ${room.userId} and r.school_id = ${room.schoolId}`;
  const on = dayOf(sql`r.created_at`, moment);
  return {
    today,
    days,
    items: await readItems(db, room, [...new Set([today, ...days])]),
    done: await rows<DoneItem>(
      db,
      sql`select r.type, r.object_id as id, ${on}::text as day from responses r where ${own} and ${on} between ${since}::date and ${today}::date
        order by r.created_at, r.id`,
    ),
    swaps: await rows<Swap>(
      db,
      sql`select r.day::text as day, r.slot, r.type, r.object_id as id from plan_swaps r
        where ${own} and r.day >= ${addDays(today, -carriedDays)}::date order by r.day, r.slot`,
    ),
  };
}

/** Reads a class's plan of five school days and its streak. */
export async function readPlan(db: Db, room: PlannedClass, moment: Moment): Promise<WeekPlan> {
  const input = await readPlanInput(db, room, moment);
  const since = schoolYearOf(moment.today, moment.schoolYearStart);
  const sessions = await rows<Span>(
    db,
    sql`select start::text as start, "end"::text as "end" from sessions where program_id = ${room.programId}
      and "end" >= ${since}::date and start <= ${moment.today}::date`,
  );
  const doneDays = new Set(input.done.map(({ day }) => day));
  const days = planWeek(input).map(({ day, slots }) => ({ day, slots: [...slots] }));
  return { days, streak: streakOf(doneDays, moment.today, since, sessions) };
}
