import { sql } from "kysely";
import { always, type Searched, type Sql } from "./entity.ts";

/** A condition that the expressions contain every word of the search text, ignoring case. */
export function searchCondition(searched: readonly Searched[], text: string): Sql {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    const holds = (expression: Sql) => sql`${expression} ilike ${pattern}`;
    const found = searched.map((each) => (typeof each === "function" ? each(holds) : holds(each)));
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql.join([always, ...conditions], sql` and `);
}
