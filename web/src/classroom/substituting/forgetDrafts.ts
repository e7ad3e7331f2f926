import { isOverHere } from "../../account/substituting/substituteLink.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { draftedFiles, draftsKey } from "../recording/drafts.ts";
import { readQueue } from "../sending/answerStore.ts";
import { keepOnly } from "../sending/fileContents.ts";

/** Drops the drafts, files and last numbers of those whose `owner` is theirs; tells whether there were any. */
function dropDraftsOf(isTheirs: (owner: string) => boolean): boolean {
  const text = readStored("local", draftsKey);
  if (!text) return false;
  const kept = Object.entries(JSON.parse(text) as Record<string, object>).map(([part, drafts]) => [
    part,
    Object.fromEntries(Object.entries(drafts).filter(([name]) => !isTheirs(name.split("/")[0] ?? ""))),
  ]);
  const rest = JSON.stringify(Object.fromEntries(kept));
  if (rest === text) return false;
  writeStored("local", draftsKey, rest);
  return true;
}

/**
 * Removes what substitutes typed in this browser and didn't send, once their links are over, and what `owner` typed.
 * Responses that wait for a connection stay, because the link's page tells of them.
 */
export async function forgetDrafts(owner: string | null = null): Promise<void> {
  try {
    if (!dropDraftsOf((each) => each === owner || isOverHere(each))) return;
  } catch {
    // Damaged data is of no use to anyone.
    writeStored("local", draftsKey, null);
  }
  const waiting = readQueue().flatMap(({ files = [] }) => files);
  await keepOnly(new Set([...waiting, ...draftedFiles()].map(({ id }) => id)));
}
