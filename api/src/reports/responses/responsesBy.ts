import { answeredTypes, type ChartData, type Language, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";

const responses: Localized<string> = { en: "Responses", es: "Respuestas" };

function barsOf(found: readonly { name: string; count: number }[], language: Language): ChartData {
  return {
    unit: "number",
    labels: found.map(({ name }) => name),
    series: [{ name: responses[language], values: found.map(({ count }) => count) }],
  };
}

/** How many of the responses (`r`) that a condition leaves there are of each type, in the curriculum's order. */
export async function responsesByType(db: Db, where: Sql, language: Language): Promise<ChartData> {
  const found = await rows<{ type: string; count: number }>(
    db,
    sql`select r.type, count(*)::int as count from responses r where ${where} group by r.type`,
  );
  const counts = new Map(found.map(({ type, count }) => [type, count]));
  const bars = Object.values(answeredTypes).flatMap(({ key, labels }) => {
    const count = counts.get(key);
    return count ? [{ name: labels[language].many, count }] : [];
  });
  return barsOf(bars, language);
}

/** How many there are of each provider's sites; the twelve with the most. */
export async function responsesByProvider(db: Db, where: Sql, language: Language): Promise<ChartData> {
  const found = await rows<{ name: string; count: number }>(
    db,
    sql`select p.name, sum(o.count)::int as count
      from (select r.school_id, count(*) as count from responses r where ${where} group by r.school_id) o
        join sites s on s.id = o.school_id join providers p on p.id = s.provider_id
      group by p.id order by 2 desc, p.name, p.id limit 12`,
  );
  return barsOf(found, language);
}
