import {
  activityTypes,
  type CalendarItem,
  calendarDaysAtMost,
  curriculumCalendarEndpoints,
  type Grade,
  type Reference,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, refer, type Sql } from "../../core/entities/entity.ts";
import { invalid } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { addDays, daysBetween, type Span, shared } from "./days.ts";
import { levelGaps, longestGap, overlaps, type PlannedItem, sessionGaps } from "./findings.ts";
import { planningSay } from "./planningSay.ts";

/** What an activity's type is called among resources. */
const names = Object.entries(activityTypes).map(([name, type]) => sql`when ${type.key} then ${name}`);
const nameOfType = sql`case a.type ${sql.join(names, sql` `)} end`;

const nothing: Sql = sql`null::int`;
const noDate: Sql = sql`null::date`;

/** Everything on the calendar as rows alike, before it is narrowed. */
const everything = sql`
  select 'session' as kind, s.id, s.name as title, s.start, s."end", true as is_active, true as is_approved,
    s.level_id, s.program_id, ${nothing} as session_id, ${noDate} as shown_start, ${noDate} as shown_end from sessions s
  union all select 'sessionTheme', t.id, t.session_theme, t.start, t."end", true, true,
    s.level_id, s.program_id, s.id, t.display_start, t.display_end
    from session_themes t left join sessions s on s.id = t.session_id
  union all select 'trait', t.id, t.title, t.start, t."end", true, true, t.level_id, ${nothing}, ${nothing}, ${noDate}, ${noDate}
    from traits t
  union all select ${nameOfType}, a.id, a.title, a.start, a."end", a.is_active, a.is_approved,
    a.level_id, s.program_id, s.id, st.display_start, st.display_end
    from activities a left join sessions s on s.id = a.session_id left join session_themes st on st.id = a.session_theme_id`;

interface Narrowing {
  readonly levels?: readonly number[] | undefined;
  readonly programs?: readonly number[] | undefined;
}

type StoredItem = Omit<PlannedItem, "state" | "shown"> & {
  shown_start: string | null;
  shown_end: string | null;
};

/** Reads what touches a stretch of days; what is for every level or program belongs to each. */
async function readPlanned(db: Db, span: Span, { levels, programs }: Narrowing, today: string) {
  const ofThese = (column: Sql, ids: readonly number[] | undefined) =>
    ids ? sql`(${column} is null or ${anyOf(column, ids)})` : sql`true`;
  const found = await rows<StoredItem>(
    db,
    sql`select x.kind, x.id, x.title, x.start, x."end", x.is_active, x.is_approved, x.shown_start, x.shown_end,
        ${refer("l")} as level, ${refer("g")} as program, ${refer("s")} as session
      from (${everything}) x left join levels l on l.id = x.level_id left join programs g on g.id = x.program_id
        left join sessions s on s.id = x.session_id
      where x.start <= ${span.end}::date and x."end" >= ${span.start}::date
        and ${ofThese(sql`x.level_id`, levels)} and ${ofThese(sql`x.program_id`, programs)}
      order by x.start, x."end" desc, x.title, x.id`,
  );
  return found.map(({ shown_start, shown_end, ...item }): PlannedItem => {
    const shown = shown_start && shown_end ? { start: shown_start, end: shown_end } : null;
    return { ...item, shown, state: stateOf(item, today) };
  });
}

/** The state of an item, as on activity chips. */
function stateOf(item: Omit<PlannedItem, "state" | "shown">, today: string): CalendarItem["state"] {
  if (!item.is_active) return "inactive";
  if (!item.is_approved) return "draft";
  if (item.start > today) return "scheduled";
  return item.end < today ? "past" : "live";
}

const isActivity = ({ kind }: PlannedItem): boolean => Object.hasOwn(activityTypes, kind);

/** The curriculum's calendar with what wants attention. */
export const calendarRoutes: Route[] = [
  route(curriculumCalendarEndpoints.calendar, async ({ db, query, context, language }) => {
    const { from, to, levels: levelIds, programs: programIds, types } = query;
    const length = daysBetween(from, to);
    if (length < 0 || length > calendarDaysAtMost) {
      throw invalid("to", planningSay[language].rangeTooLong(calendarDaysAtMost));
    }
    const { today } = context;
    const range = { start: from, end: to };
    // A session before the range and one after it may have the range between them.
    const around = { start: addDays(from, -longestGap - 1), end: addDays(to, longestGap + 1) };
    const planned = await readPlanned(db, around, { levels: levelIds, programs: programIds }, today);
    const [levels, programs] = await Promise.all([
      rows<Reference & { grade: Grade[] }>(
        db,
        sql`select id, name, grade from levels where ${levelIds ? anyOf(sql`id`, levelIds) : sql`true`} order by name, id`,
      ),
      rows<Reference>(
        db,
        sql`select id, name from programs where ${programIds ? anyOf(sql`id`, programIds) : sql`true`} order by name, id`,
      ),
    ]);
    const inRange = planned.filter((item) => shared(item, range));
    const sessions = planned.filter(({ kind }) => kind === "session");
    const findings = [
      ...sessionGaps(sessions, today),
      ...levelGaps(sessions, planned.filter(isActivity), levels, range, today),
      ...overlaps(inRange, today),
    ];
    const data = {
      today,
      from,
      to,
      levels,
      programs,
      items: inRange
        .filter(({ kind }) => !types || types.includes(kind))
        .map(({ is_active: _active, is_approved: _approved, ...item }) => item),
      findings: findings
        .filter((finding) => shared(finding, range))
        .toSorted((a, b) => a.start.localeCompare(b.start)),
    };
    return { data };
  }),
];
