import { sql } from "kysely";
import { type Db, first } from "../core/database.ts";
import { hashToken } from "../core/server/tokens.ts";

const knownDays = 30;

interface Place {
  readonly address: string;
  readonly devices?: readonly string[] | undefined;
}

/** By what tries of a sign-in are counted: guesses of strangers don't lock out devices and places that the account knows. */
export async function counterOf(db: Db, email: string, { address, devices = [] }: Place): Promise<string> {
  const known = await first<{ by_device: boolean; by_address: boolean }>(
    db,
    sql`select exists (select from remembered_devices d where d.user_id = u.id and d.expires_at > now()
          and d.token_hash = any(${devices.map(hashToken)}::text[])) as by_device,
        exists (select from logins l where l.user_id = u.id and l.viewed_by is null and l.substitute_link is null and l.address = ${address}
          and l.created_at > now() - make_interval(days => ${knownDays})) as by_address
      from users u where u.email = ${email}::citext and u.archived_at is null`,
  );
  if (known?.by_device) return `device:${email}`;
  return known?.by_address ? `known:${email}` : email;
}

/** All counters of an account's sign-ins. */
export const countersOf = (email: string) => [email, `known:${email}`, `device:${email}`];
