import { sql } from "kysely";
import type { Db } from "../../core/database.ts";

/** Removes what has been in the security log for 400 days; nothing may remove it earlier. */
export async function clearSecurityLog(db: Db): Promise<void> {
  await sql`select clear_security_log()`.execute(db);
}
