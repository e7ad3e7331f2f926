import { expect, test } from "vitest";
import { languages } from "../../core/language.ts";
import { lettersOf, strangeSignsOf } from "./lettersOf.ts";
import { findPuzzleFaults, makePuzzle, type PuzzleSource } from "./makePuzzle.ts";
import { mulberry32, shuffled } from "./mulberry32.ts";
import { sayPuzzleFault } from "./puzzleFaults.ts";

const reasons = (source: PuzzleSource, isComplete = false) =>
  findPuzzleFaults(source, isComplete).map(({ path, index, reason }) => [path, index, reason]);

test("makePuzzle makes the puzzle that the details name", () => {
  const words = ["kindness", "respect", "sharing"];
  for (const puzzle_type of ["word_search", "word_scramble", "crossword"] as const) {
    expect(makePuzzle({ puzzle_type, words, seed: 3 }).puzzle?.type).toBe(puzzle_type);
  }
  const jigsaw = makePuzzle({ puzzle_type: "jigsaw", image_url: "/api/files/a.png", grid_size: 4 });
  expect(jigsaw.puzzle).toMatchObject({ type: "jigsaw", rows: 4, cols: 4 });
});

test("findPuzzleFaults lets a puzzle lack what it doesn't have yet, and one to be played nothing", () => {
  expect([reasons({}), reasons({ puzzle_type: "crossword" }), reasons({ puzzle_type: "jigsaw" })]).toEqual([
    [],
    [],
    [],
  ]);
  expect(reasons({}, true)).toEqual([["puzzle_type", undefined, "noType"]]);
  expect(reasons({ puzzle_type: "word_search" }, true)).toEqual([["words", undefined, "noWords"]]);
  expect(reasons({ puzzle_type: "jigsaw" }, true)).toEqual([["image_url", undefined, "noPicture"]]);
  const draft = { puzzle_type: "crossword", words: ["hope", "open"], clues: ["Wish", ""] } as const;
  expect([reasons(draft), reasons(draft, true)]).toEqual([[], [["clues", 1, "noClue"]]]);
});

test("findPuzzleFaults refuses in drafts too what can't be laid, and clues that have no word", () => {
  expect(reasons({ puzzle_type: "word_search", words: ["hope", "kindness"], grid_size: 5 })).toEqual([
    ["words", 1, "tooLong"],
  ]);
  expect(reasons({ puzzle_type: "word_scramble", words: ["hope"], clues: ["Wish", "More"] })).toEqual([
    ["clues", 1, "clueWithoutWord"],
  ]);
});

test("sayPuzzleFault says the reason in either language, with what it speaks of", () => {
  const fault = { path: "words", reason: "inside", word: "kind", other: "kindness" } as const;
  const said = languages.map((language) => sayPuzzleFault(fault, language));
  expect(said.every((text) => text.includes("“kind”") && text.includes("“kindness”"))).toBe(true);
  expect(new Set(said).size).toBe(languages.length);
});

test("lettersOf writes capitals without accents, keeps the Ñ, and leaves signs out", () => {
  expect(["corazón", "niñez", "n\u0303", "self-control", "Straße", "Æsop", "¿?"].map(lettersOf)).toEqual([
    "CORAZON",
    "NIÑEZ",
    "Ñ",
    "SELFCONTROL",
    "STRASSE",
    "AESOP",
    "",
  ]);
  expect(["R2D2", "Жук", "it's"].map(strangeSignsOf)).toEqual(["22", "ЖУК", ""]);
});

test("mulberry32 gives the numbers that its author's gives, and shuffled keeps what it shuffles", () => {
  const random = mulberry32(1);
  expect([random(), random()].map((number) => Math.floor(number * 4_294_967_296))).toEqual([
    2693262067, 11749833,
  ]);
  expect(shuffled([1, 2, 3, 4, 5], mulberry32(9)).sort()).toEqual([1, 2, 3, 4, 5]);
});
