import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { makeTeacher } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

// cspell:ignore finderle tindrow quillwort quilwrot categor puzz

/** Opens the palette from wherever the page is, and returns it. */
async function openPalette(page: Page) {
  await expect(page.getByRole("button", { name: "Find anything" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  return palette;
}

const marked = (page: Page) => page.getByRole("option", { selected: true });

for (const [who, name, path] of [
  ["super", "Finderle", "/districts"],
  ["site", "Tindrow", "/index"],
] as const) {
  test(`${who}@ resets a teacher's password by keyboard from anywhere, in a few keys`, async ({
    page,
    portal,
  }) => {
    const teacher = await makeTeacher(portal, name, "no-one-knows-this-2026");
    await openAs(page, `${who}@kindling.example`, path);
    await openPalette(page);
    let keys = 1;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await page.keyboard.type(`${name} Lantern`);
    await expect(marked(page)).toContainText(`${name} Lantern`);
    await press("ArrowRight");
    await expect(marked(page)).toHaveText("Open the page");
    for (const key of "pass") await press(key);
    await expect(marked(page)).toHaveText("Email a password link");
    await press("Enter");
    const asked = page.getByRole("alertdialog", { name: `Email ${name} Lantern a password link?` });
    await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
    await press("Tab");
    await press("Enter");
    await expect(asked).toBeHidden();
    expect(await portal.mailTo(teacher.email, "Choose a new password for Kindling")).toContain(
      "reset-password",
    );
    expect(keys).toBeLessThan(12);
    await expect(page).toHaveURL((url) => url.pathname === path);
  });
}

test("the action comes first, too, and a name with a slip in it finds its person", async ({
  page,
  portal,
}) => {
  const teacher = await makeTeacher(portal, "Quillwort", "no-one-knows-this-2026");
  await openAs(page, "super@kindling.example", "/school");
  const palette = await openPalette(page);
  await page.keyboard.type("reset");
  await expect(marked(page)).toHaveText("Reset the password of…");
  await page.keyboard.press("Enter");
  await page.keyboard.type("quilwrot");
  await expect(marked(page)).toContainText("Quillwort Lantern");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(palette).toBeHidden();
  const asked = page.getByRole("alertdialog", { name: "Email Quillwort Lantern a password link?" });
  await asked.getByRole("button", { name: "Send" }).click();
  expect(await portal.mailTo(teacher.email, "Choose a new password for Kindling")).toContain(
    "reset-password",
  );
});

test("staff open people, sites, screens and imports, and find again what they opened last", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/users/super-admin");
  const palette = await openPalette(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  await page.getByRole("button", { name: "Find anything" }).click();
  await page.keyboard.type("willow creek");
  await expect(marked(page)).toContainText("Willow Creek");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/school\/\d+$/);
  const site = page.url();
  await expect(page.getByRole("heading", { level: 1, name: /Willow Creek/ })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type("import instr");
  await expect(marked(page)).toHaveText("Import instructors");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Import/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/users\/instructor$/);

  await openPalette(page);
  await expect(palette.getByRole("group", { name: "Opened last" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site);

  await openPalette(page);
  await page.keyboard.type("switch to dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-color", "dark");

  await openPalette(page);
  await page.keyboard.type("logout");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/log-in$/);
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toContain("Willow Creek");
});

test("a Provider Leader finds only their own people and sites, and may add what they may add", async ({
  page,
}) => {
  await openAs(page, "provider@kindling.example", "/index");
  const palette = await openPalette(page);
  await page.keyboard.type("teacher@kindling.example");
  await expect(marked(page)).toContainText("Instructor");
  const field = palette.getByRole("combobox");
  await field.fill("harbor");
  await expect(palette.getByText("Nothing found.")).toBeVisible();
  await field.fill("categories");
  await expect(palette.getByRole("option", { name: /Categories|Add categor/ })).toHaveCount(0);
});

test("an instructor finds the classroom's screens, asks for nobody, and has no palette in class mode", async ({
  page,
}) => {
  await openAs(page, "teacher@kindling.example", "/instructor/home");
  const palette = await openPalette(page);
  await page.keyboard.type("puzz");
  await expect(marked(page)).toHaveText("Puzzles");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/instructor\/home\/puzzles$/);
  await expect(palette).toBeHidden();

  await page.goto("/instructor/home");
  await page.getByRole("link", { name: "Start with the class" }).first().click();
  await expect(page.getByRole("region", { name: /^Step 1 of/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Find anything" })).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
