import type { ReplyOf, substituteEndpoints } from "@kindling/contract";
import { call } from "../../core/api.ts";
import { readSession, signOut } from "../../core/session.ts";
import { readStored, storedKeys, writeStored } from "../../core/storage.ts";
import { accountCalls } from "../accountCalls.ts";
import { go } from "../front/address.ts";

type Entered = ReplyOf<typeof substituteEndpoints.enter>["data"];

const linkKey = "substituteLink";
const ownersKey = "substituteOwners";
const endsKey = "substituteEnds";

/** Enough of a token to tell links apart, and too little to open one. */
const startOf = (token: string) => token.slice(0, 8);

function readTexts(key: string): Readonly<Record<string, string>> {
  try {
    return (JSON.parse(readStored("local", key) ?? "{}") as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

const readOwners = () => readTexts(ownersKey);

/** Whether what this browser keeps for someone is that of a substitute whose link is over. */
export function isOverHere(owner: string): boolean {
  if (!/^substitute-\d+$/.test(owner) || readSession()?.user.email === owner) return false;
  return !(Date.parse(readTexts(endsKey)[owner] ?? "") > Date.now());
}

/** Whether the link was opened in this tab and has been left, or has ended, since. */
export const wasLeftHere = (token: string): boolean =>
  readStored("session", linkKey) === token && readSession()?.user.email !== ownerOf(token);

/** By what name this browser keeps the responses recorded with a link; null where it was never entered. */
export const ownerOf = (token: string): string | null => readOwners()[startOf(token)] ?? null;

/** Opens the class in this tab alone; the sign-in of others in this browser stays. */
export function openClass(token: string, { token: login, ...user }: Entered): void {
  writeStored("session", storedKeys.site, null);
  writeStored("session", storedKeys.recents, null);
  writeStored("session", storedKeys.token, login);
  writeStored("session", storedKeys.user, JSON.stringify(user));
  writeStored("session", linkKey, token);
  writeStored("local", ownersKey, JSON.stringify({ ...readOwners(), [startOf(token)]: user.email }));
  writeStored(
    "local",
    endsKey,
    JSON.stringify({ ...readTexts(endsKey), [user.email]: user.substitute_until }),
  );
  window.location.replace("/instructor/home");
}

/** Back to the page of the link, loaded anew so that nothing of the class stays in memory. */
export function backToLink(): void {
  const token = readStored("session", linkKey);
  if (!token) return;
  go(`/join#s.${token}`, { replace: true });
  window.location.reload();
}

/** Ends the sign-in of a substitute. What isn't sent yet stays, and the link's page tells of it. */
export async function leaveClass(): Promise<void> {
  // It ends with its day, so a failure needs no word.
  await call(accountCalls.logout).catch(() => undefined);
  signOut("ended");
}
