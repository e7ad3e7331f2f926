import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";

interface Defined {
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs bulk inserts without indexes and foreign keys, then restores them, which is ten times faster. The primary key
 * stays.
 */
export async function withoutIndexes<T>(tx: Db, table: string, work: () => Promise<T>): Promise<T> {
  const keys = await rows<Defined>(
    tx,
    sql`select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f' order by conname`,
  );
  const indexes = await rows<Defined>(
    tx,
    sql`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = ${table}::regclass and not exists (
        select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = i.indrelid)
      order by 1`,
  );
  for (const { name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.raw(name)}`.execute(tx);
  }
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(tx);
  const result = await work();
  await sql`select set_config('maintenance_work_mem', '256MB', true)`.execute(tx);
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  for (const { name, definition } of keys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  }
  return result;
}
