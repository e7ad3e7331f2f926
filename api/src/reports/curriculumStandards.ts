import { curriculumStandards } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { always, type Sql } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import { say } from "../core/say.ts";
import {
  curriculumItems,
  curriculumTypes,
  itemBelongings,
} from "../curriculum/activities/curriculumItems.ts";
import { sitesInReach } from "../people/shared/reach.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";

/** A row for every standard that an item names, with the responses to the item at the sites in reach. */
function statement({ context: { caller, language } }: Asking<typeof curriculumStandards>): Sql {
  const inReach = sitesInReach(caller, sql`r.school_id`) ?? always;
  return sql`with named as (
      select distinct s.standard, i.type, i.id, i.title, i.level_id, i.trait_id, i.session_theme_id
      from ${curriculumItems} i, unnest(array[i.standard_1, i.standard_2]) s (standard) where s.standard <> ''),
    taught as (
      select r.type, r.object_id, count(*)::int as times from responses r
      where exists (select from named n where n.type = r.type and n.id = r.object_id) and ${inReach}
      group by r.type, r.object_id)
    select i.standard, y.name as type, i.title, ${itemBelongings.columns}, coalesce(t.times, 0) as times_taught
    from named i join ${curriculumTypes(language)} y (key, name, place) on y.key = i.type
      left join taught t on t.type = i.type and t.object_id = i.id ${itemBelongings.joins}
    order by i.standard, y.place, i.title, i.id`;
}

/** How many standards a glance takes in. */
const most = 12;

/** How often each standard was taught; only for the accounts in the settings. */
export const curriculumStandardsSource: ReportSource<typeof curriculumStandards> = {
  check({ context: { caller, language }, settings }) {
    if (!settings.curriculumStandardsViewers.includes(caller.email.toLowerCase()))
      throw new Refusal("forbidden", say[language].forbidden);
  },
  statement,
  async chart(asking) {
    const found = await rows<{ standard: string; times: number }>(
      asking.db,
      sql`select standard, sum(times_taught)::int as times from (${statement(asking)}) each
        group by standard order by times desc, standard limit ${most}`,
    );
    const heading = curriculumStandards.columns.at(-1)?.labels[asking.context.language] ?? "";
    return {
      unit: "number",
      labels: found.map(({ standard }) => standard),
      series: [{ name: heading, values: found.map(({ times }) => times) }],
    };
  },
};
