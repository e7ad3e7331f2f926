import type { GivingByYear } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeAll, expect, it } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { GivingByYearPage } from "./GivingByYearPage.tsx";

const sums = (total_cents: number) => ({
  points: 40,
  earned_cents: 200,
  donated_cents: total_cents - 200,
  verified_cents: 800,
  paid_cents: 300,
  total_cents,
  sent_cents: 500,
});
const giving: GivingByYear = {
  period: {
    kind: "school_year",
    from: "2026-08-01",
    to: "2026-09-15",
    before: { from: "2025-08-01", to: "2025-09-15" },
    is_running: true,
  },
  years: [2026, 2025],
  totals: { now: sums(1500), before: sums(1200) },
  rows: [
    {
      of: { id: 7, name: "Elm School" },
      provider: { id: 4, name: "Bright" },
      now: sums(1000),
      before: sums(1200),
    },
    { of: null, now: sums(500), before: { ...sums(200), total_cents: 0 } },
  ],
};

function show(address = "/things", data = giving) {
  const asked = answerCalls(({ path }) => {
    if (path === "/dashboard/giving-by-year") return { body: { data } };
    return { body: { data: [], meta: { page: 0, rows: 5, total: 0 } } };
  });
  return renderScreen(<GivingByYearPage />, address).then((router) => ({ asked, router }));
}

afterEach(cleanup);
beforeAll(() => i18next.loadNamespaces(["givingByYear", "reports"]));

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

it("shows each figure beside the year before, with the difference, and says that a year goes on", async () => {
  await show();
  const table = await screen.findByRole("table", { name: "All figures" });
  const rows = within(table).getAllByRole("row").map(cellsOf);
  expect(rows[1]?.slice(1)).toEqual(["$15.00", "$12.00", "+$3.00 (+25%)"]);
  expect(rows[2]?.slice(1)).toEqual(["$13.00", "$10.00", "+$3.00 (+30%)"]);
  expect(screen.getByRole("note").textContent).toContain("through Sep 15, 2026");
});

it("tells a group's figure beside the year before, without a percentage of nothing", async () => {
  await show("/things?by=site");
  const table = await screen.findByRole("table", { name: "By site" });
  const rows = within(table).getAllByRole("row").map(cellsOf);
  expect(rows[1]).toEqual(["Elm School · Bright", "$10.00", "$12.00", "-$2.00 (-17%)", "PDF"]);
  expect(rows[2]?.slice(0, 4)).toEqual(["Not yet chosen", "$5.00", "$0.00", "+$5.00"]);
  expect(within(table).getByRole("button", { name: "Statement for Elm School, PDF" })).toBeTruthy();
});

it("keeps the period in the address and asks for it", async () => {
  const { asked, router } = await show();
  await userEvent.click(await screen.findByRole("button", { name: "Fiscal year" }));
  await waitFor(() => expect(router.state.location.search).toBe("?period=fiscal_year"));
  await waitFor(() => expect(asked.some(({ query }) => query.get("period") === "fiscal_year")).toBe(true));
  await userEvent.click(screen.getByRole("button", { name: "School year" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

it("asks for two dates only once both are there", async () => {
  const { asked } = await show("/things?period=dates&from=2026-09-01");
  expect(await screen.findByText("Enter both dates")).toBeTruthy();
  expect(asked.filter(({ path }) => path === "/dashboard/giving-by-year")).toEqual([]);
});

it("says so when nothing was given", async () => {
  const none = { ...sums(0), points: 0, total_cents: 0 };
  await show("/things", { ...giving, rows: [{ of: null, now: none, before: none }] });
  expect(await screen.findByText("Nothing given in these days")).toBeTruthy();
});
