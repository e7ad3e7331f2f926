import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type CannedReply,
  renderInClassroom,
  scriptCalls,
  signInAsInstructor,
} from "../../classroom/testing.tsx";
import { loadConstants } from "../../core/constants.ts";
import { signOut } from "../../core/session.ts";
import { LogDonation } from "./LogDonation.tsx";

beforeEach(() => signInAsInstructor());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

async function renderForm(reply: CannedReply) {
  const asked = scriptCalls((path) =>
    path.includes("/classDonation/add")
      ? reply
      : {
          status: 200,
          body: { data: { first_name: "Ana", confetti: false, donation_confirm_cents: 1_000_000 } },
        },
  );
  await i18next.loadNamespaces(["giving"]);
  await renderInClassroom(<LogDonation site={3} missing={null} />);
  const sent = () => asked.filter(({ path }) => path.includes("/classDonation/add"));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Log donation" }));
  return { sent, type, send };
}

describe("logging a donation", () => {
  it("sends whole cents, with today's date unless told", async () => {
    const { sent, type, send } = await renderForm({ status: 201, body: { data: {} } });
    type("Amount", "0.29");
    send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { body, headers } = sent()[0] ?? {};
    expect(body).toMatchObject({ school_id: 3, amount_cents: 29, note: null });
    expect((body as { donated_on: string }).donated_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(headers?.get("Idempotency-Key")).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" }).value).toBe(""),
    );
  });

  it.each([
    ["", "Amount is required."],
    ["twelve", "Enter an amount in dollars, such as 12 or 12.50."],
    ["0", "Amount must be more than $0."],
    ["1000001", "Amount must be $1,000,000 at most."],
  ])("names the field where %j was typed, and sends nothing", async (amount, words) => {
    const { sent, type, send } = await renderForm({ status: 201, body: { data: {} } });
    type("Amount", amount);
    type("Note", "Bake sale");
    send();
    expect(screen.getByText(words)).toBeDefined();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Note" }).value).toBe("Bake sale");
    expect(sent()).toHaveLength(0);
  });

  it("says before it is sent that a large amount will be held", async () => {
    const { type } = await renderForm({ status: 201, body: { data: {} } });
    await act(loadConstants);
    type("Amount", "10000");
    expect(screen.queryByText(/held until/)).toBeNull();
    type("Amount", "10000.01");
    expect(screen.getByText("Over $10,000.00: held until the program team confirms it.")).toBeDefined();
  });

  it("puts what the server says at the field it is about, and keeps what was typed", async () => {
    const { type, send } = await renderForm({
      status: 422,
      body: { message: "No", errors: [{ msg: "Donated On must not be in the future", path: "donated_on" }] },
    });
    type("Amount", "12.50");
    send();
    expect(await screen.findByText("Donated On must not be in the future")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" }).value).toBe("12.50");
  });

  it("repeats what may have arrived under the same key", async () => {
    const { sent, type, send } = await renderForm("line");
    type("Amount", "5");
    send();
    expect(await screen.findByRole("alert")).toBeDefined();
    send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(second).toBe(first);
  });
});
