import { sql } from "kysely";
import type { Db } from "../../core/database.ts";

/** Forgets what was deleted more than a day ago; its files go with the sweep that follows. */
export async function eraseDeletedMedia(db: Db): Promise<void> {
  await sql`delete from teacher_media where archived_at < now() - interval '1 day'`.execute(db);
}
