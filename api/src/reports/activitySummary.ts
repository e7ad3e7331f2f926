import { activitySummary } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../core/entities/entity.ts";
import { activityKeys, classesAt, endOf, isActivity, stoodAt } from "../people/measures/classMeasures.ts";
import { sitesInReach } from "../people/shared/reach.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";

/** Classes at sites by session: at the session's end, or today while it runs. */
function classesIn(sessions: readonly number[], sites: Sql, context: Context): Sql {
  return sql`(with asked as materialized (select id, program_id, "end" from sessions where ${anyOf(sql`id`, sessions)})
    select distinct c.school_id, c.user_id from sites s
      join asked x on x.program_id = s.program_id or s.program_id not in (select program_id from asked)
      join class_periods c on c.school_id = s.id and ${stoodAt(endOf(sql`least(x."end", ${context.today}::date)`, context))}
    where s.id in (${sites}))`;
}

/**
 * Responses per site by activity type, and participation: the share of classes with a response. Null without classes;
 * sessions exclude sites of other programs.
 */
function statement({ query, context }: Asking<typeof activitySummary>): Sql {
  const { providers, schools, sessions } = query;
  const takesPart = (ids: readonly number[]) =>
    sql`(s.program_id in (select program_id from sessions where ${anyOf(sql`id`, ids)})
      or exists (select from responses r where r.school_id = s.id and ${anyOf(sql`r.session_id`, ids)}))`;
  const chosen = sql.join(
    [
      sql`s.archived_at is null`,
      sitesInReach(context.caller, sql`s.id`) ?? always,
      providers ? anyOf(sql`s.provider_id`, providers) : always,
      schools ? anyOf(sql`s.id`, schools) : always,
      sessions ? takesPart(sessions) : always,
    ],
    sql` and `,
  );
  const inSessions = sessions ? anyOf(sql`k.session_id`, sessions) : always;
  const ids = sql`select id from chosen`;
  const typed = activityKeys.map(
    (key) => sql`coalesce((t.by_type ->> ${sql.lit(key)})::int, 0) as ${sql.ref(key)}`,
  );
  return sql`with chosen as (select s.id, s.name, p.name as provider from sites s join providers p on p.id = s.provider_id where ${chosen}),
    typed as (
      select school_id, jsonb_object_agg(type, given) as by_type, sum(given)::int as total
      from (select k.school_id, k.type, sum(k.rows)::int as given from response_counts k
        where k.school_id in (${ids}) and ${isActivity(sql`k.type`)} and ${inSessions} group by k.school_id, k.type) by_type
      group by school_id),
    answering as (select distinct k.school_id, k.user_id from class_totals k
      where k.school_id in (${ids}) and k.answers > 0 and ${inSessions}),
    people as (
      select c.school_id, count(*)::int as instructors, count(a.user_id)::int as active
      from ${sessions ? classesIn(sessions, ids, context) : classesAt(ids)} c left join answering a on a.school_id = c.school_id and a.user_id = c.user_id
      group by c.school_id)
    select c.provider, c.name as site, coalesce(h.instructors, 0) as instructors, ${sql.join(typed)},
      coalesce(t.total, 0) as total, h.active::float / nullif(h.instructors, 0) as participation
    from chosen c left join people h on h.school_id = c.id left join typed t on t.school_id = c.id
    order by c.provider, c.name, c.id`;
}

/** How many sites a glance takes in. */
const most = 12;

export const activitySummarySource: ReportSource<typeof activitySummary> = {
  statement,
  async chart(asking) {
    const behind = await rows<{ provider: string; site: string; participation: number }>(
      asking.db,
      sql`select provider, site, participation from (${statement(asking)}) each where participation is not null
        order by participation, site limit ${most}`,
    );
    const column = activitySummary.columns.at(-1);
    return {
      unit: "percent",
      labels: behind.map(({ site }) => site),
      series: [
        {
          name: column?.labels[asking.context.language] ?? "",
          values: behind.map(({ participation }) => participation),
        },
      ],
    };
  },
};
