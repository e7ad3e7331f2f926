import { createHash } from "node:crypto";
import { recoveryCodeCount } from "@kindling/contract";
import { sql } from "kysely";
import { Secret } from "otpauth";
import { type Db, first, sole } from "../../core/database.ts";

// 80 random bits can't be guessed from their hash, so it needs no costly one.
const hashOf = (userId: number, code: string) =>
  createHash("sha256").update(`${userId}:${code}`).digest("hex");

/** Replaces a user's recovery codes; returns the new ones, which aren't kept. */
export async function makeRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: 10 }).base32);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(tx);
  await sql`insert into recovery_codes (user_id, code_hash)
    select ${userId}, unnest(${codes.map((code) => hashOf(userId, code))}::text[])`.execute(tx);
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, "$&-"));
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await sole<{ left: number }>(
    db,
    sql`select count(*) as left from recovery_codes where user_id = ${userId} and used_at is null`,
  );
  return left;
}

/** The codes made with a first second factor; null if there are some already. */
export async function firstRecoveryCodes(tx: Db, userId: number): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? null : makeRecoveryCodes(tx, userId);
}

/** Uses a recovery code up; returns whether it was one. */
export async function takeRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const taken = await first(
    tx,
    sql`update recovery_codes set used_at = now() where user_id = ${userId} and code_hash = ${hashOf(userId, code)}
      and used_at is null returning user_id`,
  );
  return taken !== undefined;
}
