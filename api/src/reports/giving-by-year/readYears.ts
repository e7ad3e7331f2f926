import {
  type DaysBeside,
  type GivingByYear,
  type GivingGroup,
  type GivingPeriod,
  yearAround,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { startOf, type Years } from "../../giving/periods/periodOf.ts";
import { daySums, givingDays } from "../../people/measures/givingDays.ts";
import type { GivingFilter } from "../../people/measures/givingMeasures.ts";
import { toldNames } from "../../people/measures/givingStructure.ts";
import { givingInReach } from "../../people/shared/reach.ts";

interface Asked extends GivingFilter {
  readonly by: GivingGroup;
}

interface Group {
  /** What a row is of: its key in `lines` and its names. */
  readonly keys: Sql;
  readonly of: Sql;
  readonly names: Sql;
  readonly order: Sql;
}

const groups: Readonly<Record<GivingGroup, Group>> = {
  charity: {
    keys: sql`g.charity_id`,
    of: sql`case when k.charity_id is not null then jsonb_build_object('id', k.charity_id, 'name', n.name) end as of`,
    names: sql`left join told_charities n on n.charity_id = k.charity_id`,
    order: sql`k.charity_id is null`,
  },
  provider: {
    keys: sql`g.provider_id`,
    of: sql`jsonb_build_object('id', k.provider_id, 'name', n.name) as of`,
    names: sql`join told_providers n on n.provider_id = k.provider_id`,
    order: sql`null::text`,
  },
  site: {
    keys: sql`g.school_id, g.provider_id`,
    of: sql`jsonb_build_object('id', k.school_id, 'name', n.name) as of, jsonb_build_object('id', k.provider_id, 'name', v.name) as provider`,
    names: sql`join told_sites n on (n.provider_id, n.school_id) = (k.provider_id, k.school_id) join told_providers v on v.provider_id = k.provider_id`,
    order: sql`null::text`,
  },
};

type Figures = Pick<GivingByYear, "totals" | "rows"> & { readonly first_day: string | null };

/** What was given in a period and the year before, in all and by charity, provider or site; one statement, so of one moment. */
export async function readYears(
  db: Db,
  { by, ...filter }: Asked,
  period: DaysBeside,
  { caller }: Pick<Context, "caller">,
): Promise<Figures> {
  const reach = (schoolId: Sql) => givingInReach(caller, schoolId);
  const { keys, of, names, order } = groups[by];
  const sums = daySums("g");
  return sole<Figures>(
    db,
    sql`with ${givingDays(reach, period, filter)}, ${toldNames(filter.structure)}
      select (select row_to_json(l) from (select ${sums} from lines g) l) as totals,
        coalesce((select json_agg(row_to_json(l)) from (
          select ${of}, k.now, k.before from (select ${keys}, ${sums} from lines g group by ${keys}) k ${names}
          order by ${order}, (k.now->>'total_cents')::bigint desc, (k.before->>'total_cents')::bigint desc, n.name, k) l), '[]') as rows,
        (select least((select min(day) from point_days), (select min(donated_on) from class_donations)))::text as first_day`,
  );
}

/** The years of a kind that there is something to tell of, latest first. */
export function yearsTold(
  kind: GivingPeriod,
  first: string | null,
  today: string,
  settings: Years,
): number[] {
  const start = startOf(kind, settings);
  if (!start) return [];
  const last = yearAround(today, start);
  const years = last - Math.min(last, yearAround(first ?? today, start)) + 1;
  return Array.from({ length: years }, (_, at) => last - at);
}
