import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ItemView, laterSteps } from "../ItemView.tsx";
import { puzzleSteps } from "../steps/puzzleSteps.ts";
import { stepsOf } from "../steps/stepsOf.ts";
import { renderInClassroom, someItem } from "../testing.tsx";
import { straightEnd } from "./searchLines.ts";
import { renderPuzzle, setUpPuzzles, status } from "./testing.tsx";

beforeAll(() => laterSteps.load());

vi.mock("../celebrating/throwConfetti.ts", () => ({ throwConfetti: () => Promise.resolve() }));

setUpPuzzles();

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
    expect(status()).toContain("That isn't one of the words");
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

describe("a word search drawn by finger", () => {
  const side = 100;

  async function renderSearch() {
    const puzzle = await renderPuzzle({
      puzzle_type: "word_search",
      words: ["hope", "calm"],
      grid_size: 8,
      seed: 2,
    });
    if (puzzle.type !== "word_search") throw new Error("another puzzle");
    const board = screen.getByRole("application");
    const length = (puzzle.size + 0.2) * side;
    board.getBoundingClientRect = () => new DOMRect(0, 0, length, length);
    const ends = puzzle.words.map(({ row, col, step, letters }) => [
      { row, col },
      { row: row + step[0] * (letters.length - 1), col: col + step[1] * (letters.length - 1) },
    ]);
    /** What a finger does above a cell, off its middle by parts of a cell. */
    const finger = (what: "Down" | "Move" | "Up", cell = { row: 0, col: 0 }, off = 0) =>
      fireEvent[`pointer${what}`](board, {
        pointerId: 1,
        isPrimary: true,
        buttons: what === "Up" ? 0 : 1,
        clientX: (cell.col + 0.6 + off) * side,
        clientY: (cell.row + 0.6 + off) * side,
      });
    return { finger, ends };
  }

  it("counts where the finger is lifted, and lets it stray by almost half a letter", async () => {
    const { finger, ends } = await renderSearch();
    for (const [first, last] of ends) {
      finger("Down", first, 0.4);
      finger("Up", last, -0.4);
    }
    expect(status()).toContain("Solved!");
  });

  it("takes a line for a line although a letter was tapped before it", async () => {
    const { finger, ends } = await renderSearch();
    const [[first, last] = []] = ends;
    finger("Down", { row: 7, col: 7 });
    finger("Up", { row: 7, col: 7 });
    finger("Down", first);
    finger("Move", last);
    finger("Up", last);
    expect(status()).toContain("found");
    expect(status()).toContain("1 of 2");
  });

  it("takes two taps for a line, and forgets one that the browser has taken over", async () => {
    const { finger, ends } = await renderSearch();
    const [[first, last] = []] = ends;
    finger("Down", { row: 7, col: 7 });
    fireEvent.pointerCancel(screen.getByRole("application"), { pointerId: 1, isPrimary: true });
    for (const cell of [first, last]) {
      finger("Down", cell, 0.4);
      finger("Up", cell, 0.6);
    }
    expect(status()).toContain("1 of 2");
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
    expect(status()).toBe("Solved! Well done, everyone.");
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
    expect(status()).toBe("Solved! Well done, everyone.");
  });
});

