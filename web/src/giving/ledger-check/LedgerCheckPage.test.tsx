import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { MayOpen } from "../../ui/useMayOpen.ts";
import { LedgerCheckPage } from "./LedgerCheckPage.tsx";

const at = "2026-11-23T08:00:00.000Z";
const check = (id: number, state: string, disagreements = 0) => ({
  id,
  state,
  asked_at: at,
  asked_by: id % 2 ? { id: 1, name: "Rosa Diaz" } : null,
  started_at: at,
  finished_at: state === "running" ? null : at,
  took_ms: state === "running" ? null : 45_200,
  is_rebuild: state === "agrees",
  compared: 4210,
  disagreements,
});
const about = [
  { kind: "donation", id: 31, name: null },
  { kind: "site", id: 8, name: "Elm" },
];
const findings = [
  { name: "entries", compared: 900, disagreements: 0, examples: [] },
  {
    name: "donations",
    compared: 40,
    disagreements: 22,
    examples: [{ about, figure: "class_bank", unit: "cents", expected: 1350, found: 1250, difference: -100 }],
  },
];

beforeEach(() => i18next.loadNamespaces(["ledgerCheck"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(checks: object[], address = "/things", found = findings) {
  const kept = [...checks];
  const asked = answerCalls(({ path, method }) => {
    if (method === "POST") {
      const started = check(90, "running");
      kept.unshift(started);
      return { body: { data: started } };
    }
    if (path === "/ledgerCheck") return { body: { data: kept } };
    const id = Number(path.split("/").at(-1));
    return { body: { data: { ...check(id, "differs", 22), findings: found } } };
  });
  await renderScreen(
    <MayOpen value={(path) => path.startsWith("/school")}>
      <LedgerCheckPage />
    </MayOpen>,
    address,
  );
  return { asked, user: userEvent.setup() };
}

test("tells in words how the last check ended, what it compared, and where that differs", async () => {
  const { user } = await open([check(3, "differs", 22), check(2, "agrees")]);
  expect(await screen.findByText("22 of 4,210 numbers don't match the ledger")).toBeTruthy();
  expect(screen.getByText(/ · took 45 seconds$/)).toBeTruthy();
  const compared = screen.getByRole("region", { name: "What was compared" });
  await within(compared).findByRole("heading", { name: "Ledger entries" });
  const titles = within(compared).getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Donations", "Ledger entries"]);
  const show = within(compared).getByRole("button", { name: "Show" });
  expect(show.getAttribute("aria-expanded")).toBe("false");
  await user.click(show);
  expect(within(compared).getByText("Counted: expected $13.50, found $12.50 (-$1.00)")).toBeTruthy();
  expect(within(compared).getByText("31", { exact: false }).textContent).toBe("Donation 31");
  expect(within(compared).getByRole("link", { name: "Elm" }).getAttribute("href")).toBe("/school/8");
  expect(within(compared).getByText("and 21 others")).toBeTruthy();
});

test("a check is started, and followed while it runs", async () => {
  const { asked, user } = await open([check(2, "agrees")]);
  expect(await screen.findByText("All 4,210 numbers match the ledger")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check now" }));
  expect(await screen.findByText("A check is running")).toBeTruthy();
  expect(screen.getByText("All 4,210 numbers match the ledger")).toBeTruthy();
  expect(asked.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
    "/ledgerCheck/start",
  ]);
});

test("stored totals that differ are rebuilt on request; what differs otherwise isn't offered", async () => {
  const kept = { name: "balances", compared: 10, disagreements: 1, examples: [] };
  const { asked, user } = await open([check(3, "differs", 22), check(2, "agrees")], "/things", [
    ...findings,
    kept,
  ]);
  expect(await screen.findByText(/ · totals rebuilt$/)).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Rebuild totals" }));
  expect(await screen.findByText("A check is running")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Rebuild totals" })).toBeNull();
  const posts = asked.filter(({ method }) => method === "POST").map(({ path }) => path);
  expect(posts).toEqual(["/ledgerCheck/rebuild"]);
  cleanup();
  await open([check(3, "differs", 22)]);
  await screen.findByRole("heading", { name: "Ledger entries" });
  expect(screen.queryByRole("button", { name: "Rebuild totals" })).toBeNull();
});

test("an earlier check can be opened, and stays in the address", async () => {
  const { asked, user } = await open([check(5, "failed"), check(4, "agrees"), check(2, "differs", 22)]);
  expect(await screen.findByText("The last check couldn't finish")).toBeTruthy();
  const [, earlier] = await screen.findAllByRole("button", { name: /^Open the check of / });
  await user.click(earlier as HTMLElement);
  await waitFor(() => expect(asked.some(({ path }) => path === "/ledgerCheck/2")).toBe(true));
  expect(await screen.findByText("22 of 4,210 numbers don't match the ledger")).toBeTruthy();
});

test("says so before the first check", async () => {
  await open([]);
  expect(await screen.findByText("No checks yet")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Check now" })).toBeTruthy();
});
