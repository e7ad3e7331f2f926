import { focusManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { CategoriesList } from "../../people/categories/CategoriesList.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { useShortcutKeys } from "../shortcuts/useShortcutKeys.ts";
import { useCells } from "./useCells.tsx";

const claims = {
  email: "a@b.example",
  role: { name: "Super Admin" as const },
  user_type: [],
  new_login: false,
};
const profile = {
  token: `head.${btoa(JSON.stringify(claims))}.tail`,
  fullName: "A B",
  schools: [],
  currentSession: null,
  sees_curriculum_standards: false,
};

function Cells() {
  const { edit, drawn } = useCells();
  useShortcutKeys({}, {}, { F2: edit });
  return drawn;
}

type Refusal = { readonly status: number; readonly body: object };

/** Shows two categories of which the second can't be changed; `refuse` answers saves, if it doesn't let them through. */
async function showCategories(refuse: (body: object) => Refusal | null = () => null) {
  const rows = [
    { id: 1, version: 3, name: "Animals", abbreviation: "AN", external_id: null, can: ["update"] },
    { id: 2, version: 1, name: "Water", abbreviation: null, external_id: null, can: [] },
    { id: 3, version: 8, name: "Hunger", abbreviation: "HU", external_id: null, can: ["update", "delete"] },
  ];
  const asked = answerCalls(({ method, path, body }) => {
    if (method !== "PATCH") return { body: { data: rows, meta: { page: 0, rows: 25, total: 3 } } };
    const refused = refuse(body as object);
    if (refused) return refused;
    const row = rows.find(({ id }) => path === `/category/update/${id}`);
    if (!row) throw new Error(`No row for ${path}`);
    Object.assign(row, body, { version: row.version + 1 });
    return { body: { data: row, message: "Category updated" } };
  });
  const router = await renderScreen(
    <main>
      <CategoriesList />
      <Cells />
    </main>,
  );
  await screen.findByRole("rowheader", { name: "Animals" });
  const saves = () =>
    asked
      .filter(({ method }) => method === "PATCH")
      .map(({ path, body, headers }) => [path, body, headers.get("If-Match")]);
  const keys = () =>
    asked.filter(({ method }) => method === "PATCH").map(({ headers }) => headers.get("Idempotency-Key"));
  /** Changes the first row as somebody else would, and has the list read it. */
  const reread = async (change: object) => {
    Object.assign(rows[0] ?? {}, change);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await screen.findByText("XX");
  };
  return { router, saves, keys, reread };
}

/** Presses F2 on a cell, and returns its field when that is there. */
async function edit(name: string) {
  const cell = screen.queryByRole("rowheader", { name }) ?? screen.getByRole("gridcell", { name });
  act(() => cell.focus());
  // The first time, the field's code is still to come.
  await act(async () => fireEvent.keyDown(cell, { key: "F2" }));
  return screen.findByRole("textbox", { name: /^Edit/ });
}

const focused = () => document.activeElement;

beforeEach(async () => {
  signIn({ data: { ...claims, ...profile } });
  await i18next.loadNamespaces(["header", "people"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("F2, what is typed and Enter save a cell by the row's call, and the cell has the focus again", async () => {
  const { saves } = await showCategories();
  const field = await edit("Animals");
  expect(field.getAttribute("aria-label")).toBe("Edit Name of Animals");
  await userEvent.keyboard("Pets{Enter}");
  await waitFor(() => expect(focused()).toBe(screen.getByRole("rowheader", { name: "Pets" })));
  expect(saves()).toEqual([["/category/update/1", { name: "Pets" }, '"3"']]);
  expect(screen.queryByRole("textbox", { name: /^Edit/ })).toBeNull();
});

it("Escape gives back what was there, and Enter without a change saves nothing", async () => {
  const { saves, router } = await showCategories();
  await edit("Animals");
  await userEvent.keyboard("Pets{Escape}");
  expect(focused()).toBe(screen.getByRole("rowheader", { name: "Animals" }));
  await edit("Animals");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Edit/ })).toBeNull());
  expect(saves()).toEqual([]);
  expect(router.state.location.search).toBe("");
});

it("Tab saves and goes to the next cell that can be edited, Shift+Tab back, past rows that can't", async () => {
  const { saves } = await showCategories();
  await edit("Animals");
  await userEvent.keyboard("Pets{Tab}");
  const next = await screen.findByRole("textbox", { name: "Edit Abbreviation of Pets" });
  await waitFor(() => expect(focused()).toBe(next));
  await userEvent.keyboard("PE{Tab}");
  await screen.findByRole("textbox", { name: "Edit Name of Hunger" });
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(await screen.findByRole("textbox", { name: "Edit Abbreviation of Pets" })).toHaveProperty(
    "value",
    "PE",
  );
  expect(saves()).toEqual([
    ["/category/update/1", { name: "Pets" }, '"3"'],
    ["/category/update/1", { abbreviation: "PE" }, '"4"'],
  ]);
});

it("what the server refuses stays in the cell, with the reason, which is told", async () => {
  const body = { message: "No", errors: [{ path: "name", msg: "This name is taken." }] };
  const { saves } = await showCategories(() => ({ status: 422, body }));
  const field = await edit("Animals");
  await userEvent.keyboard("Water{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("This name is taken.");
  expect(field).toHaveProperty("value", "Water");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  expect(focused()).toBe(field);
  expect(saves()).toHaveLength(1);
});

it("a value that the form refuses isn't sent", async () => {
  const { saves } = await showCategories();
  await edit("Animals");
  await userEvent.keyboard("{Backspace}{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Name");
  expect(saves()).toEqual([]);
});

it("a row that changed meanwhile says what it holds now, and Enter again saves over it", async () => {
  const theirs = { id: 1, version: 7, name: "Beasts", can: ["update"] };
  let isFirst = true;
  const { saves } = await showCategories(() => {
    if (!isFirst) return null;
    isFirst = false;
    return { status: 412, body: { message: "Changed", data: theirs } };
  });
  await edit("Animals");
  await userEvent.keyboard("Pets{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Beasts");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(saves().map(([, , version]) => version)).toEqual(['"3"', '"7"']));
});

it("a save that may have arrived is repeated under its key, and another one isn't", async () => {
  const { saves, keys } = await showCategories(() =>
    saves().length < 3 ? { status: 503, body: { message: "Down", request_id: "r" } } : null,
  );
  await edit("Animals");
  await userEvent.keyboard("Pets{Enter}");
  await screen.findByRole("alert");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(saves()).toHaveLength(2));
  await screen.findByRole("alert");
  await userEvent.keyboard("s{Enter}");
  await waitFor(() => expect(saves()).toHaveLength(3));
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it("a row that the list reads again while it is edited is still saved as it was seen", async () => {
  const { saves, reread } = await showCategories();
  const field = await edit("Animals");
  await userEvent.keyboard("Pets");
  await reread({ version: 9, abbreviation: "XX" });
  expect(field).toHaveProperty("value", "Pets");
  await userEvent.type(field, "{Enter}");
  await waitFor(() => expect(saves()).toEqual([["/category/update/1", { name: "Pets" }, '"3"']]));
});

it("a row that can't be changed has no field, and elsewhere in a row F2 edits its first cell", async () => {
  await showCategories();
  const press = async (element: HTMLElement) => {
    element.focus();
    await act(async () => fireEvent.keyDown(element, { key: "F2" }));
  };
  await press(screen.getByRole("rowheader", { name: "Water" }));
  await press(screen.getByRole("button", { name: "Actions for Hunger" }));
  expect(await screen.findByRole("textbox", { name: "Edit Name of Hunger" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await press(screen.getByRole("rowheader", { name: "Water" }));
  expect(screen.queryByRole("textbox", { name: /^Edit/ })).toBeNull();
});

it("the pencil under the pointer edits the cell, and doesn't open the row", async () => {
  const { router } = await showCategories();
  await edit("Animals");
  await userEvent.keyboard("{Escape}");
  const cell = screen.getByRole("gridcell", { name: "HU" });
  // The pointer's events of the test browser don't say what kind it is.
  fireEvent(cell, Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" }));
  await userEvent.click(within(cell).getByRole("button", { hidden: true }));
  expect(await screen.findByRole("textbox", { name: "Edit Abbreviation of Hunger" })).toBeDefined();
  expect(router.state.location.search).toBe("");
});
