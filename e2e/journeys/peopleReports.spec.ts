import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff go from the users to what they do, choose columns, and take it with them as CSV and on paper", async ({
  page,
}) => {
  await openAs(page, "super@kindling.example", "/users/instructor");
  await page.getByRole("link", { name: "Activity report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "User Activity Report" })).toBeVisible();
  const table = page.getByRole("table", { name: "User Activity Report" });
  await expect(table.getByRole("row")).toHaveCount(26);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Grade", exact: true }).click();
  await expect(table.getByRole("columnheader", { name: "Grade" })).toHaveCount(0);

  const csv = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await csv).suggestedFilename()).toBe("User Activity Report.csv");
  const text = await readFile(await (await csv).path(), "utf8");
  expect(text.split("\r\n")[0]).toBe(
    "\uFEFFFirst Name,Last Name,Email,Role,Provider,District,Site,Last Login,Activities Completed,Points,Status",
  );
  await expect(page.getByText("File Download successfully!").first()).toBeVisible();

  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await pdf).suggestedFilename()).toBe("User Activity Report.pdf");
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an address of the media report asks for a sign-in, and then shows that very photo", async ({
  page,
  browser,
  portal,
}) => {
  await openAs(page, "super@kindling.example", "/media-upload");
  const first = page.getByRole("table", { name: "Media Upload Report" }).getByRole("link").first();
  const address = new URL((await first.getAttribute("href")) ?? "");
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: portal.url });
  const stranger = await context.newPage();
  await stranger.goto(address.pathname + address.search);
  await expect(stranger).toHaveURL(/\/log-in$/);
  await stranger.getByLabel("Email").fill("super@kindling.example");
  await stranger.getByLabel("Password", { exact: true }).fill("kindling-demo-2026");
  await stranger.getByRole("button", { name: "Sign in" }).click();
  await expect(stranger).toHaveURL(new RegExp(`${address.pathname}\\${address.search}$`));
  await expect(stranger.getByRole("dialog")).toBeVisible();
  await context.close();
});
