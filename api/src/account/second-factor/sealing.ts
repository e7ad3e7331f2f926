import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", "kindling authenticator apps", 32));

/** Encrypts an app's secret with a key derived from the server's, bound to its user. */
export function seal(text: string, userId: number, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts it; null if it was sealed with another secret or for another user. */
export function unseal(sealed: string, userId: number, secret: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString();
  } catch {
    return null;
  }
}
