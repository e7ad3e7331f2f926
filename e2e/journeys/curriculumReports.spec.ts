import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

test("a named account reads which standards were taught, and takes them as a file", async ({ page }) => {
  await openAs(page, "standards@kindling.example");
  await page.getByRole("button", { name: "Reports" }).click();
  await page.getByRole("link", { name: "Curriculum Standards Report" }).click();
  await expect(page.getByRole("columnheader", { name: "Times Taught" })).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download XLSX" }).click();
  expect((await file).suggestedFilename()).toBe("Curriculum Standards Report.xlsx");
  await expect(page.getByText("File Download successfully!")).toBeVisible();
});

test("a leader without access sees who can help with the report", async ({ page }) => {
  await openAs(page, "site@kindling.example");
  await expect(page.getByRole("link", { name: "Activity Summary" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Curriculum Standards Report" })).toHaveCount(0);
  await page.goto("/curriculum-standards");
  await expect(page.getByText("Only certain accounts can open this report")).toBeVisible();
  await expect(page.getByText("Ask your program team for access.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download XLSX" })).toHaveCount(0);
});

test("staff choose the columns of the curriculum, and take a grade's booklet as a PDF", async ({ page }) => {
  await openAs(page, "admin@kindling.example", "/curriculum-report");
  await expect(page.getByRole("columnheader", { name: "Standard 2" })).toBeVisible();
  await page.getByRole("button", { name: "Standard 2" }).click();
  await expect(page.getByRole("columnheader", { name: "Standard 2" })).toHaveCount(0);
  const table = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await table).suggestedFilename()).toBe("Curriculum Report.csv");
  await page.goto("/curriculum-export-pdf?grade=3&types=quiz");
  await expect(page.getByRole("link", { name: "View here" })).toBeVisible();
  await expectAccessible(page);
  const booklet = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await booklet).suggestedFilename()).toBe("Curriculum Booklet Grade 3.pdf");
  await expect(page.getByText("File Download successfully!").last()).toBeVisible();
});
