import { type Localized, userActivityReport } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { pointSum } from "../../people/measures/givingMeasures.ts";
import type { ReportSource } from "../machinery/reportRoutes.ts";
import { roleWords } from "../roleWords.ts";
import { statusWords } from "../statusWords.ts";
import { printUserActivity } from "./printUserActivity.ts";

interface Wanted {
  readonly query: {
    readonly [Filter in "sessions" | "districts" | "schools"]?: readonly number[] | undefined;
  };
  readonly context: Context;
}

/** A condition that user `u` belongs to a site `s`, directly or through the provider they lead. */
function belongsTo(condition: Sql): Sql {
  return sql`exists (select from sites s where s.archived_at is null and ${condition}
    and (s.id in (select us.school_id from user_schools us where us.user_id = u.id)
      or u.role = 'Provider Leader' and s.provider_id = u.provider_id))`;
}

/** The people in the report: all with an account, or those of some districts and sites. */
function people({ query: { districts, schools } }: Wanted): Sql {
  const inDistricts = (ids: readonly number[]) =>
    sql`(${belongsTo(anyOf(sql`s.district_id`, ids))} or u.role = 'Provider Leader' and exists (
      select from provider_districts pd where pd.provider_id = u.provider_id and ${anyOf(sql`pd.district_id`, ids)}))`;
  const conditions = [
    sql`u.archived_at is null`,
    districts ? inDistricts(districts) : always,
    schools ? belongsTo(anyOf(sql`s.id`, schools)) : always,
  ];
  return sql`users u where ${sql.join(conditions, sql` and `)}`;
}

/** Shown as the site of Provider Leaders. */
const allSites: Localized<string> = { en: "All sites", es: "Todos los planteles" };

/** The districts of the sites that a provider (`p`) has. */
const openSites = sql`select s.district_id from sites s where s.provider_id = p.id and s.archived_at is null`;

/** All users with their places, by name; their activity counts at every site. */
export function userActivityRows(asking: Wanted): Sql {
  const { query, context } = asking;
  const [inactive, active] = statusWords[context.language];
  const roles = Object.entries(roleWords[context.language]).map(
    ([role, word]) => sql`when ${role}::text then ${word}::text`,
  );
  return sql`with people as (
      select u.id, u.first_name, u.last_name, u.email, u.role, u.provider_id, u.grade, u.last_login_at, u.is_active from ${people(asking)}),
    places as (
      select us.user_id, string_agg(distinct p.name::text, ', ' order by p.name::text) as provider,
        string_agg(distinct d.name::text, ', ' order by d.name::text) as district, string_agg(s.name::text, ', ' order by s.name::text) as site
      from user_schools us join sites s on s.id = us.school_id join providers p on p.id = s.provider_id
        left join districts d on d.id = s.district_id
      where s.archived_at is null and us.user_id in (select id from people) group by us.user_id),
    led as (
      select p.id as provider_id, case when exists (${openSites}) then ${allSites[context.language]}::text end as site,
        (select string_agg(d.name::text, ', ' order by d.name::text) from districts d
          where d.id in (select pd.district_id from provider_districts pd where pd.provider_id = p.id union ${openSites})) as district
      from providers p where p.id in (select provider_id from people where role = 'Provider Leader')),
    done as (
      select k.user_id, sum(k.answers)::int as given, ${pointSum("k")} as points from class_totals k
      where ${query.sessions ? anyOf(sql`k.session_id`, query.sessions) : always} group by k.user_id)
    select u.first_name, u.last_name, u.email::text as email, case u.role ${sql.join(roles, sql` `)} end as role,
      coalesce(p.name::text, l.provider) as provider, coalesce(h.district, l.district) as district,
      coalesce(h.site, l.site) as site, u.grade,
      to_char(u.last_login_at at time zone ${context.timeZone}::text, 'YYYY-MM-DD HH24:MI') as last_login,
      coalesce(c.given, 0) as activities_completed, coalesce(c.points, 0) as points,
      case when u.is_active then ${active}::text else ${inactive}::text end as status
    from people u left join providers p on p.id = u.provider_id left join places l on l.user_id = u.id
      left join led h on h.provider_id = u.provider_id and u.role = 'Provider Leader'
      left join done c on c.user_id = u.id
    order by u.last_name, u.first_name, u.id`;
}

export const userActivitySource: ReportSource<typeof userActivityReport> = {
  statement: userActivityRows,
  count: (asking) => sql`select count(*)::int as total from ${people(asking)}`,
  print: (asking, columns) => printUserActivity(asking, columns, userActivityRows(asking)),
  async chart(asking) {
    const found = await rows<{ provider: string; completed: number }>(
      asking.db,
      sql`select provider, sum(activities_completed)::int as completed from (${userActivityRows(asking)}) each
        where provider is not null group by provider order by completed desc, provider limit 12`,
    );
    const heading = userActivityReport.columns.find(({ key }) => key === "activities_completed");
    return {
      unit: "number",
      labels: found.map(({ provider }) => provider),
      series: [
        {
          name: heading?.labels[asking.context.language] ?? "",
          values: found.map(({ completed }) => completed),
        },
      ],
    };
  },
};
