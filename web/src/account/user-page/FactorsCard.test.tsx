import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { User } from "../../people/users/userColumns.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { FactorsCard } from "./FactorsCard.tsx";

const ana = { id: 5, name: "Ana Torres" } as User;
const enrolled = { has_app: true, passkeys: 2, recovery_codes_left: 7, is_required: true, may_reset: true };
const none = { ...enrolled, has_app: false, passkeys: 0, recovery_codes_left: 0, may_reset: false };

beforeEach(() => i18next.loadNamespaces(["factors", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the card of somebody; once reset they have nothing. */
async function show(factors: object, refused?: { status: number; body: unknown }) {
  let now = factors;
  const asked = answerCalls(({ method }) => {
    if (method === "GET") return { body: { data: now } };
    if (refused) return refused;
    now = none;
    return { body: { message: "Ana Torres can now sign in with only a password." } };
  });
  await renderScreen(<FactorsCard user={ana} />);
  const card = within(await screen.findByRole("region", { name: "Two-step sign-in" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  return { asked, card, user: userEvent.setup() };
}

it("resets somebody's second steps with a reason and one's own password, and shows that they are gone", async () => {
  const { asked, card, user } = await show(enrolled);
  expect(await card.findByText("7")).toBeDefined();
  await user.click(card.getByRole("button", { name: "Reset" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reset the second step of Ana Torres?" }));
  await user.type(dialog.getByLabelText(/^Reason/), "Lost phone");
  await user.type(dialog.getByLabelText(/^Your password/), "nine copper kettles");
  await user.click(dialog.getByRole("button", { name: "Reset" }));
  expect(await card.findByText("No second step yet. Has to set one up at the next sign-in.")).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [sent] = asked.filter(({ method }) => method === "POST");
  expect([sent?.path, sent?.body]).toEqual([
    "/user/5/resetFactors",
    { reason: "Lost phone", password: "nine copper kettles" },
  ]);
  expect(card.queryByRole("button", { name: "Reset" })).toBeNull();
});

it("tells a wrong password at its field, and keeps the reason", async () => {
  const msg = "The current password is incorrect.";
  const refused = { status: 422, body: { message: msg, errors: [{ path: "password", msg }] } };
  const { card, user } = await show(enrolled, refused);
  await user.click(await card.findByRole("button", { name: "Reset" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Reason/), "Lost phone");
  await user.type(dialog.getByLabelText(/^Your password/), "wrong{Enter}");
  expect(await dialog.findByText(msg)).toBeDefined();
  expect(dialog.getByLabelText(/^Your password/).getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe("Lost phone");
});

it("offers no reset to callers who may not, nor of what isn't there", async () => {
  const { card } = await show({ ...none, is_required: false });
  expect(await card.findByText("No second step. Signs in with a password only.")).toBeDefined();
  expect(card.queryByRole("button", { name: "Reset" })).toBeNull();
});
