import {
  nudgeDays,
  type PaceClass,
  type PaceCounts,
  type PaceSite,
  type PaceWord,
  type paceEndpoints,
  paceStates,
  type ReplyOf,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { always, anyOf, refer, type Sql } from "../../core/entities/entity.ts";
import { searchCondition } from "../../core/entities/searching.ts";
import type { Call } from "../../core/route.ts";
import { type Day, dayOf, isOpen, lastAnswerAt } from "../../people/measures/classMeasures.ts";
import { person } from "../../people/shared/personName.ts";
import { sitesInReach } from "../../people/shared/reach.ts";
import { inSnapshot } from "../../people/shared/snapshotRoute.ts";
import { type PaceScope, paceAt, paceStateOf, paceWeeks, readPaceItems } from "./paceMeasures.ts";

type Asking = Pick<Call<typeof paceEndpoints.board>, "db" | "query" | "context" | "services">;
type Board = ReplyOf<typeof paceEndpoints.board>;
type SiteRow = Omit<PaceSite, "weeks" | "classes">;

/** Sites whose classes can sign in, within the caller's reach: what the board is about. */
export function openSites(caller: Call["caller"]): Sql {
  return sql`${isOpen} and ${sitesInReach(caller, sql`s.id`) ?? always}`;
}

/** The sites that a question is about. */
async function readScope({ query, context }: Asking, db: Db): Promise<PaceScope> {
  const conditions = [
    openSites(context.caller),
    query.programs && anyOf(sql`s.program_id`, query.programs),
    query.providers && anyOf(sql`s.provider_id`, query.providers),
    query.districts && anyOf(sql`s.district_id`, query.districts),
    query.schools && anyOf(sql`s.id`, query.schools),
    query.search && searchCondition([sql`s.name::text`, sql`p.name::text`], query.search),
  ].filter((condition) => typeof condition === "object");
  const found = await rows<{ id: number }>(
    db,
    sql`select s.id from sites s join providers p on p.id = s.provider_id where ${sql.join(conditions, sql` and `)}`,
  );
  return { sites: found.map(({ id }) => id), items: await readPaceItems(db, context) };
}

/** That a class is in one of the asked-for states; silence is one more. */
function isAsked(words: readonly PaceWord[] | undefined): Sql {
  if (!words || words.length === 0) return always;
  const states = words.filter((word) => word !== "silent");
  return sql`(${anyOf(sql`state`, states, "text")} or (silent and ${words.includes("silent")}::boolean))`;
}

const countsOf = sql`jsonb_build_object('classes', count(*), ${sql.join(
  paceStates.map((state) => sql`${sql.lit(state)}, count(*) filter (where state = ${sql.lit(state)})`),
)}, 'silent', count(*) filter (where silent))`;

/** Furthest behind first: lowest share done, then most silent classes. */
const share = sql`done::float8 / nullif(expected, 0)`;
const orders = {
  need: (direction: Sql) => sql`${share} ${direction} nulls last, silent * -1 ${direction}, name, id`,
  silent: (direction: Sql) => sql`silent * -1 ${direction}, ${share} nulls last, name, id`,
  name: (direction: Sql) => sql`name ${direction}, id`,
};

function readSites({ query }: Asking, db: Db, scope: PaceScope, day: Day) {
  const asked = isAsked(query.state);
  return sole<{ total: number; counts: PaceCounts; data: SiteRow[] }>(
    db,
    sql`with ${paceAt(scope, day)},
      by_site as (
        select school_id, session_id, sum(expected)::int as expected, sum(least(done, expected))::int as done,
          count(*) filter (where silent)::int as silent, ${countsOf} as counts
        from pace group by school_id, session_id having bool_or(${asked})),
      page as (
        select b.*, s.id, s.name, s.provider_id, row_number() over (order by ${orders[query.sort](sql.raw(query.order))}) as place
        from by_site b join sites s on s.id = b.school_id order by place limit ${query.rows} offset ${query.page * query.rows})
      select (select count(*)::int from by_site) as total, (select ${countsOf} from pace) as counts,
        coalesce((select jsonb_agg(jsonb_build_object(
            'school', ${refer("b")}, 'provider', ${refer("p")},
            'session', jsonb_build_object('id', x.id, 'name', x.name, 'start', x.start, 'end', x."end"),
            'expected', b.expected, 'done', b.done, 'state', ${paceStateOf(sql`b.done`, sql`b.expected`)}, 'counts', b.counts)
            order by b.place)
          from page b join providers p on p.id = b.provider_id join sessions x on x.id = b.session_id), '[]') as data`,
  );
}

/** A class, with the weeks of its site beside it. */
type ClassRow = PaceClass & { readonly school_id: number; readonly site_weeks: PaceSite["weeks"] };

/** A class's last nudge and sender, for a lateral join. */
export const lastNudge: Sql = sql`(select n.created_at, n.sent_by from nudges n
  where n.user_id = c.user_id and n.school_id = c.school_id order by n.created_at desc limit 1)`;

function readClasses({ services }: Asking, db: Db, scope: PaceScope, day: Day) {
  const from = new Date(services.now().getTime() - nudgeDays * 86_400_000).toISOString();
  return rows<ClassRow>(
    db,
    sql`with ${paceAt(scope, day)}, ${paceWeeks(day)}
      select c.school_id, ${person("u")} as teacher, c.grade,
        c.expected, c.done, c.state, c.silent, r.created_at as last_at,
        case when c.silent then greatest(c.start, c.since, ${dayOf(sql`r.created_at`, day)}) end::text as silent_since,
        n.created_at as nudged_at, ${person("b")} as nudged_by,
        n.created_at is null or n.created_at <= ${from}::timestamptz as can_nudge, w.weeks, y.weeks as site_weeks
      from pace c join users u on u.id = c.user_id join pace_weeks w on w.user_id = c.user_id and w.school_id = c.school_id
        join pace_site_weeks y on y.school_id = c.school_id
        cross join lateral (select ${lastAnswerAt(sql`c.school_id`, sql`r.user_id = c.user_id`)} as created_at) r
        left join lateral ${lastNudge} n on true left join users b on b.id = n.sent_by
      order by c.done::float8 / nullif(c.expected, 0) nulls last, c.silent desc, u.last_name, u.first_name, u.id`,
  );
}

const isAmong = ({ state, silent }: PaceClass, words: readonly PaceWord[] | undefined) =>
  !words || words.length === 0 || words.includes(state) || (silent && words.includes("silent"));

/**
 * Returns a page of the board: sites with classes, furthest behind first. Nested loops are disabled because the
 * planner misjudges row counts.
 */
export function readPace(asking: Asking): Promise<Board> {
  return inSnapshot(asking.db, async (tx) => {
    await sql`set local enable_nestloop = off`.execute(tx);
    return readBoard(asking, tx);
  });
}

async function readBoard(asking: Asking, db: Db): Promise<Board> {
  const { query, context } = asking;
  const scope = await readScope(asking, db);
  const { total, counts, data } = await readSites(asking, db, scope, context);
  const shown = { ...scope, sites: data.map(({ school }) => school.id) };
  const classes = await readClasses(asking, db, shown, context);
  const bySite = Map.groupBy(classes, ({ school_id }) => school_id);
  return {
    data: data.map((site) => {
      const found = bySite.get(site.school.id) ?? [];
      const own = found.map(({ school_id: _site, site_weeks: _weeks, ...row }) => row);
      const weeks = found[0]?.site_weeks ?? [];
      return { ...site, weeks, classes: own.filter((row) => isAmong(row, query.state)) };
    }),
    meta: { page: query.page, rows: query.rows, total, counts },
  };
}
