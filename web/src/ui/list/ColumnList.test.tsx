import { providerEndpoints, providers } from "@kindling/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderScreen } from "../testing.tsx";
import { column, spare } from "./columns.tsx";
import { ResourceList } from "./ResourceList.tsx";

const columns = [column("name"), column("email"), spare(column("phone")), column("contact_name")];

const provider = {
  id: 1,
  name: "Bright Futures",
  email: "office@bright.example",
  phone: "555",
  contact_name: "Ana Diaz",
  can: [],
};

/** Shows a list of one provider with its view menu open. */
async function openMenu(address = "/things") {
  answerCalls(() => ({ body: { data: [provider], meta: { page: 0, rows: 25, total: 1 } } }));
  const router = await renderScreen(
    <ResourceList resource={providers} list={providerEndpoints.list} columns={columns} empty={null} />,
    address,
  );
  await screen.findByRole("rowheader", { name: "Bright Futures" });
  // React asks for waiting, as the menu's code is still to come.
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "View" })));
  const group = within(await screen.findByRole("group", { name: "Columns" }));
  const press = (name: string) => userEvent.click(group.getByRole("button", { name }));
  return { router, group, press, search: () => router.state.location.search };
}

const headings = () =>
  within(screen.getByRole("grid", { hidden: true }))
    .getAllByRole("columnheader", { hidden: true })
    .map((heading) => heading.textContent);

beforeEach(() => i18next.loadNamespaces(["header"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a column is moved by its buttons, of which one keeps the focus, and the address keeps the order", async () => {
  const { group, press, search } = await openMenu();
  await waitFor(() => expect(headings()).toEqual(["Name", "Email", "Contact Name"]));
  await press("Move Email right");
  await waitFor(() => expect(headings()).toEqual(["Name", "Contact Name", "Email"]));
  expect(search()).toBe("?columns=name%2Ccontact_name%2Cemail");
  const button = (name: string) => group.getByRole("button", { name });
  // At the end, the other button is the one that does something.
  await waitFor(() => expect(document.activeElement).toBe(button("Move Email left")));
  expect(button("Move Email right").getAttribute("aria-disabled")).toBe("true");
  expect(group.getByRole("status").textContent).toBe("Email: now column 3 of 3");
  await press("Move Email right");
  await waitFor(() => expect(headings()).toEqual(["Name", "Contact Name", "Email"]));
  button("Move Email left").focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(button("Move Email right")));
  await waitFor(() => expect(headings()).toEqual(["Name", "Email", "Contact Name"]));
  expect(search()).toBe("");
  await userEvent.click(group.getByRole("checkbox", { name: "Phone" }));
  expect(document.activeElement).toBe(group.getByRole("checkbox", { name: "Phone" }));
  await userEvent.click(group.getByRole("checkbox", { name: "Phone" }));
  // The name stays first.
  expect(group.getByRole("button", { name: "Move Email left" }).getAttribute("aria-disabled")).toBe("true");
});

test("a column that is shown again takes its usual place", async () => {
  const { group, search } = await openMenu("/things?columns=name,phone,contact_name");
  await userEvent.click(group.getByRole("checkbox", { name: "Email" }));
  await waitFor(() => expect(headings()).toEqual(["Name", "Email", "Phone", "Contact Name"]));
  expect(search()).toBe("?columns=name%2Cemail%2Cphone%2Ccontact_name");
});

test("the usual columns leave nothing in the address", async () => {
  const { group, search } = await openMenu("/things?columns=name,email,phone,contact_name");
  await userEvent.click(group.getByRole("checkbox", { name: "Phone" }));
  await waitFor(() => expect(headings()).toEqual(["Name", "Email", "Contact Name"]));
  expect(search()).toBe("");
});

test("a pinned column stays beside the name, and the address keeps it", async () => {
  const { group, press, search } = await openMenu();
  const pinned = () =>
    [...document.querySelectorAll<HTMLElement>("[role=columnheader][data-pinned]")].map(
      ({ textContent, style }) => `${textContent} ${style.left}`,
    );
  await press("Pin Contact Name");
  expect(search()).toBe("?columns=name%2Ccontact_name*%2Cemail");
  await waitFor(() => expect(pinned()).toEqual(["Name 0px", "Contact Name 160px"]));
  expect(group.getByRole("button", { name: "Pin Name", pressed: true })).toBeDefined();
  await press("Pin Contact Name");
  await waitFor(() => expect(pinned()).toEqual(["Name 0px"]));
  await press("Pin Name");
  await waitFor(() => expect(pinned()).toEqual([]));
});

test("an address from before columns had an order is read as it was, unknown columns left out", async () => {
  const { group } = await openMenu("/things?columns=email,fax,phone");
  await waitFor(() => expect(headings()).toEqual(["Name", "Email", "Phone"]));
  expect(group.getByRole("checkbox", { name: "Contact Name" })).toHaveProperty("checked", false);
});
