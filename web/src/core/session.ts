import type { accountEndpoints, Group, ReplyOf, RoleName } from "@kindling/contract";
import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners, onStorage } from "./listening.ts";
import { isRemembered, readStored, storedKeys, writeStored } from "./storage.ts";

/** What the token says about its owner. */
export interface Claims {
  readonly email: string;
  readonly role: { readonly name: RoleName };
  readonly user_type: readonly Group[];
  readonly new_login: boolean;
  /** Whether the server shows them the Curriculum Standards Report; the token itself does not say. */
  readonly sees_curriculum_standards?: boolean;
  /** Whether a new portal is theirs to set up; likewise. */
  readonly sets_up?: boolean;
  /** Seconds since 1970 at which the token ends. */
  readonly exp?: number;
}

type SignInReply = ReplyOf<typeof accountEndpoints.login>["data"];

/** What the sign-in answered about the person, the token apart. */
export type Profile = Omit<SignInReply, "token"> & {
  /** Until when somebody else sees the portal as this person does, as an ISO moment. */
  readonly viewed_until?: string;
};

/** What of a profile decides which screens there are for somebody. */
type Rights = Pick<Profile, "user_type" | "sees_curriculum_standards" | "sets_up">;

export interface Session {
  readonly token: string;
  readonly claims: Claims;
  readonly user: Profile;
}

/** Why nobody is signed in any more: they asked for it, or the server ended the login. */
export type SignOutReason = "asked" | "ended";

const sessionKeys = [storedKeys.token, storedKeys.user, storedKeys.site, storedKeys.recents] as const;
const changed = makeListeners();
const signedOut = makeListeners<[reason: SignOutReason]>();
let signOutReason: SignOutReason | null = null;
let known: { raw: string; session: Session | null } = { raw: "", session: null };

/** The storage that holds the login: local when the remember flag is set and this tab has none of its own. */
export const sessionArea = () =>
  isRemembered() && !readStored("session", storedKeys.token) ? "local" : "session";

/** Reads the claims of a token; null when the text is no token. */
export function decodeToken(token: string | null): Claims | null {
  const payload = token?.split(".")[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Claims> | null;
    if (typeof claims?.email !== "string" || typeof claims.role?.name !== "string") return null;
    return {
      email: claims.email,
      role: claims.role,
      user_type: Array.isArray(claims.user_type) ? claims.user_type : [],
      new_login: claims.new_login === true,
      ...(typeof claims.exp === "number" && { exp: claims.exp }),
    };
  } catch {
    return null;
  }
}

function readUser(text: string | null, claims: Claims): Profile {
  const bare = { fullName: claims.email, email: claims.email, schools: [], currentSession: null };
  let stored: Partial<Profile> = {};
  try {
    stored = (JSON.parse(text ?? "{}") as Partial<Profile> | null) ?? {};
  } catch {
    // Damaged data is ignored; the token still identifies the user.
  }
  return {
    ...bare,
    ...stored,
    role: claims.role,
    user_type: Array.isArray(stored.user_type) ? stored.user_type : [...claims.user_type],
    sees_curriculum_standards: stored.sees_curriculum_standards === true,
    new_login: claims.new_login,
  };
}

/** The stored token, whatever it is worth; null when nobody is signed in. */
export function readToken(): string | null {
  return readStored(sessionArea(), storedKeys.token);
}

/** Who is signed in; null without a token, with a damaged one, or with one that has ended. */
export function readSession(): Session | null {
  const token = readToken();
  const user = readStored(sessionArea(), storedKeys.user);
  const raw = `${token}\n${user}`;
  if (raw !== known.raw) {
    const claims = decodeToken(token);
    const profile = claims && readUser(user, claims);
    const session = token && profile && { token, claims: { ...claims, ...rightsOf(profile) }, user: profile };
    known = { raw, session: session || null };
  }
  const ends = known.session?.claims.exp;
  return ends !== undefined && ends * 1000 <= Date.now() ? null : known.session;
}

function clear(area: ReturnType<typeof sessionArea>): void {
  for (const key of sessionKeys) writeStored(area, key, null);
}

/** Stores the login that a sign-in or a new password answered, where the remember flag says. */
export function signIn(reply: { readonly data: SignInReply }): void {
  const { token, ...user } = reply.data;
  // After a password change it is the same person, so the chosen site stays.
  const site = readSession()?.user.email === user.email ? readStored(sessionArea(), storedKeys.site) : null;
  for (const area of ["local", "session"] as const) clear(area);
  writeStored(sessionArea(), storedKeys.token, token);
  writeStored(sessionArea(), storedKeys.user, JSON.stringify(user));
  writeStored(sessionArea(), storedKeys.site, site);
  changed.tell();
}

const rightsOf = ({ user_type, sees_curriculum_standards, sets_up = false }: Rights) =>
  ({ user_type, sees_curriculum_standards, sets_up }) as const;

/** Takes over what the server says by now that the person signed in may see. */
export function renewRights(rights: Rights): void {
  const user = readSession()?.user;
  // What stays the same is not drawn anew.
  if (!user || JSON.stringify(rightsOf(user)) === JSON.stringify(rightsOf(rights))) return;
  writeStored(sessionArea(), storedKeys.user, JSON.stringify({ ...user, ...rightsOf(rights) }));
  changed.tell();
}

/** Forgets the login and everything kept for it. Ending it on the server is the caller's part. */
export function signOut(reason: SignOutReason = "asked"): void {
  clear(sessionArea());
  signOutReason = reason;
  signedOut.tell(reason);
  changed.tell();
}

/** Why the last login in this tab ended; null when there was none. */
export function readSignOutReason(): SignOutReason | null {
  return signOutReason;
}

/** Runs when somebody signs out here or is signed out by the server, for what was kept on their behalf. */
export const onSignOut = signedOut.listen;

/** Listens to sign-ins and sign-outs, those of other tabs included. */
export const onSessionChange = listenToAll(changed.listen, onStorage);

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession);
}

/** The site an instructor has chosen to work at: their only one, or what they picked; null before that. */
export function readChosenSite(): Profile["schools"][number] | null {
  const schools = readSession()?.user.schools ?? [];
  if (schools.length === 1) return schools[0] ?? null;
  const chosen = Number(readStored(sessionArea(), storedKeys.site));
  return schools.find((school) => school.id === chosen) ?? null;
}

/** Keeps the site an instructor picked, as long as the login. */
export function chooseSite(id: number): void {
  writeStored(sessionArea(), storedKeys.site, String(id));
  changed.tell();
}

export function useChosenSite(): Profile["schools"][number] | null {
  return useSyncExternalStore(onSessionChange, readChosenSite);
}
