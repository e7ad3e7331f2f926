import { type BookletItem, type Language, makePuzzle, type PuzzleSource } from "@kindling/contract";
import { type Block, textBlock } from "./Block.ts";
import { bookletSay } from "./bookletSay.ts";

const textsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A puzzle's words, each with its clue where it has one. */
export function puzzleWords({ details }: BookletItem): Block[] {
  const clues = textsOf(details["clues"]);
  const words = textsOf(details["words"]).map((word, place) =>
    [word, clues[place]].filter(Boolean).join(": "),
  );
  return words.length > 0
    ? [{ type: "list", isOrdered: false, entries: words.map((word) => [textBlock(word)]) }]
    : [];
}

/** A puzzle as printed; empty if it can't be made yet. */
export function composePuzzle({ details, title }: BookletItem, language: Language): Block[] {
  const { puzzle } = makePuzzle(details as PuzzleSource);
  const say = bookletSay[language];
  if (puzzle?.type === "word_search")
    return [{ type: "grid", alt: title, cells: puzzle.rows.map((row) => row.map((text) => ({ text }))) }];
  if (puzzle?.type === "word_scramble") {
    const entries = puzzle.words.map(({ scrambled }) => [textBlock(scrambled)]);
    return [{ type: "list", isOrdered: true, entries }];
  }
  if (puzzle?.type !== "crossword") return [];
  const cells = puzzle.rows.map((row) =>
    row.map((cell) => cell && { text: "", ...(cell.number !== undefined && { number: cell.number }) }),
  );
  const clues = (["across", "down"] as const).flatMap((direction): Block[] => {
    const own = puzzle.entries.filter((entry) => entry.direction === direction);
    const asked = own.map(({ number, clue }) => textBlock(`${number}. ${clue ?? "—"}`));
    return own.length > 0 ? [{ type: "heading", level: 3, text: say[direction] }, ...asked] : [];
  });
  return [{ type: "grid", alt: title, cells }, ...clues];
}
