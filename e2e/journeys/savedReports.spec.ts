import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const leader = "site@kindling.example";

/** The newest mail to somebody with an attachment: its plain words, and the file. */
function readMail({ dataDir }: Portal): { text: string; file: Buffer } {
  const folder = join(dataDir, "mail");
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const mail = mails.findLast((each) => each.includes(`To: ${leader}`) && each.includes("attachment;")) ?? "";
  const base64 = mail.split(/Content-Disposition: attachment;[^\n]*\n\n/)[1]?.split("\n--")[0] ?? "";
  return { text: mail.replaceAll("=\n", "").replaceAll("=3D", "="), file: Buffer.from(base64, "base64") };
}

const openMenu = async (page: Page, name: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("a leader saves filters, has them mailed to herself, and stops that by the link in the mail", async ({
  page,
  browser,
  portal,
}) => {
  const name = "This session, my sites";
  await openAs(page, leader);
  // It opens on the sessions that run today.
  await page.goto("/activity-summary");
  await expect(page).toHaveURL(/sessions=\d+/);
  const narrowed = page.url();

  await page.getByRole("button", { name: "Save these filters" }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const chip = page.getByRole("button", { name, exact: true });
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).not.toHaveURL(/sessions=\d/);
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  await chip.click();
  await expect(page).toHaveURL(narrowed);

  await openMenu(page, name, "Email it…");
  await page.getByRole("combobox", { name: "How often" }).click();
  await page.getByRole("option", { name: "Every week" }).click();
  // A Site Leader can pick people who they see and who may have the report.
  await page.getByRole("combobox", { name: "Recipients" }).click();
  await page.getByRole("option", { name: "Ruth Castellanos" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send it to me now" }).click();
  await expect(page.getByText(/Sent \(\d+ rows?\)/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const { text, file } = readMail(portal);
  expect(text).toContain("Filtered by Sessions:");
  expect(text).toContain("It covers your own sites only");
  expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(file.toString("latin1", 0, 4)).toBe("PK\u0003\u0004");

  const open = /http:\S+\/open-report\?[^\s"]+/.exec(text)?.[0] ?? "";
  await page.goto(open);
  await expect(page).toHaveURL(narrowed);

  const nobody = await browser.newContext({ serviceWorkers: "block", locale: "en-US" });
  const stranger = await nobody.newPage();
  await stranger.goto(/http:\S+\/stop-mails\/[\w-]+/.exec(text)?.[0] ?? "");
  await expectAccessible(stranger);
  await stranger.getByRole("button", { name: "Stop these emails" }).click();
  await expect(stranger.getByRole("button", { name: "Start these emails again" })).toBeVisible();
  await nobody.close();

  await page.reload();
  await openMenu(page, name, "Email it…");
  await expect(page.getByText(/stopped these emails on/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  // Deleted without a question, and taken back with its schedule.
  await openMenu(page, name, "Delete");
  await expect(chip).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await openMenu(page, name, "Email it…");
  await expect(page.getByRole("combobox", { name: "How often" })).toHaveText("Every week");
  await page.getByRole("button", { name: "Cancel" }).click();
  await openMenu(page, name, "Delete");
  await expect(chip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Save these filters" })).toBeVisible();
  await expect(chip).toHaveCount(0);
});
