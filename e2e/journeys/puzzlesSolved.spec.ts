import type { Browser, Locator, Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { goOnTo } from "../support/goOnTo.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";
import { type Cell, cellsOf, spotOf } from "../support/wordSearch.ts";

const clues: Readonly<Record<string, string>> = {
  hope: "A wish",
  open: "Not shut",
  help: "What friends do",
};
const searched = ["LANTERN", "LIGHT", "DUSK"];
const scrambled = ["calm", "hope"];
const places = ["Upper left", "Upper right", "Lower left", "Lower right"] as const;

type Kind = "search" | "scramble" | "crossword" | "jigsaw";

/** A puzzle of each kind that is on for every class; their numbers. */
async function makePuzzles(portal: Portal): Promise<Record<Kind, number>> {
  const call = await callsAs(portal, "super@kindling.example");
  const asked = await call<{ primary_graphic: string | null }[]>("GET", "/quizQuestion?rows=100");
  const image_url = asked.find((each) => each.primary_graphic)?.primary_graphic?.split("?")[0];
  const add = async (title: string, details: object) => {
    const on = { start: daysFromToday(-3), end: daysFromToday(20), is_approved: true, is_active: true };
    return (await call("POST", "/puzzleForm/add", { ...on, title, details })).id;
  };
  const words = Object.keys(clues);
  return {
    search: await add("Solved search", { puzzle_type: "word_search", words: searched, grid_size: 10 }),
    scramble: await add("Solved scramble", { puzzle_type: "word_scramble", words: scrambled }),
    crossword: await add("Solved crossword", {
      puzzle_type: "crossword",
      words,
      clues: Object.values(clues),
    }),
    jigsaw: await add("Solved jigsaw", {
      puzzle_type: "jigsaw",
      image_url,
      grid_size: 2,
      piece_texts: ["sky and a bird's wing", "a chimney"],
    }),
  };
}

const searchBoard = (page: Page) => page.getByRole("application", { name: /^Word search/ });
const clueButtons = (page: Page) => page.getByRole("button", { name: /\(4\)/ });
const pieces = (page: Page) => page.getByRole("button", { name: /^Piece \d/ });
const isSolved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: "Solved! Well done, everyone." })).toBeVisible();

/** The word that a clue asks for. */
async function wordOf(clue: Locator): Promise<string> {
  const text = await clue.textContent();
  const [word = ""] = Object.entries(clues).find(([, asked]) => text?.includes(asked)) ?? [];
  return word;
}

/** Where the first piece on the table belongs. */
async function placeOfFirst(page: Page): Promise<number> {
  const name = (await pieces(page).first().getAttribute("aria-label")) ?? "";
  return places.findIndex((place) => name.includes(place));
}

type Solve = (page: Page, kind: Kind) => Promise<void>;

const byKey: Solve = async (page, kind) => {
  const { keyboard } = page;
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
  };
  if (kind === "search") {
    const board = searchBoard(page);
    let at: Cell = { row: 0, col: 0 };
    for (const word of searched) {
      for (const { row, col } of await cellsOf(board, word)) {
        await board.focus();
        await press(row > at.row ? "ArrowDown" : "ArrowUp", Math.abs(row - at.row));
        await press(col > at.col ? "ArrowRight" : "ArrowLeft", Math.abs(col - at.col));
        await keyboard.press("Enter");
        at = { row, col };
      }
      await expect(page.getByText(`${word} found`)).toBeAttached();
    }
  } else if (kind === "scramble") {
    await keyboard.type(scrambled[0] ?? "");
    await page.getByRole("button", { name: "Next word" }).press("Enter");
    await keyboard.type(scrambled[1] ?? "");
  } else if (kind === "crossword") {
    // In one go: each word leads to the next one.
    for (const clue of await clueButtons(page).all()) await keyboard.type(await wordOf(clue));
  } else {
    for (let left = 4; left > 0; left -= 1) {
      const place = await placeOfFirst(page);
      await pieces(page).first().press("Enter");
      await keyboard.press("ArrowUp");
      await keyboard.press("ArrowLeft");
      if (place >= 2) await keyboard.press("ArrowDown");
      if (place % 2 === 1) await keyboard.press("ArrowRight");
      await keyboard.press("Enter");
      await expect(pieces(page)).toHaveCount(left - 1);
    }
  }
};

