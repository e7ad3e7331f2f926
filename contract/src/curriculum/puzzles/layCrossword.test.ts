import fc from "fast-check";
import { expect, test } from "vitest";
import { type Crossword, layCrossword } from "./layCrossword.ts";
import { anyWords, seeds, sizes, someWords } from "./testing.ts";

type Lines = readonly (readonly (string | undefined)[])[];

const lettersIn = ({ rows }: Crossword): Lines => rows.map((row) => row.map((cell) => cell?.letter));

const turned = (lines: Lines): Lines => (lines[0] ?? []).map((_, col) => lines.map((line) => line[col]));

/** Every run of two or more letters, line by line. */
function runsOf(lines: Lines): string[] {
  return lines.flatMap((line) =>
    line
      .map((letter) => letter ?? " ")
      .join("")
      .split(/ +/)
      .filter((run) => run.length > 1),
  );
}

function reachable(lines: Lines): number {
  const cells = new Set(
    lines.flatMap((line, row) => line.flatMap((letter, col) => (letter ? [`${row},${col}`] : []))),
  );
  const [first] = cells;
  const waiting = first ? [first] : [];
  let reached = 0;
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    if (!cells.delete(cell)) continue;
    reached++;
    const [row = 0, col = 0] = cell.split(",").map(Number);
    waiting.push(`${row + 1},${col}`, `${row - 1},${col}`, `${row},${col + 1}`, `${row},${col - 1}`);
  }
  return reached;
}

test("layCrossword hangs all words together, and every run of letters is one of them", () => {
  let made = 0;
  fc.assert(
    fc.property(someWords, sizes, seeds, (words, size, seed) => {
      const { puzzle } = layCrossword(words, { size, seed });
      if (!puzzle) return;
      made++;
      const lines = lettersIn(puzzle);
      const across = puzzle.entries.filter(({ direction }) => direction === "across");
      const down = puzzle.entries.filter(({ direction }) => direction === "down");
      const sorted = (entries: typeof across) => entries.map(({ letters }) => letters).sort();
      expect(runsOf(lines).sort()).toEqual(sorted(across));
      expect(runsOf(turned(lines)).sort()).toEqual(sorted(down));
      expect(puzzle.entries.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...words.keys()]);
      expect(reachable(lines)).toBe(lines.flat().filter(Boolean).length);
      expect(Math.max(puzzle.height, puzzle.width)).toBeLessThanOrEqual(size ?? 30);
    }),
    { numRuns: 150, seed: 4 },
  );
  expect(made).toBeGreaterThan(30);
});

test("layCrossword numbers the beginnings in reading order, one number for two words that share one", () => {
  fc.assert(
    fc.property(someWords, seeds, (words, seed) => {
      const { puzzle } = layCrossword(words, { seed });
      if (!puzzle) return;
      const begins = puzzle.entries.map(({ row, col, number }) => ({ place: row * 100 + col, number }));
      const places = [...new Set(begins.map(({ place }) => place))].sort((a, b) => a - b);
      for (const { place, number } of begins) expect(number).toBe(places.indexOf(place) + 1);
      const shown = puzzle.rows.flat().flatMap((cell) => (cell?.number ? [cell.number] : []));
      expect(shown).toEqual(places.map((_, at) => at + 1));
    }),
    { numRuns: 60, seed: 6 },
  );
});

test("layCrossword gives each word its clue and lists across before down", () => {
  const { puzzle } = layCrossword(["kindness", "respect", "sharing"], {
    seed: 2,
    clues: ["Being nice", " ", "Giving a part"],
  });
  const clues = Object.fromEntries(puzzle?.entries.map(({ word, clue }) => [word, clue]) ?? []);
  expect(clues).toEqual({ kindness: "Being nice", respect: null, sharing: "Giving a part" });
  const order = puzzle?.entries.map(({ direction }) => direction) ?? [];
  expect(order).toEqual([...order].sort());
});

test("layCrossword packs a class's ten words onto one compact board", () => {
  const words = "kindness respect courage honesty patience gratitude empathy sharing listening trust".split(
    " ",
  );
  const { puzzle } = layCrossword(words, { seed: 1 });
  const letters = lettersIn(puzzle as Crossword)
    .flat()
    .filter(Boolean).length;
  const crossings = words.join("").length - letters;
  expect(crossings).toBeGreaterThanOrEqual(words.length);
  expect(Math.max(puzzle?.height ?? 99, puzzle?.width ?? 99)).toBeLessThanOrEqual(15);
  expect(layCrossword(words, { seed: 1 }).puzzle).toEqual(puzzle);
});

test("layCrossword names the words that cross with no other, and a size that would do", () => {
  const reasons = (words: readonly string[], size?: number) =>
    layCrossword(words, { size, seed: 1 }).faults?.map(({ path, index, reason }) => [path, index, reason]);
  expect(reasons(["hope", "open", "jazz", "dim"])).toEqual([
    ["words", 2, "unconnected"],
    ["words", 3, "unconnected"],
  ]);
  expect(reasons(["hope", "hope"])).toEqual([["words", 1, "twice"]]);
  const many = "kindness respect courage honesty patience gratitude empathy sharing".split(" ");
  const [fault] = layCrossword(many, { size: 9, seed: 1 }).faults ?? [];
  expect([fault?.path, fault?.reason]).toEqual(["grid_size", "tooFull"]);
  expect(layCrossword(many, { size: fault?.size, seed: 1 }).puzzle).toBeDefined();
});

test("layCrossword answers for any words at all, and within a moment for sixty of them", () => {
  fc.assert(
    fc.property(anyWords, sizes, seeds, (words, size, seed) => {
      const { puzzle, faults } = layCrossword(words, { size, seed });
      expect(Boolean(puzzle)).toBe(!faults?.length);
    }),
    { numRuns: 60, seed: 5 },
  );
  const words = Array.from(
    { length: 60 },
    (_, at) => `ae${String.fromCharCode(97 + (at % 26))}oei${"rst"[at % 3]}${"lmn"[Math.floor(at / 26)]}ua`,
  );
  const start = Date.now();
  layCrossword(words, { seed: 1 });
  expect(Date.now() - start).toBeLessThan(5000);
});
