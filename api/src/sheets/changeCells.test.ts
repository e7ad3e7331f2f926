import { mostChanges, type SheetPreview, userEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { csv, importing } from "../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { send, figures, badCells } = importing(kit);
await make.site({ name: "Lincoln" });
const staff = await signInAs("Super Admin");

const header = ["First name", "Last name", "Email", "Site"];
let count = 0;
const row = (email = `mended${++count}@sheet.example`, site = "Lincoln") => ["Ana", "Lopez", email, site];
const byEmail = async (email = "") =>
  (await call(userEndpoints.list, { as: staff, query: { search: email } })).body.data[0];
const dry = { dry_run: true };

describe("POST …/bulkImport with changes", () => {
  test("checks and imports the file with the changed cells", async () => {
    const content = csv([header, row(), row("none"), row(undefined, "Nowhere")]);
    const changes = { 3: { Email: "  fixed@sheet.example " }, 4: { Site: "Lincoln" } };
    const checked = await figures(userEndpoints.import, content, {
      as: staff,
      body: { changes },
      query: dry,
    });
    expect(checked.figures).toEqual([3, 0, 0]);
    expect(await byEmail("fixed@sheet.example")).toBeUndefined();
    await figures(userEndpoints.import, content, { as: staff, body: { changes } });
    expect(await byEmail("fixed@sheet.example")).toMatchObject({ school: [{ name: "Lincoln" }] });
  });

  test("updates with mode=upsert by the changed cells", async () => {
    const [first, last, email = "", site] = row();
    await figures(userEndpoints.import, csv([header, [first, last, email, site]]), { as: staff });
    const content = csv([header, ["Eva", last, "slip", site]]);
    const sent = { as: staff, body: { changes: { 2: { Email: email } } }, query: { mode: "upsert" } };
    expect((await figures(userEndpoints.import, content, sent)).figures).toEqual([0, 1, 0]);
    expect(await byEmail(email)).toMatchObject({ first_name: "Eva" });
  });

  test("names what is still wrong by the changed value", async () => {
    const content = csv([header, row("none")]);
    const sent = { as: staff, body: { changes: { 2: { Email: "still none" } } } };
    const bad = await badCells(userEndpoints.import, content, sent);
    expect(bad.map((each) => each.slice(0, 3))).toEqual([[2, "Email", "still none"]]);
  });

  test("goes by the headers of the file when columns are mapped", async () => {
    const content = csv([["A", "B", "Mail", "Campus"], row("none")]);
    const columns = { A: "first_name", B: "last_name", Mail: "email", Campus: "school_ids" };
    const body = { columns, changes: { 2: { Mail: "both@sheet.example" } } };
    expect((await figures(userEndpoints.import, content, { as: staff, body })).total).toBe(1);
    expect(await byEmail("both@sheet.example")).toBeDefined();
  });

  test("shows changed rows in the preview, also those that are fine now", async () => {
    const rows = Array.from({ length: 80 }, () => row());
    rows[70] = row("none");
    const body = { changes: { 72: { Email: "shown@sheet.example" } } };
    const answer = await send(userEndpoints.import, csv([header, ...rows]), { as: staff, body, query: dry });
    const { preview } = (answer.body as unknown as { data: { preview: SheetPreview } }).data;
    expect(preview.rows).toHaveLength(51);
    expect(preview.rows.at(-1)).toEqual({
      row: 72,
      cells: ["Ana", "Lopez", "shown@sheet.example", "Lincoln"],
    });
  });

  test("writes changed cells into the file of bad rows", async () => {
    const content = csv([header, row("none", "Nowhere")]);
    const query = { dry_run: true, bad_rows: true };
    const sent = { as: staff, body: { changes: { 2: { Site: "Lincoln" } } }, query };
    const { text } = await send(userEndpoints.import, content, sent);
    expect(text).toContain("2,Ana,Lopez,none,Lincoln,Email: ");
  });

  test("belongs to what an Idempotency-Key stands for", async () => {
    const content = csv([header, row("none")]);
    const headers = { "idempotency-key": "changed once" };
    const changed = (email: string) => ({ as: staff, headers, body: { changes: { 2: { Email: email } } } });
    await figures(userEndpoints.import, content, changed("key@sheet.example"));
    const other = await send(userEndpoints.import, content, changed("other@sheet.example"));
    expect([other.status, other.body.errors?.[0]?.path]).toEqual([422, "Idempotency-Key"]);
  });

  test("takes 1,000 changes and no more", async () => {
    const content = csv([header, ...Array.from({ length: mostChanges + 1 }, () => row("none"))]);
    const changing = (most: number) => ({
      changes: Object.fromEntries(
        Array.from({ length: most }, (_, at) => [at + 2, { Email: `many${at}@sheet.example` }]),
      ),
    });
    const some = await badCells(userEndpoints.import, content, { as: staff, body: changing(mostChanges) });
    expect(some.map(([at]) => at)).toEqual([mostChanges + 2]);
    const { status, body } = await send(userEndpoints.import, content, {
      as: staff,
      body: changing(mostChanges + 1),
    });
    expect([status, body.errors?.[0]?.path, body.message]).toEqual([
      422,
      "changes",
      "At most 1000 cells can be changed at once. Correct the others in the file.",
    ]);
  });

  test.each<[what: string, changes: unknown, path: string, msg: RegExp]>([
    ["the header", { 1: { Email: "x" } }, "changes", /no row “1”/],
    ["a row the file doesn't have", { 9: { Email: "x" } }, "changes", /no row “9”/],
    ["a row that is no number", { two: { Email: "x" } }, "changes", /no row “two”/],
    ["a row that is spelled otherwise", { "02": { Email: "x" } }, "changes", /no row “02”/],
    ["a row of every object", { constructor: { Email: "x" } }, "changes", /no row “constructor”/],
    ["a column the file doesn't have", { 2: { Grade: "3" } }, "changes", /no column “Grade”/],
    ["a column named by its field", { 2: { email: "x" } }, "changes", /no column “email”/],
    ["a value that is no text", { 2: { Email: 7 } }, "changes.2.Email", /isn't valid/],
    ["an endless value", { 2: { Email: "x".repeat(5001) } }, "changes.2.Email", /at most 5000 characters/],
    ["a NUL", { 2: { Email: "a\0" } }, "changes.2.Email", /isn't valid/],
    ["a list", [["Email"]], "changes", /isn't valid/],
    ["broken JSON", "{2:", "changes", /isn't valid/],
  ])("refuses to change %s", async (_, changes, path, msg) => {
    const content = csv([header, row()]);
    const { status, body } = await send(userEndpoints.import, content, { as: staff, body: { changes } });
    expect([status, body.errors?.[0]?.path, body.errors?.[0]?.msg]).toEqual([
      422,
      path,
      expect.stringMatching(msg),
    ]);
  });
});
