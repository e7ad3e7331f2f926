import { checkWords, type PuzzleWord } from "./checkWords.ts";
import { mulberry32, type Random, shuffled } from "./mulberry32.ts";
import type { Made, PuzzleFault } from "./puzzleFaults.ts";

export interface ScrambledWord extends PuzzleWord {
  readonly scrambled: string;
}

export interface WordScramble {
  readonly type: "word_scramble";
  /** In list order. */
  readonly words: readonly ScrambledWord[];
}

/** How many random orders to draw before choosing the least similar. */
const draws = 24;

/** How many orders to enumerate if all drawn ones are listed words. */
const mostOrders = 200;

/**
 * Shuffles each word's letters, never into a listed word. The same word and seed give the same order regardless of
 * other words.
 */
export function scrambleWords(
  words: readonly string[],
  { seed }: { readonly seed: number },
): Made<WordScramble> {
  const { sound, faults } = checkWords(words);
  const taken = new Set(sound.map(({ letters }) => letters));
  const scrambled: ScrambledWord[] = [];
  const more: PuzzleFault[] = [];
  for (const word of sound) {
    const mixed = scrambleOne(word.letters, taken, mulberry32(seed ^ numberOf(word.letters)));
    if (mixed) scrambled.push({ ...word, scrambled: mixed });
    else more.push({ path: "words", index: word.index, word: word.word, reason: "noScramble" });
  }
  const all = [...faults, ...more].sort((one, other) => (one.index ?? 0) - (other.index ?? 0));
  if (all.length > 0) return { faults: all };
  if (scrambled.length === 0) return { faults: [{ path: "words", reason: "noWords" }] };
  return { puzzle: { type: "word_scramble", words: scrambled } };
}

/** A seed from the letters, so that each word shuffles independently. */
function numberOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
}

function scrambleOne(letters: string, taken: ReadonlySet<string>, random: Random): string | undefined {
  const inPlace = (order: string) => Array.from(order).filter((letter, at) => letter === letters[at]).length;
  const drawn = Array.from({ length: draws }, () => shuffled(Array.from(letters), random).join(""))
    .filter((order) => !taken.has(order))
    .sort((one, other) => inPlace(one) - inPlace(other));
  if (drawn[0]) return drawn[0];
  let order: string | undefined = Array.from(letters).sort().join("");
  for (let tried = 0; order && tried < mostOrders; tried++) {
    if (!taken.has(order)) return order;
    order = nextOrder(order);
  }
  return undefined;
}

/** The next permutation in lexical order, skipping duplicates; undefined after the last. */
function nextOrder(order: string): string | undefined {
  const letters = Array.from(order);
  let turn = letters.length - 2;
  while (turn >= 0 && (letters[turn] ?? "") >= (letters[turn + 1] ?? "")) turn--;
  if (turn < 0) return undefined;
  let larger = letters.length - 1;
  while ((letters[larger] ?? "") <= (letters[turn] ?? "")) larger--;
  const held = letters[turn] ?? "";
  letters[turn] = letters[larger] ?? "";
  letters[larger] = held;
  return [...letters.slice(0, turn + 1), ...letters.slice(turn + 1).reverse()].join("");
}
