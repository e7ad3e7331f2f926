import { randomInt } from "node:crypto";
import { findPuzzleFaults, type PuzzleSource, sayPuzzleFault } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import type { Context, Draft } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { checkMedium } from "../storedMedia.ts";

/** What the rules of puzzles look at in the row before an update. */
interface StoredPuzzle {
  readonly details: object;
}

/**
 * Checks that a puzzle can be made and sets its seed. Drafts may be incomplete; see `findPuzzleFaults`.
 * @throws Refusal invalid with every fault at its field, such as `details.words.3`.
 */
export async function checkPuzzle(
  db: Db,
  draft: Draft,
  context: Context,
  current: StoredPuzzle | undefined,
): Promise<void> {
  const sent = draft["details"] as PuzzleSource | undefined;
  const stored = current?.details as PuzzleSource | undefined;
  if (!sent && current) return;
  // One that was stored without a seed was laid with the first, and stays as its class knows it.
  const seed = sent?.seed ?? stored?.seed ?? (current ? 1 : randomInt(1, 2_147_483_647));
  const source: PuzzleSource = { ...sent, seed };
  draft["details"] = source;
  const errors = findPuzzleFaults(source).map((fault) => ({
    path: ["details", fault.path, fault.index].filter((part) => part !== undefined).join("."),
    msg: sayPuzzleFault(fault, context.language),
  }));
  const [worst] = errors;
  if (worst) throw new Refusal("invalid", worst.msg, { errors });
  await checkMedium(db, "image", "details.image_url", source.image_url, context);
}
