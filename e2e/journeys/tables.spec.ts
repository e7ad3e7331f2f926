import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff work through a list with a row open beside it", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/districts");
  const grid = page.getByRole("grid", { name: "Districts" });
  const panel = page.getByRole("dialog");

  // What was just added is marked in the list.
  await page.getByRole("button", { name: "Add District" }).first().click();
  await panel.getByLabel("Name").fill("Aardvark Valley");
  await panel.getByRole("button", { name: "Add District" }).click();
  const added = grid.getByRole("row", { name: /Aardvark Valley/ });
  await expect(added).toHaveAttribute("data-changed", "true");
  await expectAccessible(page);

  // The list stays usable beside the panel.
  await added.getByRole("gridcell").nth(1).click();
  await expect(panel).toHaveAccessibleName("District: Aardvark Valley");
  await expect(added).toHaveAttribute("aria-current", "true");
  await expect(panel.getByText(/^1 of \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("j");
  await expect(panel.getByText(/^2 of \d+$/)).toBeVisible();
  await panel.getByRole("button", { name: "Previous row" }).click();
  await expect(panel).toHaveAccessibleName("District: Aardvark Valley");
  await panel.getByRole("separator", { name: "Width of the panel" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel).toHaveCSS("width", "480px");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/districts$/);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("link", { name: "Aardvark Valley" }).click();
  await expect(panel.getByRole("button", { name: "Next row" })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test("a panel stays where it opens, however late its tools come", async ({ page }) => {
  const tools = /\/PanelTools[^/]*\.js$/;
  let bring = () => {};
  const late = new Promise<void>((done) => {
    bring = done;
  });
  await page.route(tools, (route) => late.then(() => route.continue()));
  await openAs(page, "super@kindling.example", "/districts");
  // What can be pressed in it, by where it was in each frame.
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const field = document.querySelector("[role=dialog] input");
      if (field) places.add(field.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  const asked = page.waitForRequest(tools);
  await page.getByRole("link", { name: "Maple Valley Schools" }).click();
  await asked;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  bring();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText(/^\d+ of \d+$/)).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(
    1,
  );
});

test("staff move and pin columns, and the address keeps it", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/users/instructor");
  const grid = page.getByRole("grid", { name: "Instructors" });
  const headings = grid.getByRole("columnheader");
  await expect(headings.nth(2)).toHaveText("Email");
  await page.getByRole("button", { name: "View", exact: true }).click();
  const columns = page.getByRole("group", { name: "Columns" });
  await columns.getByRole("button", { name: "Move Grade left" }).click();
  await columns.getByRole("button", { name: "Move Grade left" }).press("Enter");
  await expect(columns.getByRole("button", { name: "Move Grade left" })).toBeFocused();
  await columns.getByRole("button", { name: "Pin Grade" }).click();
  await expect(page).toHaveURL(/columns=name%2Cgrade\*%2Cemail/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(headings.nth(2)).toHaveText("Grade");
  const left = async () => (await headings.nth(2).boundingBox())?.x;
  const before = await left();
  await grid.locator("..").evaluate((scroller) => scroller.scrollTo({ left: 200 }));
  expect(await left()).toBe(before);
});

test("staff see what columns come to in all rows that match", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/users/instructor");
  const sums = page.getByRole("group", { name: "Total", exact: true });
  await expect(sums).toContainText(/Points: [\d,]+/);
  const all = await sums.textContent();
  await page.getByRole("searchbox").fill("Helen");
  await expect(sums).not.toHaveText(all ?? "");
  await expectAccessible(page);
  await page.goto("/donations");
  await expect(page.getByRole("group", { name: /^Total · Without held and void/ })).toContainText(
    /Amount: \$/,
  );
});

test("a picker offers what is chosen and what was picked last first", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/school?new");
  const provider = page.getByRole("dialog").getByRole("combobox", { name: "Provider" });
  await provider.click();
  const options = page.getByRole("listbox").getByRole("option");
  const last = options.nth(3);
  const name = (await last.textContent()) ?? "";
  await last.click();
  await expect(provider).toHaveValue(name);
  await provider.press("ArrowDown");
  await expect(page.getByRole("group", { name: "Chosen" }).getByRole("option")).toHaveText(name);
  await expectAccessible(page);
  await page.getByRole("group", { name: "All" }).getByRole("option").first().click();
  await provider.press("ArrowDown");
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(name);
});

test("twelve instructors are in sight on a small laptop, and only long texts are cut off", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/users/instructor");
  const grid = page.getByRole("grid", { name: "Instructors" });
  const sums = page.getByRole("group", { name: "Total" });
  await expect(sums).toContainText(/\d/);
  const end = (await sums.boundingBox())?.y ?? 0;
  const twelfth = await grid.getByRole("row").nth(12).boundingBox();
  expect((twelfth?.y ?? 0) + (twelfth?.height ?? end)).toBeLessThanOrEqual(end);

  await page.setViewportSize({ width: 1600, height: 900 });
  const cut = grid
    .locator(".text")
    .evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth).map(({ textContent }) => textContent),
    );
  expect((await cut).filter((text) => text.length < 50)).toEqual([]);
});

test("the heading of a column without values is read whole", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/program-video");
  const grid = page.getByRole("grid", { name: "Programs" });
  await expect(grid.getByText("After-School Kindness")).toBeVisible();
  const cut = () =>
    grid
      .locator(".heading")
      .evaluateAll((all) =>
        all
          .filter((heading) => heading.scrollWidth > heading.clientWidth)
          .map(({ textContent }) => textContent),
      );
  await expect.poll(cut).toEqual([]);
});
