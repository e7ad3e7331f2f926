import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { openForm } from "../support/forms.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { callsAs } from "../support/people.ts";
import { resizeFullScreen } from "../support/resizeFullScreen.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

/** The smallest phone, an ordinary one, and a laptop at 200 % zoom. */
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
] as const;

/** Whether all of something is inside the window, without any scrolling. */
async function expectInSight(thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  const inside = () =>
    thing.evaluate((element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= window.innerHeight + 0.5 && right <= window.innerWidth + 0.5;
    });
  await expect.poll(inside).toBe(true);
}

/** Whether all of a text is shown, none of it cut off. */
async function expectWhole(text: Locator): Promise<void> {
  await expectInSight(text);
  expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
}

for (const size of sizes) {
  test(`class mode and the vote lose nothing at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAs(page, "teacher@kindling.example");

    await test.step("the home shows no line that runs out of the window", async () => {
      await expect(page.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
      await expectFits(page);
    });

    await test.step("the title is whole, and the report is recorded without scrolling", async () => {
      const first = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: "Start with the class" }) });
      const name = await first.getByRole("heading", { level: 3 }).innerText();
      const title = page.getByRole("heading", { level: 1, name });
      await first.getByRole("link", { name: "Start with the class" }).click();
      await expect(page.getByRole("region", { name: /^Step 1 of/ })).toBeVisible();
      await page.keyboard.press("PageDown");
      await expectWhole(title);
      await goOnTo(page, questions(page));
      const record = page.getByRole("button", { name: /^Record it/ });
      await expectInSight(record);
      await expectInSight(title);
      // It belongs to the questions although it stands below them.
      await record.click();
      await expect(page.getByText("Answer this question").first()).toBeVisible();
    });

    await test.step("the vote keeps the teacher's buttons in sight, and every choice within reach", async () => {
      await page.goto("/instructor/home/charity-activity/vote");
      const cards = page.getByRole("listitem").getByRole("button");
      await expect(cards).toHaveCount(3);
      if (size.width === 640) for (const card of await cards.all()) await expectInSight(card);
      await cards.last().click();
      await expectInSight(page.getByRole("button", { name: "Undo the last tap" }));
      await expectInSight(page.getByRole("button", { name: "Reveal" }));
      await expect(page.getByRole("button", { name: "Undo the last tap" })).toBeEnabled();
      await page.getByRole("button", { name: "Undo the last tap" }).click();
    });
  });
}

/** A laptop in class, and the same at 200 % zoom. */
const laptops = [
  { width: 1280, height: 720 },
  { width: 640, height: 400 },
  { width: 640, height: 360 },
] as const;

/** A breathing with the usual questions that began before today, so that it asks on which day it was done. */
async function begunBefore(portal: Portal): Promise<number> {
  const call = await callsAs(portal, "teacher@kindling.example");
  const { schools } = await call<{ schools: { id: number }[] }>("GET", "/user/me");
  const type = "mindfulness_matters_open_form";
  const items = await call<{ id: number; start: string; answered: boolean; questions: [] }[]>(
    "GET",
    `/instructor/curriculum-data?content_type=${type}&school_id=${schools[0]?.id}`,
  );
  const [first] = items
    .filter(({ answered }) => !answered)
    .sort((a, b) => a.questions.length - b.questions.length || a.start.localeCompare(b.start) || a.id - b.id);
  return first?.id ?? 0;
}

test("a class is reported without scrolling on a laptop, zoomed or not", async ({ page, portal }) => {
  await page.setViewportSize(laptops[0]);
  await openAs(
    page,
    "teacher@kindling.example",
    `/instructor/home/kindnessopening/${await begunBefore(portal)}`,
  );
  await goOnTo(page, questions(page));
  for (const size of laptops) {
    await test.step(`at ${size.width} × ${size.height}`, async () => {
      await resizeFullScreen(page, size);
      const stage = page.getByRole("region", { name: /^Step \d+ of/ });
      const spare = () => stage.evaluate((room) => room.scrollHeight - room.clientHeight);
      await expect.poll(spare).toBeLessThanOrEqual(0);
      await expectInSight(page.getByRole("heading", { name: "How did it go?" }));
      await expectInSight(page.getByRole("button", { name: "When did you do this?" }));
      await expectInSight(page.getByRole("button", { name: /^Record it/ }));
    });
  }
});

test("a crossword shows the clue of the chosen word and several others at 200 % zoom", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const [puzzle] = await call<{ id: number }[]>("GET", "/puzzleForm?search=In%20Other%20Words&state=live");
  await page.setViewportSize({ width: 640, height: 400 });
  await openAs(page, "teacher@kindling.example", `/instructor/home/puzzles/${puzzle?.id}`);
  const clues = page.locator("section section button");
  await goOnTo(page, clues.first());
  const seen = () =>
    clues.evaluateAll((all) => {
      const room = all[0]?.parentElement?.parentElement?.getBoundingClientRect();
      const box = (each: Element) => each.getBoundingClientRect();
      return all.filter(
        (each) => room && box(each).top >= room.top - 1 && box(each).bottom <= room.bottom + 1,
      ).length;
    });
  await expect.poll(seen).toBeGreaterThanOrEqual(3);
  await clues.last().click();
  const number = await clues.last().locator("strong").innerText();
  await expectInSight(page.getByText(new RegExp(`^${number} Down: `)));
  await expectInSight(clues.last());
});

/** Lists of every shape: with and without actions, filters, figures above them and a state. */
const lists = [
  ["super@kindling.example", "/users/instructor", "Active"],
  ["super@kindling.example", "/donations", "Status"],
  ["super@kindling.example", "/puzzle-form", "State"],
  ["super@kindling.example", "/school", "Active"],
  ["super@kindling.example", "/session-themes", "State"],
  ["site@kindling.example", "/users/instructor", "Active"],
] as const;

test("a list shows its first row, with how it stands, on the first screen of a phone", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  let who = "";
  for (const [email, path, state] of lists) {
    await test.step(`${path} for ${email}`, async () => {
      if (email !== who) {
        await page.goto("/");
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await context.clearCookies();
        await openAs(page, email);
      }
      who = email;
      await page.goto(path);
      const first = page.getByRole("main").getByRole("listitem").first();
      await expectInSight(first.getByRole("link").first());
      const told = first.locator("dt", { hasText: state }).locator("+ dd");
      await expectInSight(told);
      const rest = await told.evaluate((line) => window.innerHeight - line.getBoundingClientRect().bottom);
      expect(rest).toBeGreaterThanOrEqual(40);
      const tools = page.getByRole("main").getByRole("button", { name: /^(Filters|Export|View)$/ });
      for (const tool of await tools.all()) await expectInSight(tool);
    });
  }
});

test("a phone shows the sums of a list below its cards, in sight while they scroll", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/donations");
  const sums = page.getByRole("main").getByRole("group", { name: /^Total/ });
  const told = sums.getByText(/\$[\d,.]+/).first();
  await expect(told).toBeVisible();
  const onLaptop = /\$[\d,.]+/.exec(await told.innerText())?.[0] ?? "none";
  for (const size of sizes.slice(0, 2)) {
    await page.setViewportSize(size);
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expect(sums).toContainText(onLaptop);
    await expectInSight(sums);
    await expectFits(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expectInSight(sums);
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test("the tools of a list have names on a phone, and show the focus of the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "super@kindling.example", "/donations");
  const names = ["Filters", "Export", "View"];
  for (const name of names)
    await expect(page.getByRole("main").getByRole("button", { name, exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").focus();
  for (const name of names) {
    await page.keyboard.press("Tab");
    const tool = page.getByRole("main").getByRole("button", { name, exact: true });
    await expect(tool).toBeFocused();
    await expect(tool).toHaveCSS("outline-style", "solid");
  }
});

test("the name of a tool covers none of the editor's other tools", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "super@kindling.example");
  await openForm(page, "/announcement", "Add Site Announcement");
  const bar = page.getByRole("toolbar").first();
  await bar.getByRole("button").first().hover();
  const name = page.getByRole("tooltip");
  await expect(name).toBeVisible();
  const [tools, told] = [await bar.boundingBox(), await name.boundingBox()];
  if (!tools || !told) throw new Error("Nothing to be seen");
  // The name's own box ends within a hair of the bar.
  expect(told.y + told.height <= tools.y + 1 || told.y >= tools.y + tools.height - 1).toBe(true);
});
