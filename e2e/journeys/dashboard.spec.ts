import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, signIn, test } from "../support/test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

/** Follows a link whose text holds a figure, and finds the list with as many rows. */
async function expectRows(page: Page, region: string, name: RegExp) {
  const link = page.getByRole("region", { name: region }).getByRole("link", { name }).first();
  const [figure = ""] = /\d[\d,]*/.exec((await link.innerText()).replace(/^\D*/, "")) ?? [];
  await link.click();
  if (figure === "0") await expect(page.getByText(/^No .+ match$/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^[\\d,]+–[\\d,]+ of ${figure}$`))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
}

test("staff begin at the overview, and every figure opens as many rows", async ({ page }) => {
  await openAs(page, "super@kindling.example");
  await menu(page).getByRole("link", { name: "Overview", exact: true }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole("region", { name: "This session at a glance" })).toBeVisible();
  await expectAccessible(page);
  await expectRows(page, "This session at a glance", /^Classes taking part/);
  await expectRows(page, "This session at a glance", /^Silent classes/);
  await expectRows(page, "This session at a glance", /^Silent sites/);
  await expectRows(page, "Responses in the last seven days", /^Mindfulness Open Forms/);
  await expectRows(page, "Points and giving", /^To verify/);
  await expectRows(page, "Leads", /^New/);
  await expectRows(page, "Never signed in", /^Instructors/);
});

test("a program is chosen, its chart read as a table, and the list of its classes is accessible", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/index");
  await page.getByRole("combobox", { name: "Program" }).click();
  await page.getByRole("option", { name: "After-School Kindness" }).click();
  await expect(page).toHaveURL(/programs=\d+/);
  await expect(page.getByRole("list", { name: "Current sessions" }).getByRole("listitem")).toHaveCount(1);
  const chart = page.getByRole("region", { name: "Participation by week" });
  await chart.getByRole("button", { name: "Table" }).click();
  await expect(chart.getByRole("row", { name: /^Week 1/ })).toBeVisible();
  await page.getByRole("link", { name: /^Classes taking part/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Classes" })).toBeVisible();
  await expect(page.getByText("After-School Kindness").first()).toBeVisible();
  await expectAccessible(page);
});

test("a Site Leader sees their own classes, and what waits for them", async ({ page }) => {
  await signIn(page, "site@kindling.example");
  await expect(page).toHaveURL(/\/users\/instructor$/);
  await menu(page).getByRole("link", { name: "Overview", exact: true }).click();
  await expect(page.getByRole("region", { name: "Sites, most in need first" })).toContainText("Willow Creek");
  await expect(page.getByRole("region", { name: "Leads" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Latest responses" })).toBeVisible();
  await expectAccessible(page);
  await expectRows(page, "This session at a glance", /^Classes taking part/);
  await expectRows(page, "Points and giving", /^To verify/);
});
