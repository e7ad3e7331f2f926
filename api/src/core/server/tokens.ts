import { createHash, randomBytes } from "node:crypto";
import type { Group, RoleName } from "@kindling/contract";
import { createSigner, createVerifier } from "fast-jwt";

/** What a sign-in token says; `jti` is the id of the login kept in the database. */
export interface TokenClaims {
  readonly sub: string;
  readonly email: string;
  readonly role: { readonly name: RoleName };
  readonly user_type: readonly Group[];
  readonly new_login: boolean;
  readonly jti: string;
}

/** Makes what signs and reads the sign-in tokens of one secret (HS256). */
export function tokenKit(secret: string) {
  // A token that was refused while the clock was ahead isn't remembered as such: the library would, until then.
  const errorCacheTTL = () => Number.NEGATIVE_INFINITY;
  const verify = createVerifier({ key: secret, algorithms: ["HS256"], cache: 1000, errorCacheTTL });
  return {
    /** A signed token that lasts `seconds`. */
    sign(claims: TokenClaims, seconds: number): string {
      return createSigner({ key: secret, algorithm: "HS256", expiresIn: seconds * 1000 })({ ...claims });
    },
    /** The claims of a token that is ours and not expired; null otherwise. */
    read(token: string): TokenClaims | null {
      try {
        return verify(token) as TokenClaims;
      } catch {
        return null;
      }
    },
  };
}

export type TokenKit = ReturnType<typeof tokenKit>;

/** An unguessable token for links and files: 192 bits, URL-safe. */
export function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What is kept of a token that must not be readable at rest. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
