import { sql } from "kysely";
import { type Db, first } from "./database.ts";
import type { Answer } from "./serve.ts";

/**
 * Answers a repeat of the same user's key with the first answer and does nothing more. The key is claimed in the same
 * transaction as the work, so a repeat that arrives meanwhile waits, and a refused try leaves no trace.
 */
export async function answerOnce(
  tx: Db,
  userId: number,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const claimed = await first(
    tx,
    sql`insert into idempotency_keys as k (user_id, key) values (${userId}, ${key})
      on conflict (user_id, key) do update set created_at = now(), status = null, body = null
        where k.created_at < now() - interval '24 hours'
      returning key`,
  );
  if (!claimed) {
    const kept = await first<Answer>(
      tx,
      sql`select status, body from idempotency_keys where user_id = ${userId} and key = ${key}`,
    );
    if (kept) return kept;
  }
  const answer = await work();
  await sql`update idempotency_keys set status = ${answer.status}, body = ${JSON.stringify(answer.body)}::json
    where user_id = ${userId} and key = ${key}`.execute(tx);
  return answer;
}
