import { siteEndpoints, sites } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../testing.tsx";
import { column, spare } from "./columns.tsx";
import { ResourceList } from "./ResourceList.tsx";
import type { RowAction } from "./RowAction.ts";

const columns = [column("name"), column("provider"), spare(column("district")), column("leaders")];
const action: RowAction<{ readonly id: number }> = {
  label: "Archive",
  icon: () => null,
  allowed: () => true,
  run: () => undefined,
};

function SiteList() {
  return (
    <ResourceList
      resource={sites}
      list={siteEndpoints.list}
      columns={columns}
      bulkActions={[action]}
      empty={<p>Add the first site</p>}
    />
  );
}

const row = (id: number) => ({
  id,
  name: `Site ${id}`,
  provider: { id: 1, name: "Bright" },
  leaders: [],
  can: [],
});

/** Answers the page of a list, and its file as told. */
const answer = (file: { status?: number; body: unknown } = { body: "Name" }, rows = [row(1), row(2)]) =>
  answerCalls(({ path }) =>
    path.endsWith("/export")
      ? file
      : { body: { data: rows, meta: { page: 0, rows: 25, total: rows.length } } },
  );

async function exportAs(kind: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: kind }));
}

const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
  useNarrowWindow();
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.mockReset();
  localStorage.clear();
});

describe("the export of a list", () => {
  it("asks for what the list shows: its filters, search and sort, and its columns in their order", async () => {
    const asked = answer();
    await renderScreen(
      <SiteList />,
      "/things?page=0&rows=100&sort=name&order=desc&search=lin&districts=7,9&columns=name,leaders,district",
    );
    await exportAs("Excel (XLSX)");
    await waitFor(() => expect(saved).toHaveBeenCalledWith("Sites.xlsx"));
    const { query } = asked.find(({ path }) => path === "/school/export") ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      sort: "name",
      order: "desc",
      search: "lin",
      districts: "7,9",
      format: "xlsx",
      fields: "name,leaders,district",
    });
  });

  it("is of the ticked rows alone while some are ticked", async () => {
    const asked = answer();
    await renderScreen(<SiteList />);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Site 2" }));
    await exportAs("CSV");
    await waitFor(() => expect(saved).toHaveBeenCalledWith("Sites.csv"));
    expect(asked.at(-1)?.query.get("ids")).toBe("2");
  });

  it("is not offered of nothing", async () => {
    answer(undefined, []);
    await renderScreen(<SiteList />);
    expect(await screen.findByText("Add the first site")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  });

  it("says why there is no file", async () => {
    answer({ status: 422, body: { message: "Wrong", errors: [{ msg: "Sort is not valid" }] } });
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    await renderScreen(<SiteList />);
    await exportAs("CSV");
    await waitFor(() => expect(failed.mock.calls[0]?.[0]).toBe("Sort is not valid"));
    expect(await screen.findByRole("button", { name: "Export" })).toBeDefined();
  });

  it("tells how far it is and can be stopped, which is no failure", async () => {
    answer();
    const through = fetch;
    vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
      address.includes("/export")
        ? new Promise((_resolve, reject) => {
            request.signal?.addEventListener("abort", () => reject(new TypeError("network error")));
          })
        : through(address, request),
    );
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    await renderScreen(<SiteList />);
    await exportAs("CSV");
    expect((await screen.findByRole("status")).textContent).toBe("Preparing the file…");
    await userEvent.click(screen.getByRole("button", { name: "Stop the export" }));
    expect(await screen.findByRole("button", { name: "Export" })).toBeDefined();
    expect(failed).not.toHaveBeenCalled();
    expect(saved).not.toHaveBeenCalled();
  });
});
