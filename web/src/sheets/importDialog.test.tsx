import { siteEndpoints, sites } from "@kindling/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ImportDialog } from "../ui/importing/ImportDialog.tsx";
import { type Asked, answerCalls, renderScreen } from "../ui/testing.tsx";
import { ImportPreview } from "./ImportPreview.tsx";

const dialog = <ImportDialog resource={sites} calls={siteEndpoints} open onClose={() => undefined} />;
const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText("Choose a file", { selector: "input" }),
    new File(["x"], "sites.csv", { type: "text/csv" }),
  );
const counts = { total: 3, created: 3, updated: 0, unchanged: 0 };
const refused = (more: object) => ({ status: 422, body: { message: "Wrong", request_id: "r", ...more } });
const formOf = (asked: Asked | undefined) => {
  const form = asked?.body as FormData | undefined;
  const json = (name: string) => JSON.parse((form?.get(name) as string | null) ?? "null") as unknown;
  return { file: form?.get("file") as File, columns: json("columns"), changes: json("changes") };
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("ImportDialog, for columns that don't match", () => {
  const mapping = {
    unsure: true,
    columns: [
      { header: "Building", samples: ["Lincoln", "Oak"], field: "name" },
      { header: "Vendor", samples: ["Bright Futures"], field: null },
      { header: "Color", samples: [], field: null },
    ],
    fields: [
      { field: "name", label: "Name", required: true },
      { field: "provider_id", label: "Provider", required: true },
      { field: "abbreviation", label: "Abbreviation" },
    ],
  };
  const errors = [{ row: 1, column: "Vendor", value: "Vendor", msg: "Unknown column “Vendor”." }];
  const fields = () => screen.getAllByRole("combobox").map(({ textContent }) => textContent);
  const pick = async (header: string, field: string) => {
    await userEvent.click(screen.getByRole("combobox", { name: `${header} Contains` }));
    await userEvent.click(await screen.findByRole("option", { name: field }));
  };

  it("asks for their fields, proposes some, names what is required, and sends the map with each call", async () => {
    const asked = answerCalls(({ body, query }) => {
      if (!(body as FormData).get("columns")) return refused({ errors, data: { mapping } });
      return { body: { data: { ...counts, ...(query.get("dry_run") ? {} : { import_id: 1 }) } } };
    });
    await renderScreen(dialog);
    await choose();
    expect(await screen.findByText("Lincoln · Oak")).toBeDefined();
    expect(fields()).toEqual(["Name *", "Leave out", "Leave out"]);
    expect(screen.getByText("New rows need these too: Provider.")).toBeDefined();
    await pick("Vendor", "Provider *");
    expect(screen.queryByText(/New rows need/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Import 3 rows" }));
    await screen.findByText("Import complete.");
    const columns = { Building: "name", Vendor: "provider_id", Color: null };
    const posts = asked.filter(({ path }) => path === "/school/bulkImport").map(formOf);
    expect(posts.map((each) => each.columns)).toEqual([null, columns, columns]);
  });

  it("doesn't go on while two columns fill in one field", async () => {
    const asked = answerCalls(() => refused({ errors, data: { mapping } }));
    await renderScreen(dialog);
    await choose();
    await screen.findByText("Lincoln · Oak");
    await pick("Color", "Name *");
    expect(screen.getByText("Also chosen for “Building”. Leave one out.")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(asked).toHaveLength(1);
  });

  it("keeps what was chosen if the server can't be reached", async () => {
    answerCalls(({ body }) =>
      (body as FormData).get("columns")
        ? { status: 503, body: { message: "Away", request_id: "r" } }
        : refused({ errors, data: { mapping } }),
    );
    await renderScreen(dialog);
    await choose();
    await screen.findByText("Lincoln · Oak");
    await pick("Building", "Leave out");
    await pick("Color", "Abbreviation");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(fields()).toEqual(["Leave out", "Leave out", "Abbreviation"]));
  });

  it("lets columns that matched be matched otherwise", async () => {
    const sure = { ...mapping, unsure: false };
    const asked = answerCalls(() => ({ body: { data: { ...counts, mapping: sure } } }));
    await renderScreen(dialog);
    await choose();
    await userEvent.click(await screen.findByRole("button", { name: "Match columns" }));
    await pick("Building", "Abbreviation");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("button", { name: "Import 3 rows" });
    expect(formOf(asked.at(-1)).columns).toMatchObject({ Building: "abbreviation" });
  });
});

describe("ImportDialog, for bad cells", () => {
  const preview = {
    columns: ["Name", "Provider"],
    rows: [
      { row: 2, cells: ["Lincoln", "Bright Futures"] },
      { row: 3, cells: ["Oak", "Nowhere"] },
      { row: 4, cells: ["", "Bright Futures"] },
    ],
  };
  const nowhere = { row: 3, column: "Provider", value: "Nowhere", msg: "“Nowhere” wasn't found." };
  const nameless = { row: 4, column: "Name", value: "", msg: "Name is required" };
  const bad = (...errors: object[]) => refused({ errors, data: { preview } });
  const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

  it("goes on with Enter, checks again with the last one, and imports what was checked", async () => {
    const asked = answerCalls(({ body, query }) => {
      const { changes } = formOf({ body } as Asked);
      if (changes === null) return bad(nowhere, nameless);
      return { body: { data: { ...counts, preview, ...(query.get("dry_run") ? {} : { import_id: 1 }) } } };
    });
    await renderScreen(dialog);
    await choose();
    await userEvent.clear(await field("Provider, row 3"));
    await userEvent.type(await field("Provider, row 3"), "North{Enter}");
    expect(document.activeElement).toBe(await field("Name, row 4"));
    await userEvent.keyboard("Elm{Enter}");
    expect(await screen.findAllByText("corrected")).toHaveLength(2);
    expect(screen.getByRole("cell", { name: /^North/ })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Import 3 rows" }));
    await screen.findByText("Import complete.");
    const changes = { 3: { Provider: "North" }, 4: { Name: "Elm" } };
    const posts = asked.filter(({ path }) => path === "/school/bulkImport").map(formOf);
    expect(posts.map((each) => each.changes)).toEqual([null, changes, changes]);
  });

  it("keeps what is still wrong to correct, and what is fine now quiet", async () => {
    const asked = answerCalls(({ body }) =>
      formOf({ body } as Asked).changes === null
        ? bad(nowhere, nameless)
        : bad({ ...nowhere, value: "West" }),
    );
    await renderScreen(dialog);
    await choose();
    await userEvent.type(await field("Name, row 4"), "Elm");
    await userEvent.clear(await field("Provider, row 3"));
    await userEvent.type(await field("Provider, row 3"), "West");
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await screen.findByText("corrected");
    expect((await field("Provider, row 3")).value).toBe("West");
    expect(document.activeElement).toBe(await field("Provider, row 3"));
    expect(screen.queryByRole("textbox", { name: "Name, row 4" })).toBeNull();
    await userEvent.type(await field("Provider, row 3"), "ern");
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(formOf(asked.at(-1)).changes).toEqual({ 3: { Provider: "Western" }, 4: { Name: "Elm" } });
  });

  it("loses nothing that was typed if the server can't be reached, or by Escape", async () => {
    answerCalls(({ body }) =>
      formOf({ body } as Asked).changes === null
        ? bad(nowhere, nameless)
        : { status: 503, body: { message: "Away", request_id: "r" } },
    );
    await renderScreen(dialog);
    await choose();
    await userEvent.type(await field("Name, row 4"), "Elm{Escape}");
    expect((await field("Name, row 4")).value).toBe("Elm");
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(screen.queryByText(/^Checking/)).toBeNull());
    expect((await field("Name, row 4")).value).toBe("Elm");
  });

  it("sends the changes for the file of bad rows, too", async () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
    );
    const asked = answerCalls(() => bad(nowhere, nameless));
    await renderScreen(dialog);
    await choose();
    await userEvent.type(await field("Name, row 4"), "Elm");
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await userEvent.click(await screen.findByRole("button", { name: "Download rows to correct" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("bad_rows")).toBe("true"));
    expect(formOf(asked.at(-1)).changes).toEqual({ 4: { Name: "Elm" } });
  });

  it("sends no more changes than the server takes", async () => {
    const onChanges = vi.fn();
    const changes = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [at + 100, { Name: "Elm" }]));
    const checked = {
      errors: [nameless],
      errorCount: 1,
      preview,
      mapping: undefined,
      result: null,
      caution: null,
    };
    await renderScreen(<ImportPreview checked={checked} changes={changes} onChanges={onChanges} />);
    await userEvent.type(await field("Name, row 4"), "{Enter}");
    expect(onChanges).toHaveBeenCalledExactlyOnceWith(changes);
    await userEvent.type(await field("Name, row 4"), "Elm{Enter}");
    expect(
      await screen.findByText("You can correct 1000 cells at once. Correct the others in the file."),
    ).toBeDefined();
    expect(onChanges).toHaveBeenCalledTimes(1);
  });

  it("doesn't offer to change a cell that is shown cut", async () => {
    const long = { columns: ["Name"], rows: [{ row: 2, cells: [`${"x".repeat(200)}…`] }] };
    answerCalls(() => refused({ errors: [{ ...nameless, row: 2 }], data: { preview: long } }));
    await renderScreen(dialog);
    await choose();
    await screen.findByText("Name is required");
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("ImportDialog, for a pasted table", () => {
  const paste = (text: string, files: readonly File[] = []) =>
    fireEvent.paste(screen.getByRole("dialog"), { clipboardData: { getData: () => text, files } });

  it("takes it from anywhere as a file, in the mode that was chosen", async () => {
    const asked = answerCalls(() => ({ body: { data: counts } }));
    await renderScreen(dialog);
    await userEvent.click(await screen.findByRole("radio", { name: /^Update: / }));
    paste('Name\tNote\nLincoln\t"two\nlines"');
    expect(await screen.findByText("pasted.csv")).toBeDefined();
    const { file } = formOf(asked.at(-1));
    expect([file.name, await file.text()]).toEqual(["pasted.csv", '"Name","Note"\r\n"Lincoln","two\nlines"']);
    expect(asked.at(-1)?.query.get("mode")).toBe("upsert");
  });

  it("takes a copied file", async () => {
    const asked = answerCalls(() => ({ body: { data: counts } }));
    await renderScreen(dialog);
    await screen.findByLabelText("Choose a file", { selector: "input" });
    paste("", [new File(["x"], "copied.xlsx")]);
    expect(await screen.findByText("copied.xlsx")).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it("takes what is typed by a button, and asks for a row below the header", async () => {
    const asked = answerCalls(() => ({ body: { data: counts } }));
    await renderScreen(dialog);
    const area = await screen.findByRole("textbox", { name: "Or paste a table from a spreadsheet" });
    fireEvent.change(area, { target: { value: "Name" } });
    await userEvent.click(screen.getByRole("button", { name: "Use this table" }));
    expect(screen.getByText("Copy the header row and at least one row below it.")).toBeDefined();
    expect(asked).toHaveLength(0);
    fireEvent.change(area, { target: { value: "Name\nLincoln" } });
    await userEvent.click(screen.getByRole("button", { name: "Use this table" }));
    expect(await screen.findByText("pasted.csv")).toBeDefined();
  });
});
