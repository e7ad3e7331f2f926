import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersOf } from "./lettersOf.ts";
import { scrambleWords } from "./scrambleWords.ts";
import { anyWords, seeds, someWords } from "./testing.ts";

const inOrder = (letters: string) => Array.from(letters).sort().join("");

test("scrambleWords mixes the letters of each word into something that is no word of the list", () => {
  let made = 0;
  fc.assert(
    fc.property(someWords, seeds, (words, seed) => {
      const { puzzle } = scrambleWords(words, { seed });
      if (!puzzle) return;
      made++;
      const taken = new Set(words.map(lettersOf));
      expect(puzzle.words.map(({ word }) => word)).toEqual(words);
      for (const { letters, scrambled } of puzzle.words) {
        expect(inOrder(scrambled)).toBe(inOrder(letters));
        expect(taken.has(scrambled)).toBe(false);
      }
    }),
    { numRuns: 200, seed: 4 },
  );
  expect(made).toBeGreaterThan(40);
});

test("scrambleWords mixes a word the same way whatever stands beside it", () => {
  const alone = scrambleWords(["kindness"], { seed: 5 }).puzzle?.words[0]?.scrambled;
  expect(scrambleWords(["respect", "kindness"], { seed: 5 }).puzzle?.words[1]?.scrambled).toBe(alone);
  expect(scrambleWords(["kindness"], { seed: 6 }).puzzle?.words[0]?.scrambled).not.toBe(alone);
});

test("scrambleWords refuses words whose letters make nothing else", () => {
  const reasons = (words: readonly string[]) =>
    scrambleWords(words, { seed: 1 }).faults?.map(({ path, index, reason }) => [path, index, reason]);
  expect(reasons(["AAA", "hope", "x", "x!"])).toEqual([
    ["words", 0, "noScramble"],
    ["words", 2, "tooShort"],
    ["words", 3, "tooShort"],
  ]);
  expect(reasons(["no", "on"])).toEqual([
    ["words", 0, "noScramble"],
    ["words", 1, "noScramble"],
  ]);
  expect(reasons(["no"])).toBeUndefined();
  expect(reasons([])).toEqual([["words", undefined, "noWords"]]);
});

test("scrambleWords answers for any words at all", () => {
  fc.assert(
    fc.property(anyWords, seeds, (words, seed) => {
      const { puzzle, faults } = scrambleWords(words, { seed });
      expect(Boolean(puzzle)).toBe(!faults?.length);
    }),
    { numRuns: 100, seed: 5 },
  );
});
