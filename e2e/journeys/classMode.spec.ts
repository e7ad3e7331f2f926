import type { Locator, Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs, demoPassword } from "../support/people.ts";
import { resizeFullScreen } from "../support/resizeFullScreen.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const teacher = "teacher@kindling.example";
const students = { id: "students", label: "How many students took part?", kind: "number", required: true };
const onNow = {
  start: daysFromToday(-3),
  end: daysFromToday(20),
  is_approved: true,
  is_active: true,
  questions: [students],
};

const twoLines = "Two friends walk home in the dark with one lantern. Who of them holds it, and why?";

/** A quiz of three questions, on for every class; its number. */
async function makeQuiz(portal: Portal, title: string): Promise<number> {
  const call = await callsAs(portal, "super@kindling.example");
  const ask = async (question: string, answer_1: string, answer_2: string) =>
    (await call("POST", "/quizQuestion/add", { question, answer_1, answer_2, correct_answer: 1 })).id;
  const question_ids = [
    await ask(twoLines, "All of us", "Somebody else who is not here"),
    await ask("What does it give?", "Light", "Rain"),
    await ask("When is it lit?", "At dusk", "At noon"),
  ];
  return (await call("POST", "/quiz/add", { ...onNow, title, question_ids })).id;
}

/** A puzzle that is on for every class; its number. */
async function makePuzzle(portal: Portal, title: string, details: object): Promise<number> {
  const call = await callsAs(portal, "super@kindling.example");
  return (await call("POST", "/puzzleForm/add", { ...onNow, title, details })).id;
}

const stage = (page: Page) => page.getByRole("main");
const section = (page: Page) => page.getByRole("region", { name: /^Step / });

/** Goes on with the key that clickers send, to the step that holds something. */
async function clickOnTo(page: Page, wanted: Locator) {
  const loading = section(page).getByRole("progressbar", { name: /^Loading/ });
  for (let step = 0; step < 20; step += 1) {
    await expect(loading).toHaveCount(0);
    if (await wanted.isVisible()) break;
    const shown = await section(page).getAttribute("aria-label");
    await page.keyboard.press("PageDown");
    await expect(section(page)).not.toHaveAttribute("aria-label", shown ?? "");
  }
  await expect(wanted).toBeVisible();
}

