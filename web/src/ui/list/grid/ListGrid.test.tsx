import { siteEndpoints, sites } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderScreen } from "../../testing.tsx";
import { column } from "../columns.tsx";
import { ResourceList } from "../ResourceList.tsx";

const columns = [column("name"), column("provider"), column("address")];
const pageOf = ({ id }: { readonly id: number }) => `/school/${id}`;
const print = { label: "Print", icon: PrintIcon, allowed: () => true, run: vi.fn() };
const actions = [print];

const site = (id: number) => ({
  id,
  name: `Site ${id}`,
  provider: { id: 1, name: "Bright Futures" },
  address: `${id} Main Street`,
  can: [],
});

/** Shows a list of three sites out of 80 as a table. */
async function showGrid(address?: string, shown = [site(1), site(2), site(3)]) {
  const asked = answerCalls(() => ({ body: { data: shown, meta: { page: 0, rows: 25, total: 80 } } }));
  const list = (
    <ResourceList
      resource={sites}
      list={siteEndpoints.list}
      columns={columns}
      actions={actions}
      bulkActions={actions}
      pageOf={pageOf}
      empty={<p>Add the first site</p>}
    />
  );
  const router = await renderScreen(list, address, "/things", [
    { path: "/school/:id", element: <p>One site</p> },
  ]);
  const grid = await screen.findByRole("grid", { name: "Sites" });
  if (shown.length > 0) await within(grid).findByText("Site 1");
  return { asked, router, grid };
}

const cell = (name: string) => screen.getByRole(name.startsWith("Site") ? "rowheader" : "gridcell", { name });
const box = (nth: number) => screen.getAllByRole("checkbox", { name: "Select row" })[nth] ?? document.body;

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a table tells how many rows and columns there are, and where each row stands", async () => {
  const { grid } = await showGrid("/things?page=1&rows=25");
  expect(grid.getAttribute("aria-rowcount")).toBe("81");
  expect(grid.getAttribute("aria-colcount")).toBe("5");
  const [head, first] = within(grid).getAllByRole("row");
  expect(head?.getAttribute("aria-rowindex")).toBe("1");
  expect(first?.getAttribute("aria-rowindex")).toBe("27");
  expect(cell("2 Main Street").getAttribute("aria-colindex")).toBe("4");
});

test("a heading sorts up, then down, and says so", async () => {
  const { router } = await showGrid("/things?page=1");
  const heading = () => screen.getByRole("columnheader", { name: "Name" });
  expect(heading().getAttribute("aria-sort")).toBe("none");
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(router.state.location.search).toBe("?sort=name&order=asc");
  await waitFor(() => expect(heading().getAttribute("aria-sort")).toBe("ascending"));
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(router.state.location.search).toBe("?sort=name&order=desc");
  await waitFor(() => expect(heading().getAttribute("aria-sort")).toBe("descending"));
});

test("Tab stops once in a table, and keys move between its cells", async () => {
  const { grid } = await showGrid();
  // Two rows are in sight below the heading.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this.dataset["scroller"] ? 160 : 52;
  });
  screen.getByRole("checkbox", { name: "Select all rows" }).focus();
  const walk = async (keys: string, name: string | HTMLElement) => {
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(typeof name === "string" ? cell(name) : name);
  };
  await walk("{ArrowRight}", screen.getByRole("button", { name: "Name" }));
  await walk("{ArrowDown}", "Site 1");
  await walk("{ArrowDown}{ArrowRight}{ArrowRight}", "2 Main Street");
  await walk("{ArrowRight}", screen.getByRole("button", { name: "Actions for Site 2" }));
  await walk("{ArrowRight}", screen.getByRole("button", { name: "Actions for Site 2" }));
  await walk("{Home}", box(1));
  await walk("{End}", screen.getByRole("button", { name: "Actions for Site 2" }));
  await walk("{Control>}{Home}{/Control}", box(0));
  await walk("{Control>}{End}{/Control}", screen.getByRole("button", { name: "Actions for Site 3" }));
  await walk("{ArrowLeft}{PageUp}", "1 Main Street");
  await walk("{PageDown}", "3 Main Street");
  const stops = grid.querySelectorAll('[tabindex="0"]');
  expect([...stops]).toEqual([cell("3 Main Street")]);
});

