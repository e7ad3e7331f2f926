import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs } from "../support/people.ts";
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

test("staff edit days and references in their cells", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  const day = daysFromToday;
  const title = "Paper boats";
  await call("POST", "/kinesthetic/add", {
    title,
    start: day(1),
    end: day(20),
    details: { steps: ["Fold"], duration_minutes: 5 },
  });
  const builders = "Boat builders";
  const level = await call("POST", "/level/add", { name: builders, grade: ["4"] });
  await openAs(page, "super@kindling.example", `/kinesthetic?search=${encodeURIComponent(title)}`);
  const grid = page.getByRole("grid");
  const cell = (field: string) => grid.getByRole("row").nth(1).locator(`[data-field=${field}]`);
  const shown = (date: string) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date));
  await expect(cell("title")).toContainText(title);

  await test.step("a day is typed, and one that can't be is refused beside it", async () => {
    await cell("end").focus();
    await page.keyboard.press("F2");
    const field = grid.getByLabel(`Edit End of ${title}`);
    await expect(field).toHaveValue(day(20));
    await field.fill(day(-1));
    await page.keyboard.press("Enter");
    await expect(page.locator("[role=alert]:not(.toast)")).toContainText("End");
    await expectAccessible(page);
    await field.fill(day(30));
    await page.keyboard.press("Enter");
    await expect(cell("end")).toHaveText(shown(day(30)));
    await expect(cell("end")).toBeFocused();
  });

  await test.step("Tab goes on to the level, which is chosen and taken back", async () => {
    await page.keyboard.press("F2");
    await page.keyboard.press("Tab");
    const choice = grid.getByLabel(`Edit Level of ${title}`);
    await expect(choice).toBeFocused();
    await choice.selectOption(builders);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(cell("level")).toHaveText(builders);
    await page.keyboard.press("F2");
    await expect(choice).toHaveValue(String(level.id));
    await choice.selectOption("None");
    await page.keyboard.press("Enter");
    await expect(cell("level")).not.toHaveText(builders);
  });
});
