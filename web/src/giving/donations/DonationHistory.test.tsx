import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { DonationDrawer } from "./DonationDrawer.tsx";
import { DonationsSection } from "./DonationsSection.tsx";
import type { Donation } from "./useDonationSteps.tsx";

const donation: Donation = {
  id: 7,
  version: 3,
  created_at: "2026-09-10T14:20:00.000Z",
  updated_at: "2026-09-12T14:20:00.000Z",
  can: [],
  full_name: "Zoe Reyes",
  user: { id: 4, name: "Zoe Reyes" },
  provider: { id: 1, name: "Bright Futures" },
  district: null,
  school: { id: 3, name: "Lincoln" },
  charity: { id: 2, name: "Food Bank" },
  session: { id: 5, name: "Autumn" },
  amount_cents: 1300,
  donated_on: "2026-09-10",
  note: "Bake sale · Counted twice",
  status: "void",
  verified_at: null,
  verified_by: null,
  payment: null,
  chosen_since: null,
  next: [],
  is_closed: false,
  adjustments: [],
  adjusts: null,
};
const zoe = donation.user;
const history = [
  {
    at: "2026-09-10T14:20:00.000Z",
    user: zoe,
    event: "logged",
    changes: [
      { field: "amount_cents", from: null, to: 1250 },
      { field: "donated_on", from: null, to: "2026-09-10" },
    ],
    reason: null,
  },
  {
    at: "2026-09-11T14:20:00.000Z",
    user: zoe,
    event: "corrected",
    changes: [
      { field: "amount_cents", from: 1250, to: 1300 },
      { field: "note", from: null, to: "Bake sale" },
    ],
    reason: null,
  },
  {
    at: "2026-09-11T15:20:00.000Z",
    user: zoe,
    event: "corrected",
    changes: [{ field: "note", from: "Bake sale", to: null }],
    reason: null,
  },
  {
    at: "2026-09-11T16:20:00.000Z",
    user: zoe,
    event: "moved",
    changes: [{ field: "charity", from: "Food Bank", to: "Open Books" }],
    reason: "Wrong box ticked",
  },
  { at: "2026-09-12T14:20:00.000Z", user: null, event: "voided", changes: [], reason: "Counted twice" },
];

const show = () => renderScreen(<DonationDrawer donation={donation} actions={[]} onClose={vi.fn()} />);
const linesOf = (item: HTMLElement) => [...item.querySelectorAll("p")].map((line) => line.textContent);

beforeEach(() => i18next.loadNamespaces(["giving"]));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await i18next.changeLanguage("en");
});

it("shows who logged, corrected and voided a donation, what changed and why", async () => {
  const asked = answerCalls(() => ({ body: { data: history } }));
  const answered = fetch;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    await held.promise;
    return answered(...call);
  });
  await show();
  const section = await screen.findByRole("region", { name: "History" });
  expect(section.getAttribute("aria-busy")).toBe("true");
  held.resolve();
  const items = await within(section).findAllByRole("listitem");
  expect(asked.map(({ path }) => path)).toEqual(["/classDonation/7/history"]);
  expect(items.map(linesOf)).toEqual([
    ["Logged · Zoe Reyes", "Amount: $12.50", "Donated On: Sep 10, 2026"],
    ["Corrected · Zoe Reyes", "Amount: from $12.50 to $13.00", "Note: “Bake sale”"],
    ["Corrected · Zoe Reyes", "Note: removed “Bake sale”"],
    ["Charity changed · Zoe Reyes", "Charity: from “Food Bank” to “Open Books”", "Reason: Wrong box ticked"],
    ["Voided", "Reason: Counted twice"],
  ]);
  expect(items.map((item) => item.querySelector("time")?.dateTime)).toEqual(history.map(({ at }) => at));
});

it("says which charity keeps what is paid once its class has chosen another one", async () => {
  answerCalls(() => ({ body: { data: history } }));
  const paid = { ...donation, status: "paid" as const, chosen_since: { id: 9, name: "Open Books" } };
  await renderScreen(<DonationDrawer donation={paid} actions={[]} onClose={vi.fn()} />);
  expect(
    screen.getByText("The class has chosen Open Books since. What is paid stays with Food Bank."),
  ).toBeDefined();
});

it("says what was adjusted after the session was closed, and what an adjustment corrects", async () => {
  answerCalls(() => ({ body: { data: history } }));
  const [charity, other] = [donation.charity, { id: 9, name: "Open Books" }];
  const adjusted = {
    ...donation,
    adjustments: [
      { kind: "amount" as const, charity, on: "2026-11-22", cents: -2000, reason: "Counted twice" },
      { kind: "verified" as const, charity, on: "2026-11-23", cents: 8000, reason: "Slip" },
      { kind: "unverified" as const, charity, on: "2026-11-24", cents: -8000, reason: "Not ours" },
      {
        kind: "charity" as const,
        charity: other,
        on: "2026-11-25",
        cents: 8000,
        reason: "Decided otherwise",
      },
      { kind: "charity_back" as const, charity, on: "2026-11-26", cents: -8000, reason: "Not so" },
    ],
  };
  await renderScreen(<DonationDrawer donation={adjusted} actions={[]} onClose={vi.fn()} />);
  expect(screen.getByText("-$20.00 adjusted on Nov 22, 2026: Counted twice")).toBeDefined();
  expect(screen.getByText("$80.00 verified on Nov 23, 2026: Slip")).toBeDefined();
  expect(screen.getByText("Verification reversed on Nov 24, 2026: Not ours")).toBeDefined();
  expect(screen.getByText("$80.00 given to Open Books on Nov 25, 2026: Decided otherwise")).toBeDefined();
  expect(screen.getByText("$80.00 given back to Food Bank on Nov 26, 2026: Not so")).toBeDefined();
  cleanup();
  const adjusts = { id: 3, donated_on: "2026-09-10", amount_cents: 10_000, session: donation.session };
  const row = { ...donation, amount_cents: -2000, adjusts: { ...adjusts, reason: "Counted twice" } };
  await renderScreen(<DonationDrawer donation={row} actions={[]} onClose={vi.fn()} />);
  expect(screen.getByText("Adjusts $100.00 of Sep 10, 2026, “Autumn”")).toBeDefined();
});

it("says so when the history can't be read, and leaves the donation in sight", async () => {
  answerCalls(() => ({ status: 500, body: { message: "Something went wrong" } }));
  await show();
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByText("Food Bank")).toBeDefined();
});

it("shows a class the history of each of its donations", async () => {
  const asked = answerCalls(({ path }) =>
    path.endsWith("/history")
      ? { body: { data: history } }
      : { body: { data: [donation], meta: { page: 0, rows: 100, total: 1 } } },
  );
  await renderScreen(<DonationsSection site={3} session={5} />);
  await userEvent.click(await screen.findByRole("button", { name: "History of $13.00" }));
  const dialog = within(await screen.findByRole("dialog", { name: "History of $13.00" }));
  expect(await dialog.findByText(/Voided/)).toBeDefined();
  expect(asked.some(({ path }) => path === "/classDonation/7/history")).toBe(true);
});