/** Points at things with a mouse or a finger. */
const byPointing =
  (
    point: (target: Locator) => Promise<void>,
    draw: (page: Page, from: Cell, to: Cell) => Promise<void>,
  ): Solve =>
  async (page, kind) => {
    if (kind === "search") {
      for (const word of searched) {
        const [from, to] = await cellsOf(searchBoard(page), word);
        await draw(page, from, to);
        await expect(page.getByText(`${word} found`)).toBeAttached();
      }
    } else if (kind === "scramble") {
      for (const [at, word] of scrambled.entries()) {
        if (at > 0) await point(page.getByRole("button", { name: "Next word" }));
        for (const letter of word.toUpperCase())
          await point(page.getByRole("button", { name: `Letter ${letter}`, disabled: false }).first());
      }
    } else if (kind === "crossword") {
      for (const clue of await clueButtons(page).all()) {
        await point(clue);
        await page.keyboard.type(await wordOf(clue));
      }
    } else {
      for (let left = 4; left > 0; left -= 1) {
        const place = places[await placeOfFirst(page)] ?? "";
        await point(pieces(page).first());
        await point(page.getByRole("button", { name: `${place}, empty` }));
        await expect(pieces(page)).toHaveCount(left - 1);
      }
    }
  };

const byMouse = byPointing(
  (target) => target.click(),
  async (page, from, to) => {
    const [first, last] = [await spotOf(searchBoard(page), from), await spotOf(searchBoard(page), to)];
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move((first.x + last.x) / 2, (first.y + last.y) / 2);
    await page.mouse.move(last.x, last.y);
    await page.mouse.up();
  },
);

const byFinger = byPointing(
  (target) => target.tap(),
  async (page, from, to) => {
    await searchBoard(page).scrollIntoViewIfNeeded();
    const [first, last] = [await spotOf(searchBoard(page), from), await spotOf(searchBoard(page), to)];
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [first]);
    await send("touchMove", [{ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }]);
    await send("touchMove", [last]);
    await send("touchEnd", []);
  },
);

const boards: Readonly<Record<Kind, (page: Page) => Locator>> = {
  search: searchBoard,
  scramble: (page) => page.getByText("Word 1 of 2"),
  crossword: (page) => page.getByRole("group", { name: /^Crossword/ }),
  jigsaw: (page) => pieces(page).first(),
};

interface Way {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly solve: Solve;
}

/** Solves a puzzle of each kind on a screen, as a class does it. */
async function solveAll(browser: Browser, portal: Portal, { width, height, touch, solve }: Way) {
  const puzzles = await makePuzzles(portal);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: "en-US",
    baseURL: portal.url,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openAs(page, "teacher@kindling.example");
  for (const kind of ["search", "scramble", "crossword", "jigsaw"] as const) {
    await test.step(kind, async () => {
      await page.goto(`/instructor/home/puzzles/${puzzles[kind]}`);
      await goOnTo(page, boards[kind](page));
      if (!touch && kind === "crossword")
        for (const clue of await clueButtons(page).all()) await expect(clue).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await solve(page, kind);
      await isSolved(page);
      await expectAccessible(page);
    });
  }
  await context.close();
}

test.describe("a puzzle of each kind is solved", () => {
  test.setTimeout(240_000);

  test("by keyboard at 1280 × 720", ({ browser, portal }) =>
    solveAll(browser, portal, { width: 1280, height: 720, touch: false, solve: byKey }));

  test("by mouse at 1920 × 1080", ({ browser, portal }) =>
    solveAll(browser, portal, { width: 1920, height: 1080, touch: false, solve: byMouse }));

  test("by finger at 390 × 844", ({ browser, portal }) =>
    solveAll(browser, portal, { width: 390, height: 844, touch: true, solve: byFinger }));
});
