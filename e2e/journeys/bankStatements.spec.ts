import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Payment {
  readonly id: number;
  readonly sent_on: string;
  readonly total_cents: number;
  readonly charity: { readonly name: string };
  readonly seen_on: string | null;
}

const money = (cents: number) => (cents / 100).toFixed(2);

test("staff match a bank's file with payments, by keyboard, and payments show that they were seen", async ({
  page,
  portal,
}) => {
  test.slow();
  const call = await callsAs(portal, "charities@kindling.example");
  const sent = await call<Payment[]>("GET", "/payment?state=sent&rows=100");
  const [first, second] = sent.filter(({ seen_on }) => seen_on === null);
  if (!first || !second) throw new Error("In the demo fewer than two payments wait for the bank");
  const file = [
    "Posting Date,Details of it,Sum",
    `${first.sent_on},ACH KIN-${first.id},-${money(first.total_cents)}`,
    `${second.sent_on},TRANSFER ${second.charity.name},-${money(second.total_cents)}`,
    `${second.sent_on},OFFICE RENT,-800.00`,
  ].join("\n");
  const title = page.getByRole("heading", { level: 1 });
  await openAs(page, "charities@kindling.example", "/bank-statements");

  await test.step("a file is uploaded, and its columns are corrected", async () => {
    await expect(title).toHaveText("Bank Statements");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Upload a statement" }).click();
    await expect(title).toHaveText("Upload a bank statement");
    await expectAccessible(page);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose" }).click();
    await (await chooser).setFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await expect(page.getByText(/^3 lines/)).toBeVisible();
    await page.getByRole("combobox", { name: "Description" }).click();
    await page.getByRole("option", { name: "Details of it" }).click();
    await page.getByRole("combobox", { name: "Account" }).fill("Journey account");
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Take over 3 lines" }).click();
    await expect(title).toHaveText("Journey account");
    await expect(page.getByText("0 of 3 decided")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("what is matched is confirmed at once, what is probable with Enter", async () => {
    await page.getByRole("button", { name: "Confirm 1 matched" }).click();
    await expect(page.getByText("1 of 3 decided")).toBeVisible();
    const probable = page.getByRole("button", { name: /^TRANSFER/ });
    await probable.focus();
    await page.keyboard.press("k");
    await page.keyboard.press("j");
    await expect(probable).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 of 3 decided")).toBeVisible();
    await expect(page.getByRole("button", { name: /^OFFICE RENT/ })).toBeFocused();
  });

  await test.step("the rest is set aside with a note, and can be undone", async () => {
    await page.getByRole("button", { name: "Not ours…" }).click();
    const dialog = page.getByRole("dialog", { name: "Not ours?" });
    await dialog.getByRole("textbox").fill("Rent of the office");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Set aside" }).click();
    await expect(page.getByText("3 of 3 decided")).toBeVisible();
    await page.getByRole("button", { name: "Undo…" }).click();
    const undo = page.getByRole("dialog", { name: "Undo this decision?" });
    await undo.getByRole("textbox").fill("It was a gift");
    await undo.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("2 of 3 decided")).toBeVisible();
    await page.getByRole("button", { name: "Choose…" }).click();
    await expect(page.getByRole("dialog", { name: "What is this line?" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("it fits the smallest phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole("region", { name: /^Line of/ })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.goto("/bank-statements/new");
    await expect(title).toHaveText("Upload a bank statement");
    await expectFits(page);
    await page.goto("/bank-statements");
    await expect(title).toHaveText("Bank Statements");
    await expectFits(page);
  });

  await test.step("the account's period tells what the bank has and doesn't have", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/bank-statements/reconciliation?account=Journey+account");
    await expect(title).toHaveText("Reconciliation");
    await expect(page.getByText("2 of 3 decided")).toBeVisible();
    await expect(page.getByRole("region", { name: "Payments sent and not seen" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });

  await test.step("the payment shows when it was seen at the bank", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/payments?edit=${first.id}`);
    await expect(page.getByRole("dialog", { name: first.charity.name })).toContainText("Seen at the Bank");
  });
});
