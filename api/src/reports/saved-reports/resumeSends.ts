import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { wake } from "../../core/waking.ts";

/** Resumes the sends of restored reports; mails dropped within a day are made again. */
export async function resumeSends(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update report_sends n set state = 'due', mail_id = null, file = null, attempts = 0, next_try_at = null
    from mails m where n.saved_report_id = any(${ids}::int[]) and m.id = n.mail_id and m.state = 'dropped'
      and m.next_try_at > now() - interval '1 day'`.execute(db);
  wake(db, "reports");
}
