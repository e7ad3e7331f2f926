import {
  type GivingOverview,
  type GivingSums,
  givingDashboardEndpoints,
  mayCall,
  paymentEndpoints,
  sponsorEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { type Context, refer, type Sql } from "../core/entities/entity.ts";
import type { Route } from "../core/route.ts";
import { readUnpaid } from "../giving/payments/readUnpaid.ts";
import { makeRoom } from "../giving/sponsors/atOnce.ts";
import { readFunding } from "../giving/sponsors/funding.ts";
import { type GivingFilter, givingLines, givingSums } from "../people/measures/givingMeasures.ts";
import { toldNames } from "../people/measures/givingStructure.ts";
import { givingInReach } from "../people/shared/reach.ts";
import { snapshotRoute } from "../people/shared/snapshotRoute.ts";

/** The figures of lines read as `g`, named as the contract has them; and their names, of groups read as `k`. */
function figures() {
  const { classes, points, ...money } = givingSums("g");
  const cents = Object.entries(money).map(([name, sum]) => [`${name}_cents`, sum] as const);
  const all = [["classes", classes] as const, ["points", points] as const, ...cents];
  return {
    sums: sql.join(all.map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)),
    told: sql.join(all.map(([name]) => sql.ref(`k.${name}`))),
  };
}

type Figures = Omit<GivingOverview, "totals"> & { readonly totals: GivingSums };

/** Giving at a glance, all of it sums over the same lines, which are put together once. */
export async function readGiving(db: Db, filter: GivingFilter, { caller }: Context): Promise<GivingOverview> {
  const lines = givingLines((schoolId) => givingInReach(caller, schoolId), filter);
  const { sums, told } = figures();
  const all = (rows: Sql) => sql`coalesce((select json_agg(row_to_json(l)) from (${rows}) l), '[]')`;
  const { totals, ...data } = await sole<Figures>(
    db,
    sql`with lines as materialized (select * from ${lines} g), ${toldNames(filter.structure)}
      select (select row_to_json(l) from (select ${sums} from lines g) l) as totals,
        ${all(sql`select case when k.charity_id is not null then jsonb_build_object('id', k.charity_id, 'name', c.name) end as charity, k.is_late, ${told}
          from (select g.charity_id, g.is_late, ${sums} from lines g group by g.charity_id, g.is_late) k
            left join told_charities c on c.charity_id = k.charity_id
          order by k.charity_id is null, k.is_late, total_cents desc, c.name, k.charity_id`)} as by_charity,
        ${all(sql`select jsonb_build_object('id', k.provider_id, 'name', p.name) as provider, ${told}
          from (select g.provider_id, ${sums} from lines g group by g.provider_id) k
            join told_providers p on p.provider_id = k.provider_id
          order by total_cents desc, p.name, k.provider_id`)} as by_provider,
        ${all(sql`select case when x.id is not null then jsonb_build_object('id', x.id, 'name', x.name, 'start', x.start,
              'program', ${refer("m")}) end as session, ${sums}
          from lines g left join sessions x on x.id = g.session_id left join programs m on m.id = x.program_id
          group by x.id, m.id order by x.start nulls last, x.name, x.id`)} as by_session`,
  );
  const reached = data.by_charity.filter(({ charity, total_cents }) => charity && total_cents > 0);
  return { totals: { ...totals, charities: reached.length }, ...data };
}

export const givingDashboardRoutes: Route[] = [
  snapshotRoute(givingDashboardEndpoints.get, async ({ db, query, context }) => {
    const { caller, today } = context;
    const giving = await readGiving(db, query, context);
    const paysAll = mayCall(paymentEndpoints.due.access, caller) && !query.providers;
    const unpaid = paysAll ? await readUnpaid(db, query) : null;
    if (!mayCall(sponsorEndpoints.funding.access, caller))
      return { data: { ...giving, unpaid, funding: null } };
    await makeRoom(db);
    return { data: { ...giving, unpaid, funding: await readFunding(db, today) } };
  }),
];
