import type { Page } from "@playwright/test";
import {
  expectAnnounced,
  expectDialogInOrder,
  expectReadingOrder,
  readingFaults,
} from "../support/expectReadingOrder.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { expect, openAs, test } from "../support/test.ts";
import { untilDrawn } from "../support/walkRoutes.ts";

/** The main screens of each role; those of the teacher in class are a journey of their own. */
const screens = {
  "super@kindling.example": [
    "/index",
    "/users/instructor",
    "/categories?edit=1",
    "/donations",
    "/activity-summary",
    "/giving-overview",
    "/curriculum-calendar",
  ],
  "charities@kindling.example": ["/index", "/payments"],
  "provider@kindling.example": ["/index", "/school"],
  "site@kindling.example": ["/index", "/users/instructor"],
  "teacher@kindling.example": [
    "/instructor/home",
    "/instructor/home/charity-activity",
    "/instructor/home/charity-activity/vote",
  ],
} as const;

/** What comes last where parts follow the first picture. */
const comesLast: Readonly<Record<string, string>> = {
  "/instructor/home": "Watch the welcome again",
  "/instructor/home/charity-activity/vote": "Leave the vote",
};

async function openDrawn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilDrawn(page);
  const name = comesLast[path];
  if (name) await expect(page.getByRole("button", { name })).toBeVisible();
}

for (const [email, paths] of Object.entries(screens))
  test(`a screen reader, Tab and the eye go one way through the main screens of ${email}`, async ({
    page,
  }) => {
    test.slow();
    await openAs(page, email, "/log-in");
    const faults: string[] = [];
    for (const path of paths) {
      await openDrawn(page, path);
      faults.push(...(await readingFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test("the sign-in is in order before anybody has signed in", async ({ page }) => {
  for (const path of ["/log-in", "/forgot-password"]) {
    await openDrawn(page, path);
    await expectReadingOrder(page);
  }
});

/** A page in order, and what spoils it. */
const whole = `<main><h1>A list</h1><h2>Rows</h2><button>One</button> <button>Two</button>
  <table aria-label="Sums"><tr><th scope="col">Name</th></tr><tr><th scope="row">Total</th><td>3</td></tr></table></main>`;
const spoiled = [
  ["<main>", "<div>", "0 main parts"],
  ["<h1>A list</h1>", "", "0 headings of level 1"],
  ["h2", "h3", "heading “Rows” of level 3 after 1"],
  ["<button>One", "<button tabindex=-1>One", "Tab doesn't reach button “One”"],
  ["<button>One", "<button aria-hidden=true>One", "Tab stops at “One”, which is hidden from screen readers"],
  ["<button>One", "<button>", "button “” has no name"],
  ["<button>Two", "<button tabindex=1>Two", "Tab doesn't reach button “Two”"],
  [
    "<button>One</button> <button>Two",
    "<p aria-owns='b a'></p><button id=a>One</button> <button id=b>Two",
    "Tab goes to button “One” where button “Two” is read",
  ],
  [
    "<main>",
    "<main style='display: flex; flex-direction: column-reverse'>",
    "“A list” is read before “Rows”, which is seen first",
  ],
  ['th scope="row"', "td", "table “Sums”: 1 rows name themselves not: row “”"],
  [' aria-label="Sums"', "", "table “” has no name"],
  ["<main>", "<main><div role=dialog></div>", "dialog “” has no name"],
] as const;

test("what is out of order is noticed", async ({ page }) => {
  await page.setContent(whole);
  expect(await readingFaults(page)).toEqual([]);
  for (const [part, instead, fault] of spoiled) {
    await page.setContent(whole.replace(part, instead));
    const faults = await readingFaults(page);
    expect(faults).toContain(fault);
  }
});

test("what comes while a screen is read is read with it", async ({ page }) => {
  await page.setContent(whole);
  await page.evaluate(() => {
    const [one] = document.querySelectorAll("button");
    const addAnother = () =>
      one?.after(Object.assign(document.createElement("button"), { textContent: "Late" }));
    // Tab is on its last button by then.
    document.querySelectorAll("button")[1]?.addEventListener("focus", addAnother, { once: true });
  });
  expect(await readingFaults(page)).toEqual([]);
});

test("class mode is in order from its first step to the questions", async ({ page }) => {
  await openAs(page, "teacher@kindling.example", "/instructor/home");
  await page.getByRole("link", { name: "Start with the class" }).first().click();
  await expect(page.getByRole("region", { name: /^Step 1 of/ })).toBeVisible();
  // These tools come behind the first sight of a step.
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectReadingOrder(page);
  await goOnTo(page, questions(page));
  await expectReadingOrder(page);
});

test("forms, imports and questions take the focus and give it back, and what is done is announced", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/users/instructor");
  await untilDrawn(page);
  await expectDialogInOrder(page, page.getByRole("button", { name: "Import", exact: true }));
  await openDrawn(page, "/trait");
  await expectDialogInOrder(page, page.getByRole("button", { name: "Add Character Trait" }));
  await openDrawn(page, "/categories");
  const add = page.getByRole("button", { name: "Add Category" });
  await expectDialogInOrder(page, add);
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Quiet reading");
  await page.keyboard.press("Control+Enter");
  await expectAnnounced(page, /Category added successfully/);
});
