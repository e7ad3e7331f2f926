import type { BankLine } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { StatementPage } from "./StatementPage.tsx";

const food = {
  kind: "payment",
  id: 7,
  name: "Food Bank",
  note: "September",
  on: "2026-09-15",
  total_cents: 1400,
  cents: 1400,
} as const;
const base = { row: 2, booked_on: "2026-09-18", name: null, reference: null, decision: null, history: [] };
const matched: BankLine = {
  ...base,
  id: 1,
  amount_cents: -1400,
  text: "ACH KIN-7",
  state: "matched",
  proposal: { things: [food], score: 100, reasons: ["Same amount"], difference_cents: 0 },
};
const rent: BankLine = {
  ...base,
  id: 2,
  amount_cents: -80_000,
  text: "RENT",
  state: "unmatched",
  proposal: null,
};
const short: BankLine = {
  ...base,
  id: 3,
  amount_cents: -1300,
  text: "KIN-7 short",
  state: "probable",
  proposal: { things: [food], score: 60, reasons: ["Amount differs by $1.00"], difference_cents: -100 },
};
const decision: NonNullable<BankLine["decision"]> = {
  kind: "confirmed",
  at: "2026-09-20T10:00:00Z",
  by: { id: 1, name: "Ana Ortiz" },
  note: null,
  difference: null,
  difference_cents: 0,
  things: [food],
  undone_at: null,
  undone_by: null,
  undone_note: null,
};
const done: BankLine = {
  ...base,
  id: 4,
  amount_cents: -1400,
  text: "CHECK 9",
  state: "confirmed",
  proposal: null,
  decision,
  history: [
    {
      ...decision,
      undone_at: "2026-09-19T10:00:00Z",
      undone_by: { id: 2, name: "Bo Li" },
      undone_note: "Wrong one",
    },
  ],
};

const statement = {
  id: 5,
  account: "Checking 1042",
  file_name: "s.csv",
  format: "csv",
  from_on: "2026-09-01",
  to_on: "2026-09-30",
  opening_cents: 100_000,
  closing_cents: 1000,
  line_count: 4,
  known_count: 0,
  confirmed_count: 1,
  not_ours_count: 0,
  open_count: 3,
  in_cents: 0,
  out_cents: 84_100,
  created_by: null,
  is_untouched: false,
};

async function show(lines: readonly BankLine[] = [matched, rent, short, done], answer: object = {}) {
  const counts = { matched: 1, probable: 1, unmatched: 1, confirmed: 1, not_ours: 0 };
  const asked = answerCalls(({ method, path }) => {
    if (method === "POST") return { body: { data: lines[0], message: "Line confirmed", ...answer } };
    if (path === "/bankStatement/5/lines")
      return { body: { data: { lines, rows: 100, total: lines.length, counts, matched: [1] } } };
    if (path.endsWith("/candidates")) return { body: { data: [food] } };
    return { body: { data: statement } };
  });
  await renderScreen(<StatementPage />, "/bank-statements/5", "/bank-statements/:id");
  await screen.findByText("Lines");
  return {
    asked,
    user: userEvent.setup(),
    sent: () => asked.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]),
  };
}
const panel = () => within(screen.getByRole("region", { name: /^Line of/ }));
const current = () =>
  screen.getAllByRole("button").find((button) => button.getAttribute("aria-current"))?.textContent;

beforeEach(() => i18next.loadNamespaces(["bank", "giving", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows how far a statement is, and what the first open line is", async () => {
  await show();
  expect(screen.getByText("1 of 4 decided")).toBeTruthy();
  expect(panel().getByText("Matched with")).toBeTruthy();
  expect(panel().getByText("Same amount")).toBeTruthy();
  expect(panel().getByRole("link", { name: "Payment KIN-7" }).getAttribute("href")).toBe("/payments?edit=7");
});

it("goes through lines by key, and confirms with Enter", async () => {
  const { user, sent } = await show();
  screen.getByRole("button", { name: /ACH KIN-7/ }).focus();
  await user.keyboard("j");
  expect(current()).toMatch(/^RENT/);
  expect(panel().getByText("Nothing fits this line.")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(sent()).toEqual([]);
  await user.keyboard("kk{Enter}");
  await waitFor(() =>
    expect(sent()).toEqual([["/bankLine/1/confirm", { things: [{ kind: "payment", id: 7 }] }]]),
  );
  await waitFor(() => expect(current()).toMatch(/^RENT/));
});

it("asks what a difference is before a line is confirmed", async () => {
  const { user, sent } = await show([short]);
  await user.click(panel().getByRole("button", { name: "Confirm with difference…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What is this line?" }));
  expect(dialog.getByText("$14.00 chosen, the line is $13.00")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(dialog.getByText("Choose what the difference is.")).toBeTruthy();
  await user.click(dialog.getByRole("combobox", { name: /^Difference of \$1\.00/ }));
  await user.click(screen.getByRole("option", { name: "Partial" }));
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ["/bankLine/3/confirm", { things: [{ kind: "payment", id: 7 }], difference: "partial" }],
    ]),
  );
});

it("sets a line aside with a note, and undoes a decision", async () => {
  const { user, sent } = await show([rent, done]);
  await user.click(panel().getByRole("button", { name: "Not ours…" }));
  const aside = within(await screen.findByRole("dialog", { name: "Not ours?" }));
  await user.type(aside.getByRole("textbox"), "Our rent");
  await user.click(aside.getByRole("button", { name: "Set aside" }));
  await waitFor(() => expect(sent()).toEqual([["/bankLine/2/notOurs", { note: "Our rent" }]]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: /CHECK 9/ }));
  expect(panel().getAllByText(/^Ana Ortiz, Sep 20, 2026/)).toHaveLength(2);
  expect(panel().getByText(/^Undone by Bo Li.*: Wrong one$/)).toBeTruthy();
  await user.click(panel().getByRole("button", { name: "Undo…" }));
  const undo = within(await screen.findByRole("dialog", { name: "Undo this decision?" }));
  await user.type(undo.getByRole("textbox"), "Wrong run");
  await user.click(undo.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent().at(-1)).toEqual(["/bankLine/4/undo", { note: "Wrong run" }]));
});

it("confirms all matched lines in one call", async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole("button", { name: "Confirm 1 matched" }));
  await waitFor(() => expect(sent()).toEqual([["/bankLine/confirmMatched", { lines: [1] }]]));
});
