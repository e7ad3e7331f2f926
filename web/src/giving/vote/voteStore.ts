import { onSignOut } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import type { ClassVote } from "./classVote.ts";

const key = "classVotes";

/** Whose vote, at which site, in which session. */
export interface VoteOf {
  readonly owner: string;
  readonly site: number;
  readonly session: number;
}

/** A vote as this device keeps it until it is recorded, with the key under which it is sent, once. */
export interface KeptVote {
  readonly vote: ClassVote;
  readonly sendKey: string;
}

const nameOf = ({ owner, site, session }: VoteOf) => `${owner}/${site}/${session}`;

function readAll(): Record<string, KeptVote> {
  try {
    return (JSON.parse(readStored("local", key) ?? "{}") as Record<string, KeptVote> | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns the unrecorded vote; null if none, or if the candidates changed. */
export function readVote(of: VoteOf, candidates: readonly number[]): KeptVote | null {
  const kept = readAll()[nameOf(of)];
  const first = kept?.vote?.rounds?.[0]?.candidates ?? [];
  return kept && String(first) === String(candidates) ? kept : null;
}

/** Saves a vote against reloads and dead batteries; null deletes it. */
export function keepVote(of: VoteOf, kept: KeptVote | null): void {
  const { [nameOf(of)]: _, ...others } = readAll();
  const all = kept ? { ...others, [nameOf(of)]: kept } : others;
  writeStored("local", key, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}

// Signing out deletes the vote; a session that the server ends keeps it.
onSignOut((reason) => {
  if (reason === "asked") writeStored("local", key, null);
});
