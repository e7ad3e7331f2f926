import { makePuzzle, type PuzzleSource } from "@kindling/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ItemView } from "../ItemView.tsx";
import { stepsOf } from "../steps/stepsOf.ts";
import { renderInClassroom, someItem } from "../testing.tsx";
import { PuzzleStep } from "./PuzzleStep.tsx";
import { straightEnd } from "./searchLines.ts";

vi.mock("../celebrating/throwConfetti.ts", () => ({ throwConfetti: () => Promise.resolve() }));

beforeEach(async () => {
  // The simulated browser has no pointers to capture.
  Element.prototype.setPointerCapture = () => undefined;
  await i18next.loadNamespaces(["puzzles", "stage"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function renderPuzzle(source: PuzzleSource) {
  const { puzzle } = makePuzzle(source);
  if (!puzzle) throw new Error("no puzzle");
  await renderInClassroom(<PuzzleStep puzzle={puzzle} clues={source.clues ?? []} />);
  return puzzle;
}

const status = () => screen.getByRole("status").textContent;

describe("a word search on the stage", () => {
  it("is solved by keys: Enter at the first and the last letter of a word", async () => {
    const puzzle = await renderPuzzle({ puzzle_type: "word_search", words: ["hope"], grid_size: 5, seed: 2 });
    if (puzzle.type !== "word_search") throw new Error("another puzzle");
    const board = screen.getByRole("application");
    const press = (key: string) => fireEvent.keyDown(board, { key });
    const [word] = puzzle.words;
    if (!word) throw new Error("no word");
    press("Enter");
    press("ArrowRight");
    press("Enter");
    expect(status()).toContain("none of the words");
    press("ArrowLeft");
    for (let row = 0; row < word.row; row += 1) press("ArrowDown");
    for (let col = 0; col < word.col; col += 1) press("ArrowRight");
    press("Enter");
    for (let letter = 1; letter < 4; letter += 1) press(word.step[0] === 1 ? "ArrowDown" : "ArrowRight");
    press("Enter");
    expect(status()).toContain("Solved!");
  });

  it("keeps a line that a finger draws straight, and inside the grid", () => {
    expect(straightEnd({ row: 0, col: 0 }, { row: 1, col: 5 }, 8)).toEqual({ row: 0, col: 5 });
    expect(straightEnd({ row: 0, col: 0 }, { row: 4, col: 5 }, 8)).toEqual({ row: 5, col: 5 });
    expect(straightEnd({ row: 6, col: 1 }, { row: 2, col: 4 }, 8)).toEqual({ row: 2, col: 5 });
    expect(straightEnd({ row: 1, col: 1 }, { row: 5, col: 0 }, 8)).toEqual({ row: 5, col: 1 });
  });
});

describe("a word scramble on the stage", () => {
  it("takes letters by typing and by tapping, says when the order is wrong, and goes on to the next word", async () => {
    await renderPuzzle({
      puzzle_type: "word_scramble",
      words: ["calm", "hope"],
      clues: ["Quiet", ""],
      seed: 1,
    });
    expect(screen.getByRole("heading", { name: "Quiet" })).toBeDefined();
    const tile = (letter: string) => screen.getByRole("button", { name: `Letter ${letter}` });
    tile("C").focus();
    await userEvent.keyboard("mlac");
    expect(status()).toBe("Not yet. Try another order.");
    for (const letter of "CALM") await userEvent.click(tile(letter));
    expect(status()).toBe("calm: right!");
    await userEvent.click(screen.getByRole("button", { name: "Next word" }));
    tile("H").focus();
    await userEvent.keyboard("hope");
    expect(status()).toBe("Solved! Well done, everybody.");
  });
});

describe("a crossword on the stage", () => {
  it("is typed word after word and solved when every letter is right", async () => {
    const puzzle = await renderPuzzle({
      puzzle_type: "crossword",
      words: ["hope", "open"],
      clues: ["A wish", "Not shut"],
      seed: 3,
    });
    if (puzzle.type !== "crossword") throw new Error("another puzzle");
    for (const { clue, letters, word } of puzzle.entries) {
      await userEvent.click(screen.getByRole("button", { name: new RegExp(clue ?? "") }));
      // The square that another word filled already is written over.
      const first = screen.getAllByRole("textbox");
      expect(first.length).toBe(7);
      const begin = puzzle.entries.find((entry) => entry.word === word);
      screen
        .getByRole("textbox", { name: `Row ${(begin?.row ?? 0) + 1}, column ${(begin?.col ?? 0) + 1}` })
        .focus();
      for (const letter of letters) await userEvent.type(document.activeElement ?? document.body, letter);
    }
    expect(status()).toBe("Solved! Well done, everybody.");
  });
});

describe("a jigsaw on the stage", () => {
  it("holds a piece in its own place alone", async () => {
    class Picture {
      naturalWidth = 300;
      naturalHeight = 200;
      onload?: () => void;
      set src(_address: string) {
        queueMicrotask(() => this.onload?.());
      }
    }
    vi.stubGlobal("Image", Picture);
    const puzzle = await renderPuzzle({
      puzzle_type: "jigsaw",
      image_url: "/api/files/a.png",
      grid_size: 2,
      seed: 4,
    });
    if (puzzle.type !== "jigsaw") throw new Error("another puzzle");
    const places = ["Row 1, column 1", "Row 1, column 2", "Row 2, column 1", "Row 2, column 2"];
    const put = async (place: number) => {
      await userEvent.click(await screen.findByRole("button", { name: /^Piece 1 of/, pressed: false }));
      await userEvent.click(screen.getByRole("button", { name: places[place] ?? "" }));
    };
    const [first = 0, ...others] = puzzle.table;
    await put((first + 1) % 4);
    expect(status()).toBe("It belongs somewhere else. Try another place.");
    await userEvent.click(screen.getByRole("button", { name: places[first] ?? "" }));
    expect(status()).toBe("It fits. 3 pieces are left.");
    for (const piece of others) await put(piece);
    expect(status()).toBe("Solved! Well done, everybody.");
  });
});

describe("the steps of a puzzle", () => {
  it("hold the puzzle before the questions, and none that can't be made", () => {
    const kinds = (details: Record<string, unknown>) =>
      stepsOf(someItem({ type: "puzzle_form", details })).map(({ kind }) => kind);
    expect(kinds({ puzzle_type: "word_scramble", words: ["calm"], seed: 1 })).toEqual([
      "title",
      "puzzle",
      "record",
    ]);
    expect(kinds({ puzzle_type: "word_scramble", words: ["AAA"] })).toEqual(["title", "record"]);
  });
});

describe("a puzzle on the stage", () => {
  const help = () => fireEvent.click(screen.getByRole("button", { name: "A hint" }));

  it("is solved hint by hint where a class is stuck", async () => {
    await renderPuzzle({ puzzle_type: "word_scramble", words: ["hope"], seed: 3 });
    help();
    expect(status()).toContain("The next letter is H.");
    for (let letter = 1; letter < 4; letter += 1) help();
    expect(status()).toContain("Solved!");
    cleanup();
    await renderPuzzle({
      puzzle_type: "crossword",
      words: ["hope", "open"],
      clues: ["Wish", "Not shut"],
      seed: 3,
    });
    for (let letter = 0; letter < 7; letter += 1) help();
    expect(status()).toContain("Solved!");
  });

  it("is as the class left it when it comes back to it", async () => {
    const details = { puzzle_type: "word_scramble", words: ["hope"], seed: 3, clues: [] };
    await renderInClassroom(
      <ItemView item={someItem({ type: "puzzle_form", details })} onLeave={() => undefined} />,
    );
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    press("PageDown");
    help();
    expect(screen.getByRole("img", { name: "Answer: H" })).toBeDefined();
    press("PageUp");
    expect(screen.queryByRole("img", { name: /^Answer/ })).toBeNull();
    press("PageDown");
    expect(screen.getByRole("img", { name: "Answer: H" })).toBeDefined();
  });
});
