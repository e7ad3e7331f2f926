import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff edit cells in place by keyboard, from one to the next, and are told what is wrong", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/categories?sort=name&order=asc");
  const { keyboard } = page;
  const grid = page.getByRole("grid", { name: "Categories" });
  const row = (nth: number) => grid.getByRole("row").nth(nth);
  const cell = (nth: number, column: string) => row(nth).locator(`[data-field=${column}]`);
  const field = grid.getByRole("textbox");
  const trouble = page.locator("[role=alert]:not(.toast)");
  await expect(row(2)).toBeVisible();
  const [first, second] = await Promise.all([1, 2].map((nth) => cell(nth, "name").innerText()));

  await test.step("F2, what is typed and Enter save a name", async () => {
    await keyboard.press("j");
    await expect(cell(1, "name")).toBeFocused();
    await keyboard.press("F2");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleName(`Edit Name of ${first}`);
    await keyboard.type(`${first} club`);
    await keyboard.press("Enter");
    await expect(cell(1, "name")).toHaveText(`${first} club`);
    await expect(cell(1, "name")).toBeFocused();
    await expect(page).not.toHaveURL(/edit=/);
  });

  await test.step("Tab goes through the row and to the next one", async () => {
    await keyboard.press("F2");
    await expect(field).toBeFocused();
    await keyboard.type(first ?? "");
    await keyboard.press("Tab");
    await expect(field).toHaveAccessibleName(`Edit Abbreviation of ${first}`);
    await keyboard.type("TRY");
    await keyboard.press("Tab");
    await expect(field).toHaveAccessibleName(`Edit Name of ${second}`);
    await expect(cell(1, "name")).toHaveText(first ?? "");
    await expect(cell(1, "abbreviation")).toHaveText("TRY");
  });

  await test.step("what the server refuses stays, and Escape gives back the rest", async () => {
    await keyboard.type(first ?? "");
    await keyboard.press("Enter");
    await expect(trouble).toContainText("Name");
    await expect(field).toHaveValue(first ?? "");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(cell(2, "name")).toBeFocused();
    await expect(cell(2, "name")).toHaveText(second ?? "");
    await expect(trouble).toHaveCount(0);
  });

  await test.step("Enter still opens the row", async () => {
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/edit=\d+/);
  });
});

test("staff choose a lead's status in its cell, and the pointer's pencil edits a cell", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/lead");
  const grid = page.getByRole("grid", { name: "Leads" });
  const row = grid.getByRole("row").filter({ hasText: "Contacted" }).first();
  await row.locator("[data-field=status]").focus();
  const organization = row.locator("[data-field=organization]");
  const name = await organization.innerText();
  await page.keyboard.press("F2");
  const choice = grid.getByRole("combobox");
  await expect(choice).toHaveValue("Contacted");
  await choice.selectOption("Nurture");
  await page.keyboard.press("Enter");
  const changed = grid.getByRole("row").filter({ hasText: name });
  await expect(changed.locator("[data-field=status]")).toBeFocused();
  await expect(changed.locator("[data-field=status]")).toHaveText("Nurture");

  await changed.locator("[data-field=organization]").hover();
  await changed.locator(".cell-pencil").click();
  await expect(grid.getByRole("textbox")).toHaveValue(name);
  await expect(page).toHaveURL(/\/lead$/);
});
