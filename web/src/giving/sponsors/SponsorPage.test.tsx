import type { PledgeFunding, SponsorFunding, SponsorLink } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { SponsorPage } from "./SponsorPage.tsx";
import type { Pledge, Receipt, Sponsor } from "./sponsorFunding.ts";

const base = {
  version: 1,
  can: ["update" as const, "delete" as const],
  created_at: "2026-08-20T15:00:00.000Z",
  updated_at: "2026-08-20T15:00:00.000Z",
};
const sponsor: Sponsor = {
  ...base,
  id: 3,
  name: "Harbor Light",
  contact_name: "Maria Castellanos",
  email: "maria@harbor.example",
  note: null,
  is_active: true,
  pledge_count: 1,
  pledged_cents: 60_000,
  received_cents: 30_000,
};
const pledge: Pledge = {
  ...base,
  id: 7,
  sponsor: { id: 3, name: "Harbor Light" },
  name: "School year",
  kind: "amount",
  amount_cents: 60_000,
  point_cents: null,
  cap_cents: null,
  from_on: "2026-09-01",
  until_on: null,
  programs: [],
  providers: [],
  charities: [{ id: 1, name: "Food Bank" }],
  state: "open",
  closed_on: null,
  received_cents: 30_000,
};
const receipt: Receipt = {
  ...base,
  can: [],
  id: 11,
  sponsor: { id: 3, name: "Harbor Light" },
  pledge: { id: 7, name: "School year" },
  amount_cents: 30_000,
  received_on: "2026-09-17",
  method: "check",
  reference: "No. 2204",
  note: null,
  seen_on: null,
  received_by: null,
  reversed_at: null,
  reversed_by: null,
  reason: null,
};
const drawn: PledgeFunding = {
  id: 7,
  name: "School year",
  sponsor: { id: 3, name: "Harbor Light" },
  pledged_cents: 60_000,
  drawn_cents: 45_000,
  points: 9000,
  paid_cents: 0,
  received_cents: 30_000,
  outstanding_cents: 15_000,
  runs_out_on: "2027-01-12",
  is_used_up: false,
  is_open: true,
};
const funding: SponsorFunding = {
  since: "2026-09-01",
  earned_cents: 50_000,
  drawn_cents: 45_000,
  not_funded_cents: 5000,
  pledged_cents: 60_000,
  received_cents: 30_000,
  outstanding_cents: 15_000,
  // Another sponsor's pledge isn't counted here.
  pledges: [drawn, { ...drawn, id: 8, sponsor: { id: 4, name: "Books" }, drawn_cents: 999 }],
};

const link: SponsorLink = {
  id: 5,
  created_at: base.created_at,
  created_by: null,
  expires_on: "2027-09-01",
  opened_at: null,
  revoked_at: null,
  works: true,
};

async function show(refused?: object) {
  const page = (data: readonly object[]) => ({
    body: { data, meta: { page: 0, rows: 100, total: data.length } },
  });
  const asked = answerCalls(({ method, path }) => {
    if (path === "/sponsor/3/links/add") return { body: { data: { ...link, token: "secret" } } };
    if (method !== "GET") return refused ? { status: 422, body: refused } : { body: { data: receipt } };
    if (path === "/sponsor/3") return { body: { data: sponsor } };
    if (path === "/sponsor/3/links") return { body: { data: [link] } };
    if (path === "/sponsor/funding") return { body: { data: funding } };
    if (path === "/pledge") return page([pledge]);
    if (path === "/sponsorReceipt") return page([receipt]);
    return { body: { data: { time_zone: "America/New_York" } } };
  });
  await renderScreen(<SponsorPage />, "/sponsors/3", "/sponsors/:id");
  await screen.findByRole("heading", { level: 1, name: "Harbor Light" });
  await screen.findByText(/At the pace/);
  return { asked, user: userEvent.setup() };
}
type Asked = Awaited<ReturnType<typeof show>>["asked"];
const sent = (asked: Asked) => asked.filter(({ method }) => method !== "GET");

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["giving", "payments", "sponsors"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("tells what is pledged, drawn, received and outstanding, and when a pledge runs out", async () => {
  await show();
  const figure = (label: string) =>
    screen.getAllByText(label, { exact: false }).map(({ parentElement }) => parentElement?.textContent);
  expect(figure("drawn, not received").join()).toContain("$150.00");
  expect(figure("for points so far").join()).toContain("$450.00");
  expect(
    screen.getByText("At the pace of the last 28 days, “School year” runs out on about January 12, 2027."),
  ).toBeTruthy();
  const card = within(screen.getByRole("region", { name: "Pledges" }));
  expect(card.getByText("Food Bank")).toBeTruthy();
  expect(card.getByText("$600.00 · Sep 1, 2026 – no end date")).toBeTruthy();
});

it("records money in cents, and asks for an amount that is one", async () => {
  const { asked, user } = await show();
  await user.click(screen.getByRole("button", { name: "Record money" }));
  const dialog = within(screen.getByRole("dialog"));
  const amount = dialog.getByLabelText(/Amount/);
  await user.type(amount, "much");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  expect(dialog.getByText(/Enter an amount of at least/)).toBeTruthy();
  expect(sent(asked)).toEqual([]);
  await user.clear(amount);
  await user.type(amount, "1,250.5");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({
    path: "/sponsorReceipt/add",
    body: { pledge_id: 7, amount_cents: 125_050, method: "check", reference: null },
  });
});

it("tells what the server refuses at its field", async () => {
  const errors = [{ path: "received_on", msg: "This date is in the future." }];
  const { user } = await show({ message: "This date is in the future.", errors });
  await user.click(screen.getByRole("button", { name: "Record money" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByLabelText(/Amount/), "5");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  expect(await dialog.findByText("This date is in the future.")).toBeTruthy();
});

it("reverses money only with a reason", async () => {
  const { asked, user } = await show();
  await user.click(screen.getByRole("button", { name: /\$300\.00/ }));
  await user.click(screen.getByRole("menuitem", { name: "Reverse" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Reverse" }));
  expect(sent(asked)).toEqual([]);
  await user.type(dialog.getByLabelText(/Reason/), "The check bounced");
  await user.click(dialog.getByRole("button", { name: "Reverse" }));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({
    path: "/sponsorReceipt/11/reverse",
    body: { reason: "The check bounced" },
  });
});

it("adds a pledge per point with its amounts in cents", async () => {
  const { asked, user } = await show();
  await user.click(screen.getByRole("button", { name: "Add Pledge" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Name/), "Two cents");
  await user.click(dialog.getByRole("combobox", { name: /What Is Pledged/ }));
  await user.click(screen.getByRole("option", { name: "An amount for each point" }));
  await user.type(dialog.getByLabelText(/For Each Point/), "0.02");
  await user.type(dialog.getByLabelText(/At Most/), "250");
  await user.click(dialog.getByRole("button", { name: /Add/ }));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({
    path: "/pledge/add",
    body: { sponsor_id: 3, name: "Two cents", kind: "per_point", point_cents: 2, cap_cents: 25_000 },
  });
});

it("makes a link to the private page and shows its address once", async () => {
  const { asked, user } = await show();
  expect(screen.getByText("Works until Sep 1, 2027 · not opened yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make a link" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Make link" }));
  const address = await screen.findByLabelText("Address of the private page");
  expect((address as HTMLInputElement).value).toMatch(/\/sponsor\/secret$/);
  await user.click(screen.getByRole("button", { name: "End link" }));
  await waitFor(() => expect(sent(asked).map(({ path }) => path)).toContain("/sponsor/links/5/revoke"));
});
