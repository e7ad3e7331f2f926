import { type GivingDashboard, type GivingSums, givingDashboardEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { type Context, refer, type Sql } from "../core/entities/entity.ts";
import { type Route, route } from "../core/route.ts";
import { type GivingFilter, givingLines, givingSums } from "../people/measures/givingMeasures.ts";
import { toldNames } from "../people/measures/givingStructure.ts";
import { sitesInReach } from "../people/shared/reach.ts";

/** The figures of lines read as `g`, named as the contract has them. */
function figures(): Sql {
  const { classes, points, ...money } = givingSums("g");
  const cents = Object.entries(money).map(([name, sum]) => sql`${sum} as ${sql.ref(`${name}_cents`)}`);
  return sql`${classes} as classes, ${points} as points, ${sql.join(cents)}`;
}

type Figures = Omit<GivingDashboard, "totals"> & { readonly totals: GivingSums };

/** Giving at a glance, all of it sums over the same lines, which are put together once. */
export async function readGiving(
  db: Db,
  filter: GivingFilter,
  { caller }: Context,
): Promise<GivingDashboard> {
  const lines = givingLines((schoolId) => sitesInReach(caller, schoolId), filter);
  const sums = figures();
  const all = (rows: Sql) => sql`coalesce((select json_agg(row_to_json(l)) from (${rows}) l), '[]')`;
  const { totals, ...data } = await sole<Figures>(
    db,
    sql`with lines as materialized (select * from ${lines} g), ${toldNames(filter.structure)}
      select (select row_to_json(l) from (select ${sums} from lines g) l) as totals,
        ${all(sql`select case when g.charity_id is not null then jsonb_build_object('id', g.charity_id, 'name', c.name) end as charity, ${sums}
          from lines g left join told_charities c on c.charity_id = g.charity_id
          group by g.charity_id, c.name order by g.charity_id is null, total_cents desc, c.name, g.charity_id`)} as by_charity,
        ${all(sql`select jsonb_build_object('id', g.provider_id, 'name', p.name) as provider, ${sums}
          from lines g join told_providers p on p.provider_id = g.provider_id
          group by g.provider_id, p.name order by total_cents desc, p.name, g.provider_id`)} as by_provider,
        ${all(sql`select case when x.id is not null then jsonb_build_object('id', x.id, 'name', x.name, 'start', x.start,
              'program', ${refer("m")}) end as session, ${sums}
          from lines g left join sessions x on x.id = g.session_id left join programs m on m.id = x.program_id
          group by x.id, m.id order by x.start nulls last, x.name, x.id`)} as by_session`,
  );
  const reached = data.by_charity.filter(({ charity, total_cents }) => charity && total_cents > 0);
  return { totals: { ...totals, charities: reached.length }, ...data };
}

export const givingDashboardRoutes: Route[] = [
  route(givingDashboardEndpoints.get, async ({ db, query, context }) => ({
    data: await readGiving(db, query, context),
  })),
];
