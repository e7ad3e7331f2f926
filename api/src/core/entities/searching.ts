import { sql } from "kysely";
import { always, type Searched, type Sql } from "./entity.ts";

/** Text for the pattern of LIKE in which it stands for itself. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A condition that an expression holds a word, ignoring case. */
export const holdsWord = (word: string) => (expression: Sql) =>
  sql`${expression} ilike ${`%${likeText(word)}%`}`;

/** A condition that every word of the search text is in one of the expressions: as it is written, unless told otherwise. */
export function searchCondition(searched: readonly Searched[], text: string, holdsIt = holdsWord): Sql {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map((word) => {
    const holds = holdsIt(word);
    const found = searched.map((each) => (typeof each === "function" ? each(holds) : holds(each)));
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql.join([always, ...conditions], sql` and `);
}
