import { type RawBuilder, sql } from "kysely";
import { type Db, rows } from "../database.ts";

/** A foreign key of another table: its columns, and those of the row they refer to. */
export interface ForeignKey {
  readonly table: string;
  readonly columns: readonly string[];
  readonly own: readonly string[];
  /** What becomes of its rows when the row is deleted. */
  readonly onDelete: "keep" | "cascade" | "setNull";
  /** False for tables that only link two others. */
  readonly hasId: boolean;
  readonly archives: boolean;
  /** That its rows may do without. */
  readonly isNullable: boolean;
}

/** The foreign keys that refer to a table. */
export function foreignKeysTo(db: Db, table: string): Promise<ForeignKey[]> {
  const names = (table: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
    sql`array(select a.attname::text from unnest(${key}) with ordinality k (num, place)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = k.num order by k.place)`;
  const has = (column: string) => sql`exists (select from pg_attribute a
    where a.attrelid = c.conrelid and a.attname = ${sql.lit(column)} and not a.attisdropped)`;
  return rows(
    db,
    sql`select r.relname::text as "table", ${names(sql`c.conrelid`, sql`c.conkey`)} as columns,
        ${names(sql`c.confrelid`, sql`c.confkey`)} as own, ${has("id")} as "hasId", ${has("archived_at")} as archives,
        not exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attnotnull) as "isNullable",
        case c.confdeltype when 'c' then 'cascade' when 'n' then 'setNull' else 'keep' end as "onDelete"
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.confrelid = ${table}::regclass order by r.relname, c.conname`,
  );
}

/** That a row (by one alias) refers to another (by the other) through a foreign key. */
export function refersThrough(key: ForeignKey, from: string, to: string): RawBuilder<unknown> {
  return sql.join(
    key.columns.map((column, place) => {
      const own = key.own[place] ?? "id";
      return sql`${sql.ref(`${from}.${column}`)} = ${sql.ref(`${to}.${own}`)}`;
    }),
    sql` and `,
  );
}

/** The columns of a table that can be written. */
export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select attname::text as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return found.map(({ name }) => name);
}
