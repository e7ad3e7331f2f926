import type { PaymentRun } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { RunPage } from "./RunPage.tsx";
import type { Payment } from "./runs.ts";

const ana = { id: 1, name: "Ana Lopez" };
const ben = { id: 2, name: "Ben Ortiz" };
const proposed: PaymentRun = {
  id: 4,
  name: "November 2026",
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
  payment_count: 2,
  sent_count: 0,
  donated_cents: 3000,
  earned_cents: 500,
  total_cents: 3500,
  sent_cents: 0,
  next: ["leave_out", "cancel"],
};
const approved: PaymentRun = {
  ...proposed,
  state: "approved",
  approved_at: "2026-11-21T15:00:00.000Z",
  approved_by: ben,
  next: ["leave_out", "send", "cancel"],
};

function payment(id: number, charity: string, more: Partial<Payment> = {}): Payment {
  return {
    id,
    version: 1,
    can: [],
    created_at: proposed.created_at,
    updated_at: proposed.created_at,
    run: { id: 4, name: "November 2026" },
    charity: { id, name: charity },
    donation_count: 2,
    donated_cents: 1500,
    points: 50,
    earned_cents: 250,
    total_cents: 1750,
    state: "approved",
    method: null,
    reference: null,
    sent_on: null,
    sent_by: null,
    seen_on: null,
    reason: null,
    ...more,
  };
}
const files = [
  "All letters (PDF)",
  "Charity statements (PDF)",
  "Site statements (PDF)",
  "Accounting file (CSV)",
];
const both = [payment(8, "Food Bank"), payment(9, "Warm Coats")];

async function show(run: PaymentRun, rows: readonly Payment[] = both, refused?: object) {
  const asked = answerCalls(({ method, path }) => {
    if (method !== "GET") return refused ? { status: 422, body: refused } : { body: { data: run } };
    if (path === "/paymentRun/get/4") return { body: { data: run } };
    if (path === "/payment")
      return { body: { data: rows, meta: { page: 0, rows: 100, total: rows.length } } };
    return { body: { data: { time_zone: "America/New_York" } } };
  });
  await renderScreen(<RunPage />, "/payments/runs/4", "/payments/runs/:id");
  await screen.findByRole("heading", { level: 1, name: run.name });
  return { asked, user: userEvent.setup() };
}