test("a quiz on the projector, from the first question to the score and the points", async ({
  page,
  portal,
}) => {
  const id = await makeQuiz(portal, "Lantern quiz");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, teacher, `/instructor/home/quizzes/${id}`);
  const points = stage(page).getByText(/^[\d,]+ points$/);
  const before = Number((await points.textContent())?.replace(/\D/g, ""));

  await test.step("nothing is shown before the class has chosen", async () => {
    await clickOnTo(page, page.getByText("Question 1 of 3"));
    await page.keyboard.press("PageDown");
    await expect(page.getByText(/^Tap an answer/)).toBeVisible();
    await expect(page.getByText(/^The right answer/)).toBeHidden();
  });

  await test.step("on a laptop the question, its answers and the way on are seen at once", async () => {
    await resizeFullScreen(page, { width: 1366, height: 768 });
    for (const name of [/All of us$/, /^Show the answer/]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await resizeFullScreen(page, { width: 1920, height: 1080 });
  });

  await test.step("a right one, and a wrong one that a reload does not take away", async () => {
    await page.keyboard.press("1");
    await page.keyboard.press("PageDown");
    await expect(page.getByText("That’s right: All of us")).toBeVisible();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("PageDown");
    await expect(page.getByText("The right answer: Light")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Question 2 of 3")).toBeVisible();
    await expect(page.getByRole("button", { name: /Rain$/ })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("what was passed over is still open at the end, and is answered from there", async () => {
    await page.keyboard.press("PageDown");
    await expect(page.getByText("Question 3 of 3")).toBeVisible();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await expect(page.getByText("1 of 3 questions right")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Answer question 3" }).click();
    await page.getByRole("button", { name: /At dusk/ }).click();
    await page.keyboard.press("PageDown");
    await expect(page.getByText("That’s right: At dusk")).toBeVisible();
    await page.keyboard.press("PageDown");
    await expect(page.getByText("2 of 3 questions right")).toBeVisible();
  });

  await test.step("a timer runs beside it, large and then in its corner", async () => {
    await page.keyboard.press("t");
    await page.getByRole("button", { name: "2 minutes" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^(2:00|1:\d\d)$/);
    await page.keyboard.press("PageDown");
    await expect(page.getByRole("button", { name: /^Show the timer large: 1:/ })).toBeVisible();
    await expect(page.getByText("2 of 3 questions right")).toBeVisible();
  });

  await test.step("it is recorded with the class's answers, and the points are two thirds", async () => {
    await page.keyboard.press("PageDown");
    await page.getByRole("button", { name: /^Most \d+$/ }).click();
    await page.getByRole("button", { name: /^Record it/ }).click();
    await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();
    await expect(page.getByText("2 of 3 questions right")).toBeVisible();
    await expect(page.getByText(/^7 more points/)).toBeVisible();
    await expect(points).toHaveText(`${(before + 7).toLocaleString("en-US")} points`);
  });
});

/** The letters of the word search on the screen, row by row, each with the middle of its square. */
async function lettersOf(board: Locator) {
  return board.locator("tspan").evaluateAll((texts) =>
    texts.map((text) => {
      const box = text.getBoundingClientRect();
      return { letter: text.textContent ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
}

type Square = Awaited<ReturnType<typeof lettersOf>>[number];

/** The first and the last square of a word, found as a child finds it: in every direction from every square. */
function lineOf(squares: readonly Square[], word: string): readonly [Square, Square] {
  const size = Math.sqrt(squares.length);
  const at = (row: number, col: number) =>
    row >= 0 && col >= 0 && row < size && col < size ? squares[row * size + col] : undefined;
  const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const));
  for (let from = 0; from < squares.length; from += 1) {
    for (const [down, across] of ways) {
      const line = Array.from(word, (_, step) =>
        at(Math.floor(from / size) + down * step, (from % size) + across * step),
      );
      const [first, last] = [line[0], line.at(-1)];
      if (first && last && line.map((each) => each?.letter).join("") === word) return [first, last];
    }
  }
  throw new Error(`${word} is not on the board`);
}

const solved = (page: Page) => page.getByRole("status").filter({ hasText: "Solved! Well done, everyone." });

test.describe("puzzles, played to their end", () => {
  test.use({ hasTouch: true, viewport: { width: 1920, height: 1080 } });

  test("a word search by dragging, still solved after a step back", async ({ page, portal }) => {
    const words = ["LANTERN", "LIGHT", "DUSK"];
    const id = await makePuzzle(portal, "Lantern search", {
      puzzle_type: "word_search",
      words,
      grid_size: 10,
    });
    await openAs(page, teacher, `/instructor/home/puzzles/${id}`);
    const board = page.getByRole("application", { name: /^Word search/ });
    await clickOnTo(page, board);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByText(/^Look at the ring: LANTERN starts there/)).toBeAttached();
    const squares = await lettersOf(board);
    for (const word of words) {
      const [first, last] = lineOf(squares, word);
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move((first.x + last.x) / 2, (first.y + last.y) / 2);
      await page.mouse.move(last.x, last.y);
      await page.mouse.up();
    }
    await expect(solved(page)).toBeVisible();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(board).toBeHidden();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(solved(page)).toBeVisible();
  });

  test("a scramble by tapping its letters", async ({ page, portal }) => {
    const words = ["calm", "hope"];
    const id = await makePuzzle(portal, "Lantern scramble", { puzzle_type: "word_scramble", words });
    await openAs(page, teacher, `/instructor/home/puzzles/${id}`);
    await clickOnTo(page, page.getByText("Word 1 of 2"));
    for (const word of words) {
      for (const letter of word.toUpperCase()) {
        await page.getByRole("button", { name: `Letter ${letter}` }).tap();
      }
      await page.getByRole("button", { name: "Next word" }).or(solved(page)).first().click();
    }
    await expect(solved(page)).toBeVisible();
  });

  test("a crossword by keys alone", async ({ page, portal }) => {
    const answers = { "A wish": "HOPE", "Not shut": "OPEN", "What friends do": "HELP" };
    const id = await makePuzzle(portal, "Lantern crossword", {
      puzzle_type: "crossword",
      words: Object.values(answers),
      clues: Object.keys(answers),
    });
    await openAs(page, teacher, `/instructor/home/puzzles/${id}`);
    const board = page.getByRole("group", { name: /^Crossword/ });
    await clickOnTo(page, board);
    // The letters are written into squares; none of them is a key of the stage there.
    await page.keyboard.press("Tab");
    await expect(board.getByRole("textbox").first()).toBeFocused();
    for (let word = 0; word < 3; word += 1) {
      const told = (await page.locator("[aria-current='true']").textContent()) ?? "";
      const answer = Object.entries(answers).find(([clue]) => told.includes(clue))?.[1] ?? "";
      // From the word's first square on, whether a letter of it stands there already or not.
      await page.keyboard.press("Home");
      await page.keyboard.type(answer);
    }
    await expect(solved(page)).toBeVisible();
  });

  test("a jigsaw by touch: a piece, then its place", async ({ page, portal }) => {
    const call = await callsAs(portal, "super@kindling.example");
    const [sample] = await call<{ details: { image_url: string } }[]>(
      "GET",
      "/puzzleForm?search=Six%20Kites",
    );
    const id = await makePuzzle(portal, "Lantern jigsaw", {
      puzzle_type: "jigsaw",
      grid_size: 3,
      image_url: sample?.details.image_url,
    });
    await openAs(page, teacher, `/instructor/home/puzzles/${id}`);
    const table = page.getByRole("group", { name: "Pieces on the table" });
    await clickOnTo(page, table);
    // Where a piece belongs is written in what its drawing shows of the picture.
    const corners = await table
      .locator("svg")
      .evaluateAll((drawings) =>
        drawings.map((drawing) => drawing.getAttribute("viewBox")?.split(" ").map(Number) ?? []),
      );
    const nth = (values: (number | undefined)[], value: number | undefined) =>
      [...new Set(values)].sort((a = 0, b = 0) => a - b).indexOf(value) + 1;
    for (const [x, y] of corners) {
      await table.getByRole("button").first().tap();
      const row = nth(
        corners.map((corner) => corner[1]),
        y,
      );
      const col = nth(
        corners.map((corner) => corner[0]),
        x,
      );
      const places = page.getByRole("group", { name: /^Picture cut/ }).getByRole("button");
      await places.nth((row - 1) * 3 + col - 1).tap();
    }
    await expect(solved(page)).toBeVisible();
  });
});

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator) {
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("without a mouse, from sign-in to a recorded activity", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  const { id } = await call("POST", "/mindfulOpen/add", {
    ...onNow,
    end: daysFromToday(1),
    title: "Lantern breath",
    details: { introduction: "Sit tall.", breathing: { inhale: 1, hold: 0, exhale: 1, rounds: 1 } },
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/log-in");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(teacher);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/instructor\/home$/);
  await page.goto("/instructor/home/kindnessopening");
  const card = page.locator(`a[href$="/kindnessopening/${id}"]`);
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Lantern breath" })).toBeVisible();
  await expect(section(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Sit tall.")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByText("Well done")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "How did it go?" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: /^Most \d+$/ }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: /^Record it/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/instructor\/home$/);
});
