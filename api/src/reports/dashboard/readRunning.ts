import type { Dashboard } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf, type Context, refer } from "../../core/entities/entity.ts";
import { sessionsOn, weekOf } from "../../people/measures/classMeasures.ts";
import { sitesInReach } from "../../people/shared/reach.ts";

export interface Running {
  readonly session: Dashboard["sessions"][number];
}

/** The programs a dashboard may be about, and of those it is about the sessions that run today. */
export interface Programs {
  readonly all: Dashboard["programs"];
  /** The programs that have a session today, asked for or not. */
  readonly inSession: readonly number[];
  readonly running: readonly Running[];
}

interface ProgramRow {
  id: number;
  name: string;
  isAsked: boolean;
  session: Dashboard["sessions"][number] | null;
}

/** Returns the caller's programs by name with current and previous session. `asked` filters programs. */
export async function readRunning(
  db: Db,
  { caller, today }: Context,
  asked: readonly number[] | undefined,
): Promise<Programs> {
  const reach = sitesInReach(caller, sql`h.id`);
  const own = reach
    ? sql`g.id in (select h.program_id from sites h where h.archived_at is null and ${reach})`
    : always;
  const found = await rows<ProgramRow>(
    db,
    sql`select g.id, g.name, ${asked ? anyOf(sql`g.id`, asked) : always} as "isAsked",
        case when x.id is not null then jsonb_build_object('id', x.id, 'name', x.name, 'start', x.start, 'end', x."end",
          'program', ${refer("g")}, 'week', ${weekOf(sql`x.start`, sql`${today}::date`)},
          'weeks', ${weekOf(sql`x.start`, sql`x."end"`)}, 'last', ${refer("l")}) end as session
      from programs g left join ${sessionsOn(today)} x on x.program_id = g.id
        left join lateral (select y.id, y.name from sessions y
          where y.program_id = g.id and y."end" < x.start order by y."end" desc, y.id limit 1) l on true
      where ${own} order by g.name, g.id`,
  );
  return {
    all: found.map(({ id, name }) => ({ id, name })),
    inSession: found.flatMap(({ id, session }) => (session ? [id] : [])),
    running: found.flatMap(({ isAsked, session }) => (isAsked && session ? [{ session }] : [])),
  };
}
