import type { Page } from "@playwright/test";
import { expect, openAs, test } from "../support/test.ts";

/** Presses the browser's button. Playwright's own would wait for a page that a form may hold up. */
const press = (page: Page, step: -1 | 1) => page.evaluate((by) => history.go(by), step);

test("a form with unsaved changes asks before Back and Forward leave it", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/providers");
  await page.getByRole("link", { name: "Districts", exact: true }).click();
  await expect(page).toHaveURL(/\/districts$/);
  await page.getByRole("link", { name: "Sites", exact: true }).click();
  await expect(page).toHaveURL(/\/school$/);
  await press(page, -1);
  await expect(page).toHaveURL(/\/districts$/);
  await page.getByRole("rowheader").getByRole("link").first().click();
  const name = page.getByRole("textbox", { name: /^Name/ });
  await expect(name).not.toHaveValue("");
  const opened = page.url();
  await name.fill("A new name");
  const asked = page.getByRole("alertdialog", { name: "Discard your changes?" });

  await press(page, -1);
  await asked.getByRole("button", { name: "Keep editing" }).click();
  await expect(asked).toBeHidden();
  expect(page.url()).toBe(opened);
  await expect(name).toHaveValue("A new name");

  await press(page, -1);
  await asked.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/districts$/);
  await expect(name).toBeHidden();

  await press(page, 1);
  await expect(page).toHaveURL(opened);
  await expect(name).not.toHaveValue("A new name");
  await name.fill("A new name");
  await page.getByRole("button", { name: "Close" }).click();
  await asked.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/districts$/);
});

test("Back returns to where a screen was scrolled to, a link begins at the top", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAs(page, "super@kindling.example", "/school");
  const rows = page.getByRole("rowheader");
  const far = 150;
  await expect(rows.first()).toBeVisible();
  await page.evaluate((to) => window.scrollTo(0, to), far);
  const link = page.getByRole("link", { name: "Districts", exact: true });
  await link.evaluate((to: HTMLElement) => to.click());
  await expect(page).toHaveURL(/\/districts$/);
  await expect(page.getByRole("main", { name: "Districts" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await press(page, -1);
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(far);
});
