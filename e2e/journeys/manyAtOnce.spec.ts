import { expect, openAs, test } from "../support/test.ts";

test("all donations that match are verified in one call, though the page is left", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/donations?status=counted&rows=25");
  const grid = page.getByRole("grid", { name: "Donations" });
  await grid.getByRole("checkbox", { name: "Select all rows" }).click();
  const all = page.getByRole("button", { name: /^Select all \d+$/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  const bar = page.getByRole("toolbar", { name: `${count} selected` });
  await expect(bar).toBeVisible();
  const left = Promise.withResolvers<void>();
  await page.route("**/classDonation/bulk", async (route) => {
    await left.promise;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.url().endsWith("/classDonation/bulk"));
  await bar.getByRole("button", { name: "Verify" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ action: "verify", expected: count });
  await page.getByRole("link", { name: "Overview" }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === "/index");
  left.resolve();
  await expect(page.getByText(`Verified ${count} donations`)).toBeVisible();
  await page.goto("/donations?status=counted");
  await expect(page.getByRole("grid").getByRole("checkbox", { name: "Select row" })).toHaveCount(0);
});

test("what can be done with ticked rows stays in sight on a phone, far down the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "super@kindling.example", "/donations?rows=25");
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Select (?!all)/ });
  await boxes.nth(18).click();
  await expect(boxes.nth(18)).toBeInViewport();
  const bar = page.getByRole("toolbar", { name: "1 selected" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  for (const button of await bar.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  const [header, edge, box] = await Promise.all([
    page.getByRole("banner").boundingBox(),
    bar.boundingBox(),
    boxes.nth(18).boundingBox(),
  ]);
  if (!header || !edge || !box) throw new Error("The header, the bar or the row is not drawn");
  expect(edge.x + edge.width).toBeLessThanOrEqual(390);
  expect(edge.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  expect(edge.y + edge.height).toBeLessThanOrEqual(box.y);
});

test("what is deleted comes back from the toast, and from the audit log", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/categories");
  const grid = page.getByRole("grid");
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await page.getByRole("dialog").getByLabel(/^Name/).fill("Soon missed");
  await page.getByRole("dialog").getByRole("button", { name: /^Add/ }).click();
  const row = grid.getByRole("row").filter({ hasText: "Soon missed" });
  const remove = async () => {
    await row.getByRole("button", { name: "Actions for Soon missed" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("You can restore it for 30 days");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await remove();
  await page.goto("/audit-log?search=Soon+missed&action=delete");
  await page.getByRole("link", { name: "Soon missed" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Category restored successfully")).toBeVisible();
  await page.goto("/categories?search=Soon+missed");
  await expect(row).toBeVisible();
});
