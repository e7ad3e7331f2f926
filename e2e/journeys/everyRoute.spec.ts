import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, test } from "../support/test.ts";
import { untilDrawn, walkRoutes } from "../support/walkRoutes.ts";

test("every route of a Site Leader is accessible in light and dark, and fits 320 px", async ({ page }) => {
  test.setTimeout(300_000);
  await openAs(page, "site@kindling.example", "/index");
  await untilDrawn(page);
  const faults: string[] = [];
  const note = (error: Error) => void faults.push(error.message);
  const routes = await walkRoutes(page, async () => {
    await expectAccessible(page).catch(note);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page).catch(note);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  expect(faults).toEqual([]);
  expect(routes.length).toBeGreaterThanOrEqual(25);
});
