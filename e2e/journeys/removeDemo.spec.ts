import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, testOnOwnPortal } from "../support/test.ts";

/** A portal of its own, as it isn't the same afterwards. */
const test = testOnOwnPortal();

test("a Super Admin removes the demo program after a preview, and begins", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/set-up");
  await page.getByRole("button", { name: "Preview removal" }).click();
  await expect(page.getByRole("row", { name: /^Sites/ })).toHaveText("Sites240");
  await expect(page.getByRole("row", { name: /^People/ })).toContainText(
    "because you or your own data use it",
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Remove demo program" }).click();
  await expect(page.getByText("Demo program removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Preview removal" })).toBeHidden();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("button", { name: "First site" })).toHaveText("First site");

  await page.goto("/school");
  await expect(page.getByText(/No sites/i).first()).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/set-up$/);
});
