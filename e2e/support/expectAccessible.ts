import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { expectWords } from "./expectWords.ts";

/**
 * Finds accessibility faults in light and in dark mode, once animations have ended. Begins with the mode the page is
 * in and leaves it in the other: each change draws the whole page again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is still on its way has none.
  await expect(page.locator("main").first()).toBeAttached();
  await expectWords(page);
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(`(() => { ${axe.source} })()`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [present, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  expect(await page.evaluate(findFaults, allRules), `${page.url()} in ${present}`).toEqual([]);
  await page.emulateMedia({ colorScheme: other });
  expect(await page.evaluate(findFaults, onlyContrast), `${page.url()} in ${other}`).toEqual([]);
}

const allRules: axe.RunOptions = {};

/** The modes differ in colors only. */
const onlyContrast: axe.RunOptions = { runOnly: ["color-contrast"] };

/** Runs in the page, where axe has been put. */
async function findFaults(rules: axe.RunOptions) {
  // Transitions start in the next frame, and those of inherited colors after one another.
  let moving: Animation[];
  do {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    moving = document.getAnimations().filter(({ playState }) => playState !== "finished");
    await Promise.all(moving.map((each) => each.finished.catch(() => null)));
  } while (moving.length > 0);
  const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
