import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole, transaction } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { accountSay } from "./accountSay.ts";

const perAccount = 10;
const perAddress = 50;

/**
 * Counts an attempt per account and address. Returns 0, or the seconds to wait after too many. Attempts count when
 * they start, so parallel guesses don't slip through.
 */
export function claimTry(db: Db, account: string, address: string): Promise<number> {
  const recent = (column: string, value: string, nth: number) => sql`(select at from login_attempts
    where ${sql.ref(column)} = ${value} and at > now() - interval '15 minutes' order by at desc offset ${nth - 1} limit 1)`;
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(1, hashtext(${account}))`.execute(tx);
    await sql`select pg_advisory_xact_lock(2, hashtext(${address}))`.execute(tx);
    const { wait } = await sole<{ wait: number | null }>(
      tx,
      sql`select ceil(extract(epoch from greatest(${recent("account", account, perAccount)}, ${recent("address", address, perAddress)})
        + interval '15 minutes' - now()))::float as wait`,
    );
    if (wait) return wait;
    await sql`insert into login_attempts (account, address) values (${account}, ${address})`.execute(tx);
    return 0;
  });
}

/** The refusal of one try too many: in words how long to wait, and in Retry-After. */
export function lockedOut(seconds: number, language: Language): Refusal {
  const text = accountSay[language].locked(Math.ceil(seconds / 60));
  return new Refusal("tooMany", text, { retryAfterSeconds: seconds });
}

/** Forgets an account's tries, once its owner has shown the right password. */
export async function forgetFailures(db: Db, account: string): Promise<void> {
  await sql`delete from login_attempts where account = ${account}`.execute(db);
}
