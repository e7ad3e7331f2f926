import { siteEndpoints, sites } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../testing.tsx";
import { ImportDialog } from "./ImportDialog.tsx";

const preview = {
  columns: ["Name", "Provider"],
  rows: [
    { row: 2, cells: ["Lincoln", "Bright Futures"] },
    { row: 3, cells: ["=Oak", "Nowhere"] },
    { row: 4, cells: ["", "Bright Futures"] },
  ],
};
const errors = [
  { row: 3, column: "Provider", value: "Nowhere", msg: "“Nowhere” wasn't found in Providers." },
  { row: 4, column: "Name", value: "", msg: "Name is required" },
];
const counts = { total: 3, created: 3, updated: 0, unchanged: 0 };

const dialog = <ImportDialog resource={sites} calls={siteEndpoints} open onClose={() => undefined} />;
const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText("Choose a file", { selector: "input" }),
    new File(["x"], "sites.csv", { type: "text/csv" }),
  );
const badTexts = () =>
  [...document.querySelectorAll<HTMLInputElement>("[data-bad] input")].map((field) => [
    field.value,
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
  ]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("ImportDialog", () => {
  it("marks every bad cell with its reason, and offers no import", async () => {
    answerCalls(() => ({
      status: 422,
      body: { message: "Wrong", errors, data: { preview }, request_id: "r" },
    }));
    await renderScreen(dialog);
    await choose();
    expect(await screen.findByText(/2 cells need attention, in 2 rows/)).toBeDefined();
    expect(badTexts()).toEqual([
      ["Nowhere", "“Nowhere” wasn't found in Providers."],
      ["", "Name is required"],
    ]);
    expect(screen.queryByRole("cell", { name: "Lincoln" })).toBeNull();
    await userEvent.click(screen.getByRole("switch", { name: "Show only rows to correct" }));
    expect(screen.getByRole("cell", { name: "Lincoln" })).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Import \d/ })).toBeNull();
  });

  it("says that only the first of very many bad cells are shown", async () => {
    answerCalls(() => ({
      status: 422,
      body: { message: "Wrong", errors, error_count: 12_345, data: { preview }, request_id: "r" },
    }));
    await renderScreen(dialog);
    await choose();
    expect(
      await screen.findByText("12,345 cells need attention; the first 2 are shown. Nothing was imported."),
    ).toBeDefined();
  });

  it("shows on a phone first the columns with something bad in them", async () => {
    useNarrowWindow();
    const [nowhere] = errors;
    answerCalls(() => ({
      status: 422,
      body: { message: "Wrong", errors: [nowhere], data: { preview }, request_id: "r" },
    }));
    await renderScreen(dialog);
    await choose();
    await screen.findByText(/1 cell needs attention/);
    const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads()).toEqual(["Row", "Provider", "Name"]);
    await userEvent.click(screen.getByRole("switch", { name: "Show only rows to correct" }));
    expect(heads()).toEqual(["Row", "Name", "Provider"]);
  });

  it("keeps a pasted table when the server fails, to be used again", async () => {
    let isDown = true;
    answerCalls(() =>
      isDown
        ? { status: 503, body: { message: "Down", request_id: "r" } }
        : { body: { data: { ...counts, preview } } },
    );
    await renderScreen(dialog);
    const table = "Name\tProvider\nLincoln\tBright Futures";
    const field = () => screen.findByLabelText("Or paste a table from a spreadsheet");
    (await field()).focus();
    await userEvent.paste(table);
    const again = await screen.findByRole("button", { name: "Use this table" });
    expect(await field()).toHaveProperty("value", table);
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("button", { name: "Import 3 rows" })).toBeDefined();
  });

  it("has the server write the bad rows into a file, since a preview holds only so many", async () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
    );
    const asked = answerCalls(() => ({
      status: 422,
      body: { message: "Wrong", errors, data: { preview }, request_id: "r" },
    }));
    await renderScreen(dialog);
    await choose();
    await userEvent.click(await screen.findByRole("button", { name: "Download rows to correct" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("bad_rows")).toBe("true"));
    expect([asked.at(-1)?.path, asked.at(-1)?.query.get("mode")]).toEqual(["/school/bulkImport", "create"]);
    expect((asked.at(-1)?.body as FormData | undefined)?.get("file")).toBeInstanceOf(File);
  });

  it("checks first, then imports under one key whose progress it follows, and takes it back", async () => {
    const asked = answerCalls(({ path, query, headers }) => {
      if (path.endsWith("/undo"))
        return { body: { data: { undone: 2, spared: [{ id: 9, name: "Oak", reason: "changed since" }] } } };
      if (query.get("dry_run") === "true") return { body: { data: { ...counts, preview } } };
      if (path === "/school/bulkImport")
        return { body: { data: { ...counts, import_id: 12 }, message: headers.get("Idempotency-Key") } };
      return { status: 404, body: { message: "Not yet", request_id: "r" } };
    });
    await renderScreen(dialog);
    await choose();
    await userEvent.click(await screen.findByRole("button", { name: "Import 3 rows" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo this import" }));
    expect(await screen.findByText("Oak: changed since")).toBeDefined();
    expect(screen.queryByText("Created")).toBeNull();
    const posts = asked.filter(({ path }) => path === "/school/bulkImport");
    expect(posts.map(({ query }) => [query.get("dry_run"), query.get("mode")])).toEqual([
      ["true", "create"],
      [null, "create"],
    ]);
    const key = posts[1]?.headers.get("Idempotency-Key") ?? "";
    expect(asked.some(({ path }) => path === `/import/${key}`)).toBe(true);
    expect(asked.some(({ path }) => path === "/import/12/undo")).toBe(true);
  });

  it("says how many people will be mailed, and sends their invitations when it is told to", async () => {
    const asked = answerCalls(({ path, query }) => {
      if (path.endsWith("/undo")) return { body: { data: { undone: 3, spared: [], revoked: 3 } } };
      const is = query.get("dry_run") === "true";
      return { body: { data: { ...counts, invitations: 3, ...(!is && { import_id: 12 }) } } };
    });
    await renderScreen(dialog);
    await choose();
    const now = await screen.findByRole("radio", { name: "Send invitations now" });
    expect(screen.getByText("3 people get an invitation by email")).toBeDefined();
    expect((now as HTMLInputElement).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: /^Send them later/ }));
    await userEvent.click(screen.getByRole("button", { name: "Import 3 rows" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo this import" }));
    expect(await screen.findByText(/3 invitations were revoked/)).toBeDefined();
    const posts = asked.filter(({ path }) => path === "/school/bulkImport");
    expect(posts.map(({ query }) => query.get("invite"))).toEqual([null, "later"]);
  });

  it("asks again before it moves much of what stands, and then says so to the server", async () => {
    const asked = answerCalls(({ query }) =>
      query.get("confirm") === "true"
        ? { body: { data: counts } }
        : { status: 409, body: { message: "This would move 9 existing rows", request_id: "r" } },
    );
    await renderScreen(dialog);
    await userEvent.click(await screen.findByRole("radio", { name: /^Update: / }));
    await choose();
    expect(await screen.findByText("This would move 9 existing rows")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Confirm and import 3 rows" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("dry_run")).toBeNull());
    const posts = asked.filter(({ path }) => path === "/school/bulkImport");
    expect(posts.at(-1)?.query.get("confirm")).toBe("true");
    expect(posts.at(-1)?.query.get("mode")).toBe("upsert");
  });
});
