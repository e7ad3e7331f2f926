import type { Language, SecurityReason } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole, transaction } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import type { Call } from "../core/route.ts";
import { noteRefusal } from "../people/security/noteRefusal.ts";
import { accountSay } from "./accountSay.ts";

/** How many attempts within a quarter of an hour. */
const usual = { perAccount: 10, perAddress: 50 };

/**
 * Counts an attempt per account and address. Returns 0, or the seconds to wait after too many. Attempts count when
 * they start, so parallel guesses don't slip through. Tries of the future were made while the clock was wrong.
 */
export function claimTry(
  db: Db,
  account: string,
  address: string,
  { perAccount, perAddress } = usual,
): Promise<number> {
  const recent = (column: string, value: string, nth: number) => sql`(select at from login_attempts
    where ${sql.ref(column)} = ${value} and at between now() - interval '15 minutes' and now() + interval '1 minute' order by at desc offset ${nth - 1} limit 1)`;
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

/** Something that may only be tried so often. */
interface Trying {
  /** The account as it was named, in lower case. */
  readonly name: string;
  /** A counter apart from that of signing in. */
  readonly apart?: string;
  /** The key that it counts by, if that isn't the name. */
  readonly counter?: string;
  readonly account?: number;
  readonly reason: SecurityReason;
}

/**
 * Counts an attempt, and tells the security log of one too many.
 * @throws Refusal tooMany, in words and in Retry-After how long to wait.
 */
export async function admitTry(
  {
    services: { db },
    context,
    address,
    userAgent,
    language,
  }: Pick<Call, "services" | "context" | "address" | "userAgent" | "language">,
  { name, apart, account, reason, counter = name }: Trying,
): Promise<void> {
  const prefix = apart ? `${apart}:` : "";
  const wait = await claimTry(db, prefix + counter, prefix + address);
  if (wait === 0) return;
  const whose = account === undefined ? { typed: name } : { account };
  noteRefusal(db, { kind: "locked_out", ...whose, facts: { reason } }, { ...context, userAgent });
  throw lockedOut(wait, language);
}

function lockedOut(seconds: number, language: Language): Refusal {
  const text = accountSay[language].locked(Math.ceil(seconds / 60));
  return new Refusal("tooMany", text, { retryAfterSeconds: seconds });
}

/** Forgets the tries of some counters, once an account's owner has shown the right password. */
export async function forgetFailures(db: Db, ...counters: readonly string[]): Promise<void> {
  await sql`delete from login_attempts where account = any(${counters}::text[])`.execute(db);
}
