import pg, { type Client, type PoolConfig } from "pg";

/** A table with what has to be copied of it. */
export interface Table {
  readonly name: string;
  /** Its columns without those that the database works out itself. */
  readonly columns: readonly string[];
  /** About how many bytes it takes. */
  readonly size: number;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** A name as SQL. */
export const quoted = (name: string) => pg.escapeIdentifier(name);

// Values are written alike whatever the server's own settings are, and big tables take their time.
const habits = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Opens a connection of its own for copying rows. */
export async function connect(connection: string | PoolConfig): Promise<Client> {
  const config = typeof connection === "string" ? { connectionString: connection } : connection;
  // One that breaks is noticed by the statement that runs or comes next.
  const client = new pg.Client(config).on("error", () => undefined);
  await client.connect();
  await client.query(habits);
  return client;
}

/** The tables of the portal, but for those that tell which migrations ran. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`select c.relname as name, pg_table_size(c.oid)::float8 as size,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname`);
  return rows;
}

/** The migrations that ran, in their order; none in an empty database. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ table: string | null }>(
    "select to_regclass('public.kysely_migration')::text as table",
  );
  if (!found[0]?.table) return [];
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

/** Where sequences go on; numbers are never given back, so that is beyond all rows of an older snapshot. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<Sequence, "name">>(
      `select last_value::text as value, is_called as "isCalled" from public.${quoted(name)}`,
    );
    sequences.push({ name, value: "1", isCalled: false, ...values[0] });
  }
  return sequences;
}
