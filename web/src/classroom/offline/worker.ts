import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { mediaCache, portalCache, type TakeOver } from "./cacheNames.ts";

// The service worker opens the portal offline. It is built separately, to /sw.js.

declare const __SHELL__: PrecacheEntry[];

/** Worker types, which the page's types lack. */
interface WorkerWorld {
  readonly clients: {
    matchAll(how: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "message",
    listener: (event: MessageEvent<Partial<TakeOver>> & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const world = self as unknown as WorkerWorld;
const shell = __SHELL__;

/** How long a page waits for the network before the stored copy opens, in milliseconds. */
const patience = 3000;

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(shell, { ignoreURLParametersMatching: [], cleanURLs: false, directoryIndex: "" });

const keptShell = () => matchPrecache("/index.html");

/** Serves pages from the network, or offline from the cache. */
async function openPage(request: Request): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(done, patience, null));
  const fresh = fetch(request);
  fresh.catch(() => {});
  try {
    const answer = await Promise.race([fresh, late]);
    if (answer && answer.status < 500) return answer;
    return (await keptShell()) ?? (await fresh);
  } catch {
    return (await keptShell()) ?? Response.error();
  }
}

/** Serves the constants from the network, or offline from the cache, by language. */
async function readPortal(request: Request): Promise<Response> {
  const cache = await caches.open(portalCache);
  const name = `${request.url}?language=${request.headers.get("accept-language") ?? ""}`;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return (await cache.match(name, { ignoreVary: true })) ?? Response.error();
  }
}

/** A file of today's items from here, where the page has kept it; a part of it where a part is asked for. */
async function readMedia(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: mediaCache, ignoreVary: true });
  if (!kept) return fetch(request);
  return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
}

registerRoute(new NavigationRoute(({ request }) => openPage(request), { denylist: [/^\/api\//] }));
registerRoute(/\/api\/system\/(constants|logo)$/, ({ request }) => readPortal(request));
registerRoute(/\/(?:api\/files|illustrations)\//, ({ request }) => readMedia(request));

// A new version waits as long as a page of the old one is open: its class must not lose what it has not loaded yet. It
// takes over when the only page open is of the new version already.
world.addEventListener("message", (event) => {
  const { takeOver } = event.data;
  if (!takeOver || !shell.some(({ url }) => url === takeOver)) return;
  event.waitUntil(
    world.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      return pages.length === 1 ? world.skipWaiting() : undefined;
    }),
  );
});
