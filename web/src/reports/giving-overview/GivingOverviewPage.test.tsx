import type { GivingDashboard } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { GivingOverviewPage } from "./GivingOverviewPage.tsx";

const open = vi.hoisted(() => ({ paths: (_path: string): boolean => true }));
vi.mock("../../ui/useMayOpen.ts", () => ({ useMayOpen: () => (path: string) => open.paths(path) }));

const sums = {
  classes: 3,
  points: 40,
  earned_cents: 200,
  unassigned_cents: 0,
  donated_cents: 1250,
  verified_cents: 800,
  paid_cents: 300,
  total_cents: 1450,
};
const waiting = { ...sums, donated_cents: 0, earned_cents: 55, unassigned_cents: 55, total_cents: 55 };
const program = (id: number) => ({ id, name: id === 1 ? "In School" : "Summer" });
const session = (id: number, name: string) => ({ id, name, start: "2026-09-01", program: program(id) });
const giving: GivingDashboard = {
  totals: { ...sums, charities: 1, unassigned_cents: 55 },
  by_charity: [
    { charity: { id: 7, name: "Food Bank" }, is_late: false, ...sums },
    { charity: null, is_late: false, ...waiting },
  ],
  by_provider: [{ provider: { id: 4, name: "Bright Futures" }, ...sums }],
  by_session: [
    { session: session(1, "Autumn"), ...sums },
    { session: session(2, "Autumn"), ...sums },
    { session: session(3, "Winter"), ...sums },
    { session: null, ...waiting },
  ],
  unpaid: null,
  funding: null,
};
const none: GivingDashboard = {
  totals: { ...sums, charities: 0 },
  by_charity: [],
  by_provider: [],
  by_session: [],
  unpaid: null,
  funding: null,
};

function show(data: GivingDashboard = giving, address = "/things?sessions=3") {
  const asked = answerCalls(({ path }) => {
    if (path === "/dashboard/giving") return { body: { data } };
    const id = Number(path.split("/").at(-1));
    if (id > 0) return { body: { data: { id, name: `Thing ${id}` } } };
    return { body: { data: [], meta: { page: 0, rows: 5, total: 0 } } };
  });
  return renderScreen(<GivingOverviewPage />, address).then(() => asked);
}

const hrefOf = async (name: string | RegExp) =>
  (await screen.findByRole("link", { name })).getAttribute("href");

afterEach(() => {
  cleanup();
  open.paths = () => true;
});
beforeAll(() => i18next.loadNamespaces(["givingOverview", "payments", "reports"]));

it("leads from every figure to the rows behind it, narrowed as it is", async () => {
  const asked = await show();
  expect(await hrefOf(/^Total/)).toBe("/charity-distribution-provider?sessions=3");
  expect(await hrefOf(/^Donated/)).toBe("/donations?sessions=3&status=counted%2Cverified%2Cpaid");
  expect(await hrefOf(/^Verified/)).toBe("/donations?sessions=3&status=verified%2Cpaid");
  expect(await hrefOf(/^Paid/)).toBe("/donations?sessions=3&status=paid");
  expect(await hrefOf(/^Classes giving/)).toBe("/charity-earning-distribution?sessions=3");
  const open = "/charity-distribution-provider?sessions=3&charity_choice=open%2Cbetween_sessions";
  expect(await hrefOf(/^Not yet assigned/)).toBe(open);
  expect(await hrefOf(/^Charities reached/)).toBe(
    "/charity-distribution-provider?sessions=3&charity_choice=chosen",
  );
  expect(await hrefOf("Not yet chosen")).toBe(open);
  expect(await hrefOf("Not yet chosen, Earned: $0.55")).toBe(open);
  const between = "/charity-distribution-provider?sessions=3&charity_choice=between_sessions";
  expect(await hrefOf("Between sessions")).toBe(between);
  expect(await hrefOf("Between sessions, Total: $0.55")).toBe(between);
  expect(await hrefOf("Food Bank")).toBe("/charity/7");
  expect(await hrefOf("Food Bank, Total: $14.50")).toBe(
    "/charity-distribution-provider?sessions=3&charities=7",
  );
  expect(await hrefOf("Bright Futures")).toBe("/providers/4");
  expect(await hrefOf("Winter")).toBe("/charity-distribution-provider?sessions=3");
  expect(asked.find(({ path }) => path === "/dashboard/giving")?.query.get("sessions")).toBe("3");
});

it("leads leaders to what they may open", async () => {
  open.paths = (path) => path === "/donations";
  await show();
  expect(await hrefOf("Food Bank")).toBe("/charity-distribution-provider?sessions=3&charities=7");
  expect(await hrefOf("Bright Futures")).toBe("/charity-distribution-provider?sessions=3&providers=4");
  expect(await hrefOf(/^Classes giving/)).toBe("/charity-distribution-provider?sessions=3");
});

it("names the program of sessions that share a name, newest first, and what has no session last", async () => {
  await show();
  const table = await screen.findByRole("table", { name: "Giving by session" });
  const names = within(table)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Winter", "Autumn · Summer", "Autumn · In School", "Between sessions"]);
});

it("shows the numbers of a chart as a table, what is not yet chosen last", async () => {
  await show();
  const chart = await screen.findByRole("region", { name: "By charity" });
  await userEvent.click(within(chart).getByRole("button", { name: "Table" }));
  const rows = within(within(chart).getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("EarnedDonated"),
    "Food Bank$2.00$12.50",
    "Not yet chosen$0.55$0.00",
  ]);
});

it("tells all that is verified and not paid, what of it a payment run has, and leads to its donations", async () => {
  const unpaid = Array.from({ length: 7 }, (_, at) => ({
    charity: { id: at + 1, name: `Charity ${at + 1}` },
    verified_cents: 1000 - at * 100,
    in_run_cents: at === 1 ? 400 : 0,
  }));
  await show({ ...giving, unpaid });
  const part = within(await screen.findByRole("region", { name: "Verified, not yet paid" }));
  expect(part.getByText("$49.00")).toBeTruthy();
  expect(part.getByText("By charity. $4.00 of it is in a payment run.")).toBeTruthy();
  expect(part.getAllByRole("listitem")).toHaveLength(5);
  expect(part.getAllByRole("listitem")[1]?.textContent).toBe("Charity 2$4.00 in a payment run$9.00");
  expect(await hrefOf("Charity 2: $9.00")).toBe("/donations?sessions=3&charities=2&status=verified");
  await userEvent.click(part.getByRole("button", { name: "Show all 7 charities" }));
  expect(part.getAllByRole("listitem")).toHaveLength(7);
  expect(part.queryByRole("button")).toBeNull();
});

it("says so when nothing is given", async () => {
  await show(none);
  expect(await screen.findByText("Nothing given yet")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
