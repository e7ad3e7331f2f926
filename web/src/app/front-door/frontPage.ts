import { go, readWayState } from "../../account/front/address.ts";
import { readSession, readSignOutReason } from "../../core/session.ts";
import { matchesPath } from "../public/publicPaths.ts";
import { redirectVisitor } from "../router/redirectVisitor.ts";
import { type FrontPage, frontPages } from "./frontPages.ts";

/** Sends who is not signed in from any other address to the sign-in, which leads back there afterwards. */
export function sendToSignIn(): void {
  const { pathname, search } = window.location;
  const target = readSession() ? null : redirectVisitor(pathname);
  if (target === null) return;
  // After signing out on purpose, the next sign-in starts at the role home; otherwise it returns to this page.
  const comesBack = pathname !== "/" && readSignOutReason() !== "asked";
  go(target, { replace: true, state: comesBack ? { from: pathname + search } : readWayState() });
}

/** The page of the front door at this address; null where the rest of the portal takes over. */
export function frontPageHere(): FrontPage | null {
  const { pathname } = window.location;
  // From the sign-in the portal leads on as soon as somebody is signed in.
  if (pathname === "/log-in" && readSession()) return null;
  return frontPages.find(({ path }) => matchesPath(path, pathname)) ?? null;
}
