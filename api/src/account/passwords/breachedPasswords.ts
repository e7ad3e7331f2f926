import { createHash } from "node:crypto";
import { Counter, type Registry } from "prom-client";
import type { IsBreached } from "../setPassword.ts";
import { askRange } from "./askRange.ts";
import { searchHashes } from "./searchHashes.ts";

/** Whether a SHA-1 hash, 40 uppercase hex digits, is on a list of breached passwords. */
export type IsListed = (hash: string) => Promise<boolean>;

const counter = new Counter({
  name: "kindling_breached_password_checks_total",
  help: "New passwords compared with the list of breached ones since this process started, by result",
  labelNames: ["result"],
  registers: [],
});
for (const result of ["breached", "unknown", "failed"]) counter.inc({ result }, 0);

/** Adds how many passwords were compared to the metrics. */
export function countBreachChecks(registry: Registry): void {
  registry.registerMetric(counter);
}

/**
 * Returns a function that tells whether a password is known from a breach, by a range service or a downloaded list. If
 * the list can't be read in time, the password counts as unknown and `onError` is called.
 */
export function breachedPasswords(
  where: string | undefined,
  onError: (error: unknown) => void,
  timeoutMs = 2000,
): IsBreached {
  if (!where) return () => Promise.resolve(false);
  const isListed = /^https?:/.test(where) ? askRange(where, timeoutMs) : searchHashes(where);
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    try {
      const isBreached = await isListed(hash);
      counter.inc({ result: isBreached ? "breached" : "unknown" });
      return isBreached;
    } catch (error) {
      counter.inc({ result: "failed" });
      onError(error);
      return false;
    }
  };
}
