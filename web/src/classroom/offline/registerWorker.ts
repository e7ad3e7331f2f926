import { loadConstants } from "../../core/constants.ts";
import type { TakeOver } from "./cacheNames.ts";
import { noteKept } from "./readiness.ts";

/** How often a page that stays open looks for a new version, in milliseconds. */
const lookEvery = 60 * 60_000;
let begun = false;

/** The script this page runs, which says of which version it is. */
const ownScript = () => {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src).pathname : "";
};

function offerToTakeOver(worker: ServiceWorker | null): void {
  if (worker?.state === "installed") worker.postMessage({ takeOver: ownScript() } satisfies TakeOver);
}

/** Registers the service worker, so that the portal opens offline. Once per page; never in development. */
export function registerWorker(): void {
  if (begun || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  begun = true;
  const { serviceWorker } = navigator;
  // On the first visit, the worker starts after the constants were loaded, so they are handed to it.
  const keepConstants = () => void loadConstants().then(() => noteKept("portal"));
  if (serviceWorker.controller) noteKept("portal");
  else serviceWorker.addEventListener("controllerchange", keepConstants, { once: true });
  const start = async () => {
    try {
      const registration = await serviceWorker.register("/sw.js");
      offerToTakeOver(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => {
          if (serviceWorker.controller) offerToTakeOver(coming);
        });
      });
      setInterval(() => {
        if (navigator.onLine) void registration.update().catch(() => {});
      }, lookEvery);
    } catch {
      // Without a worker, the portal still works online.
    }
  };
  if (document.readyState === "complete") void start();
  else window.addEventListener("load", () => void start(), { once: true });
}
