import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

/** Opens the menu of the button and saves the list; answers the file's name and its lines. */
async function exportAs(page: Page, kind: "CSV" | "Excel (XLSX)") {
  await page.getByRole("button", { name: "Export" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: kind }).click();
  const file = await coming;
  const content = await readFile(await file.path());
  return { name: file.suggestedFilename(), content, lines: content.toString("utf8").trim().split("\r\n") };
}

test("a list is exported as it stands: searched, filtered, sorted, and with the columns that are shown", async ({
  page,
}) => {
  await openAs(
    page,
    "super@kindling.example",
    "/users/instructor?is_active=true&search=br&sort=last_name&order=desc",
  );
  const grid = page.getByRole("grid");
  await expect(grid.getByText("Elena Brooks")).toBeVisible();

  await test.step("a column that is hidden is left out", async () => {
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("checkbox", { name: "Email" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: "Email" })).toBeHidden();
  });

  const shown = await grid.getByRole("row").count();
  const headings = await page.getByRole("columnheader").allInnerTexts();

  await test.step("the file has the rows and columns of the screen", async () => {
    const { name, lines } = await exportAs(page, "CSV");
    expect(name).toBe("Instructors.csv");
    const [heading = "", ...rows] = lines;
    const columns = heading.replace("\uFEFF", "").split(",");
    expect(columns).toEqual(headings.map((text) => text.trim()).filter((text) => text && text !== "Actions"));
    expect(rows).toHaveLength(shown - 1);
    const names = rows.map((row) => row.split(",")[0]);
    expect(names).toContain("Elena Brooks");
    expect(await grid.getByRole("row").nth(1).innerText()).toContain(names[0]);
    await expect(page.getByText("File Download successfully!")).toBeVisible();
  });

  await test.step("by keyboard, as a workbook", async () => {
    await expectAccessible(page);
    await page.getByRole("button", { name: "Export" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "CSV" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const coming = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await coming).suggestedFilename()).toBe("Instructors.xlsx");
    await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
  });

  await test.step("of ticked rows, these alone", async () => {
    await grid.getByRole("checkbox", { name: "Select row" }).first().check();
    const { lines } = await exportAs(page, "CSV");
    expect(lines).toHaveLength(2);
  });
});

test("a leader exports what they see on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "site@kindling.example", "/donations");
  const { name, lines } = await exportAs(page, "CSV");
  expect(name).toBe("Donations.csv");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes("Willow Creek Elementary"))).toBe(true);
});
