import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { NewStatementPage } from "./NewStatementPage.tsx";

const columns = {
  date: 0,
  amount: 2,
  debit: null,
  credit: null,
  direction: null,
  text: 1,
  name: null,
  reference: null,
  balance: null,
};
const preview = {
  format: "csv",
  account: null,
  header: ["Date", "Text", "Amount"],
  samples: [["09/14/2026", "Deposit", "125.00"]],
  layout: { ...columns, date_order: "mdy", decimal: "." },
  is_remembered: false,
  missing: [],
  line_count: 2,
  skipped_count: 1,
  from_on: "2026-09-14",
  to_on: "2026-09-30",
  in_cents: 12_500,
  out_cents: 250,
  opening_cents: null,
  closing_cents: null,
  faults: [],
  fault_count: 0,
};

async function show(
  read: object = preview,
  taken: { status?: number; body: object } = { body: { data: [{ id: 7 }], message: "2 lines taken" } },
) {
  const asked = answerCalls(({ path }) => {
    if (path === "/bankStatement/read") return { body: { data: read } };
    if (path === "/bankStatement/add") return taken;
    return { body: { data: [{ account: "Checking 1042", to_on: "2026-08-31" }] } };
  });
  const router = await renderScreen(<NewStatementPage />, "/bank-statements/new", "/bank-statements/*");
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(
    screen.getByLabelText("Choose a file", { exact: false, selector: "input" }),
    new File(["x"], "september.csv"),
  );
  return { asked, router, user };
}

beforeEach(() => i18next.loadNamespaces(["bank", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows what was read, asks for the account, and takes the lines over", async () => {
  const { asked, user, router } = await show();
  expect(
    await screen.findByText("2 lines · Sep 14, 2026 – Sep 30, 2026 · $125.00 in, $2.50 out"),
  ).toBeTruthy();
  expect(screen.getByText("1 row without a day, or not yet booked, is left out.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take over 2 lines" }));
  expect(screen.getByText("Enter the account that this file is from.")).toBeTruthy();
  await user.type(screen.getByRole("combobox", { name: /^Account/ }), "Checking 1042");
  await user.type(screen.getByLabelText("Opening balance"), "12x");
  await user.click(screen.getByRole("button", { name: "Take over 2 lines" }));
  expect(screen.getByText("Enter an amount such as 1,250.00.")).toBeTruthy();
  await user.clear(screen.getByLabelText("Opening balance"));
  await user.click(screen.getByRole("button", { name: "Take over 2 lines" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/bank-statements/7"));
  expect(asked.some(({ path }) => path === "/bankStatement/add")).toBe(true);
});

it("reads the file again when a person corrects a column", async () => {
  const { asked, user } = await show({
    ...preview,
    missing: ["date"],
    layout: { ...preview.layout, date: null },
    line_count: 0,
  });
  expect(await screen.findByText("Choose the columns of the day and the amount.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take over 0 lines" }).hasAttribute("disabled")).toBe(true);
  await user.click(screen.getByRole("combobox", { name: "Day" }));
  await user.click(screen.getByRole("option", { name: "Date" }));
  await waitFor(() => expect(asked.filter(({ path }) => path === "/bankStatement/read")).toHaveLength(2));
});

it("names cells that can't be read, and what the server refuses", async () => {
  const fault = { row: 3, column: "Date", value: "x", msg: "This isn't a day." };
  await show({ ...preview, faults: [fault], fault_count: 12 });
  expect(await screen.findByText("Row 3, Date: This isn't a day.")).toBeTruthy();
  expect(screen.getByText("and 2 more")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take over 2 lines" }).hasAttribute("disabled")).toBe(true);
});

it("says why all lines are refused", async () => {
  const { user } = await show(
    { ...preview, account: "000041042", layout: null, format: "camt" },
    { status: 409, body: { message: "All lines were taken before." } },
  );
  await user.click(await screen.findByRole("button", { name: "Take over 2 lines" }));
  expect(await screen.findByText("All lines were taken before.")).toBeTruthy();
});
