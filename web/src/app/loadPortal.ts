import { readSession } from "../core/session.ts";
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
