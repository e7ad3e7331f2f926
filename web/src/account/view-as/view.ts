import type { loginEndpoints, ReplyOf } from "@kindling/contract";
import type { Profile } from "../../core/session.ts";
import { storedKeys } from "../../core/storage.ts";

type View = ReplyOf<typeof loginEndpoints.viewAs>["data"];

/** Opens a tab that sees the portal by a view, at the home of the person viewed; returns whether the browser let it. */
export function showInTab({ token, until, ...person }: View): boolean {
  const tab = window.open("about:blank");
  if (!tab) return false;
  const profile: Profile = { ...person, viewed_until: until };
  // A tab that was opened by this one begins with a copy of what this one keeps.
  tab.sessionStorage.clear();
  tab.sessionStorage.setItem(storedKeys.token, token);
  tab.sessionStorage.setItem(storedKeys.user, JSON.stringify(profile));
  tab.location.replace("/");
  return true;
}

/** Forgets the view, and nothing that is kept for others in this browser. */
export function leaveView(): void {
  window.sessionStorage.clear();
  // What a script opened, it can close; else this is the portal as oneself again, or the sign-in.
  window.close();
  window.location.replace("/");
}
