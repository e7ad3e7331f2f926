import { lettersOf, strangeSignsOf } from "./lettersOf.ts";
import type { PuzzleFault } from "./puzzleFaults.ts";

/** The largest grid still readable on a sheet of paper. */
export const largestGrid = 30;

/** A word with the letters a puzzle uses for it. */
export interface PuzzleWord {
  /** Its position in the original list. */
  readonly index: number;
  /** As staff entered it. */
  readonly word: string;
  readonly letters: string;
}

/** Returns the words as letters, and at most one fault per word. */
export function checkWords(words: readonly string[], longest = largestGrid) {
  const sound: PuzzleWord[] = [];
  const faults: PuzzleFault[] = [];
  const seen = new Set<string>();
  for (const [index, word] of words.entries()) {
    const letters = lettersOf(word);
    const strange = strangeSignsOf(word);
    const blame = { path: "words", index, word } as const;
    if (strange) faults.push({ ...blame, reason: "strangeLetter", other: strange });
    else if (letters === "") faults.push({ ...blame, reason: "noLetters" });
    else if (letters.length < 2) faults.push({ ...blame, reason: "tooShort" });
    else if (seen.has(letters)) faults.push({ ...blame, reason: "twice" });
    else if (letters.length > longest) faults.push({ ...blame, reason: "tooLong", size: longest });
    else sound.push({ index, word, letters });
    seen.add(letters);
  }
  return { sound, faults };
}
