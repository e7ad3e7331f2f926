import { charities, charityEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import type { ReactElement } from "react";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { column } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { CharityForm } from "./CharityForm.tsx";
import { useCharityActivation } from "./useCharityActivation.tsx";

const money = {
  unverified: 1,
  unverified_cents: 700,
  closed: 0,
  closed_cents: 0,
  verified: 2,
  verified_cents: 1000,
  earned_cents: 250,
  staying_cents: 300,
  choices: 3,
  pledges: 1,
};
const nothing = Object.fromEntries(Object.keys(money).map((field) => [field, 0]));
const lines = [
  "1 donation isn't verified: $7.00",
  "2 verified donations: $10.00",
  "Earned: $2.50",
  "3 choices of classes can get another charity",
  "Of this, $3.00 stays in any case: it is in a payment, in a closed session or an adjustment",
  "Sponsor pledges limited to what you deactivate: 1",
];
const row = (id: number, name: string) => ({
  id,
  name,
  version: 1,
  can: ["update"],
  is_active: true,
  country: "US",
  contacts: [],
});
const [food, trees] = [row(1, "Food Bank"), row(2, "Tree Trust")];
const old = { ...row(3, "Old Bank"), is_active: false };
const columns = [column("name")];

function Charities() {
  const { actions, dialog } = useCharityActivation();
  return (
    <>
      <ResourceList
        resource={charities}
        list={charityEndpoints.list}
        columns={columns}
        bulkActions={actions}
        empty={null}
      />
      {dialog}
    </>
  );
}

const all = new Set(["charity.update", "charity.bulk", "charity.create"]);

/** Draws a screen of charities with so much open money, and records its calls. */
async function show(screenOf: ReactElement, open: object, address = "/things", undone: object = {}) {
  const asked = answerCalls(({ method, path, body }) => {
    if (path === "/charity/openMoney") return { body: { data: open } };
    if (path === "/charity/1") return { body: { data: food } };
    if (method !== "GET") {
      const done = { ...food, done: 1, ids: [3], skipped: [], names: { 3: "Old Bank" } };
      const isOff = (body as { action?: string }).action === "deactivate";
      return { body: { data: { ...done, ...(isOff && undone) }, message: "Done" } };
    }
    return { body: { data: [food, trees, old], meta: { page: 0, rows: 25, total: 3 } } };
  });
  await renderScreen(
    <Permissions value={all}>
      {screenOf}
      <ToastContainer />
    </Permissions>,
    address,
  );
  return {
    user: userEvent.setup(),
    written: () => asked.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]),
  };
}

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["curriculum", "openMoney", "ui"]);
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

