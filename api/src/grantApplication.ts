import { sql } from "kysely";
import { type Db, rows, sole } from "./core/database.ts";
import { SettingsError } from "./core/settings.ts";

/** Tables whose rows no role but their owner can change or delete. */
const addedOnly = [
  "ledger_entries",
  "ledger_postings",
  "point_entries",
  "adjustments",
  "session_closings",
  "payment_items",
  "security_log",
];

/**
 * Gives the role in `DATABASE_URL` what the portal needs of the tables of `owner`: to read and write rows, but neither to
 * change the schema nor what was added to the ledger.
 * @throws SettingsError if that role has the owner's rights anyway.
 */
export async function grantApplication(owner: Db, application: Db): Promise<void> {
  const { role } = await sole<{ role: string }>(application, sql`select current_user as role`);
  const name = sql.id(role);
  await refuseOwner(owner, role);
  await owner.transaction().execute(async (tx) => {
    // Processes that start at once would change the same privileges.
    await sql`select pg_advisory_xact_lock(hashtext('kindling privileges'))`.execute(tx);
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`grant usage on schema public to ${name}`);
    await run(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await run(sql`grant usage, update on all sequences in schema public to ${name}`);
    await run(
      sql`revoke update, delete on ${sql.join(addedOnly.map((table) => sql.table(table)))} from ${name}`,
    );
    await run(sql`revoke insert, update, delete on demo_rows, demo_removals from ${name}`);
    await run(sql`grant execute on function mark_demo, discard_demo_books, forget_demo to ${name}`);
    for (const { tablename } of await migrationTables(tx))
      await run(sql`revoke insert, update, delete on ${sql.table(tablename)} from ${name}`);
  });
}

const migrationTables = (db: Db) =>
  rows<{ tablename: string }>(
    db,
    sql`select tablename from pg_tables where schemaname = 'public' and tablename like 'kysely\\_%'`,
  );

/** @throws SettingsError where privileges wouldn't hold the role back. */
async function refuseOwner(owner: Db, role: string): Promise<void> {
  const { is_super, owned } = await sole<{ is_super: boolean; owned: number }>(
    owner,
    sql`select (select rolsuper from pg_roles where rolname = ${role}) as is_super,
      (select count(*) from pg_tables where schemaname = 'public' and pg_has_role(${role}, tableowner, 'member')) as owned`,
  );
  if (!is_super && owned === 0) return;
  throw new SettingsError(
    is_super
      ? `The user "${role}" in DATABASE_URL is a superuser. With DATABASE_OWNER_URL, use one without special rights.`
      : `The user "${role}" in DATABASE_URL owns tables of the portal. Give them to the user in DATABASE_OWNER_URL ` +
          `("reassign owned by"), or remove DATABASE_OWNER_URL.`,
  );
}
