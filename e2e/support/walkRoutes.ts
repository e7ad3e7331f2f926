import { expect, type Page } from "@playwright/test";
import { follow } from "./test.ts";

/** Paths that differ in ids only are one route. */
const routeOf = (path: string) => path.replaceAll(/\d+/g, ":id");

/** The addresses of the portal that a page links to, without what comes after the path. */
const linksOn = (page: Page) =>
  page
    .locator("a[href^='/']:not([download])")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Waits until a screen shows what it has: no skeleton, no part that is still being read. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator("h1:not([data-left])").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
}

/** Goes to another screen; the one before stays until the next one's code has come, so its headings are marked. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.locator("h1").evaluateAll((titles) => {
    for (const title of titles) title.setAttribute("data-left", "");
  });
  if (new URL(page.url()).pathname !== path) await follow(page, path);
  else await page.reload();
  await untilDrawn(page);
}

/**
 * Visits every route that somebody can get to by links, beginning with those of the menu, each once; returns
 * the routes, with `:id` for numbers.
 */
export async function walkRoutes(page: Page, look: () => Promise<void>): Promise<string[]> {
  const groups = page.getByRole("navigation").locator("button[aria-expanded=false]");
  while ((await groups.count()) > 0) await groups.first().click();
  const found = new Map<string, string>();
  const note = (paths: readonly string[]) => {
    for (const path of paths)
      if (!path.startsWith("/api/") && !found.has(routeOf(path))) found.set(routeOf(path), path);
  };
  note(await linksOn(page));
  // A Map also yields what is added on the way.
  for (const path of found.values()) {
    await goTo(page, path);
    note(await linksOn(page));
    await look();
  }
  return [...found.keys()];
}
