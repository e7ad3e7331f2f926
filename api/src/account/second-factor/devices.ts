import { rememberedDays } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";

/** The remembered device of a user that one of these tokens names. */
export const findDevice = (db: Db, userId: number, tokens: readonly string[] = []) =>
  first<{ id: number }>(
    db,
    sql`select id from remembered_devices where user_id = ${userId} and expires_at > now()
      and token_hash = any(${tokens.map(hashToken)}::text[]) order by id desc`,
  );

/** Remembers a device; returns the token that it keeps, of which we keep the hash. */
export async function rememberDevice(
  tx: Db,
  userId: number,
  { address, userAgent }: { readonly address: string; readonly userAgent: string },
): Promise<{ id: number; token: string }> {
  const token = randomToken();
  await sql`delete from remembered_devices where user_id = ${userId} and expires_at < now()`.execute(tx);
  const { id } = await sole<{ id: number }>(
    tx,
    sql`insert into remembered_devices (user_id, token_hash, address, user_agent, expires_at)
      values (${userId}, ${hashToken(token)}, ${address}, ${userAgent}, now() + make_interval(days => ${rememberedDays}))
      returning id`,
  );
  return { id, token };
}

/** Forgets remembered devices of a user, one or all; returns how many. */
export async function forgetDevices(tx: Db, userId: number, id?: number): Promise<number> {
  const gone = await rows(
    tx,
    sql`delete from remembered_devices where user_id = ${userId} and id = coalesce(${id ?? null}::int, id) returning id`,
  );
  return gone.length;
}
