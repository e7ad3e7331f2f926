import type { Browser, Locator, Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Donation {
  readonly id: number;
  readonly charity: { readonly id: number; readonly name: string };
  readonly donated_on: string;
}

const run = "Before the holidays";

interface Choice {
  readonly user: { readonly id: number };
  readonly school: { readonly id: number };
  readonly start: string;
}

/** A donation that counts and was verified by nobody yet. */
async function countedDonation(portal: Portal): Promise<Donation> {
  const call = await callsAs(portal, "super@kindling.example");
  const [choice] = await call<Choice[]>("GET", "/charityAsso?rows=1");
  if (!choice) throw new Error("In the demo no class has chosen");
  const { user, school, start: donated_on } = choice;
  const body = { user_id: user.id, school_id: school.id, amount_cents: 4250, donated_on };
  return call<Donation>("POST", "/classDonation/add", body);
}

/** A page of somebody else's, beside the first one. */
async function pageOf(browser: Browser, portal: Portal, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
  const page = await context.newPage();
  await openAs(page, email, path);
  return page;
}

/** Tabs on until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let left = 60; left > 0 && !(await isFocused()); left -= 1) await page.keyboard.press("Tab");
  await expect(wanted).toBeFocused();
}

test("staff pay a charity: one proposes, another approves, and it is sent", async ({
  browser,
  page,
  portal,
}) => {
  // Two people's screens, in light and dark, take long.
  test.slow();
  const { id, charity, donated_on: day } = await countedDonation(portal);
  const title = page.getByRole("heading", { level: 1 });
  await openAs(page, "super@kindling.example", `/donations?edit=${id}&status=counted&from=${day}&to=${day}`);

  await test.step("a Super Admin verifies a donation", async () => {
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Verify" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(/verified/i).first()).toBeVisible();
  });

  await test.step("and proposes to pay its charity, with the keyboard", async () => {
    await page.getByRole("button", { name: "Money", exact: true }).click();
    await page.getByRole("link", { name: "Payments", exact: true }).click();
    await expect(title).toHaveText("Payments");
    await expectAccessible(page);
    await tabTo(page, page.getByRole("link", { name: "Start a payment run" }));
    await page.keyboard.press("Enter");
    await expect(title).toHaveText("New payment run");
    await expectAccessible(page);
    await page.getByLabel("Name").fill(run);
    await tabTo(page, page.getByRole("checkbox", { name: "All charities" }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("checkbox", { name: charity.name }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: /^Propose \$/ }));
    await page.keyboard.press("Enter");
    await expect(title).toHaveText(run);
    await expect(page.getByText(/Someone else must approve it\.$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await expectAccessible(page);
  });

  const other = await pageOf(browser, portal, "charities@kindling.example", "/payments");
  await test.step("another person approves it", async () => {
    const waiting = other.getByRole("region", { name: "Payment runs" }).getByRole("listitem");
    await expect(waiting.filter({ hasText: run })).toContainText("Waiting for your approval");
    await other.getByRole("link", { name: run }).first().click();
    await other.getByRole("button", { name: "Approve" }).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
    await expect(other.getByText("Payment run approved")).toBeVisible();
  });

  await test.step("marks it as sent with its reference", async () => {
    await other.getByRole("button", { name: "Mark as sent…" }).click();
    const dialog = other.getByRole("dialog", { name: "Mark 1 payment as sent" });
    await dialog.getByLabel("Sent on").fill("2999-01-01");
    await dialog.getByLabel(`Reference for ${charity.name}`).fill("1041");
    await dialog.getByRole("button", { name: /^Mark \$.* as sent$/ }).click();
    await expect(dialog.getByText("Choose today or an earlier day.")).toBeVisible();
    await expectAccessible(other);
    await dialog.getByLabel("Sent on").fill(daysFromToday(-1));
    await dialog.getByLabel(`Reference for ${charity.name}`).press("Enter");
    await other.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(other.getByText("The payment was sent.")).toBeVisible();
    await expect(other.getByRole("row").filter({ hasText: charity.name })).toContainText("1041");
  });

  await test.step("and takes its letter, the statements and the accounting file along", async () => {
    const saving = async (start: () => Promise<void>) => {
      const download = other.waitForEvent("download");
      await start();
      return (await download).suggestedFilename();
    };
    const letter = await saving(async () => {
      await other.getByRole("button", { name: `Actions for ${charity.name}` }).click();
      await other.getByRole("menuitem", { name: "Download letter" }).click();
    });
    expect(letter).toBe(`Letter ${charity.name} ${run}.pdf`);
    const statements = await saving(() =>
      other.getByRole("button", { name: "Site statements (PDF)" }).click(),
    );
    expect(statements).toBe(`Site statements ${run}.pdf`);
    const file = await saving(async () => {
      await other.getByRole("button", { name: "Accounting file (CSV)" }).click();
      await other.getByLabel("Account", { exact: false }).last().fill("Charitable Contributions");
      await other.getByRole("dialog").getByRole("button", { name: "Download" }).click();
    });
    expect(file).toBe(`${run} QuickBooks.csv`);
    await expectAccessible(other);
    await other.context().close();
  });

  await test.step("the donation is paid, and leads to its payment", async () => {
    await page.goto(`/donations?charities=${charity.id}&status=paid&from=${day}&to=${day}&edit=${id}`);
    await page.getByRole("dialog").getByRole("link", { name: run }).click();
    await expect(page.getByRole("dialog", { name: charity.name })).toContainText("1041");
    await expectAccessible(page);
  });

  await test.step("everything fits the smallest phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.keyboard.press("Escape");
    await expect(title).toHaveText("Payments");
    await expectFits(page);
    await page.getByRole("button", { name: /^All runs/ }).click();
    await page.getByRole("link", { name: run }).first().click();
    await expect(title).toHaveText(run);
    await expectFits(page);
    await expectAccessible(page);
    await page.goto("/payments/new");
    await expect(title).toHaveText("New payment run");
    await expectFits(page);
  });
});
