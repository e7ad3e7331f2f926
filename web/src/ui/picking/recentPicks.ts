import type { Reference } from "@kindling/contract";
import { readRecent, writeRecent } from "../recents.ts";

interface Pick extends Reference {
  /** Where it was picked: the list, and what narrows it. */
  readonly of: string;
}

const key = "picked";
/** How many are offered, and how many are kept of all kinds. */
const most = 5;
const mostKept = 60;

/** What the person signed in picked last of a kind, at most five, the latest first. */
export function readPicks(of: string): Reference[] {
  const own = readRecent<Pick>(key).filter((each) => each.of === of);
  return own.slice(0, most).map(({ id, name }) => ({ id, name }));
}

/** Puts what was picked first among the recent ones of its kind. */
export function keepPick(of: string, { id, name }: Reference): void {
  const others = readRecent<Pick>(key).filter((each) => each.of !== of || each.id !== id);
  writeRecent(key, [{ of, id, name }, ...others].slice(0, mostKept));
}
