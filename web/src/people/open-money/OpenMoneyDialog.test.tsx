import { siteEndpoints, sites, userEndpoints, users } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import type { ComponentProps } from "react";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { OpenMoneyDialog } from "./OpenMoneyDialog.tsx";

const money = {
  unverified: 2,
  unverified_cents: 1500,
  closed: 0,
  closed_cents: 0,
  verified: 1,
  verified_cents: 1000,
  earned_cents: 250,
};
const lincoln = { id: 7, name: "Lincoln", data: { open_money: money } };
const site = {
  resource: sites,
  calls: siteEndpoints,
  what: "site",
  action: "delete",
  rows: [lincoln],
} as const;

async function show(
  status: number,
  body: object,
  asking: Omit<ComponentProps<typeof OpenMoneyDialog>, "onClose"> = site,
  may = ["classDonation.update"],
) {
  const asked = answerCalls(() => ({ status, body }));
  const onClose = vi.fn();
  await renderScreen(
    <Permissions value={new Set(["site.remove", "user.remove", ...may])}>
      <OpenMoneyDialog {...asking} onClose={onClose} />
      <ToastContainer />
    </Permissions>,
  );
  return { asked, onClose, user: userEvent.setup() };
}

const linesIn = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => i18next.loadNamespaces(["openMoney", "people", "ui"]));
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

it("shows what is open, and deletes the site with the decision; the reason isn't in the address", async () => {
  const data = { done: 1, ids: [7], skipped: [], names: {} };
  const { asked, onClose, user } = await show(200, { data, message: "Deleted Lincoln" });
  const dialog = within(screen.getByRole("dialog", { name: "Delete Lincoln?" }));
  expect(linesIn(dialog)).toEqual([
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
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/school/bulk",
    body: { action: "delete", ids: [7], open_money: "void", reason: "The school closed" },
  });
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({});
});

it("offers no voiding to those who may not, and tells what is refused", async () => {
  const data = { done: 0, ids: [], skipped: [{ id: 7, msg: "The site is used." }], names: {} };
  const { onClose, user } = await show(200, { data, message: "Nothing was changed" }, site, []);
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Reason/), "The school closed");
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The site is used.")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it("adds up the money of several people, and sends one decision for all of them", async () => {
  const data = { done: 2, ids: [3, 4], skipped: [], names: {} };
  const closed = { ...money, unverified: 0, unverified_cents: 0, closed: 1, closed_cents: 700 };
  const rows = [
    { id: 3, name: "Ana Lopez", data: { open_money: money } },
    { id: 4, name: "Eva Cruz", data: { open_money: closed } },
  ];
  const people = { resource: users, calls: userEndpoints, what: "person", action: "delete", rows } as const;
  const { asked, onClose, user } = await show(200, { data, message: "Deleted 2 users" }, people);
  const dialog = within(screen.getByRole("dialog", { name: "Delete 2 Users?" }));
  expect(dialog.getByText("Ana Lopez, Eva Cruz")).toBeTruthy();
  expect(linesIn(dialog)).toEqual([
    "2 donations aren't verified: $15.00",
    "1 donation of a closed session isn't verified: $7.00. It stays as it is.",
    "2 verified donations: $20.00",
    "Earned: $5.00",
  ]);
  await user.type(dialog.getByLabelText(/^Reason/), "They left");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked[0]).toMatchObject({
    path: "/user/bulk",
    body: { action: "delete", ids: [3, 4], open_money: "keep", reason: "They left" },
  });
});

it("deactivates with the decision, and activating again undoes it", async () => {
  const data = { done: 1, ids: [7], skipped: [], names: {} };
  const off = { ...site, action: "deactivate" } as const;
  const { asked, onClose, user } = await show(200, { data, message: "Deactivated Lincoln" }, off);
  const dialog = within(screen.getByRole("dialog", { name: "Deactivate Lincoln?" }));
  await user.click(dialog.getByRole("radio", { name: /^Void the donations/ }));
  expect(dialog.getByText("Voided donations stay void, even if you activate again.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), "No class this year");
  await user.click(dialog.getByRole("button", { name: "Deactivate" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const decided = { open_money: "void", reason: "No class this year" };
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ["/school/bulk", { action: "deactivate", ids: [7], ...decided }],
  ]);
  await user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ action: "activate", ids: [7] }));
});