const buttons = ["Cancel run…", "Approve", "Mark as sent…", ...files];
const offered = () => buttons.filter((name) => screen.queryByRole("button", { name }));
const sent = (asked: Awaited<ReturnType<typeof show>>["asked"]) =>
  asked.filter(({ method }) => method !== "GET");

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["giving", "payments"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the page of a payment run", () => {
  const partly: PaymentRun = { ...approved, sent_count: 1, next: ["leave_out", "send"] };
  const ended: PaymentRun = { ...approved, sent_count: 2, next: [] };
  const canceled: PaymentRun = {
    ...proposed,
    state: "canceled",
    canceled_at: "2026-11-22T15:00:00.000Z",
    canceled_by: ben,
    reason: "Wrong month",
    next: [],
  };
  it.each([
    [
      "of somebody's own",
      proposed,
      ["Cancel run…"],
      "Ana Lopez proposed this run on Nov 20, 2026. Someone else must approve it.",
    ],
    [
      "of somebody else",
      { ...proposed, next: ["approve", "leave_out", "cancel"] as PaymentRun["next"] },
      ["Cancel run…", "Approve"],
      "Ana Lopez proposed this run on Nov 20, 2026. Check the payments, then approve it.",
    ],
    [
      "that is approved",
      approved,
      ["Cancel run…", "Mark as sent…", "Accounting file (CSV)"],
      "Ben Ortiz approved this run on Nov 21, 2026. Pay the charities, then mark the payments as sent.",
    ],
    [
      "that is partly sent",
      partly,
      ["Mark as sent…", ...files],
      "1 of 2 payments sent. Mark the others as sent, or leave them out.",
    ],
    ["that is sent", ended, files, "All 2 payments were sent."],
    [
      "that is canceled",
      canceled,
      [],
      "Ben Ortiz canceled this run on Nov 22, 2026. Its money is due again.",
    ],
  ])("offers what can be done with one %s, and says what comes next", async (_what, run, names, standing) => {
    await show(run);
    expect(screen.getByText(standing)).toBeTruthy();
    expect(offered()).toEqual(names);
  });

  it("tells whether it takes a second person", async () => {
    await show(approved);
    expect(screen.getByText("By a second person")).toBeTruthy();
    cleanup();
    await show({ ...approved, needs_second_person: false });
    expect(screen.getByText("By one person, as the portal's settings allow")).toBeTruthy();
  });

  it("asks before it approves", async () => {
    const { asked, user } = await show({ ...proposed, next: ["approve"] });
    await user.click(screen.getByRole("button", { name: "Approve" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Approve November 2026?" }));
    expect(dialog.getByText("2 payments, $35.00 in all, can then be sent.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(sent(asked).map(({ path }) => path)).toEqual(["/paymentRun/4/approve"]));
  });

  it("marks all payments as sent, each with its reference; Enter moves on", async () => {
    const { asked, user } = await show(approved);
    await user.click(screen.getByRole("button", { name: "Mark as sent…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark 2 payments as sent" }));
    await user.type(dialog.getByLabelText("Reference for Food Bank"), "1041{Enter}");
    await user.keyboard("1042{Enter}");
    expect(sent(asked)).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Mark $35.00 as sent");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ query }) => query.get("state"))?.query.get("state")).toBe("approved");
    const [call] = sent(asked);
    expect(call?.path).toBe("/paymentRun/4/send");
    expect(call?.body).toEqual({
      method: "check",
      sent_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      payments: [
        { id: 8, reference: "1041" },
        { id: 9, reference: "1042" },
      ],
    });
  });

  it("tells a refused day at its field and keeps what is typed", async () => {
    const msg = "The charity was verified later. Choose a later day.";
    const { user } = await show(approved, both, { message: msg, errors: [{ path: "sent_on", msg }] });
    await user.click(screen.getByRole("button", { name: "Mark as sent…" }));
    const dialog = within(await screen.findByRole("dialog"));
    const reference = dialog.getByLabelText<HTMLInputElement>("Reference for Food Bank");
    await user.type(reference, "1041");
    await user.click(dialog.getByRole("button", { name: "Mark $35.00 as sent" }));
    expect(await dialog.findByText(msg)).toBeTruthy();
    expect(dialog.getByLabelText(/^Sent on/).getAttribute("aria-invalid")).toBe("true");
    expect(reference.value).toBe("1041");
  });

  it("leaves out what is ticked", async () => {
    const { asked, user } = await show(proposed, [
      payment(8, "Food Bank", { state: "proposed" }),
      payment(9, "Warm Coats", { state: "proposed" }),
    ]);
    await user.click(await screen.findByRole("checkbox", { name: "Select Warm Coats" }));
    await user.click(await screen.findByRole("button", { name: "Leave out" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave this payment out?" }));
    await user.click(dialog.getByRole("button", { name: "Leave out" }));
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject({ path: "/paymentRun/4/leaveOut", body: { payments: [9] } });
  });

  it("needs a reason to cancel", async () => {
    const { asked, user } = await show(proposed);
    await user.click(screen.getByRole("button", { name: "Cancel run…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel November 2026?" }));
    await user.click(dialog.getByRole("button", { name: "Cancel run" }));
    expect(await dialog.findByText("Reason is required.")).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Reason/), " Wrong month {Enter}");
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject({ path: "/paymentRun/4/cancel", body: { reason: "Wrong month" } });
  });

  it("offers the letter of a sent payment, and to reverse it", async () => {
    const { asked, user } = await show(ended, [
      payment(8, "Food Bank", { state: "sent", sent_on: "2026-11-22" }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Actions for Food Bank" }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Download letter",
      "Reverse…",
    ]);
    await user.click(screen.getByRole("menuitem", { name: "Reverse…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reverse the payment to Food Bank?" }));
    await user.type(dialog.getByLabelText(/^Reason/), "Check returned{Enter}");
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject({ path: "/payment/8/reverse", body: { reason: "Check returned" } });
  });

  it.each([
    ["All letters (PDF)", "letters", {}],
    ["Charity statements (PDF)", "statements", { of: "charity" }],
    ["Site statements (PDF)", "statements", { of: "site" }],
  ])("downloads %s of what was sent", async (button, path, query) => {
    const { asked, user } = await show(ended);
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => undefined }),
    );
    await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(asked.at(-1)?.path).toBe(`/paymentRun/4/${path}`));
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual(query);
  });

  it("remembers the account of an accounting program on this device", async () => {
    const { asked, user } = await show(approved);
    const open = async () => {
      await user.click(screen.getByRole("button", { name: "Accounting file (CSV)" }));
      return within(await screen.findByRole("dialog", { name: "Accounting file" }));
    };
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => undefined }),
    );
    const dialog = await open();
    await user.click(dialog.getByRole("radio", { name: "Xero" }));
    await user.click(dialog.getByRole("button", { name: "Download" }));
    expect(await dialog.findByText("Enter the account that the bills are booked to.")).toBeTruthy();
    await user.type(dialog.getByRole("textbox", { name: /^Account/ }), "400{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const file = asked.find(({ path }) => path === "/paymentRun/4/accounting");
    expect(Object.fromEntries(file?.query ?? [])).toEqual({ layout: "xero", account: "400" });
    const again = await open();
    expect(again.getByRole("textbox", { name: /^Account/ })).toHaveProperty("value", "400");
  });
});
