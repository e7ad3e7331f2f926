import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";

/**
 * Inserts rows and returns them with ids above the current maximum, in order, so that fresh databases get the same
 * ids.
 */
export async function insertRows<Row extends object>(
  tx: Db,
  table: string,
  newRows: readonly Row[],
): Promise<(Row & { readonly id: number })[]> {
  const { highest } = await sole<{ highest: number }>(
    tx,
    sql`select coalesce(max(id), 0)::int as highest from ${sql.table(table)}`,
  );
  const withIds = newRows.map((row, index) => ({ ...row, id: highest + index + 1 }));
  await insertLinks(tx, table, withIds);
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  await sql`select setval(${sequence}, greatest(nextval(${sequence}), ${highest + newRows.length}))`.execute(
    tx,
  );
  return withIds;
}

/** Adds rows that bring their whole key with them; what only some of them have is null in the others. */
export async function insertLinks(tx: Db, table: string, newRows: readonly object[]): Promise<void> {
  const names = new Set(newRows.flatMap((row) => Object.keys(row)));
  if (names.size === 0) return;
  const columns = sql.join([...names].map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(newRows)}::jsonb)`.execute(
    tx,
  );
}

/** The time stamps of a row that was made at a moment and left alone since. */
export function madeAt(moment: string) {
  return { created_at: moment, updated_at: moment };
}
