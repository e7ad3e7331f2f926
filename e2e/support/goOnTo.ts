import { expect, type Locator, type Page } from "@playwright/test";

/** Goes on through the steps of class mode to the one that holds something. Its keys are a subject of their own. */
export async function goOnTo(page: Page, wanted: Locator): Promise<void> {
  const stage = page.getByRole("region", { name: /^Step \d+ of/ });
  for (;;) {
    await expect(stage.getByRole("progressbar", { name: /^Loading/ })).toHaveCount(0);
    if (await wanted.isVisible()) return;
    const label = await stage.getAttribute("aria-label");
    const [at = 0, steps = 0] = label?.match(/\d+/g)?.map(Number) ?? [];
    if (at === steps) break;
    await page.getByRole("button", { name: at === 1 ? "Begin" : "Next", exact: true }).click();
    await expect(stage).toHaveAttribute("aria-label", `Step ${at + 1} of ${steps}`);
  }
  await expect(wanted).toBeVisible();
}

/** The heading above the questions, on the last step. */
export const questions = (page: Page): Locator => page.getByRole("heading", { name: "How did it go?" });
