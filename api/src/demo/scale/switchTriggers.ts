import { sql } from "kysely";
import type { Db } from "../../core/database.ts";

/** Turns triggers, each named with its table, off or on again. */
export async function switchTriggers(
  tx: Db,
  does: "disable" | "enable",
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const [table = "", trigger = ""] = name.split(".");
    await sql`alter table ${sql.table(table)} ${sql.raw(does)} trigger ${sql.ref(trigger)}`.execute(tx);
  }
}
