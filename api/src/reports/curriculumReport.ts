import type { curriculumReport } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { always, anyOf, type Sql } from "../core/entities/entity.ts";
import {
  curriculumItems,
  curriculumTypes,
  itemBelongings,
} from "../curriculum/activities/curriculumItems.ts";
import { itemWords } from "./itemWords.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";

/** Everything that is taught, type by type and in the order in which it begins. */
function statement({ query, context }: Asking<typeof curriculumReport>): Sql {
  const ofLevels = query.level ? anyOf(sql`i.level_id`, query.level) : always;
  return sql`select y.name as type, i.title, ${itemBelongings.columns}, i.start, i."end", i.standard_1, i.standard_2,
      i.is_approved as approved, i.is_active as active
    from ${curriculumItems} i join ${curriculumTypes(context.language)} y (key, name, place) on y.key = i.type ${itemBelongings.joins}
    where ${ofLevels} order by y.place, i.start, i.title, i.id`;
}

/** The whole curriculum. */
export const curriculumReportSource: ReportSource<typeof curriculumReport> = {
  statement,
  async chart(asking) {
    const found = await rows<{ type: string; items: number }>(
      asking.db,
      sql`select type, count(*)::int as items from (${statement(asking)}) each group by type order by items desc, type`,
    );
    return {
      unit: "number",
      labels: found.map(({ type }) => type),
      series: [{ name: itemWords[asking.context.language], values: found.map(({ items }) => items) }],
    };
  },
};
