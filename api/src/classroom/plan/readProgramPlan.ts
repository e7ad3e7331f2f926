import {
  type Language,
  type OfferedItem,
  type PlanSlot,
  type ProgramPlan,
  planSlots,
  planTypes,
  type Reference,
  type SetItem,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type Context, refer, type Sql } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { reasons } from "../../curriculum/activities/itemVisibility.ts";
import { level } from "../../curriculum/levels.ts";
import { addDays } from "../../curriculum/planning/days.ts";
import { program } from "../../curriculum/programs.ts";
import { personName } from "../../people/shared/personName.ts";
import { classContents } from "../classContents.ts";
import { type Choice, planWeek } from "./planWeek.ts";
import { readItems } from "./readPlan.ts";

/** The classes that staff plan for: all of a program, or those of one level. */
export interface Audience {
  readonly program: Reference;
  readonly level: Reference | null;
  readonly grades: readonly string[];
}

interface Named {
  readonly program_id: number;
  readonly level_id?: number | null | undefined;
}

const named = ({ id, name }: Reference): Reference => ({ id, name });

/**
 * Returns the classes that a call names.
 * @throws Refusal notFound if the caller sees no such program or level.
 */
export async function findAudience(db: Db, asked: Named, context: Context): Promise<Audience> {
  const ofProgram = named(await readOne(db, program, asked.program_id, context));
  if (!asked.level_id) return { program: ofProgram, level: null, grades: [] };
  const found = await readOne(db, level, asked.level_id, context);
  return { program: ofProgram, level: named(found), grades: found.grade };
}

/** Monday to Friday of a date's week. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return Array.from({ length: 5 }, (_, nth) => addDays(monday, nth));
}

/** Why not all of these classes see an item on a date: of a level, each of its grades has to. */
function hiddenFrom({ program: { id }, level: chosen, grades }: Audience): (date: string) => Sql {
  return (date) => {
    const why = reasons({ date, programId: id, grade: null, schoolId: null, userId: null });
    if (!chosen) return why;
    const leavesOut = sql`l.id is not null and not (l.grade @> ${grades}::text[])`;
    return sql`(${why} || case when ${leavesOut} then array['level'] else '{}' end)`;
  };
}

interface StoredSet extends Choice {
  readonly levelId: number | null;
  readonly ofLevel: Reference | null;
  readonly set: SetItem;
}

/** What staff set for a program's days, with why these classes don't see it then. */
function readSet(
  db: Db,
  audience: Audience,
  days: readonly string[],
  language: Language,
): Promise<StoredSet[]> {
  const why = hiddenFrom(audience);
  const cases = days.map((day) => sql`when p.day = ${day}::date then ${why(day)}`);
  return rows<StoredSet>(
    db,
    sql`select p.day::text as day, p.slot, p.type, p.object_id as id, p.level_id as "levelId", ${refer("v")} as "ofLevel",
        jsonb_build_object('item', jsonb_build_object('id', a.id, 'type', a.type, 'title', a.title, 'level', ${refer("l")}),
          'set_at', p.set_at, 'unseen', to_jsonb(case ${sql.join(cases, sql` `)} end),
          'set_by', case when u.id is not null then jsonb_build_object('id', u.id, 'name', ${personName("u")}) end) as set
      from planned_items p join ${classContents(language)} a on a.type = p.type and a.id = p.object_id
        left join levels v on v.id = p.level_id left join levels l on l.id = a.level_id
        left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
        left join users u on u.id = p.set_by
      where p.program_id = ${audience.program.id} and p.day between ${days[0]}::date and ${days.at(-1)}::date
      order by p.day, p.slot, v.name, v.id`,
  );
}

/** What may be set on some days for these classes. */
export function readOffers(db: Db, audience: Audience, days: readonly string[], language: Language) {
  return readItems(db, days, language, hiddenFrom(audience));
}

/** Reads the week of a day as staff set it. */
export async function readProgramPlan(
  db: Db,
  audience: Audience,
  day: string,
  { today, language }: Context,
): Promise<ProgramPlan> {
  const days = weekOf(day);
  const stored = await readSet(db, audience, days, language);
  const items = await readOffers(db, audience, days, language);
  const levelId = audience.level?.id ?? null;
  const own = stored.filter((each) => each.levelId === levelId);
  const whole = levelId === null ? [] : stored.filter((each) => each.levelId === null);
  const others = levelId === null ? stored.filter((each) => each.levelId !== null) : [];
  const set = [...own, ...whole];
  const ahead = days.filter((date) => date >= today);
  const worked = planWeek({ today: ahead[0] ?? today, days: ahead, items, done: [], swaps: [], set });
  const at = (list: readonly StoredSet[], date: string, slot: PlanSlot) =>
    list.filter((each) => each.day === date && each.slot === slot);
  return {
    today,
    program: audience.program,
    level: audience.level,
    days: days.map((date) => ({
      day: date,
      slots: planSlots.map((slot) => {
        const byItself = worked.find((each) => each.day === date)?.slots.find((each) => each.slot === slot);
        return {
          slot,
          own: at(own, date, slot)[0]?.set ?? null,
          whole: at(whole, date, slot)[0]?.set ?? null,
          levels: at(others, date, slot).flatMap(({ ofLevel }) => ofLevel ?? []),
          worked_out: byItself && !byItself.is_set ? byItself.item : null,
        };
      }),
    })),
  };
}

/** Lists what may be set for a part of a day, what ends first at the top. */
export async function offersFor(
  db: Db,
  audience: Audience,
  { day, slot }: { readonly day: string; readonly slot: PlanSlot },
  language: Language,
): Promise<OfferedItem[]> {
  const items = await readOffers(db, audience, [day], language);
  return items
    .filter(({ type }) => planTypes[slot].includes(type))
    .toSorted((a, b) => a.end.localeCompare(b.end) || a.title.localeCompare(b.title) || a.id - b.id)
    .map(({ id, type, title, level: ofItem }) => ({ id, type, title, level: ofItem }));
}
