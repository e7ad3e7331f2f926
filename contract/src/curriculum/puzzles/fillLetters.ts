import { type LetterGrid, readThrough } from "./letterGrid.ts";
import { alphabet } from "./lettersOf.ts";
import { type Random, shuffled } from "./mulberry32.ts";

/**
 * Fills empty cells without creating a second occurrence of a word. Half the letters come from the words, so words
 * don't stand out. Returns false if a cell can't be filled.
 */
export function fillLetters(grid: LetterGrid, words: readonly string[], random: Random): boolean {
  const fromWords = Array.from(words.join(""));
  const letters = [...Array.from(alphabet), ...(words.some((word) => word.includes("Ñ")) ? ["Ñ"] : [])];
  for (const [place, cell] of grid.cells.entries()) {
    if (cell !== "") continue;
    const at = { row: Math.floor(place / grid.size), col: place % grid.size };
    const likely = random() < 0.5 ? [fromWords[Math.floor(random() * fromWords.length)] ?? "A"] : [];
    const fitting = [...likely, ...shuffled(letters, random)].find((letter) => {
      grid.cells[place] = letter;
      return readThrough(grid, at, words).next().done;
    });
    if (!fitting) return false;
  }
  return true;
}
