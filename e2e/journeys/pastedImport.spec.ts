import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, test } from "../support/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");
const fieldOf = (page: Page, cell: string) =>
  dialogOf(page).getByRole("textbox", { name: cell, exact: true });

/** Twenty teachers as another program's spreadsheet has them; three rows are wrong. */
function copiedTable(domain: string): string {
  const rows = Array.from({ length: 20 }, (_, at) => [
    "Robin",
    `Parker ${at + 1}`,
    at === 4 ? "no address" : `person${at + 1}@${domain}`,
    at === 11 ? "Nowhere Street" : "Fern Street Clubhouse",
    at === 17 ? "eleventy" : "4",
    at === 0 ? '"likes ""puns""\nand tea"' : "",
  ]);
  const header = ["Given name", "Surname", "Work mail", "Campus", "Taught grade", "Remarks"];
  return [header, ...rows].map((cells) => cells.join("\t")).join("\r\n");
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

const matched = (page: Page) => dialogOf(page).getByRole("combobox").allTextContents();
const fields = ["First Name *", "Last Name *", "Email *", "Sites", "Grade", "Leave out"];

test("20 people come in from a pasted table with foreign headers and three bad rows", async ({ page }) => {
  await openAs(page, "admin@kindling.example", "/users/instructor");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialogOf(page).getByLabel("Or paste a table from a spreadsheet")).toBeVisible();
  await paste(page, copiedTable("first.example"));

  await test.step("the columns are matched", async () => {
    await expect(dialogOf(page).getByText(/^no address|person1@first.example ·/)).toBeVisible();
    expect(await matched(page)).toEqual(fields);
    await expectAccessible(page);
    await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  });

  await test.step("bad cells are corrected by keyboard", async () => {
    await expect(dialogOf(page).getByText(/^3 cells need attention, in 3 rows/)).toBeVisible();
    await expectAccessible(page);
    await fieldOf(page, "Work mail, row 6").fill("person5@first.example");
    await page.keyboard.press("Enter");
    await expect(fieldOf(page, "Campus, row 13")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Fern Street Clubhouse");
    await page.keyboard.press("Enter");
    // Left as it is, so that something is still wrong.
    await expect(fieldOf(page, "Taught grade, row 19")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText(/^1 cell needs attention, in 1 row/)).toBeVisible();
    await expect(dialogOf(page).getByText("corrected")).toHaveCount(2);
    await fieldOf(page, "Taught grade, row 19").fill("5");
    await page.keyboard.press("Enter");
  });

  await test.step("all of them are imported", async () => {
    await dialogOf(page).getByRole("button", { name: "Import 20 rows" }).click();
    await expect(dialogOf(page).getByText("Import complete.")).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Close" }).first().click();
    await page.goto("/users/instructor?search=Parker");
    await expect(page.getByText("person5@first.example")).toBeVisible();
    await expect(page.getByText(/of 20$/)).toBeVisible();
  });

  await test.step("the next table has the same columns matched, also in another order", async () => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(dialogOf(page).getByLabel("Or paste a table from a spreadsheet")).toBeVisible();
    const turned = copiedTable("second.example").replaceAll(/^([^\t\n]+)\t([^\t\n]+)\t/gm, "$2\t$1\t");
    await paste(page, turned);
    await expect(dialogOf(page).getByRole("combobox")).toHaveCount(6);
    expect(await matched(page)).toEqual(["Last Name *", "First Name *", ...fields.slice(2)]);
  });
});

test("the dialog fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, "admin@kindling.example", "/users/instructor");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialogOf(page).getByLabel("Or paste a table from a spreadsheet")).toBeVisible();
  await expectFits(page);
  await paste(page, copiedTable("phone.example"));
  await expect(dialogOf(page).getByRole("combobox")).toHaveCount(6);
  await expectFits(page);
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialogOf(page).getByText(/^3 cells need attention/)).toBeVisible();
  await expectFits(page);
});
