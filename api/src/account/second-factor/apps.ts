import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { type Db, first } from "../../core/database.ts";
import type { Services } from "../../core/services.ts";
import { seal, unseal } from "./sealing.ts";

const period = 30;

const appOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: "SHA1" });

/** The time step whose code this is, one before and one after the present included; null if none. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const away = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return away === null ? null : Math.floor(now.getTime() / 1000 / period) + away;
}

/** Makes a secret that counts once `confirmApp` got a code of it; one in use stays until then. */
export async function beginApp(
  db: Db,
  { secret: key, settings: { brandName } }: Services,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  await sql`insert into authenticator_apps (user_id, pending_secret, pending_since) values (${id}, ${seal(secret, id, key)}, now())
    on conflict (user_id) do update set pending_secret = excluded.pending_secret, pending_since = now()`.execute(
    db,
  );
  return { secret, uri: appOf(secret, { issuer: brandName, label: email }).toString() };
}

/** Puts the new secret into use if the code is one of it; returns whether it was. */
export async function confirmApp(tx: Db, services: Services, userId: number, code: string): Promise<boolean> {
  const found = await first<{ pending_secret: string }>(
    tx,
    sql`select pending_secret from authenticator_apps where user_id = ${userId}
      and pending_secret is not null and pending_since > now() - interval '1 hour' for update`,
  );
  const secret = found && unseal(found.pending_secret, userId, services.secret);
  const step = secret ? stepOf(secret, code, services.now()) : null;
  if (step === null) return false;
  await sql`update authenticator_apps set sealed_secret = pending_secret, pending_secret = null, pending_since = null,
    confirmed_at = now(), last_step = ${step} where user_id = ${userId}`.execute(tx);
  return true;
}

/** Whether a code is one of the user's app; each counts once. */
export async function takeAppCode(
  tx: Db,
  services: Services,
  userId: number,
  code: string,
): Promise<boolean> {
  const found = await first<{ sealed_secret: string }>(
    tx,
    sql`select sealed_secret from authenticator_apps where user_id = ${userId} and confirmed_at is not null`,
  );
  const secret = found && unseal(found.sealed_secret, userId, services.secret);
  const step = secret ? stepOf(secret, code, services.now()) : null;
  if (step === null) return false;
  const taken = await first(
    tx,
    sql`update authenticator_apps set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`,
  );
  return taken !== undefined;
}
