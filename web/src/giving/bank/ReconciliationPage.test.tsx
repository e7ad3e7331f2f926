import { cleanup, screen, within } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ReconciliationPage } from "./ReconciliationPage.tsx";

const found = {
  account: "Checking 1042",
  from: "2026-09-01",
  to: "2026-09-30",
  opening_cents: 100_000,
  closing_cents: 98_600,
  in_cents: 0,
  out_cents: 1400,
  difference_cents: 0,
  line_count: 40,
  counts: { matched: 1, probable: 2, unmatched: 3, confirmed: 30, not_ours: 4 },
  unseen_payments: [{ id: 7, name: "Food Bank", note: "September", on: "2026-09-15", cents: 1400 }],
  unseen_donations: [{ site: { id: 3, name: "Elm School" }, count: 2, cents: 2500 }],
  unseen_receipts: [{ id: 11, name: "Harbor Light", note: "School year", on: "2026-09-17", cents: 30_000 }],
};

async function show(
  data: object = found,
  accounts: object[] = [{ account: "Checking 1042", to_on: "2026-09-20" }],
) {
  const asked = answerCalls(({ path }) => ({
    body: { data: path === "/bankStatement/accounts" ? accounts : data },
  }));
  await renderScreen(<ReconciliationPage />, "/bank-statements/reconciliation", "/bank-statements/*");
  return asked;
}

beforeEach(() => i18next.loadNamespaces(["bank", "giving", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows the month of the latest statement, and leads to what the bank doesn't have", async () => {
  await show();
  expect(await screen.findByText("34 of 40 decided")).toBeTruthy();
  expect(screen.getByText("The balances agree with the lines.")).toBeTruthy();
  expect(
    [screen.getByLabelText("From"), screen.getByLabelText("To")].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(["2026-09-01", "2026-09-30"]);
  const payments = within(screen.getByRole("region", { name: "Payments sent and not seen" }));
  expect(payments.getByRole("link", { name: "Food Bank" }).getAttribute("href")).toBe("/payments?edit=7");
  const donations = within(screen.getByRole("region", { name: "Verified donations not seen" }));
  expect(donations.getByText("2 donations")).toBeTruthy();
});

it("says that balances differ or aren't known, and that there are no statements", async () => {
  await show({ ...found, difference_cents: -50 });
  expect(await screen.findByText(/differ from the lines by \$0\.50/)).toBeTruthy();
  cleanup();
  await show({ ...found, opening_cents: null, difference_cents: null, unseen_payments: [] });
  expect(await screen.findByText(/^A balance isn't known/)).toBeTruthy();
  expect(screen.getByText("The bank has all payments of this period.")).toBeTruthy();
  cleanup();
  await show(found, []);
  expect(await screen.findByText("No bank statements yet")).toBeTruthy();
});
