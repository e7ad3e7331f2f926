import {
  activitySummary,
  activityTypes,
  type Language,
  type Localized,
  type QueryOf,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../core/database.ts";
import { always, anyOf, type Context } from "../core/entity.ts";
import { type Route, route } from "../core/route.ts";
import { type SheetCell, type SheetColumn, writeXlsx, xlsxType } from "../core/xlsx.ts";
import { answersAt, classesAt } from "../resources/classMeasures.ts";
import { sitesInReach } from "../resources/reach.ts";

type Query = QueryOf<typeof activitySummary.download>;

interface SiteSummary {
  provider: string;
  site: string;
  instructors: number;
  active: number;
  by_type: Record<string, number>;
  total: number;
}

const types = Object.values(activityTypes);

const labels: Localized<Record<"provider" | "site" | "instructors" | "total" | "participation", string>> = {
  en: {
    provider: "Provider",
    site: "Site",
    instructors: "Instructors",
    total: "Total",
    participation: "Participation %",
  },
  es: {
    provider: "Proveedor",
    site: "Centro",
    instructors: "Docentes",
    total: "Total",
    participation: "Participación %",
  },
};

function columnsIn(language: Language): SheetColumn[] {
  const say = labels[language];
  return [
    { label: say.provider, kind: "text" },
    { label: say.site, kind: "text" },
    { label: say.instructors, kind: "number" },
    ...types.map((type) => ({ label: type.labels[language].many, kind: "number" as const })),
    { label: say.total, kind: "number" },
    { label: say.participation, kind: "percent" },
  ];
}

/**
 * Sums up the responses of every site in reach: by activity type, and the share of its active instructors who gave at
 * least one within the filters (participation; null where a site has none).
 */
async function summarise(db: Db, query: Query, { caller }: Context): Promise<SheetCell[][]> {
  const chosen = sql.join(
    [
      sql`s.archived_at is null`,
      sitesInReach(caller, sql`s.id`) ?? always,
      query.providers ? anyOf(sql`s.provider_id`, query.providers) : always,
      query.schools ? anyOf(sql`s.id`, query.schools) : always,
    ],
    sql` and `,
  );
  const inSessions = query.sessions ? anyOf(sql`r.session_id`, query.sessions) : always;
  const ids = sql`select id from chosen`;
  const sites = await rows<SiteSummary>(
    db,
    sql`with chosen as (select s.id, s.name, p.name as provider from sites s join providers p on p.id = s.provider_id where ${chosen}),
    counted as (
      select r.school_id, r.user_id, r.type, count(*) as given from ${answersAt(ids)} r where ${inSessions}
      group by r.school_id, r.user_id, r.type),
    typed as (
      select school_id, jsonb_object_agg(type, given) as by_type, sum(given)::int as total
      from (select school_id, type, sum(given)::int as given from counted group by school_id, type) by_type group by school_id),
    answering as (select distinct school_id, user_id from counted),
    people as (
      select c.school_id, count(*)::int as instructors, count(a.user_id)::int as active
      from ${classesAt(ids)} c left join answering a on a.school_id = c.school_id and a.user_id = c.user_id
      group by c.school_id)
    select c.provider, c.name as site, coalesce(h.instructors, 0) as instructors, coalesce(h.active, 0) as active,
      coalesce(t.by_type, '{}') as by_type, coalesce(t.total, 0) as total
    from chosen c left join people h on h.school_id = c.id left join typed t on t.school_id = c.id
    order by c.provider, c.name, c.id`,
  );
  return sites.map((site) => [
    site.provider,
    site.site,
    site.instructors,
    ...types.map((type) => site.by_type[type.key] ?? 0),
    site.total,
    site.instructors > 0 ? site.active / site.instructors : null,
  ]);
}

const firstRows = 25;

/** The Activity Summary Report, as a file and as the rows a screen shows first. */
export const activitySummaryRoutes: Route[] = [
  route(activitySummary.download, async ({ db, query, context, language }) => {
    const rows = await summarise(db, query, context);
    const file = writeXlsx([{ name: activitySummary.fileName, columns: columnsIn(language), rows }]);
    return { file, type: xlsxType, name: `${activitySummary.fileName}.xlsx` };
  }),
  route(activitySummary.preview, async ({ db, query, context, language }) => {
    const rows = await summarise(db, query, context);
    const columns = columnsIn(language).map(({ label, kind }, index) => ({
      key: String(index),
      label,
      kind: kind === "text" || kind === "percent" ? kind : ("number" as const),
    }));
    const shown = rows
      .slice(0, firstRows)
      .map((row) => row.map((cell) => (typeof cell === "boolean" ? String(cell) : cell)));
    return { data: { columns, rows: shown, total: rows.length } };
  }),
];
