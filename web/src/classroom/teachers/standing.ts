import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners } from "../../core/listening.ts";
import { onSessionChange, onSignOut, readToken } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";

/** One of the teachers behind a login that the staff of a site share. */
export interface Teacher {
  readonly id: number;
  readonly name: string;
}

/** The teacher of the class at a site: a generic teacher, or the account's owner (null). */
export interface Standing {
  readonly site: number;
  readonly teacher: Teacher | null;
  /** Whether the teacher was removed at the site and another must be chosen. */
  readonly isGone: boolean;
}

interface Kept extends Standing {
  /** The end of the token: another login begins without a choice. */
  readonly login: string;
}

const key = "teacher";
const changed = makeListeners();
let known: { text: string | null; kept: Kept | null } = { text: null, kept: null };

const loginMark = () => readToken()?.slice(-16) ?? "";

function read(): Kept | null {
  const text = readStored("session", key);
  if (text !== known.text) known = { text, kept: parse(text) };
  return known.kept;
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    return typeof kept?.site === "number" && typeof kept.login === "string" ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

function write(kept: Kept | null): void {
  writeStored("session", key, kept && JSON.stringify(kept));
  changed.tell();
}

/** Who has been chosen at a site in this browser session; null before that. */
export function readStanding(site: number | undefined): Standing | null {
  const kept = read();
  return kept && kept.site === site && kept.login === loginMark() ? kept : null;
}

/** Stores the teacher; null is the account's owner. */
export function chooseTeacher(site: number, teacher: Teacher | null): void {
  const chosen = teacher && { id: teacher.id, name: teacher.name };
  write({ site, teacher: chosen, isGone: false, login: loginMark() });
}

/** Marks a teacher as removed, so that the class asks who is teaching again. */
export function noteTeacherGone(id: number): void {
  const kept = read();
  if (kept?.teacher?.id === id && !kept.isGone) write({ ...kept, isGone: true });
}

/** The teacher to include in every record of a site; empty for the account's owner. */
export function taughtBy(site: number): { readonly generic_teacher_id?: number } {
  const standing = readStanding(site);
  return standing?.teacher && !standing.isGone ? { generic_teacher_id: standing.teacher.id } : {};
}

onSignOut(() => write(null));

const onStandingChange = listenToAll(changed.listen, onSessionChange);

/** Who has been chosen at a site, kept up to date. */
export function useStanding(site: number | undefined): Standing | null {
  return useSyncExternalStore(onStandingChange, () => readStanding(site));
}
