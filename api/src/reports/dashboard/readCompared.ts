import type { Dashboard } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { endOf, isActivity, stoodAt } from "../../people/measures/classMeasures.ts";
import { bankSum } from "../../people/measures/givingMeasures.ts";
import { givingInReach, sitesInReach } from "../../people/shared/reach.ts";

type Compared = Dashboard["compared"];
type Figures = Compared["now"];

/** A session up to a day: a current one, or one that it is compared with. */
interface Stretch extends Figures {
  readonly era: "now" | "last" | "year";
  readonly current_id: number;
  readonly id: number;
  readonly name: string;
  readonly start: string;
  readonly until: string;
}

/** Sessions whose starts are a year apart may begin so many days earlier or later. */
const yearSpan = 28;

/**
 * The current sessions up to today, and for each the program's previous one and the one that started about a year (52 weeks)
 * before it, up to the same day of the session. Only those with anything recorded at sites that the caller sees.
 */
function stretches(sessions: readonly number[], { caller, today }: Context): Sql {
  const recorded = sql`exists (select from session_days d where d.session_id = y.id
    and ${sitesInReach(caller, sql`d.school_id`) ?? always} and (d.responses <> 0 or d.points <> 0))`;
  const columns = sql`x.id as current_id, y.id, y.name, y.start, y.program_id,
    least(y."end", y.start + (${today}::date - x.start)) as until`;
  const others = sql`y.program_id = x.program_id and y."end" < x.start and ${recorded}`;
  const yearAgo = sql`(x.start - 364)`;
  return sql`x as (select * from sessions x where ${anyOf(sql`x.id`, sessions)}),
    stretches as materialized (
      select 'now' as era, ${columns} from x join sessions y on y.id = x.id
      union all
      select 'last', ${columns} from x cross join lateral (
        select y.* from sessions y where ${others} order by y."end" desc, y.id limit 1) y
      union all
      select 'year', ${columns} from x cross join lateral (
        select y.* from sessions y where ${others} and abs(y.start - ${yearAgo}) <= ${yearSpan}::int
        order by abs(y.start - ${yearAgo}), y.id limit 1) y)`;
}

/** Classes at the end of the stretch's (`s`) last day that had recorded an activity of the session by then. */
function activeBy(context: Context): Sql {
  const end = endOf(sql`s.until`, context);
  return sql`(select count(*) from class_totals k join class_periods c on c.school_id = k.school_id and c.user_id = k.user_id
      join sites h on h.id = c.school_id
    where k.session_id = s.id and k.answers > 0 and h.program_id = s.program_id and ${stoodAt(end)}
      and ${sitesInReach(context.caller, sql`c.school_id`) ?? always}
      and (s.era = 'now' or exists (select from responses r where r.user_id = c.user_id and r.school_id = c.school_id
        and r.session_id = s.id and r.created_at < ${end} and ${isActivity(sql`r.type`)})))`;
}

/** Sums over what is kept by site, session and day (migration 102), so that no response is read. */
const daysOf = (what: "responses" | "points", reach: Sql | undefined) =>
  sql`(select coalesce(sum(d.${sql.ref(what)}), 0)::bigint from session_days d
    where d.session_id = s.id and d.day <= s.until and ${reach ?? always})`;

const figureNames = ["active", "responses", "points", "donated_cents"] as const;

const addUp = (all: readonly Stretch[], sees: Sees): Figures => {
  const sum = (name: (typeof figureNames)[number]) =>
    all.reduce((total, each) => total + (each[name] ?? 0), 0);
  return {
    active: sees.participation ? sum("active") : null,
    responses: sees.participation ? sum("responses") : null,
    points: sees.giving ? sum("points") : null,
    donated_cents: sees.giving ? sum("donated_cents") : null,
  };
};

/** The figures that a caller's permissions cover. */
export interface Sees {
  readonly participation: boolean;
  readonly giving: boolean;
}

/** The current sessions so far, beside the last ones and those of a year before at the same day of the session. */
export async function readCompared(
  db: Db,
  sessions: readonly number[],
  sees: Sees,
  context: Context,
): Promise<Compared> {
  const { caller } = context;
  const none = sql`null::bigint`;
  const [sites, giving] = [sitesInReach(caller, sql`d.school_id`), givingInReach(caller, sql`d.school_id`)];
  const found = await rows<Stretch>(
    db,
    sql`with ${stretches(sessions, context)} select s.era, s.current_id, s.id, s.name, s.start, s.until,
      ${sees.participation ? activeBy(context) : none} as active,
      ${sees.participation ? daysOf("responses", sites) : none} as responses,
      ${sees.giving ? daysOf("points", giving) : none} as points,
      ${
        sees.giving
          ? sql`(select ${bankSum("d")} from class_donations d
              where d.session_id = s.id and d.donated_on <= s.until and ${giving ?? always})`
          : none
      } as donated_cents
    from stretches s order by s.current_id`,
  );
  const now = found.filter(({ era }) => era === "now");
  const compare = (era: "last" | "year"): Compared["last"] => {
    const earlier = found.filter((each) => each.era === era);
    const [only, ...others] = earlier;
    if (!only || (!sees.participation && !sees.giving)) return null;
    const { id, name, start, until } = only;
    return {
      programs: earlier.length,
      session: others.length === 0 ? { id, name, start, until } : null,
      now: addUp(
        now.filter((each) => earlier.some(({ current_id }) => current_id === each.current_id)),
        sees,
      ),
      earlier: addUp(earlier, sees),
    };
  };
  return { now: addUp(now, sees), last: compare("last"), year: compare("year") };
}
