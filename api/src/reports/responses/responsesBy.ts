import { answeredTypes, type ChartData, type Language, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Narrowed } from "./responseRows.ts";

const responses: Localized<string> = { en: "Responses", es: "Respuestas" };

function barsOf(found: readonly { name: string; count: number }[], language: Language): ChartData {
  return {
    unit: "number",
    labels: found.map(({ name }) => name),
    series: [{ name: responses[language], values: found.map(({ count }) => count) }],
  };
}

/** How many of the responses that are left there are of each type, in the curriculum's order. */
export async function responsesByType(
  db: Db,
  { counts: left }: Narrowed,
  language: Language,
): Promise<ChartData> {
  const found = await rows<{ type: string; count: number }>(
    db,
    sql`select r.type, sum(r.rows)::int as count from (${left}) r group by r.type`,
  );
  const counts = new Map(found.map(({ type, count }) => [type, count]));
  const bars = Object.values(answeredTypes).flatMap(({ key, labels }) => {
    const count = counts.get(key);
    return count ? [{ name: labels[language].many, count }] : [];
  });
  return barsOf(bars, language);
}

/** How many there are of each provider's sites; the twelve with the most. */
export async function responsesByProvider(
  db: Db,
  { countsBySite }: Narrowed,
  language: Language,
): Promise<ChartData> {
  const found = await rows<{ name: string; count: number }>(
    db,
    sql`select p.name, sum(o.count)::int as count
      from (select r.school_id, sum(r.rows) as count from (${countsBySite}) r group by r.school_id) o
        join sites s on s.id = o.school_id join providers p on p.id = s.provider_id
      group by p.id having sum(o.count) > 0 order by 2 desc, p.name, p.id limit 12`,
  );
  return barsOf(found, language);
}
