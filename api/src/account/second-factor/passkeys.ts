import { randomBytes } from "node:crypto";
import type { madePasskey, passkeySignature } from "@kindling/contract";
import type { AuthenticatorTransport } from "@simplewebauthn/server";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, first, rows } from "../../core/database.ts";
import type { PasskeyHome } from "./passkeyHome.ts";

/** What a challenge serves for. */
type Purpose = "create" | "sign_in" | "confirm";

interface StoredPasskey {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: AuthenticatorTransport[];
  user_handle: string;
}

// Loaded when first needed: it is large, and most sign-ins don't.
const library = () => import("@simplewebauthn/server");

const ownPasskeys = (db: Db, userId: number) =>
  rows<StoredPasskey>(
    db,
    sql`select id, user_id, credential_id, public_key, counter, transports, user_handle from passkeys
      where user_id = ${userId} order by id`,
  );

const describe = ({ credential_id: id, transports }: StoredPasskey) => ({ id, transports });

/** Keeps a challenge for five minutes; those that have had their time go. */
async function keepChallenge(
  db: Db,
  challenge: string,
  purpose: Purpose,
  userId: number | null,
  handle: string | null = null,
): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`insert into passkey_challenges (challenge, user_id, purpose, user_handle, expires_at)
    values (${challenge}, ${userId}, ${purpose}, ${handle}, now() + interval '5 minutes')`.execute(db);
}

/** Takes the challenge that was signed out of those kept, so that it serves once; undefined if it isn't one. */
async function takeChallenge(
  db: Db,
  clientData: string,
  purpose: Purpose,
  userId: number | null,
): Promise<{ challenge: string; user_handle: string | null } | undefined> {
  let challenge: unknown;
  try {
    challenge = (JSON.parse(Buffer.from(clientData, "base64url").toString()) as { challenge?: unknown })
      .challenge;
  } catch {
    return undefined;
  }
  if (typeof challenge !== "string") return undefined;
  return first(
    db,
    sql`delete from passkey_challenges where challenge = ${challenge} and purpose = ${purpose}
      and user_id is not distinct from ${userId}::int and expires_at > now() returning challenge, user_handle`,
  );
}

/** Asks a browser to make a passkey that needs no email to sign in with. */
export async function askToCreate(
  db: Db,
  { rpId }: PasskeyHome,
  brand: string,
  user: { readonly id: number; readonly email: string; readonly name: string },
) {
  const { generateRegistrationOptions } = await library();
  const own = await ownPasskeys(db, user.id);
  // The same for all of a person's passkeys, and nothing that tells who they are.
  const handle = own[0]?.user_handle ?? randomBytes(32).toString("base64url");
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: rpId,
    userName: user.email,
    userDisplayName: user.name,
    userID: Uint8Array.from(Buffer.from(handle, "base64url")),
    excludeCredentials: own.map(describe),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(db, options.challenge, "create", user.id, handle);
  return { ...options };
}

/** A passkey that was verified and is to be saved. */
interface CheckedPasskey {
  readonly credential: { readonly id: string; readonly publicKey: Uint8Array; readonly counter: number };
  readonly transports: readonly string[];
  readonly handle: string | null;
}

/** Verifies a passkey just made; undefined if anything about it is wrong. Its challenge is used up either way. */
export async function checkMade(
  db: Db,
  { rpId, origin }: PasskeyHome,
  userId: number,
  made: z.output<typeof madePasskey>,
): Promise<CheckedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const asked = await takeChallenge(db, made.response.clientDataJSON, "create", userId);
  if (!asked) return undefined;
  const { transports = [], ...response } = made.response;
  const checked = await verifyRegistrationResponse({
    response: { ...made, response },
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  return { credential: checked.registrationInfo.credential, transports, handle: asked.user_handle };
}

/** Saves it; false if it is saved already. */
export async function savePasskey(
  tx: Db,
  userId: number,
  { credential, transports, handle }: CheckedPasskey,
  name: string,
): Promise<boolean> {
  const saved = await first(
    tx,
    sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, user_handle, name)
      values (${userId}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter},
        ${transports}::text[], ${handle}, ${name})
      on conflict (credential_id) do nothing returning id`,
  );
  return saved !== undefined;
}

/** Asks a browser to sign with a passkey: one of a user's, or with null any of this portal. */
export async function askToSign(
  db: Db,
  { rpId }: PasskeyHome,
  userId: number | null,
  purpose: Exclude<Purpose, "create"> = "sign_in",
) {
  const { generateAuthenticationOptions } = await library();
  const own = userId === null ? [] : await ownPasskeys(db, userId);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: own.map(describe),
    userVerification: "required",
  });
  await keepChallenge(db, options.challenge, purpose, userId);
  return { ...options };
}

/**
 * Verifies a signature; returns whose passkey it is, or undefined if anything about it is wrong. With a user, only
 * theirs counts; without one, the passkey must say whose it is.
 */
export async function checkSignature(
  db: Db,
  { rpId, origin }: PasskeyHome,
  userId: number | null,
  signed: z.output<typeof passkeySignature>,
  purpose: Exclude<Purpose, "create"> = "sign_in",
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const asked = await takeChallenge(db, signed.response.clientDataJSON, purpose, userId);
  const passkey = await first<StoredPasskey>(
    db,
    sql`select id, user_id, credential_id, public_key, counter, transports, user_handle from passkeys
      where credential_id = ${signed.id}`,
  );
  if (!asked || !passkey) return undefined;
  const { userHandle } = signed.response;
  const isTheirs =
    userId === null
      ? userHandle === passkey.user_handle
      : passkey.user_id === userId && (userHandle === undefined || userHandle === passkey.user_handle);
  if (!isTheirs) return undefined;
  const checked = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter } = checked.authenticationInfo;
  // Compared once more where it is kept: two signatures may come at once. Synced passkeys always say 0.
  const kept = await first<{ id: number }>(
    db,
    sql`update passkeys set counter = ${newCounter}, last_used_at = now() where id = ${passkey.id}
      and (counter < ${newCounter} or (counter = 0 and ${newCounter} = 0)) returning id`,
  );
  return kept === undefined ? undefined : passkey.user_id;
}
