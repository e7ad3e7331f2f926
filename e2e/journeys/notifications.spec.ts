import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, openAs, test } from "../support/test.ts";

const director = "super@kindling.example";

test("a director hears of an inquiry, opens it, and stops its emails by the link in one of them", async ({
  page,
  browser,
  portal,
}) => {
  const ask = (organization: string) =>
    page.request.post("/api/lead/add", {
      data: { first_name: "Ida", last_name: "Holm", email: "ida@asking.example", organization },
    });
  expect((await ask("Hill School")).ok()).toBe(true);
  await openAs(page, director, "/districts");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  // What comes later is there before anybody asks.
  await expect(bell).toHaveAccessibleName(/Notifications \d+ unread/);

  await test.step("the panel, by keyboard", async () => {
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Notifications" });
    await expect(panel.getByRole("link", { name: /New inquiry: Hill School/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await bell.click();
    await panel.getByRole("link", { name: /New inquiry: Hill School/ }).click();
    await expect(page).toHaveURL(/\/lead\/\d+$/);
    await expect(page.getByRole("heading", { name: /Ida Holm|Hill School/ }).first()).toBeVisible();
  });

  await test.step("what is read is marked, one by one or all", async () => {
    expect((await ask("Hill School")).ok()).toBe(true);
    await bell.click();
    const panel = page.getByRole("dialog", { name: "Notifications" });
    const again = panel.getByRole("listitem").filter({ hasText: "Wrote again: Hill School" });
    await expect(again.first()).toBeVisible();
    await panel.getByRole("button", { name: "Mark all as read" }).click();
    await expect(panel.getByRole("button", { name: /^Mark/ })).toHaveCount(0);
    await panel.getByRole("link", { name: "All notifications and settings" }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(bell).toHaveAccessibleName("Notifications");
    await expectAccessible(page);
  });

  await test.step("the link in the email stops emails about inquiries, without a sign-in", async () => {
    const mail = await portal.mailTo(director, "New inquiry");
    const link = /http:\S+\/stop-mails\/[\w-]+/.exec(mail)?.[0] ?? "";
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link);
    await expect(visitor.getByText("This stops the emails about new inquiries.")).toBeVisible();
    await visitor.getByRole("button", { name: "Stop these emails" }).click();
    await expect(visitor.getByText("You won't get the emails about new inquiries anymore.")).toBeVisible();
    await page.reload();
    const inquiries = page.getByRole("group", { name: "New inquiries" });
    await expect(inquiries.getByRole("combobox")).toContainText("Never");
  });

  await test.step("settings are kept", async () => {
    const inquiries = page.getByRole("group", { name: "New inquiries" });
    await inquiries.getByRole("combobox").click();
    await page.getByRole("option", { name: "Weekly digest" }).click();
    await inquiries.getByRole("switch").click();
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(page.getByText("Notification settings saved")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /Hill School/ })).toHaveCount(0);
    await page.reload();
    await expect(inquiries.getByRole("combobox")).toContainText("Weekly digest");
    await expect(inquiries.getByRole("switch")).not.toBeChecked();
  });

  await test.step("everything fits a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await bell.click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
    await expectFits(page);
  });
});

test("an instructor has no bell", async ({ page }) => {
  await openAs(page, "teacher@kindling.example");
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveCount(0);
});
