import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { field, openForm, saveForm } from "../support/forms.ts";
import { expect, signIn, test } from "../support/test.ts";

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

test("a puzzle of each kind, from its words to the answer key", async ({ page }) => {
  const ids = { search: 0, scramble: 0, crossword: 0, jigsaw: 0 };
  await signIn(page, "super@kindling.example");

  await test.step("a word search is laid out while its words are typed", async () => {
    const layout = await begin(page, "Journey search", "Word search");
    await addWords(page, ["kindness", "sharing", "kind"]);
    await expect(page.getByText(/“kind” stands inside “kindness”/)).toBeVisible();
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
