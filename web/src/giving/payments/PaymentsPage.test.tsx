import type { PaymentRun } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { PaymentsPage } from "./PaymentsPage.tsx";

const ana = { id: 1, name: "Ana Lopez" };
const run = (id: number, name: string, more: Partial<PaymentRun>): PaymentRun => ({
  id,
  name,
  note: null,
  state: "proposed",
  parts: ["donated", "earned"],
  sessions: [],
  created_at: "2026-11-20T15:00:00.000Z",
  created_by: ana,
  needs_second_person: true,
  approved_at: null,
  approved_by: null,
  canceled_at: null,
  canceled_by: null,
  reason: null,
  payment_count: 8,
  sent_count: 0,
  donated_cents: 3000,
  earned_cents: 500,
  total_cents: 3500,
  sent_cents: 0,
  next: [],
  ...more,
});
const runs = [
  run(5, "Mine", { next: ["leave_out", "cancel"] }),
  run(4, "Hers", { next: ["approve", "leave_out", "cancel"] }),
  run(3, "Half", { state: "approved", sent_count: 3, next: ["leave_out", "send"] }),
  run(2, "Done", { state: "approved", sent_count: 8 }),
  run(1, "Dropped", { state: "canceled" }),
];
const due = {
  charity: { id: 8, name: "Food Bank" },
  donation_count: 3,
  donated_cents: 1500,
  points: 50,
  earned_cents: 250,
  total_cents: 1750,
};

const none = { donated_cents: 0, earned_cents: 0, total_cents: 0, before: null };

function show(answers: { due?: object[]; runs?: PaymentRun[]; fails?: string; sums?: object }) {
  answerCalls(({ path }) => {
    if (path === answers.fails) return { status: 500, body: { message: "Out of order" } };
    if (path === "/payment/due") return { body: { data: answers.due ?? [] } };
    if (path === "/paymentRun") return { body: { data: answers.runs ?? [] } };
    if (path === "/payment")
      return { body: { data: [], meta: { page: 0, rows: 25, total: 0, ...none, ...answers.sums } } };
    return { body: { data: { time_zone: "America/New_York" } } };
  });
  return renderScreen(<PaymentsPage />);
}
const section = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["giving", "payments"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows what is due, and leads to a new run", async () => {
  await show({ due: [due] });
  const card = await section("Due to charities now");
  expect(await card.findByText("$17.50")).toBeTruthy();
  expect(card.getByText("For 1 charity: $15.00 donated and verified, $2.50 earned.")).toBeTruthy();
  expect(card.getByRole("link", { name: "Start a payment run" }).getAttribute("href")).toBe("/payments/new");
});

it("offers no run when nothing is due, and says that there are no payments", async () => {
  await show({});
  expect(await screen.findByText(/^Nothing is due\./)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Start a payment run" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Payment runs" })).toBeNull();
  expect(await screen.findByText("No payments yet")).toBeTruthy();
});

it("shows the runs that wait for somebody, and all of them on request", async () => {
  await show({ runs });
  const part = await section("Payment runs");
  const rows = () => part.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^Mine.*Waiting for someone else's approval/),
    expect.stringMatching(/^Hers.*Waiting for your approval/),
    expect.stringMatching(/^Half.*3 of 8 sent/),
  ]);
  expect(part.getByText("Hers").getAttribute("href")).toBe("/payments/runs/4");
  await userEvent.click(part.getByRole("button", { name: "All runs (5)" }));
  expect(rows().slice(3)).toEqual([
    expect.stringMatching(/^Done.*Sent/),
    expect.stringMatching(/^Dropped.*Canceled/),
  ]);
});

it("says that what is due can't be read, and shows the rest", async () => {
  await show({ runs, fails: "/payment/due" });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(await section("Payment runs")).toBeTruthy();
});

it("adds up all payments, beside the year before where there is one", async () => {
  const sums = { donated_cents: 1200, earned_cents: 300, total_cents: 1500 };
  await show({ sums });
  const list = await section("All payments");
  expect(await list.findByText("$15.00")).toBeTruthy();
  expect(list.queryByText(/year before/i)).toBeNull();
  cleanup();
  const before = { from: "2025-08-01", to: "2025-11-28", ...none, total_cents: 900 };
  await show({ sums: { ...sums, before } });
  const beside = await section("All payments");
  expect(await beside.findByText("$9.00 the year before")).toBeTruthy();
  expect(beside.getByText("Year before: Aug 1, 2025 – Nov 28, 2025")).toBeTruthy();
});
