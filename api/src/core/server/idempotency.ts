import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../database.ts";
import { invalid } from "../errors.ts";
import { say } from "../say.ts";

/** The Idempotency-Key of a request: whose it is, and what was asked under it. */
export interface Claim {
  readonly userId: number;
  readonly key: string;
  /** The method and the whole address. */
  readonly call: string;
  /** A hash of the body including its files. */
  readonly bodyHash: string;
}

/** What a call answered, before it is sent; kept for a repeat of the same key. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Answers a repeated key with the first reply. The key is claimed in the work's transaction, so concurrent repeats
 * wait and failures leave no trace.
 * @throws Refusal invalid if the key was used for another call or body.
 */
export async function answerOnce(
  tx: Db,
  { userId, key, call, bodyHash }: Claim,
  language: Language,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const claimed = await first(
    tx,
    sql`insert into idempotency_keys (user_id, key, call, body_hash) values (${userId}, ${key}, ${call}, ${bodyHash})
      on conflict (user_id, key) do nothing returning key`,
  );
  if (!claimed) {
    const kept = await first<Answer & { isOther: boolean }>(
      tx,
      sql`select status, body, call <> ${call} or body_hash <> ${bodyHash} as "isOther" from idempotency_keys where user_id = ${userId} and key = ${key}`,
    );
    if (kept?.isOther) throw invalid("Idempotency-Key", say[language].otherCall);
    if (kept) return { status: kept.status, body: kept.body };
  }
  const answer = await work();
  await sql`update idempotency_keys set status = ${answer.status}, body = ${JSON.stringify(answer.body)}::json
    where user_id = ${userId} and key = ${key}`.execute(tx);
  return answer;
}
