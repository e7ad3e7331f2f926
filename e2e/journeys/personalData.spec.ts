import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { makeTeacher } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("a teacher takes a copy of their data, and staff erase them", async ({ page, portal }) => {
  const password = "nine copper kettles";
  const { id } = await makeTeacher(portal, "Wilhelmina", password);

  await test.step("everyone downloads their own data from the account menu", async () => {
    await openAs(page, "site@kindling.example", "/");
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("button", { name: "Download my data" }).click();
    const dialog = page.getByRole("dialog", { name: "Download my data" });
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: "Español" }).check();
    const coming = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    expect((await coming).suggestedFilename()).toBe("personal-data.zip");
  });

  await test.step("staff see what goes and what stays, and erase by name and reason", async () => {
    await openAs(page, "super@kindling.example", `/users/instructor/${id}`);
    await page.getByRole("button", { name: "Erase data…" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase data of Wilhelmina Lantern?" });
    await expect(dialog.getByText(`Former teacher ${id}`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Name").fill("Wilhelmina Lantern");
    await dialog.getByLabel("Reason").fill("Asked for it");
    // The button that was clicked is another one now, and still under the pointer.
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Erase for good" }).click();
    await expect(page.getByText(/^Personal data erased\./)).toBeVisible();
    await expect(page).toHaveURL(/\/users\/instructor$/);
  });

  await test.step("the audit log tells it without the name", async () => {
    await page.goto(`/audit-log?entity=user&entity_id=${id}`);
    await expect(page.getByText("Erased").first()).toBeVisible();
    await expect(page.getByText(`Former teacher ${id}`).first()).toBeVisible();
    await expect(page.getByText("Wilhelmina")).toHaveCount(0);
  });
});

test("a Super Admin sets how long data is kept", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/retention");
  await expect(page.getByRole("heading", { level: 1, name: "Data retention" })).toBeVisible();
  await expect(page.getByText("Nothing is removed by them until you save.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Photos and videos of classes", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Show what would be removed" }).click();
  await expect(page.getByText(/^Photos and videos of classes: \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Keep without limit: Photos and videos of classes" }).check();
  await page.getByRole("button", { name: "Show what would be removed" }).click();
  await page.getByRole("button", { name: "Save terms" }).click();
  await expect(page.getByText(/^Confirmed by Amara Lindqvist/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/retention");
  await expect(page.getByText(/^Confirmed by Amara Lindqvist/)).toBeVisible();
  await expectFits(page);
});
