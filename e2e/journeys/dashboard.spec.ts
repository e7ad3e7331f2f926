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
  await expectRows(page, "This session at a glance", /^To verify/);
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
  await expectRows(page, "This session at a glance", /^To verify/);
});

test("what needs somebody comes first, opens as many rows, and the cards are arranged by keyboard", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/index");
  const needs = page.getByRole("region", { name: "What needs you" });
  const first = needs.getByRole("listitem").filter({ hasText: "not answered yet" });
  const [figure = ""] = /^\d+/.exec(await first.innerText()) ?? [];
  await expect(needs.getByRole("listitem")).toHaveCount(3);
  await first.getByRole("link", { name: "Open leads" }).click();
  await expect(page.getByText(new RegExp(`^1–${figure} of ${figure}$`))).toBeVisible();
  await page.goBack();

  const cards = page.getByRole("heading", { level: 2 });
  await expect(cards.filter({ hasText: /^Pace$/ })).toBeVisible();
  await page.getByRole("button", { name: "Arrange cards" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Arrange cards" });
  await dialog.getByRole("checkbox", { name: "Pace" }).press("Space");
  for (let places = 0; places < 5; places++)
    await dialog.getByRole("button", { name: "Move Leads up" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Move Leads up" })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "Leads" })).toBeVisible();
  await expect(cards.filter({ hasText: /^Pace$/ })).toHaveCount(0);
  // After what needs somebody and the figures, they come first.
  await expect(cards.nth(2)).toHaveText("Leads");
  await expectAccessible(page);
});
