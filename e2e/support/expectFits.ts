import { expect, type Page } from "@playwright/test";

/** Expects that nothing runs out of the window sideways, as soon as the page has taken on its size. */
export async function expectFits(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(over, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}
