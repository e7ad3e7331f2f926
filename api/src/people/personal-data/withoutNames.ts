import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import type { ErasedPerson } from "./personSection.ts";

/** Takes a person's names out of columns of their own rows, each name by itself too. */
export async function withoutNames(
  tx: Db,
  { id, ownWords, placeholder }: ErasedPerson,
  table: string,
  columns: Readonly<Record<string, "text" | "jsonb">>,
  theirs = sql`user_id = ${id}`,
): Promise<void> {
  for (const [column, type] of Object.entries(columns)) {
    const text = sql`${sql.ref(column)}::text`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${text}, ${ownWords}, ${placeholder}, 'g')::${sql.raw(type)}
      where ${theirs} and ${text} ~ ${ownWords}`.execute(tx);
  }
}
