import { type Kysely, sql } from "kysely";

/**
 * Who changes a class's choice keeps only those waiting who add points to the person, not others who refer to them:
 * two who choose for one class had both referred to it already, and waited for each other in a circle.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
do $$ begin
  execute replace(pg_get_functiondef('post_choices'::regproc), 'for no key update', 'for share');
end $$`.execute(db);
  // The portal wakes its own sender: who notifies holds up everybody else's COMMIT.
  await sql`drop trigger announce_mails on mails`.execute(db);
  await sql`drop function announce_mails`.execute(db);
}
