import { siteEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { OpenMoneyDialog, openMoneyIn } from "./OpenMoneyDialog.tsx";

const open = { unverified: 2, unverified_cents: 1500, verified: 1, verified_cents: 1000, earned_cents: 250 };

function show(status: number, body: object, may = ["classDonation.update"]) {
  const asked = answerCalls(() => ({ status, body }));
  const onClose = vi.fn();
  return renderScreen(
    <Permissions value={new Set([siteEndpoints.remove.name, ...may])}>
      <OpenMoneyDialog site={{ id: 7, name: "Lincoln" }} open={open} onClose={onClose} />
    </Permissions>,
  ).then(() => ({ asked, onClose, user: userEvent.setup() }));
}

beforeEach(() => i18next.loadNamespaces(["people", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows what is open, and deletes the site with the decision and its reason", async () => {
  const { asked, onClose, user } = await show(200, { message: "Site deleted successfully" });
  const dialog = within(screen.getByRole("dialog", { name: "Delete Lincoln?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2 donations aren't verified: $15.00",
    "1 verified donation: $10.00",
    "Earned: $2.50",
  ]);
  await user.click(dialog.getByRole("radio", { name: /^Void the donations/ }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(dialog.getByText("Enter a reason.")).toBeTruthy();
  expect(asked).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), "The school closed");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked[0]).toMatchObject({ path: "/school/delete/7", method: "DELETE" });
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    open_money: "void",
    reason: "The school closed",
  });
});

it("offers no voiding to those who may not, and tells what is refused", async () => {
  const { onClose, user } = await show(409, { message: "The site is used." }, []);
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Reason/), "The school closed");
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The site is used.")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it("finds the figures in a refusal", () => {
  expect(openMoneyIn({ open_money: open })).toEqual(open);
  expect(openMoneyIn(undefined)).toBeUndefined();
});
