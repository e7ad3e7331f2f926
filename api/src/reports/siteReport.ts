import { siteReport } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { always, anyOf, type Sql } from "../core/entities/entity.ts";
import { classesAt } from "../people/measures/classMeasures.ts";
import { personName } from "../people/shared/personName.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";
import { statusWords } from "./statusWords.ts";

/** Every site with its program, provider, district, leaders and active instructors. */
function statement({ query, context }: Asking<typeof siteReport>): Sql {
  const [inactive, active] = statusWords[context.language];
  const chosen = sql.join(
    [
      sql`s.archived_at is null`,
      query.districts ? anyOf(sql`s.district_id`, query.districts) : always,
      query.providers ? anyOf(sql`s.provider_id`, query.providers) : always,
      query.programs ? anyOf(sql`s.program_id`, query.programs) : always,
    ],
    sql` and `,
  );
  return sql`with classes as (select c.school_id, count(*)::int as instructors from ${classesAt(sql`select id from sites`)} c group by c.school_id),
    led as (select us.school_id, string_agg(${personName("u")}, ', ' order by u.last_name, u.first_name) as leaders
      from user_schools us join users u on u.id = us.user_id
      where u.role = 'Site Leader' and u.is_active and u.archived_at is null group by us.school_id)
    select s.site_number, s.name, s.abbreviation, g.name as program, p.name as provider, d.name as district, l.leaders,
      coalesce(c.instructors, 0) as instructors, case when s.is_active then ${active} else ${inactive} end as status
    from sites s join programs g on g.id = s.program_id join providers p on p.id = s.provider_id
      left join districts d on d.id = s.district_id left join classes c on c.school_id = s.id left join led l on l.school_id = s.id
    where ${chosen} order by p.name, s.name, s.id`;
}

/** Every site with what it belongs to. */
export const siteReportSource: ReportSource<typeof siteReport> = {
  statement,
  async chart(asking) {
    const { language } = asking.context;
    const found = await rows<{ provider: string; sites: number; instructors: number }>(
      asking.db,
      sql`select provider, count(*)::int as sites, sum(instructors)::int as instructors from (${statement(asking)}) each
        group by provider order by instructors desc, provider limit 12`,
    );
    const heading = (key: string) =>
      siteReport.columns.find((column) => column.key === key)?.labels[language] ?? key;
    return {
      unit: "number",
      labels: found.map(({ provider }) => provider),
      series: [{ name: heading("instructors"), values: found.map(({ instructors }) => instructors) }],
    };
  },
};
