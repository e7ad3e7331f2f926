import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Leader {
  readonly email: string;
  readonly new_login: boolean;
  readonly school: readonly { readonly id: number }[];
}

/** A teacher at the demo Site Leader's site who has chosen a password of their own. */
async function openAsNewTeacher(page: Page, portal: Portal, name: string): Promise<void> {
  const { email } = await makeTeacher(portal, name, demoPassword);
  await openAs(page, email);
  await page.getByLabel("New password", { exact: true }).fill("quiet lanterns at dusk");
  await page.getByLabel("Confirm new password", { exact: true }).fill("quiet lanterns at dusk");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("a teacher makes a link for a substitute, copies and prints it, and ends it", async ({
  page,
  portal,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAsNewTeacher(page, portal, "Sunniva");
  const account = page.getByRole("button", { name: /^Account of/ });
  await account.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Substitute", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Substitute", exact: true });
  await expect(dialog.getByText("No links yet.")).toBeVisible();
  await expectAccessible(page);

  await test.step("a day too far ahead is refused at its field", async () => {
    await dialog.getByLabel("Day").fill(daysFromToday(20));
    await dialog.getByRole("button", { name: "Make link" }).click();
    await expect(dialog.getByText("Choose today or one of the next 14 days.")).toBeVisible();
    await expect(dialog.getByLabel("Day")).toBeFocused();
    await expect(dialog.getByLabel("Day")).toHaveValue(daysFromToday(20));
  });

  await dialog.getByLabel("Day").fill(daysFromToday(2));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: /^Link for / })).toBeFocused();
  const url = await dialog.getByLabel("Link", { exact: true }).inputValue();
  const pin = await dialog.getByLabel("PIN", { exact: true }).inputValue();
  expect(url).toContain("/join#s.");
  expect(pin).toMatch(/^\d{6}$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step("each can be copied, and both as a message", async () => {
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await readClipboard(page)).toBe(url);
    await dialog.getByRole("button", { name: "Copy PIN" }).click();
    await expect(page.getByText("PIN copied")).toBeVisible();
    expect(await readClipboard(page)).toBe(pin);
    await dialog.getByRole("button", { name: "Copy both as a message" }).click();
    await expect(page.getByText("Message copied")).toBeVisible();
    const message = await readClipboard(page);
    expect(message).toContain(url);
    expect(message).toContain(`PIN: ${pin}`);
  });

  await test.step("the paper has the day, the link, the PIN and three lines, nothing else", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute("data-printed", true);
    });
    await dialog.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    const paper = await page.evaluate(() => document.body.innerText);
    expect(paper.split("\n").filter(Boolean)).toEqual([
      expect.stringMatching(/^Substitute on /),
      "Link",
      url,
      "PIN",
      pin,
      "On that day, scan the code or open the link in a browser.",
      "Enter the PIN.",
      "Choose “Start with the class”. Record each activity when it ends.",
    ]);
    await expect(page.getByRole("img", { name: "QR code that opens the link" })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("it is listed, and ended after a question", async () => {
    const line = dialog.getByRole("listitem");
    await expect(line).toHaveCount(1);
    await expect(line).toContainText("Before its day");
    await expect(line).toContainText("Not used yet · 0 responses");
    await expect(line).toContainText("Made by Sunniva Lantern");
    await line.getByRole("button", { name: /^End link for / }).click();
    const question = page.getByRole("alertdialog", { name: /^End the link for / });
    await question.getByRole("button", { name: "End link" }).click();
    await expect(line).toContainText("Ended");
    await expect(dialog.getByRole("heading", { name: "Links of this class" })).toBeFocused();
    await expect(dialog.getByLabel("PIN", { exact: true })).toBeHidden();
  });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(account).toBeFocused();

  await test.step("the home leads there, too", async () => {
    const card = page.getByRole("region", { name: "Leave a lesson for a substitute" });
    await card.getByRole("button", { name: "Make or end a link" }).click();
    await expect(dialog.getByRole("listitem")).toContainText("Ended");
    await page.keyboard.press("Escape");
    await expect(card.getByRole("button", { name: "Make or end a link" })).toBeFocused();
  });
});

test("a Site Leader makes a link on the instructor's page, staff read it, others can't", async ({
  page,
  portal,
}) => {
  const { id } = await makeTeacher(portal, "Sunny", demoPassword);
  const path = `/users/instructor/${id}`;
  await openAs(page, "site@kindling.example", path);
  const open = page.getByRole("region", { name: "Substitute" }).getByRole("button");
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Substitute for Sunny Lantern" });
  await dialog.getByLabel("Day").fill(daysFromToday(1));
  await dialog.getByRole("button", { name: "Make link" }).click();
  await expect(dialog.getByLabel("PIN", { exact: true })).toHaveValue(/^\d{6}$/);
  await expect(dialog.getByRole("listitem")).toContainText("Made by ");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(open).toBeFocused();
  await open.click();
  // Link and PIN were shown once.
  await expect(dialog.getByRole("listitem")).toContainText("Before its day");
  await expect(dialog.getByLabel("PIN", { exact: true })).toBeHidden();

  await test.step("staff read it among the changes to the account", async () => {
    await openAs(page, "super@kindling.example", path);
    const changes = page.getByRole("region", { name: "Changes to this account" });
    await expect(changes.getByText("Substitute on")).toBeVisible();
  });

  await test.step("a leader of another site neither sees the page nor may make one", async () => {
    const staff = await callsAs(portal, "super@kindling.example");
    const { school } = await staff<Leader>("GET", `/user/${id}`);
    const [site] = school;
    const leaders = await staff<Leader[]>("GET", "/user?role=Site%20Leader&rows=50");
    const isElsewhere = (leader: Leader) => !leader.school.some((each) => each.id === site?.id);
    const other = leaders.find((leader) => !leader.new_login && isElsewhere(leader))?.email ?? "";
    await openAs(page, other, path);
    await expect(page.getByRole("heading", { level: 1, name: "Instructor not found" })).toBeVisible();
    const call = await callsAs(portal, other);
    const body = { school_id: site?.id, day: daysFromToday(1) };
    await expect(call("POST", `/user/${id}/substitutes/add`, body)).rejects.toThrow(": 404 ");
  });
});
