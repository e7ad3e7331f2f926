import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Opens a list and the form for a new row in it. */
export async function openForm(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole("main")
    .getByRole("button", { name: button })
    .or(page.getByRole("main").getByRole("link", { name: button }))
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Saves the form and waits for what the portal says of it. */
export async function saveForm(page: Page, message: string): Promise<void> {
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Picks a word in a field that offers several: types it where that narrows the choice, then takes it. */
export async function choose(page: Page, label: string, word: string): Promise<void> {
  const offering = page.getByRole("combobox", { name: label, exact: true });
  const isTyped = (await offering.getAttribute("aria-autocomplete")) === "list";
  await offering.click();
  if (isTyped) await offering.fill(word);
  await page.getByRole("option", { name: word, exact: true }).click();
  // A field that takes several stays open for more.
  if (await page.getByRole("listbox").isVisible()) await page.keyboard.press("Escape");
}

/** The field of the open form that goes by a label, whether it must be filled in or not. */
export function field(page: Page, label: string): Locator {
  return page
    .getByRole("dialog")
    .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
    .first();
}
