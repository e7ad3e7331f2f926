import type { loginEndpoints, ReplyOf } from "@kindling/contract";
import { type Profile, signOut } from "../../core/session.ts";
import { storedKeys } from "../../core/storage.ts";

type View = ReplyOf<typeof loginEndpoints.viewAs>["data"];

/** Has a tab see the portal by a view, beside this one; it opens the home of the person viewed. */
export function showIn(tab: Window, { token, until, ...person }: View): void {
  const profile: Profile = { ...person, viewed_until: until };
  // A tab that was opened by this one begins with a copy of what this one keeps.
  tab.sessionStorage.clear();
  tab.sessionStorage.setItem(storedKeys.token, token);
  tab.sessionStorage.setItem(storedKeys.user, JSON.stringify(profile));
  tab.location.replace("/");
}

/** Forgets the view, and nothing that is kept for others in this browser. */
export function leaveView(): void {
  signOut();
  // What a script opened, it can close; else this is the portal as oneself again, or the sign-in.
  window.close();
  window.location.replace("/");
}
