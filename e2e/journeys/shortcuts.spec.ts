import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff walk through lists and screens by single keys, and can turn them off", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/school");
  const { keyboard } = page;
  const grid = page.getByRole("grid", { name: "Sites" });
  const willow = grid.getByRole("row", { name: /Willow Creek/ });
  await expect(grid.getByRole("row").nth(1)).toBeVisible();
  await keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search Sites" })).toBeFocused();
  await keyboard.type("Willow Creek");
  await expect(grid.getByRole("row")).toHaveCount(2);
  await keyboard.press("ArrowDown");
  await expect(willow.getByRole("rowheader", { name: /^Willow Creek/ })).toBeFocused();

  await keyboard.press("x");
  await expect(willow.getByRole("checkbox")).toBeChecked();
  await keyboard.press("x");
  await expect(willow.getByRole("checkbox")).not.toBeChecked();
  await keyboard.press("e");
  await expect(page).toHaveURL(/\/school\?.*edit=\d+/);
  const form = page.getByRole("dialog", { name: /Willow Creek/ });
  await expect(form).toBeVisible();
  await keyboard.press("Escape");
  await expect(form).toBeHidden();
  await keyboard.press("j");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/school\/\d+$/);

  await keyboard.type("gi");
  await expect(page).toHaveURL((url) => url.pathname === "/users/instructor");
  const rows = page.getByRole("grid", { name: "Instructors" }).getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  const focused = (nth: number) => rows.nth(nth).locator(":focus");
  await keyboard.press("j");
  await expect(focused(1)).toHaveCount(1);
  await keyboard.press("j");
  await expect(focused(2)).toHaveCount(1);
  await keyboard.press("k");
  await expect(focused(1)).toHaveCount(1);

  await keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByRole("listitem").filter({ hasText: "Instructors" })).toContainText(/G\s*then\s*I/);
  await expectAccessible(page);
  await list.getByRole("switch", { name: "Use shortcuts of a single key" }).click();
  await expect(list.getByRole("listitem")).toHaveText([/Find/, /Edit the cell/]);
  await list.getByRole("button", { name: "Close" }).click();
  await expect(list).toBeHidden();
  await keyboard.type("jgs?");
  await expect(focused(1)).toHaveCount(1);
  await expect(list).toBeHidden();

  await keyboard.press("Control+k");
  await keyboard.type("keyboard sh");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Keyboard shortcuts");
  await keyboard.press("Enter");
  await list.getByRole("switch").click();
  await keyboard.press("Escape");
  await expect(list).toBeHidden();
  await keyboard.type("gs");
  await expect(page).toHaveURL((url) => url.pathname === "/school");
});

test("a key that is typed is no shortcut, and one pressed early isn't lost", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/school");
  await expect(page.getByRole("button", { name: "Find anything" })).toBeVisible();
  await page.keyboard.type("gi");
  await expect(page).toHaveURL((url) => url.pathname === "/users/instructor");
  const search = page.getByRole("searchbox", { name: "Search Instructors" });
  await search.fill("");
  await search.pressSequentially("gs?");
  await expect(search).toHaveValue("gs?");
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === "gs?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a teacher goes to the class's screens by key, and the list of keys fits a phone", async ({ page }) => {
  await openAs(page, "teacher@kindling.example", "/instructor/home");
  await expect(page.getByRole("button", { name: "Find anything" })).toBeVisible();
  await page.keyboard.type("gn");
  await expect(page).toHaveURL((url) => url.pathname === "/instructor/home/nominations");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByRole("listitem").filter({ hasText: "Giving" })).toContainText(/G\s*then\s*G/);
  await expectFits(page);
  await expectAccessible(page);
});
