import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

const figure = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name} ?\\$`) });
const amountIn = async (page: Page, name: string) =>
  /\$[\d,.]+/.exec(await figure(page, name).innerText())?.[0] ?? "";

test("staff see what is given, open the rows behind it, and take the report along", async ({ page }) => {
  await openAs(page, "charities@kindling.example");
  await page.getByRole("link", { name: "Giving overview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Giving overview" })).toBeVisible();
  await expectAccessible(page);

  await test.step("a figure opens the donations it sums up", async () => {
    const donated = await amountIn(page, "Donated");
    await figure(page, "Donated").click();
    await expect(page).toHaveURL(/\/donations\?status=counted%2Cverified%2Cpaid/);
    await expect(page.getByText(donated).first()).toBeVisible();
    await page.goBack();
  });

  await test.step("a session's figures are the report's, narrowed as they were", async () => {
    const row = page
      .getByRole("table", { name: "Giving by session" })
      .getByRole("rowheader")
      .first()
      .getByRole("link");
    const name = await row.innerText();
    await row.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Charity Distribution by Provider");
    await expect(page.getByRole("button", { name })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Bright Futures/ }).first()).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download XLSX" }).click();
    expect((await saving).suggestedFilename()).toBe("Charity Distribution by Provider.xlsx");
    await expect(page.getByText("File Download successfully!")).toBeVisible();
  });
});

test("a leader sees what their own sites give, in numbers and as a table", async ({ page }) => {
  await openAs(page, "site@kindling.example", "/giving-overview");
  const chart = page.getByRole("region", { name: "By charity", exact: true });
  await chart.getByRole("button", { name: "Table" }).click();
  await expect(chart.getByRole("columnheader")).toHaveText(["Measure", "Earned", "Donated"]);
  await expect(page.getByRole("table", { name: "Giving by provider" }).getByRole("rowheader")).toHaveCount(1);
  await expectAccessible(page);
});
