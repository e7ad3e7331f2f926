import { sql } from "kysely";
import type { Db } from "./database.ts";
import type { Context } from "./entities/entity.ts";

/** Tells the database who acts in a transaction, in which request, and why: its ledger writes that down. */
export async function actAs(tx: Db, { caller, requestId = "" }: Context, reason = ""): Promise<void> {
  await sql`select set_config('kindling.actor', ${String(caller.id)}, true), set_config('kindling.request', ${requestId}, true),
    set_config('kindling.reason', ${reason}, true)`.execute(tx);
}
