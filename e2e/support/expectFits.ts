import { expect, type Page } from "@playwright/test";

/** The innermost elements that reach beyond the window's right edge, as their tags and texts; none if the page fits. */
const runningOut = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 0.5;
    return [...document.querySelectorAll("body *")]
      .filter((each) => isOut(each) && ![...each.children].some(isOut))
      .map((each) => `${each.tagName.toLowerCase()} ${each.textContent.slice(0, 40)}`);
  });

/** Expects that nothing runs out of the window sideways, as soon as the page has taken on its size. */
export async function expectFits(page: Page): Promise<void> {
  await expect.poll(() => runningOut(page), `${page.url()} is wider than its window`).toEqual([]);
}
