import { lettersOf, strangeSignsOf } from "./lettersOf.ts";
import type { PuzzleFault } from "./puzzleFaults.ts";

/** The largest grid there is: what a sheet of paper still shows in letters of a readable size. */
export const largestGrid = 30;

/** A word of the list in the letters a puzzle writes it in. */
export interface PuzzleWord {
  /** Its place in the list as staff wrote it. */
  readonly index: number;
  /** The word as staff wrote it. */
  readonly word: string;
  readonly letters: string;
}

/** The words in letters, and what is wrong with each of them whatever the puzzle: one fault a word at most. */
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
