import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { field, openForm, saveForm } from "../support/forms.ts";
import { expect, openAs, test } from "../support/test.ts";
import { endsOf, type Spot } from "../support/wordSearch.ts";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Begins a puzzle of a kind, with what every activity has. */
async function begin(page: Page, title: string, kind: string) {
  await openForm(page, "/puzzle-form", "Add Puzzle Form");
  await field(page, "Title").fill(title);
  await field(page, "Start").fill("2026-11-02");
  await field(page, "End").fill("2026-12-18");
  await page.getByText(kind, { exact: true }).click();
  return page.getByRole("group", { name: "How it will look" });
}

async function addWords(page: Page, words: readonly string[]) {
  const next = page.getByRole("textbox", { name: "Next word" });
  for (const word of words) {
    await next.fill(word);
    await next.press("Enter");
  }
}

/** Saves the puzzle and answers its number, as the portal says it. */
async function save(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/api/puzzleForm"),
  );
  await saveForm(page, "Puzzle Form added successfully");
  const reply: { data: { id: number } } = await (await answered).json();
  return reply.data.id;
}

async function openPreview(page: Page, id: number) {
  await page.goto(`/puzzle-form/preview/${id}`);
  await page.getByRole("button", { name: "Begin" }).click();
}

/** Makes a puzzle of words, with clues where there are any, and answers its number. */
async function make(page: Page, title: string, kind: string, words: string): Promise<number> {
  await begin(page, title, kind);
  await page.getByRole("textbox", { name: "Next word" }).evaluate((input, pasted) => {
    const data = new DataTransfer();
    data.setData("text", pasted);
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, words);
  return save(page);
}

test("a puzzle of each kind, from its words to the answer key", async ({ page }) => {
  const ids = { search: 0, scramble: 0, crossword: 0, jigsaw: 0 };
  await openAs(page, "super@kindling.example");

  await test.step("a word search is laid out while its words are typed", async () => {
    const layout = await begin(page, "Journey search", "Word search");
    await addWords(page, ["kindness", "sharing", "kind"]);
    await expect(page.getByText(/“kind” is also part of “kindness”/)).toBeVisible();
    await page.getByRole("button", { name: "Remove kind", exact: true }).click();
    await expect(layout.getByRole("img", { name: /^Word search/ })).toBeVisible();
    await expectAccessible(page);
    ids.search = await save(page);
  });

  await test.step("a scramble, and a crossword from a pasted list", async () => {
    await begin(page, "Journey scramble", "Word scramble");
    await addWords(page, ["calm", "hope"]);
    ids.scramble = await save(page);
    const layout = await begin(page, "Journey crossword", "Crossword");
    await page.getByRole("textbox", { name: "Next word" }).evaluate((input) => {
      const data = new DataTransfer();
      data.setData("text", "hope - A wish\nopen - Not shut\nhelp: What friends do");
      input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(layout.getByText(/What friends do/)).toBeVisible();
    ids.crossword = await save(page);
  });

  await test.step("a jigsaw is cut from a picture", async () => {
    const layout = await begin(page, "Journey jigsaw", "Jigsaw");
    await page.getByRole("group", { name: "Picture" }).locator("input[type=file]").setInputFiles({
      name: "kind.png",
      mimeType: "image/png",
      buffer: picture,
    });
    await expect(layout.getByRole("img", { name: "Picture cut into 3 rows of 3 pieces" })).toBeVisible();
    ids.jigsaw = await save(page);
  });

  await test.step("each is on the stage of its preview, to be played", async () => {
    await openPreview(page, ids.search);
    await expect(page.getByRole("application", { name: /^Word search/ })).toBeVisible();
    await openPreview(page, ids.jigsaw);
    await expect(page.getByRole("button", { name: "Piece 1 of 9" })).toBeVisible();
    await openPreview(page, ids.crossword);
    await expect(page.getByRole("button", { name: /What friends do/ })).toBeVisible();
    await openPreview(page, ids.scramble);
    await expect(page.getByRole("heading", { name: "Which word is it?" })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: /^Letter/ })
      .first()
      .focus();
    await page.keyboard.type("calm");
    await expect(page.getByText("calm: right!")).toBeVisible();
  });

  await test.step("the crossword is printed with its answer key, the answers on the key alone", async () => {
    await page.goto(`/puzzle-form/print/${ids.crossword}`);
    const boards = page.getByRole("img", { name: /^Crossword/ });
    await expect(boards).toHaveCount(2);
    await expect(boards.first()).not.toContainText("H");
    await expect(boards.last()).toContainText("H");
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByText("Answer key", { exact: true })).toBeVisible();
  });
});

test("what is typed at a puzzle goes to the puzzle, and a word that is not right is told", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example");
  const scramble = await make(page, "Typed scramble", "Word scramble", "best\ngift");
  const crossword = await make(
    page,
    "Typed crossword",
    "Crossword",
    "hope - A wish\nopen - Not shut\nhelp - What friends do",
  );

  await test.step("a scramble takes letters that elsewhere open the timer or darken the screen", async () => {
    await openPreview(page, scramble);
    await expect(page.getByRole("heading", { name: "Which word is it?" })).toBeVisible();
    await page.keyboard.type("best");
    await expect(page.getByText("best: right!")).toBeVisible();
    await page.getByRole("button", { name: "Next word" }).click();
    await page.keyboard.type("tfig");
    await expect(page.getByText("Not yet. Try another order.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.type("gift");
    await expect(page.getByText("Solved! Well done, everyone.")).toBeVisible();
  });

  await test.step("a crossword takes every word whole from its clue, and marks the one that is wrong", async () => {
    await openPreview(page, crossword);
    await page.getByRole("button", { name: /A wish/ }).click();
    await page.keyboard.type("hops");
    await expect(page.getByRole("button", { name: /A wish.*Not right yet/ })).toBeVisible();
    await expectAccessible(page);
    for (const [clue, word] of [
      ["A wish", "hope"],
      ["Not shut", "open"],
      ["What friends do", "help"],
    ] as const) {
      await page.getByRole("button", { name: new RegExp(clue) }).click();
      await page.keyboard.type(word);
    }
    await expect(page.getByText("Not right yet")).toHaveCount(0);
    await expect(page.getByText("Solved! Well done, everyone.")).toBeVisible();
  });
});

test("every word of a search is found by finger on a phone", async ({ page, browser, baseURL }) => {
  const words = ["KINDNESS", "SHARING", "HOPE", "CALM", "SMILE", "TRUST", "LISTEN", "HELP", "CARE", "GRACE"];
  await openAs(page, "super@kindling.example");
  const id = await make(page, "Drawn search", "Word search", words.join("\n").toLowerCase());

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-US",
    ...(baseURL && { baseURL }),
  });
  const screen = await phone.newPage();
  await openAs(screen, "super@kindling.example");
  await openPreview(screen, id);
  const board = screen.getByRole("application", { name: /^Word search/ });
  await board.scrollIntoViewIfNeeded();
  const touch = await phone.newCDPSession(screen);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Spot) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const before = await board.boundingBox();

  await test.step("a tap beside takes nothing from the word that is drawn next", async () => {
    await board.tap({ position: { x: 12, y: 12 } });
    for (const [place, word] of words.entries()) {
      const [first, last] = await endsOf(board, word);
      await send("touchStart", first);
      // As a finger goes: in few steps, not quite straight, and lifted as soon as it is there.
      await send("touchMove", { x: (first.x + last.x) / 2 + 5, y: (first.y + last.y) / 2 - 5 });
      await send("touchMove", { x: last.x + 6, y: last.y + 6 });
      await send("touchEnd");
      await expect(screen.getByText(`${place + 1} of ${words.length} words found`)).toBeAttached();
      if (place === words.length - 2) break;
    }
  });

  await test.step("nothing has scrolled meanwhile, and the last word is found by two taps", async () => {
    expect(await board.boundingBox()).toEqual(before);
    for (const at of await endsOf(board, words.at(-1) ?? "")) {
      await send("touchStart", at);
      await send("touchEnd");
    }
    await expect(screen.getByText("Solved! Well done, everyone.")).toBeVisible();
  });
  await phone.close();
});