it("asks what becomes of open money before it deactivates charities, and moves it", async () => {
  const { user, written } = await show(<Charities />, money);
  await user.click(await screen.findByRole("checkbox", { name: "Select Food Bank" }));
  await user.click(within(await screen.findByRole("toolbar")).getByRole("button", { name: "Deactivate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate Food Bank?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(lines);
  await user.click(dialog.getByRole("radio", { name: /^Classes get another charity/ }));
  await user.click(dialog.getByRole("button", { name: "Deactivate" }));
  expect(dialog.getByText("Choose the new charity.")).toBeTruthy();
  expect(dialog.getByText("Enter a reason.")).toBeTruthy();
  expect(written()).toEqual([]);
  await user.click(dialog.getByRole("combobox", { name: /^New charity/ }));
  await user.click(await screen.findByRole("option", { name: "Tree Trust" }));
  await user.type(dialog.getByLabelText(/^Reason/), "It closed");
  await user.click(dialog.getByRole("button", { name: "Deactivate" }));
  const body = { action: "deactivate", ids: [1], open_money: "move", move_to_id: 2, reason: "It closed" };
  await waitFor(() => expect(written()).toEqual([["/charity/bulk", body]]));
});

it("keeps money due unless told otherwise, and doesn't ask where nothing is open", async () => {
  const { user, written } = await show(<Charities />, money);
  await user.click(await screen.findByRole("checkbox", { name: "Select Food Bank" }));
  await user.click(within(await screen.findByRole("toolbar")).getByRole("button", { name: "Deactivate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate Food Bank?" }));
  await user.click(dialog.getByRole("button", { name: "Deactivate" }));
  const body = { action: "deactivate", ids: [1], open_money: "keep" };
  await waitFor(() => expect(written()).toEqual([["/charity/bulk", body]]));
  cleanup();
  const quiet = await show(<Charities />, nothing);
  await quiet.user.click(await screen.findByRole("checkbox", { name: "Select Food Bank" }));
  await quiet.user.click(
    within(await screen.findByRole("toolbar")).getByRole("button", { name: "Deactivate" }),
  );
  await waitFor(() => expect(quiet.written()).toHaveLength(1));
  expect(screen.queryByRole("dialog", { name: /Deactivate/ })).toBeNull();
});

it("asks in the form as soon as a charity is set inactive, and forgets it when that is taken back", async () => {
  const { user, written } = await show(<CharityForm />, money, "/things?edit=1");
  const active = await screen.findByRole("switch", { name: "Active" });
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(active);
  const told = await screen.findByRole("status");
  expect(
    within(told)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(lines);
  await user.click(screen.getByRole("radio", { name: /^Classes get another charity/ }));
  await user.click(screen.getByRole("combobox", { name: /^New charity/ }));
  await user.click(await screen.findByRole("option", { name: "Tree Trust" }));
  const reason = screen.getByRole("textbox", { name: /^Reason/ });
  const charity = screen.getByRole("combobox", { name: /^New charity/ });
  expect([reason, charity].map((field) => field.hasAttribute("required"))).toEqual([true, true]);
  await user.type(reason, "It closed");
  await user.click(active);
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(active);
  await user.click(await screen.findByRole("radio", { name: /^Classes get another charity/ }));
  await user.click(screen.getByRole("combobox", { name: /^New charity/ }));
  await user.click(await screen.findByRole("option", { name: "Tree Trust" }));
  await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "It moved away");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const body = { is_active: false, open_money: "move", move_to_id: 2, reason: "It moved away" };
  await waitFor(() => expect(written()).toEqual([["/charity/update/1", body]]));
});

it("asks in the form for the new charity and a reason before it sends, and keeps what is typed", async () => {
  const { user, written } = await show(<CharityForm />, money, "/things?edit=1");
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  await user.type(name, " of Elm");
  await user.click(screen.getByRole("switch", { name: "Active" }));
  await user.click(await screen.findByRole("radio", { name: /^Classes get another charity/ }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const reason = screen.getByRole<HTMLInputElement>("textbox", { name: /^Reason/ });
  const charity = screen.getByRole("combobox", { name: /^New charity/ });
  await waitFor(() => expect(reason.getAttribute("aria-invalid")).toBe("true"));
  expect(charity.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Reason is required")).toBeTruthy();
  expect(written()).toEqual([]);
  await user.type(reason, "It closed");
  await user.click(charity);
  await user.click(await screen.findByRole("option", { name: "Tree Trust" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const body = { name: "Food Bank of Elm", is_active: false, open_money: "move", move_to_id: 2 };
  await waitFor(() => expect(written()).toEqual([["/charity/update/1", { ...body, reason: "It closed" }]]));
});

it("asks as well where an undo is refused for open money", async () => {
  const { user, written } = await show(<Charities />, money, "/things", {
    done: 0,
    ids: [],
    skipped: [{ id: 3, msg: "Money", data: { open_money: money } }],
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Old Bank" }));
  await user.click(within(await screen.findByRole("toolbar")).getByRole("button", { name: "Activate" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("dialog", { name: "Deactivate Old Bank?" })).toBeTruthy();
  expect(written().at(-1)).toEqual(["/charity/bulk", { action: "deactivate", ids: [3] }]);
});
