import { sql } from "kysely";
import type { Caller } from "../caller.ts";
import type { Db } from "../database.ts";
import type { Upload } from "./uploads.ts";

type Sent = Iterable<Pick<Upload, "stored">>;

/** Keeps a row for every file that a call has put in the store, in the transaction of the call. */
export async function rememberFiles(tx: Db, uploads: Sent, caller: Caller): Promise<void> {
  for (const { stored } of uploads) {
    if (!stored) continue;
    await sql`insert into files (key, name, mime, size, user_id)
      values (${stored.key}, ${stored.name}, ${stored.mime}, ${stored.size}, ${caller.id})`.execute(tx);
  }
}
