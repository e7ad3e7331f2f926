import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectWords } from "./expectWords.ts";

const schemes = ["light", "dark"] as const;

/** Looks for faults that keep people out, in light and in dark, once what moves has come to rest; none is let pass. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectWords(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colors fade over, and a color on its way is nobody's contrast.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null))),
    );
    const axe = new AxeBuilder({ page });
    // What is in the page is the same in the dark; only its colors are others.
    const { violations } = await (colorScheme === "dark" ? axe.withRules("color-contrast") : axe).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(" ")),
    }));
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
