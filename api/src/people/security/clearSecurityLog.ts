import { sql } from "kysely";
import type { Db } from "../../core/database.ts";

/** Removes what is past its term from the security log (400 days unless staff set another); nothing may remove it earlier. */
export async function clearSecurityLog(db: Db): Promise<void> {
  await sql`select clear_security_log()`.execute(db);
}
