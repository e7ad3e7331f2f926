import { createHmac } from "node:crypto";
import type { Language } from "@kindling/contract";
import { claimTry } from "../../account/throttle.ts";
import { Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import type { Services } from "../../core/services.ts";
import { liveSay } from "./liveSay.ts";

/** Within a quarter of an hour, from one network: a whole school joins from one address. */
const most = { join: 1500, guess: 60 } as const;

/** How often a device may call within ten seconds. */
const callsOfDevice = 30;

const window = 10_000;

/** How many devices are counted at most; the oldest are forgotten first. */
const countedDevices = 20_000;

/**
 * Counts a join, or a code that no room has, by the caller's network: across processes, and by a keyed hash of the
 * address.
 * @throws Refusal tooMany after too many
 */
export async function admitFrom(
  { db, secret }: Pick<Services, "db" | "secret">,
  what: keyof typeof most,
  address: string,
  language: Language,
): Promise<void> {
  const hashed = createHmac("sha256", secret).update(`live ${address}`).digest("base64url").slice(0, 22);
  const name = `live-${what}:${hashed}`;
  const wait = await claimTry(db, name, name, { perAccount: most[what], perAddress: most[what] });
  if (wait > 0) throw new Refusal("tooMany", say[language].tooMany, { retryAfterSeconds: wait });
}

/** Returns what admits the calls of a device to this process, by its secret: a tap a second, and then some. */
export function deviceLimit() {
  const counted = new Map<string, { since: number; calls: number }>();
  return (secret: string, language: Language): void => {
    const now = performance.now();
    const found = counted.get(secret);
    const count = found && now - found.since < window ? found : { since: now, calls: 0 };
    count.calls += 1;
    counted.delete(secret);
    counted.set(secret, count);
    if (counted.size > countedDevices) for (const oldest of counted.keys()) if (counted.delete(oldest)) break;
    if (count.calls > callsOfDevice)
      throw new Refusal("tooMany", liveSay[language].tooFast, { retryAfterSeconds: 10 });
  };
}
