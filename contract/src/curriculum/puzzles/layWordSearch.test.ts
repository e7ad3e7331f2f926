import fc from "fast-check";
import { expect, test } from "vitest";
import { layWordSearch, type WordSearch } from "./layWordSearch.ts";
import { alphabet } from "./lettersOf.ts";
import { mulberry32, shuffled } from "./mulberry32.ts";
import { anyWords, seeds, sizes, someWords } from "./testing.ts";

/** Finds words independently of the generator, to check it. */
function readings({ rows, size }: WordSearch, word: string): Set<string> {
  const found = new Set<string>();
  const turns = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const));
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      for (const [down, across] of turns.filter(([a, b]) => a !== 0 || b !== 0)) {
        const cells = Array.from(word).map((_, at) => [row + down * at, col + across * at] as const);
        if (cells.every(([r, c], at) => rows[r]?.[c] === word[at])) {
          found.add(cells.map(String).sort().join(" "));
        }
      }
    }
  }
  return found;
}

test("layWordSearch lays every word exactly once in whichever direction one reads", () => {
  let made = 0;
  fc.assert(
    fc.property(someWords, sizes, seeds, (words, size, seed) => {
      const { puzzle } = layWordSearch(words, { size, seed });
      if (!puzzle) return;
      made++;
      expect(puzzle.words.map(({ word }) => word)).toEqual(words);
      expect(puzzle.rows.flat().every((letter) => /^[A-ZÑ]$/.test(letter))).toBe(true);
      for (const { letters, row, col, step } of puzzle.words) {
        const cells = Array.from(letters).map((_, at) => [row + step[0] * at, col + step[1] * at]);
        expect(cells.map(([r, c]) => puzzle.rows[r ?? -1]?.[c ?? -1]).join("")).toBe(letters);
        expect([...readings(puzzle, letters)]).toEqual([cells.map(String).sort().join(" ")]);
      }
    }),
    { numRuns: 150, seed: 4 },
  );
  expect(made).toBeGreaterThan(30);
});

test("layWordSearch makes the same grid from the same seed, and another from another", () => {
  const words = ["kindness", "respect", "courage", "honesty", "patience"];
  const first = layWordSearch(words, { seed: 7 }).puzzle;
  expect(layWordSearch(words, { seed: 7 }).puzzle).toEqual(first);
  expect(layWordSearch(words, { seed: 8 }).puzzle?.rows).not.toEqual(first?.rows);
  // A changed layout would break puzzles that are already printed.
  expect(
    layWordSearch(["care", "hope"], { size: 5, seed: 1 }).puzzle?.rows.map((row) => row.join("")),
  ).toEqual(["SZLZK", "CAREC", "IVCHW", "HOPEQ", "RHHWQ"]);
});

test("layWordSearch lets young children's small grids run to the right and down alone", () => {
  const { puzzle } = layWordSearch(["hope", "care", "share", "calm", "smile"], { size: 8, seed: 3 });
  expect(puzzle?.words.every(({ step: [down, across] }) => down + across === 1 && down * across === 0)).toBe(
    true,
  );
});

test("layWordSearch says which word is to blame and why", () => {
  const reasons = (words: readonly string[], size?: number) =>
    layWordSearch(words, { size, seed: 1 }).faults?.map(({ path, index, reason }) => [path, index, reason]);
  expect(reasons(["kindness", "hope"], 6)).toEqual([["words", 0, "tooLong"]]);
  expect(reasons(["hope", "?!", "Hopé", "a", "R2D2"])).toEqual([
    ["words", 1, "noLetters"],
    ["words", 2, "twice"],
    ["words", 3, "tooShort"],
    ["words", 4, "strangeLetter"],
  ]);
  expect(reasons(["unkindness", "kind"])).toEqual([["words", 1, "inside"]]);
  expect(reasons(["star", "rats"])).toEqual([["words", 1, "inside"]]);
  expect(reasons(["live", "believe", "eviling"])).toEqual([["words", 0, "inside"]]);
  expect(reasons(["hope", "care", "calm", "love", "give"], 4)).toEqual([["grid_size", undefined, "tooFull"]]);
  expect(reasons([])).toEqual([["words", undefined, "noWords"]]);
  expect(reasons(["niño", "nino"])).toBeUndefined();
});

test("layWordSearch names a size that holds the words when the one asked for doesn't", () => {
  const words = ["hope", "care", "calm", "love", "give"];
  const [fault] = layWordSearch(words, { size: 4, seed: 1 }).faults ?? [];
  expect(layWordSearch(words, { size: fault?.size, seed: 1 }).puzzle?.size).toBe(fault?.size);
});

test("layWordSearch answers for any words at all, and within a moment for sixty of them", () => {
  fc.assert(
    fc.property(anyWords, sizes, seeds, (words, size, seed) => {
      const { puzzle, faults } = layWordSearch(words, { size, seed });
      expect(Boolean(puzzle)).toBe(!faults?.length);
    }),
    { numRuns: 100, seed: 5 },
  );
  const random = mulberry32(1);
  const words = Array.from({ length: 60 }, () =>
    shuffled(Array.from(alphabet), random).slice(0, 14).join(""),
  );
  const start = Date.now();
  layWordSearch(words, { seed: 1 });
  expect(Date.now() - start).toBeLessThan(5000);
});
