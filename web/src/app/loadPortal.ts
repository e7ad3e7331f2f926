import { readSession } from "../core/session.ts";
import { loadOnce } from "../ui/loadOnce.ts";
import { loadFirstScreen } from "./firstScreens.ts";
import { areaFor } from "./router/signedIn.ts";

/** Loads what is behind the front door, and with it the screens of who is signed in. */
export function loadPortal() {
  const claims = readSession()?.claims;
  // A failure is shown where the screens are drawn.
  if (claims)
    areaFor(claims)
      .load()
      .catch(() => undefined);
  return import("./Portal.tsx");
}

/** The portal, once it can draw its first screen whole. */
export const portal = loadOnce(async () => {
  // What fails here is asked for again where it is drawn, which shows the failure.
  const screen = loadFirstScreen().catch(() => undefined);
  const { Portal, openRouter } = await loadPortal();
  await Promise.all([screen, openRouter()]);
  return Portal;
});
