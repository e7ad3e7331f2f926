import { districtEndpoints, districts } from "@kindling/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fieldsOf } from "../fields/fieldsOf.ts";
import { markRow } from "../list/changedRow.ts";
import { column } from "../list/columns.tsx";
import { ResourceList } from "../list/ResourceList.tsx";
import { answerCalls, renderScreen } from "../testing.tsx";
import { ResourceForm } from "./ResourceForm.tsx";

const { TextField } = fieldsOf(districts);
const columns = [column("name"), column("abbreviation")];
const pageOf = ({ id }: { readonly id: number }) => `/districts/${id}`;

const district = (id: number) => ({
  id,
  name: `District ${id}`,
  abbreviation: null,
  external_id: null,
  version: 1,
  updated_at: `2026-11-0${id % 9}`,
  can: ["update"],
});

/** A list of 27 districts, 25 on its first page, with a form beside it, as pages of a row are wanted or not. */
async function showList(address: string, hasPages = false) {
  const asked = answerCalls(({ path, query, body }) => {
    const id = Number(/\d+$/.exec(path)?.[0]);
    if (id) return { body: { data: { ...district(id), ...(body as object | null) }, message: "Saved" } };
    const page = Number(query.get("page"));
    const all = Array.from({ length: page === 0 ? 25 : 2 }, (_row, at) => district(page * 25 + at + 1));
    return { body: { data: all, meta: { page, rows: 25, total: 27 } } };
  });
  const router = await renderScreen(
    <>
      <ResourceList
        resource={districts}
        list={districtEndpoints.list}
        columns={columns}
        empty={null}
        {...(hasPages && { pageOf })}
      />
      <ResourceForm resource={districts} calls={districtEndpoints}>
        <TextField name="name" />
      </ResourceForm>
    </>,
    address,
  );
  return { asked, router };
}

const edited = (router: { readonly state: { readonly location: { readonly search: string } } }) =>
  router.state.location.search;

beforeEach(async () => {
  await i18next.loadNamespaces(["header"]);
  // A desktop.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  act(() => markRow(null));
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the panel leads to the row before and after, across pages, and tells where it is", async () => {
  const { router } = await showList("/things?edit=25");
  await screen.findByRole("dialog", { name: "District: District 25" });
  expect(await screen.findByText("25 of 27")).toBeDefined();
  const next = screen.getByRole("button", { name: "Next row" });
  await userEvent.click(next);
  await screen.findByRole("dialog", { name: "District: District 26" });
  expect(edited(router)).toBe("?edit=26&page=1");
  expect(await screen.findByText("26 of 27")).toBeDefined();
  await userEvent.click(next);
  await screen.findByRole("dialog", { name: "District: District 27" });
  expect(next.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(next);
  expect(edited(router)).toBe("?edit=27&page=1");
  const previous = screen.getByRole("button", { name: "Previous row" });
  await userEvent.click(previous);
  await screen.findByRole("dialog", { name: "District: District 26" });
  await userEvent.click(previous);
  await screen.findByRole("dialog", { name: "District: District 25" });
  expect(edited(router)).toBe("?edit=25");
  expect(screen.queryByRole("link", { name: "Open as page" })).toBeNull();
});

test("a row with a page of its own leads there from the panel", async () => {
  await showList("/things?edit=3", true);
  const link = await screen.findByRole("link", { name: "Open as page" });
  expect(link.getAttribute("href")).toBe("/districts/3");
});

test("the list stays usable beside the panel, and marks the row that is open", async () => {
  const { router } = await showList("/things");
  const cell = await screen.findByRole("rowheader", { name: "District 2" });
  await userEvent.click(cell);
  const panel = await screen.findByRole("dialog", { name: "District: District 2" });
  expect(panel.getAttribute("aria-modal")).toBe("false");
  expect(screen.getByRole("row", { current: true }).textContent).toContain("District 2");
  await userEvent.click(screen.getByRole("rowheader", { name: "District 5" }));
  await screen.findByRole("dialog", { name: "District: District 5" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(edited(router)).toBe("");
});

test("the panel takes the focus and gives it back", async () => {
  await showList("/things");
  const cell = await screen.findByRole("rowheader", { name: "District 2" });
  act(() => cell.focus());
  await userEvent.keyboard("{Enter}");
  const panel = await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).toBe(panel));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(cell));
});

test("changes that aren't saved hold up the way to the next row", async () => {
  const { router } = await showList("/things?edit=3");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "!");
  await userEvent.click(await screen.findByRole("button", { name: "Next row" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(edited(router)).toBe("?edit=3");
});

test("the panel's edge resizes it by key, and the browser keeps the width", async () => {
  await showList("/things?edit=3");
  const edge = await screen.findByRole("separator", { name: "Width of the panel" });
  const before = Number(edge.getAttribute("aria-valuenow"));
  vi.stubGlobal("innerWidth", 1600);
  act(() => edge.focus());
  await userEvent.keyboard("{ArrowLeft}");
  expect(edge.getAttribute("aria-valuenow")).toBe(String(before + 40));
  expect(localStorage.getItem("panelWidth")).toBe(String(before + 40));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(edge.getAttribute("aria-valuenow")).toBe(String(before - 40));
});

test("a row that was just changed is marked in its list, and none of another list", async () => {
  await showList("/things");
  const marked = () => [...document.querySelectorAll("[data-changed]")].map((row) => row.textContent);
  await screen.findByRole("rowheader", { name: "District 4" });
  act(() => markRow({ ...district(4), updated_at: "of a site" }));
  expect(marked()).toEqual([]);
  await userEvent.click(screen.getByRole("rowheader", { name: "District 4" }));
  const panel = await screen.findByRole("dialog");
  await userEvent.type(await within(panel).findByRole("textbox", { name: /^Name/ }), "th");
  await userEvent.click(within(panel).getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(marked()).toEqual(["District 4"]));
});
