import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { limiter } from "../../core/server/limiter.ts";

/** Argon2id (the library's default variant) as OWASP asks for it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs on Node's thread pool; a few at a time leave the pool's other threads to files and names. */
const taken = limiter(Math.max(1, Math.min(2, availableParallelism() - 1)), 200);

/** A hash that no password matches, for the time it takes to compare with it. */
let nobody: Promise<string> | undefined;

/** Hashes a password (argon2id) off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return taken(() => hash(password, cost));
}

/** Checks a password. Without a hash it takes equally long, so that timing doesn't reveal accounts. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID(), cost);
  const against = hashed ?? (await nobody);
  const right = await taken(() => verify(against, password).catch(() => false));
  return right && hashed !== null;
}
