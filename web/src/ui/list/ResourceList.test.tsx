import { districtEndpoints, siteEndpoints, sites } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FlagFilter } from "../filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../filters/ReferenceFilter.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "../testing.tsx";
import { column } from "./columns.tsx";
import { ResourceList } from "./ResourceList.tsx";

const columns = [column("name"), column("provider")];

const print = { label: "Print", icon: PrintIcon, allowed: () => true, takesAll: true, run: vi.fn() };

function SiteList({ bulkActions = [] }: { readonly bulkActions?: readonly (typeof print)[] }) {
  return (
    <ResourceList
      resource={sites}
      list={siteEndpoints.list}
      columns={columns}
      bulkActions={bulkActions}
      empty={<p>Add the first site</p>}
      filters={
        <>
          <ReferenceFilter name="districts" calls={districtEndpoints} />
          <FlagFilter name="is_active" />
        </>
      }
    />
  );
}

const site = (id: number) => ({
  id,
  name: `Site ${id}`,
  provider: { id: 1, name: "Bright Futures" },
  can: [],
});
const page = (rows: unknown[], total = rows.length) => ({ data: rows, meta: { page: 0, rows: 25, total } });

beforeEach(useNarrowWindow);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("ResourceList", () => {
  it("asks for what the address says, names a filter it only knows by id, and drops what is not known", async () => {
    const asked = answerCalls(({ path }) =>
      path.startsWith("/district")
        ? { body: { data: { id: 7, name: "Riverside" } } }
        : { body: page([site(1)], 80) },
    );
    await renderScreen(
      <SiteList />,
      "/things?page=1&rows=25&sort=name&order=desc&search=lin&districts=7&is_active=maybe&color=red",
    );
    expect(await screen.findByRole("link", { name: "Site 1" })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Filters (1)" }));
    expect(await screen.findByRole("button", { name: "Districts: Riverside" })).toBeDefined();
    const { query } = asked.find(({ path }) => path === "/school") ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      page: "1",
      rows: "25",
      sort: "name",
      order: "desc",
      search: "lin",
      districts: "7",
    });
  });

  it("keeps a filter in the address, begins at the first page with it, and going back undoes it", async () => {
    answerCalls(() => ({ body: page([site(1)], 80) }));
    const router = await renderScreen(<SiteList />, "/things?page=2");
    const fold = await screen.findByRole("button", { name: "Filters", expanded: false });
    expect(screen.queryByRole("button", { name: "Active" })).toBeNull();
    await userEvent.click(fold);
    await userEvent.click(await screen.findByRole("button", { name: "Active" }));
    await userEvent.click(await screen.findByRole("radio", { name: "No" }));
    expect(router.state.location.search).toBe("?is_active=false");
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
    expect(screen.queryByRole("button", { name: "Active: No" })).toBeNull();
  });

  it("searches once typing pauses, and leaves one step in the history", async () => {
    const asked = answerCalls(() => ({ body: page([site(1)]) }));
    const router = await renderScreen(<SiteList />);
    await userEvent.type(await screen.findByRole("searchbox"), "lincoln");
    await waitFor(() => expect(router.state.location.search).toBe("?search=lincoln"));
    await waitFor(() => expect(asked.at(-1)?.query.get("search")).toBe("lincoln"));
    expect(asked.filter(({ query }) => query.has("search"))).toHaveLength(1);
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveProperty("value", ""));
  });

  it("doesn't come back for its search when its reader is leaving for a page that still loads", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerCalls(() => ({ body: page([site(1)]) }));
    const loaded = Promise.withResolvers<{ default: () => ReactElement }>();
    const Slow = lazy(() => loaded.promise);
    const router = await renderScreen(<SiteList />, "/things", "/things", [
      { path: "/slow", element: <Slow /> },
    ]);
    fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "lincoln" } });
    await router.navigate("/slow");
    expect(screen.getByRole("searchbox")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(router.state.location.pathname).toBe("/slow");
    loaded.resolve({ default: () => <p>Slow page</p> });
    expect(await screen.findByText("Slow page")).toBeDefined();
    expect(router.state.location.pathname).toBe("/slow");
  });

  it("searches at once when its reader leaves the box, so that nothing comes after what they do next", async () => {
    answerCalls(() => ({ body: page([site(1)]) }));
    const router = await renderScreen(<SiteList />);
    const box = await screen.findByRole("searchbox");
    fireEvent.change(box, { target: { value: "lincoln" } });
    await act(async () => fireEvent.blur(box));
    expect(router.state.location.search).toBe("?search=lincoln");
  });

  it("remembers the page size for every list", async () => {
    const asked = answerCalls(() => ({ body: page([site(1)], 300) }));
    await renderScreen(<SiteList />);
    await userEvent.click(await screen.findByRole("combobox", { name: /Rows per page/ }));
    await userEvent.click(await screen.findByRole("option", { name: "100" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("rows")).toBe("100"));
    expect(localStorage.getItem("RowsPerPage")).toBe("100");
  });

  it("tells nothing at all from nothing found, and clears the filters", async () => {
    answerCalls(() => ({ body: page([]) }));
    const router = await renderScreen(<SiteList />, "/things?search=zzz&is_active=true");
    await userEvent.click(await screen.findByRole("button", { name: "Clear search and filters" }));
    expect(router.state.location.search).toBe("");
    expect(await screen.findByText("Add the first site")).toBeDefined();
  });

  it("ticks the page as a whole on a phone too, and from there all that match", async () => {
    answerCalls(() => ({ body: page([site(1), site(2)], 80) }));
    await renderScreen(<SiteList bulkActions={[print]} />, "/things?is_active=true");
    const whole = await screen.findByRole("checkbox", { name: "Select all on this page" });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Site 1" }));
    expect(whole).toHaveProperty("indeterminate", true);
    await userEvent.click(whole);
    expect(await screen.findByRole("toolbar", { name: "2 selected" })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Select all 80" }));
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    const matching = { filter: { is_active: true }, expected: 80 };
    expect(print.run).toHaveBeenCalledWith([site(1), site(2)], matching);
    await userEvent.click(whole);
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  it("says why it could not be read, and tries again", async () => {
    let away = true;
    answerCalls(() =>
      away
        ? { status: 503, body: { message: "The database is away", request_id: "r-1" } }
        : { body: page([site(1)]) },
    );
    await renderScreen(<SiteList />);
    expect(await screen.findByText("The database is away")).toBeDefined();
    away = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Site 1" })).toBeDefined();
  });
});
