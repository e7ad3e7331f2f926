import type { Client } from "pg";
import { quoted, type Table } from "./catalog.ts";

interface Defined {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const foreignKeys = `select c.conrelid::regclass::text as "table", quote_ident(c.conname) as name,
    pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`;

/** All but those of constraints, which stay. */
const indexes = `select i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as name,
    pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace
  where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = i.indrelid)
    and not exists (select from pg_class t where t.oid = i.indrelid and t.relname like 'kysely\\_%') order by 1, 2`;

/**
 * Fills tables without their triggers, which have done their work on these rows before, and without foreign keys and indexes,
 * which are made again afterwards: tables may then come in any order. Only for the owner, in the caller's transaction.
 */
export async function withoutConstraints(
  client: Client,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<Defined>(foreignKeys);
  const { rows: made } = await client.query<Defined>(indexes);
  const triggers = (does: "disable" | "enable") =>
    client.query(
      tables.map(({ name }) => `alter table public.${quoted(name)} ${does} trigger user`).join("; "),
    );
  const run = async (statements: readonly string[]) => {
    if (statements.length > 0) await client.query(statements.join("; "));
  };
  await triggers("disable");
  await run(keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await run(made.map(({ name }) => `drop index ${name}`));
  await fill();
  await client.query("set local maintenance_work_mem = '256MB'");
  await run(made.map(({ definition }) => definition));
  await run(
    keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  );
  await triggers("enable");
}