describe("a word of a crossword", () => {
  const clues: Record<string, string> = { hope: "A wish", open: "Not shut", help: "What friends do" };

  async function renderCrossword(words = ["hope", "open", "help"]) {
    const asked = words.map((word) => clues[word] ?? "");
    const puzzle = await renderPuzzle({ puzzle_type: "crossword", words, clues: asked, seed: 3 });
    if (puzzle.type !== "crossword") throw new Error("another puzzle");
    return puzzle;
  }
  const clueOf = (word: string) => screen.getByRole("button", { name: new RegExp(clues[word] ?? "") });
  const square = (row: number, col: number) =>
    screen.getByRole<HTMLInputElement>("textbox", { name: `Row ${row + 1}, column ${col + 1}` });

  it("is typed whole from its clue, letters that another word has put there included", async () => {
    const { entries } = await renderCrossword();
    for (const { word } of entries) {
      await userEvent.click(clueOf(word));
      await userEvent.keyboard(word);
    }
    expect(status()).toBe("Solved! Well done, everyone.");
  });

  it("goes on to the next word by itself, so that all are typed in one go, crossings included", async () => {
    const { entries } = await renderCrossword();
    await userEvent.click(clueOf(entries[0]?.word ?? ""));
    for (const [at, { word }] of entries.entries()) {
      expect(clueOf(word).getAttribute("aria-current")).toBe("true");
      await userEvent.keyboard(word);
      expect(status()).toContain(at === entries.length - 1 ? "Solved!" : `${at + 1} of 3`);
    }
  });

  it("stays at a word that is not right, to be typed again whole", async () => {
    const { entries } = await renderCrossword(["hope", "open"]);
    const word = entries[0]?.word ?? "";
    await userEvent.click(clueOf(word));
    await userEvent.keyboard("zzzz");
    await userEvent.keyboard(word);
    expect(status()).toContain("1 of 2");
  });

  it("has its wrong letters marked when the class checks, until they are changed", async () => {
    const { entries } = await renderCrossword(["hope", "open"]);
    const { word = "", row = 0, col = 0, letters = "" } = entries[0] ?? {};
    const check = () => userEvent.click(screen.getByRole("button", { name: "Check" }));
    await userEvent.click(clueOf(word));
    await userEvent.keyboard(letters[0] ?? "");
    await check();
    expect(status()).toContain("No wrong letters so far.");
    await userEvent.click(clueOf(word));
    await userEvent.keyboard("z");
    await check();
    expect(status()).toContain("1 letter is wrong.");
    expect(square(row, col).getAttribute("aria-invalid")).toBe("true");
    await userEvent.click(clueOf(word));
    await userEvent.keyboard(letters[0] ?? "");
    expect(square(row, col).getAttribute("aria-invalid")).toBeNull();
  });

  it("takes what is typed while a button has the focus", async () => {
    const { entries } = await renderCrossword();
    screen.getByRole("button", { name: "Show the answers" }).focus();
    await userEvent.keyboard(entries[0]?.word ?? "");
    expect(status()).toContain("1 of 3");
  });

  it("is marked in words when it is complete and not right, and no longer once it is", async () => {
    const { entries } = await renderCrossword(["hope", "open"]);
    const [entry] = entries;
    if (!entry) throw new Error("no word");
    await userEvent.click(clueOf(entry.word));
    await userEvent.keyboard("zzz");
    expect(screen.queryByText("Not right yet")).toBeNull();
    await userEvent.keyboard("z");
    expect(clueOf(entry.word).textContent).toContain("Not right yet");
    expect(square(entry.row, entry.col).getAttribute("aria-invalid")).toBe("true");
    expect(status()).toContain("not right yet");
    await userEvent.click(clueOf(entry.word));
    await userEvent.keyboard(entry.word);
    expect(screen.queryByText("Not right yet")).toBeNull();
    expect(square(entry.row, entry.col).getAttribute("aria-invalid")).toBeNull();
  });

  it("takes the letter that a phone's keyboard puts before the one that is there, and lets it be deleted", async () => {
    const { entries } = await renderCrossword();
    const { row = 0, col = 0 } = entries[0] ?? {};
    const field = square(row, col);
    fireEvent.change(field, { target: { value: "z" } });
    fireEvent.change(field, { target: { value: "xZ" } });
    expect(field.value).toBe("X");
    fireEvent.change(field, { target: { value: "" } });
    expect(field.value).toBe("");
  });
});

describe("the steps of a puzzle", () => {
  it("hold the puzzle before the questions, and none that can't be made", () => {
    const kinds = (details: Record<string, unknown>) =>
      stepsOf(someItem({ type: "puzzle_form", details }), puzzleSteps).map(({ kind }) => kind);
    expect(kinds({ puzzle_type: "word_scramble", words: ["calm"], seed: 1 })).toEqual([
      "title",
      "puzzle",
      "record",
    ]);
    expect(kinds({ puzzle_type: "word_scramble", words: ["AAA"] })).toEqual(["title", "record"]);
  });
});

describe("a puzzle on the stage", () => {
  const help = () => fireEvent.click(screen.getByRole("button", { name: "Hint" }));

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

  it("takes every letter, wherever the focus is; the keys that are no letters stay the stage's", async () => {
    const details = { puzzle_type: "word_scramble", words: ["bats"], seed: 3, clues: [] };
    await renderInClassroom(
      <ItemView item={someItem({ type: "puzzle_form", details })} onLeave={() => undefined} />,
    );
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press("PageDown");
    press("t");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("img", { name: "Answer: T" })).toBeDefined();
    press("Backspace");
    screen.getByRole("button", { name: "Hint" }).focus();
    for (const letter of "bats") press(letter);
    expect(status()).toContain("Solved!");
    press("f");
    press("t");
    press(".");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: /^The screen is dark/ })).toBeDefined();
    press("b");
    press("PageDown");
    press("t");
    expect(screen.getByRole("dialog", { name: "How long?" })).toBeDefined();
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