test("Enter and a click open a row, Space and its box select it", async () => {
  const { router } = await showGrid();
  cell("2 Main Street").focus();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("row", { selected: true }).textContent).toContain("Site 2");
  await userEvent.keyboard(" ");
  expect(screen.queryByRole("row", { selected: true })).toBeNull();
  await userEvent.click(box(0));
  expect(router.state.location.pathname).toBe("/things");
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(router.state.location.pathname).toBe("/school/1");
  await router.navigate(-1);
  await userEvent.click(await screen.findByText("3 Main Street"));
  expect(router.state.location.pathname).toBe("/school/3");
});

test("the name is a link, which the browser opens in a new tab by itself", async () => {
  const { router } = await showGrid();
  const link = screen.getByRole("link", { name: "Site 2" });
  expect(link.getAttribute("href")).toBe("/school/2");
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(router.state.location.pathname).toBe("/things");
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe("/school/2"));
});

test("the heading's box selects the page, and Shift all rows between two boxes", async () => {
  await showGrid();
  const whole = screen.getByRole("checkbox", { name: "Select all rows" });
  const user = userEvent.setup();
  await user.click(box(0));
  expect(whole).toHaveProperty("indeterminate", true);
  await user.keyboard("{Shift>}");
  await user.click(box(2));
  await user.keyboard("{/Shift}");
  expect(screen.getAllByRole("row", { selected: true })).toHaveLength(3);
  expect(whole).toHaveProperty("checked", true);
  await user.click(whole);
  expect(screen.queryByRole("row", { selected: true })).toBeNull();
  await user.click(whole);
  expect(screen.getByRole("toolbar", { name: "3 selected" })).toBeDefined();
});

test("keys in a row's open menu don't move through the table, and its actions don't open the row", async () => {
  const { router } = await showGrid();
  await userEvent.click(screen.getByRole("button", { name: "Actions for Site 2" }));
  const item = await screen.findByRole("menuitem", { name: "Print" });
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(item);
  await userEvent.click(item);
  expect(print.run).toHaveBeenCalledWith([site(2)]);
  expect(router.state.location.pathname).toBe("/things");
});

test("a column's edge resizes it by mouse and keys, and a double click gives it back", async () => {
  const { grid } = await showGrid();
  const widths = () => grid.style.getPropertyValue("--columns");
  const before = widths();
  const heading = screen.getByRole("columnheader", { name: "Provider" });
  const edge = heading.querySelector(".edge") ?? document.body;
  vi.spyOn(heading, "getBoundingClientRect").mockReturnValue(new DOMRect(300, 0, 160, 56));
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 460 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 540 });
  expect(widths()).toMatch(/ 240px /);
  vi.spyOn(heading, "offsetWidth", "get").mockReturnValue(240);
  fireEvent.keyDown(heading, { key: "ArrowLeft", shiftKey: true });
  expect(widths()).toMatch(/ 224px /);
  fireEvent.doubleClick(edge);
  expect(widths()).toBe(before);
});

test("rows about to change are marked busy, and don't open", async () => {
  const { grid, router } = await showGrid();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  await waitFor(() => expect(grid.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(screen.getByText("2 Main Street"));
  expect(router.state.location.pathname).toBe("/things");
});

test("a table without rows shows what to do first, and has nothing to select", async () => {
  await showGrid("/things", []);
  expect(screen.getByRole("checkbox", { name: "Select all rows" })).toHaveProperty("disabled", true);
  expect(await screen.findByText("Add the first site")).toBeDefined();
});
