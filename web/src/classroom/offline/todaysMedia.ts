import { illustrationAddress, illustrationParts, isUploaded } from "@kindling/contract";
import { mediaCache } from "./cacheNames.ts";

// Pictures, recordings and documents are stored, in bytes each and in total; videos are not.
const largest = 8 * 2 ** 20;
const most = 60 * 2 ** 20;
const kept = /^(?:image\/|audio\/|application\/pdf)/;
// Signed addresses expire, so what they lead to is not stored.
const ownFile = /\/api\/files\/[\w-]{20,60}(?![\w?-])/g;

const illustrated: ReadonlySet<string> = new Set(illustrationParts);

/** The addresses of our own files in all loaded classroom data, also inside texts, and of illustrations it names. */
export function mediaIn(value: unknown): Set<string> {
  const named = new Set<string>();
  const text = JSON.stringify(value ?? null, (key, part: unknown) => {
    if (illustrated.has(key))
      for (const each of [part].flat())
        if (typeof each === "string" && each && !isUploaded(each)) named.add(illustrationAddress(each));
    return part;
  });
  return new Set([...(text.match(ownFile) ?? []), ...named]);
}

/** Whether the connection is metered or data saving is on. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

async function openCache(): Promise<Cache | null> {
  try {
    return "caches" in window ? await caches.open(mediaCache) : null;
  } catch {
    return null;
  }
}

/** URLs that are too large or unsuitable to store. */
const passedOver = new Set<string>();

/** Fetches and stores a file; returns its size in bytes, 0 if it isn't one to store. */
async function keep(cache: Cache, address: string, room: number): Promise<number> {
  const stop = new AbortController();
  const answer = await fetch(address, { signal: stop.signal });
  const size = Number(answer.headers.get("content-length"));
  const isKind = size <= largest && kept.test(answer.headers.get("content-type") ?? "");
  if (answer.status !== 200 || !isKind || size === 0 || size > room) {
    if (answer.status === 200 && !isKind) passedOver.add(address);
    stop.abort();
    return 0;
  }
  await cache.put(address, answer);
  return size;
}

/** Stores the files of today's items for offline use and deletes others; returns whether it worked. */
export async function keepMedia(addresses: ReadonlySet<string>): Promise<boolean> {
  const cache = await openCache();
  if (!cache || savesData()) return true;
  if (!navigator.onLine) return false;
  try {
    const held = new Map((await cache.keys()).map((each) => [new URL(each.url).pathname, each] as const));
    for (const [address, request] of held) if (!addresses.has(address)) await cache.delete(request);
    let room = most;
    for (const address of addresses) {
      if (!held.has(address) && !passedOver.has(address)) room -= await keep(cache, address, room);
    }
    return true;
  } catch {
    // Offline or out of storage: the rest is loaded another time.
    return false;
  }
}

export async function clearMedia(): Promise<void> {
  try {
    if ("caches" in window) await caches.delete(mediaCache);
  } catch {}
}
