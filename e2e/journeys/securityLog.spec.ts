import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("a Super Admin reads who was refused, whose rights changed and what was exported", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const [teacher] = await call<{ id: number }[]>("GET", "/user?role=Instructor&search=teacher2@");
  await callsAs(portal, "teacher2@kindling.example", "a wrong guess").catch(() => undefined);
  await callsAs(portal, "my very own password", "a wrong guess").catch(() => undefined);
  await call("PATCH", `/user/update/instructor/${teacher?.id}`, { is_active: false });
  await call("PATCH", `/user/update/instructor/${teacher?.id}`, { is_active: true });

  await openAs(page, "super@kindling.example", "/security-log");
  const grid = page.getByRole("grid");

  await test.step("the newest stand first, and of an unknown account only a mark", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Security Log" })).toBeVisible();
    await expect(grid.getByText("Rights changed").first()).toBeVisible();
    await expect(grid.getByText("No account has this email")).toBeVisible();
    await expect(grid.getByText(/^Unknown \([0-9a-f]{12}\)$/)).toBeVisible();
    await expect(page.getByText("my very own password")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("an event opens in full, and leads to what else is about that person", async () => {
    await grid.getByRole("link", { name: "Rights changed" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Rights changed" });
    await expect(sheet.getByRole("row", { name: "Active No Yes" })).toBeVisible();
    await expect(sheet.getByText("Amara Lindqvist")).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("definition").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/security-log\?users=\d+$/);
    await expect(grid.getByText("Wrong password")).toBeVisible();
    await expect(grid.getByText("No account has this email")).toHaveCount(0);
  });

  await test.step("exporting the log is told by the log", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "CSV" }).click();
    expect((await coming).suggestedFilename()).toBe("Security Events.csv");
    await page.goto("/security-log?kind=data_exported");
    await expect(grid.getByText(/^Security Events\.csv · Rows: \d+$/).first()).toBeVisible();
  });

  await test.step("nothing runs out of a small window", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/security-log");
    await expect(page.getByText("Rights changed").first()).toBeVisible();
    await expectFits(page);
    await page.getByRole("link", { name: "Rights changed" }).first().click();
    await expect(page.getByRole("dialog", { name: "Rights changed" }).getByRole("table")).toBeVisible();
    await expectAccessible(page);
  });
});
