import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { openFilters } from "../support/openFilters.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff see a year beside the one before, take it along, and print statements for sites", async ({
  page,
}) => {
  await openAs(page, "charities@kindling.example", "/giving-by-year");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Giving by year");
  const figures = page.getByRole("table", { name: "All figures" });
  await expect(figures.getByRole("row")).toHaveCount(8);
  await expectAccessible(page);

  await test.step("another period is in the address", async () => {
    await page.getByRole("button", { name: "Fiscal year" }).click();
    await expect(page).toHaveURL(/period=fiscal_year/);
    await expect(figures).toBeVisible();
  });

  await test.step("the table as a file", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download XLSX" }).click();
    expect((await saving).suggestedFilename()).toBe("Giving by Year.xlsx");
  });

  await test.step("a statement of each site", async () => {
    await page.getByRole("button", { name: "By site" }).click();
    const saving = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /^Statement for / })
      .first()
      .click();
    expect((await saving).suggestedFilename()).toMatch(/^Statement .*\.pdf$/);
  });

  await test.step("and of each charity", async () => {
    await page.getByRole("button", { name: "By charity" }).click();
    await expect(page.getByRole("table", { name: "By charity" })).toBeVisible();
    const saving = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /^Statement for / })
      .first()
      .click();
    expect((await saving).suggestedFilename()).toMatch(/^Statement .*\.pdf$/);
  });

  await test.step("fits a phone", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page);
    await expectAccessible(page);
  });

  await test.step("the list of donations can be narrowed to the same years", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, "charities@kindling.example", "/donations");
    await openFilters(page);
    await page.getByRole("button", { name: "Period", exact: true }).click();
    await page
      .getByRole("radio", { name: /^School year/ })
      .first()
      .click();
    await expect(page).toHaveURL(/from=\d{4}-08-01&to=\d{4}-07-31/);
  });
});

test("a leader gets the statement of their site on its page", async ({ page }) => {
  await openAs(page, "site@kindling.example", "/school");
  await page.getByRole("main").getByRole("link").first().click();
  await page.getByRole("button", { name: "Statement", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download PDF" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^Statement .*\.pdf$/);
  await expect(dialog).toBeHidden();
});
