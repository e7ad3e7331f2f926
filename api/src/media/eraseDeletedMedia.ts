import { sql } from "kysely";
import type { Db } from "../core/database.ts";
import { withinRestoreTime } from "../core/entities/deletedRows.ts";

/** Erases what can no longer be restored; its files go with the sweep that follows. */
export async function eraseDeletedMedia(db: Db): Promise<void> {
  await sql`delete from teacher_media where not ${withinRestoreTime(sql`archived_at`)}`.execute(db);
}
