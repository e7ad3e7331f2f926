import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { NewRunPage } from "./NewRunPage.tsx";

const due = (id: number, name: string, donated_cents: number, earned_cents: number) => ({
  charity: { id, name },
  donation_count: 1,
  donated_cents,
  points: earned_cents / 5,
  earned_cents,
  total_cents: donated_cents + earned_cents,
});
const all = [due(8, "Food Bank", 1500, 250), due(9, "Warm Coats", 0, 100), due(10, "Dog Home", 2000, 0)];

async function show(rows: readonly object[] = all, refused?: object) {
  const asked = answerCalls(({ method, path }) => {
    if (method === "POST") return refused ? { status: 422, body: refused } : { body: { data: { id: 4 } } };
    if (path === "/payment/due") return { body: { data: rows } };
    return { body: { data: [], meta: { page: 0, rows: 5, total: 0 } } };
  });
  const router = await renderScreen(<NewRunPage />, "/payments/new", "/payments/*");
  return { asked, router, user: userEvent.setup() };
}

const bodyOf = (asked: Awaited<ReturnType<typeof show>>["asked"]) =>
  asked.find(({ method }) => method === "POST")?.body;
const footer = () => within(screen.getByRole("table")).getAllByRole("row").at(-1)?.textContent;

beforeEach(() => i18next.loadNamespaces(["payments"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("proposes what is ticked, and sums it", async () => {
  const { asked, user, router } = await show();
  const box = await screen.findByRole("checkbox", { name: "Food Bank" });
  expect(screen.getByRole("button", { name: "Propose $38.50" })).toBeTruthy();
  await user.click(box);
  expect(footer()).toContain("2 charities");
  expect(footer()).toContain("$20.00$1.00$21.00");
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toMatch(/^[A-Z][a-z]+ \d{4}$/);
  await user.clear(name);
  await user.type(name, "Before the break");
  await user.type(screen.getByLabelText(/^Note/), "Checks on Friday");
  await user.click(screen.getByRole("button", { name: "Propose $21.00" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/payments/runs/4"));
  expect(bodyOf(asked)).toEqual({
    name: "Before the break",
    note: "Checks on Friday",
    sessions: [],
    charities: [9, 10],
    parts: ["donated", "earned"],
  });
});

it("leaves charities out that get nothing of what is paid", async () => {
  const { asked, user } = await show();
  await screen.findByRole("table");
  await user.click(screen.getByRole("radio", { name: "Donated only" }));
  expect(screen.queryByRole("checkbox", { name: "Warm Coats" })).toBeNull();
  expect(footer()).toContain("$35.00$0.00$35.00");
  await user.click(screen.getByRole("button", { name: "Propose $35.00" }));
  await waitFor(() => expect(bodyOf(asked)).toMatchObject({ charities: [8, 10], parts: ["donated"] }));
});

it("asks for at least one charity", async () => {
  const { asked, user } = await show();
  await user.click(await screen.findByRole("checkbox", { name: "All charities" }));
  await user.click(screen.getByRole("button", { name: "Propose $0.00" }));
  expect(await screen.findByText("Choose at least one charity.")).toBeTruthy();
  expect(bodyOf(asked)).toBeUndefined();
});

it("tells what is refused at its field and keeps what is typed", async () => {
  const msg = "A payment run has this name already";
  const { user } = await show(all, { message: msg, errors: [{ path: "name", msg }] });
  await screen.findByRole("table");
  await user.type(screen.getByLabelText(/^Note/), "Checks on Friday");
  await user.click(screen.getByRole("checkbox", { name: "Food Bank" }));
  await user.click(screen.getByRole("button", { name: "Propose $21.00" }));
  expect(await screen.findByText(msg)).toBeTruthy();
  expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe("Checks on Friday");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Food Bank" }).checked).toBe(false);
});

it("says so when nothing is due, and offers nothing to send", async () => {
  await show([]);
  expect(await screen.findByText(/^Nothing is due for this choice/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Propose/ })).toBeNull();
});
