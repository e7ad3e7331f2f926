import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff save a view of a list, share it, and have the list open with it", async ({
  page,
  browser,
  portal,
}) => {
  const name = "Third graders";
  await openAs(page, "admin@kindling.example", "/users/instructor?grade=3&search=a");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/./);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Share with a group").click();
  await page.getByRole("option", { name: "Constituents" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("View saved")).toBeVisible();
  const views = page.getByRole("group", { name: "Saved views" });
  await expect(views.getByText(/^Shared with Constituents by /)).toBeVisible();
  await views.getByRole("button", { name: `Open this list with “${name}”` }).click();
  await expect(page.getByText(`This list now opens with “${name}”`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");

  // Elsewhere and back: the menu's link opens it so, without what was searched for.
  await page.goto("/users/site-leader");
  await page.getByRole("link", { name: "Instructors", exact: true }).click();
  await expect(page).toHaveURL(/\?grade=3$/);

  const colleague = await (await browser.newContext({ baseURL: portal.url, locale: "en-US" })).newPage();
  await openAs(colleague, "super@kindling.example", "/users/instructor");
  await colleague.getByRole("button", { name: "View", exact: true }).click();
  const shared = colleague.getByRole("group", { name: "Saved views" });
  await shared.getByRole("button", { name, exact: true }).click();
  await expect(colleague).toHaveURL(/\?grade=3$/);
  await expect(shared.getByRole("button", { name: `Actions for ${name}` })).toHaveCount(0);
  await colleague.context().close();

  await page.getByRole("button", { name: "View", exact: true }).click();
  await views.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("View deleted")).toBeVisible();
  await expect(views.getByRole("button", { name, exact: true })).toBeHidden();
});
