import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs } from "../support/people.ts";
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

interface Named {
  readonly id: number;
  readonly name: string;
}

test("staff narrow a charity report by session and place, and tell places as they are today", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const sites = await call<(Named & { district: Named | null; provider: Named })[]>(
    "GET",
    "/school?rows=100",
  );
  const [choice] = await call<{ full_name: string; school: Named; session: Named; charity: Named }[]>(
    "GET",
    `/charityAsso?schools=${sites.flatMap(({ id, district }) => (district ? [id] : [])).join()}&rows=1`,
  );
  const site = sites.find(({ id }) => id === choice?.school.id);
  if (!choice || !site?.district) throw new Error("No class at a site with a district has chosen");
  await openAs(page, "charities@kindling.example", "/charity-earning-distribution");
  const line = page.getByRole("row").filter({ hasText: choice.full_name }).filter({ hasText: site.name });

  for (const [label, { id, name }, param] of [
    ["Sessions", choice.session, "sessions"],
    ["Districts", site.district, "districts"],
    ["Providers", site.provider, "providers"],
    ["Sites", site, "schools"],
    ["Charities", choice.charity, "charities"],
  ] as const)
    await test.step(`narrowed by ${label}`, async () => {
      const picker = page.getByRole("combobox", { name: label, exact: true });
      await picker.click();
      await picker.fill(name);
      await page.getByRole("option", { name, exact: true }).first().click();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(new RegExp(`[?&]${param}=${id}(&|$)`));
      await expect(line.first()).toBeVisible();
    });

  await test.step("only the class's own rows are left, also by today's places and after a reload", async () => {
    await page.getByRole("combobox", { name: "Places and Names" }).click();
    await page.getByRole("option", { name: "As they are today" }).click();
    await expect(page).toHaveURL(/[?&]structure=today(&|$)/);
    await page.reload();
    await expect(line.first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Places and Names" })).toHaveText("As they are today");
    await expectAccessible(page);
  });
});
