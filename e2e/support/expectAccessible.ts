import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { expectWords } from "./expectWords.ts";

const schemes = ["light", "dark"] as const;

/** Finds accessibility faults in light and in dark mode, once animations have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is still on its way has none.
  await expect(page.locator("main").first()).toBeAttached();
  await expectWords(page);
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await page.evaluate(findFaults, colorScheme);
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Runs in the page, where axe has been put; dark mode changes colors only. */
async function findFaults(colorScheme: "light" | "dark") {
  // Transitions start in the next frame, and those of inherited colors after one another.
  let moving: Animation[];
  do {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    moving = document.getAnimations().filter(({ playState }) => playState !== "finished");
    await Promise.all(moving.map((each) => each.finished.catch(() => null)));
  } while (moving.length > 0);
  const { violations } = await window.axe.run(document, {
    resultTypes: ["violations"],
    ...(colorScheme === "dark" && { runOnly: ["color-contrast"] }),
  });
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
