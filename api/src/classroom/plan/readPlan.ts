import type { Language, Reference, WeekPlan } from "@kindling/contract";
import { planTypes } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context, refer, type Sql } from "../../core/entities/entity.ts";
import type { Settings } from "../../core/settings.ts";
import { reasons, type Viewer } from "../../curriculum/activities/itemVisibility.ts";
import { addDays, type Span } from "../../curriculum/planning/days.ts";
import { dayOf } from "../../people/measures/classMeasures.ts";
import { classContents } from "../classContents.ts";
import { type Choice, type DoneItem, type PlanInput, type PlanItem, planWeek } from "./planWeek.ts";
import { schoolDaysFrom, schoolYearOf, streakOf } from "./schoolDays.ts";

/** The class that a plan is for. */
export type PlannedClass = Viewer & { readonly schoolId: number; readonly userId: number };

/** When a plan is asked for, and when the organization's school year begins. */
type Moment = Pick<Context, "today" | "timeZone"> & Pick<Settings, "schoolYearStart">;

/** How many days a choice whose day was missed is still offered first. */
const carriedDays = 7;
const plannedDays = 5;
const plannedTypes = Object.values(planTypes).flat();

/** An item with the level that it is for. */
export type LeveledItem = PlanItem & { readonly level: Reference | null };

/**
 * Reads what may be planned on some days.
 * @param why Why an item is hidden on a date.
 */
export function readItems(
  db: Db,
  days: readonly string[],
  language: Language,
  why: (date: string) => Sql,
): Promise<LeveledItem[]> {
  const opens = days.map((date) => sql`case when ${why(date)} = '{}' then ${date}::text end`);
  return rows<LeveledItem>(
    db,
    sql`select * from (select a.id, a.type, a.title, a.start, a."end", l.id is not null as "isOwnLevel", ${refer("l")} as level,
        array_remove(array[${sql.join(opens)}], null) as opens
      from ${classContents(language)} a left join levels l on l.id = a.level_id
        left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
      where ${anyOf(sql`a.type`, plannedTypes, "text")} and a."end" >= ${days[0]}::date and a.start <= ${days.at(-1)}::date) i
      where opens <> '{}'`,
  );
}

/** What staff set for a class's days, and lately: for its levels, the narrowest first, then for its program. */
function readSet(db: Db, { programId, grade }: PlannedClass, from: string, to: string): Promise<Choice[]> {
  return rows<Choice>(
    db,
    sql`select p.day::text as day, p.slot, p.type, p.object_id as id from planned_items p left join levels l on l.id = p.level_id
      where p.program_id = ${programId} and p.day between ${from}::date and ${to}::date
        and (l.id is null or l.grade @> array[${grade}::text])
      order by p.day, p.slot, l.id is null, cardinality(l.grade), l.id`,
  );
}

/** Reads all that a class's plan depends on. */
export async function readPlanInput(db: Db, room: PlannedClass, moment: Moment): Promise<PlanInput> {
  const { today, schoolYearStart } = moment;
  const days = schoolDaysFrom(today, plannedDays);
  const since = schoolYearOf(today, schoolYearStart);
  const own = sql`r.user_id = ${room.userId} and r.school_id = ${room.schoolId}`;
  const lately = addDays(today, -carriedDays);
  const on = dayOf(sql`r.created_at`, moment);
  return {
    today,
    days,
    items: await readItems(db, [...new Set([today, ...days])], room.language ?? "en", (date) =>
      reasons({ ...room, date }),
    ),
    done: await rows<DoneItem>(
      db,
      sql`select r.type, r.object_id as id, ${on}::text as day from responses r where ${own} and ${on} between ${since}::date and ${today}::date
        order by r.created_at, r.id`,
    ),
    swaps: await rows<Choice>(
      db,
      sql`select r.day::text as day, r.slot, r.type, r.object_id as id from plan_swaps r
        where ${own} and r.day >= ${lately}::date order by r.day, r.slot`,
    ),
    set: await readSet(db, room, lately, days.at(-1) ?? today),
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
