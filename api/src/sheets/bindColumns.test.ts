import { districtEndpoints, type SheetMapping, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { csv, importing, type SentImport } from "../../test/importing.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { rows as rowsOf } from "../core/database.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { send, figures, badCells } = importing(kit);
await make.site({ name: "Lincoln" });
const staff = await signInAs("Super Admin");

const foreign = ["Given name", "Surname", "Work mail", "Campus", "Shoe size"];
const columns = {
  "Given name": "first_name",
  Surname: "last_name",
  "Work mail": "email",
  Campus: "school_ids",
  "Shoe size": null,
};
let count = 0;
const row = (email = `mapped${++count}@sheet.example`) => ["Ana", "Lopez", email, "Lincoln", "38"];
const byEmail = async (email = "") =>
  (await call(userEndpoints.list, { as: staff, query: { search: email } })).body.data[0];
const dry = { dry_run: true };

/** What a file's columns are taken for, as a screen is told it. */
async function mappingOf(content: string, sent: Omit<SentImport, "query">): Promise<SheetMapping> {
  const { body } = await send(userEndpoints.import, content, { ...sent, query: dry });
  const { data } = body as unknown as { data: { mapping: SheetMapping } };
  return data.mapping;
}
const fieldsOf = ({ columns: each }: SheetMapping) =>
  Object.fromEntries(each.map(({ header, field }) => [header, field]));

describe("POST …/bulkImport with columns", () => {
  test("fills in the fields that the caller names for the headers, dry and for real", async () => {
    const mapped = row();
    const content = csv([foreign, mapped]);
    const checked = await figures(userEndpoints.import, content, {
      as: staff,
      body: { columns },
      query: dry,
    });
    expect(checked.figures).toEqual([1, 0, 0]);
    expect(await byEmail(mapped[2])).toBeUndefined();
    const done = await figures(userEndpoints.import, content, { as: staff, body: { columns } });
    expect(done.figures).toEqual([1, 0, 0]);
    expect(await byEmail(mapped[2])).toMatchObject({
      first_name: "Ana",
      last_name: "Lopez",
      school: [{ name: "Lincoln" }],
    });
  });

  test("updates with mode=upsert the rows that the mapped columns identify", async () => {
    const mapped = row();
    await figures(userEndpoints.import, csv([foreign, mapped]), { as: staff, body: { columns } });
    const changed = csv([foreign, ["Eva", ...mapped.slice(1)]]);
    const sent = { as: staff, body: { columns }, query: { mode: "upsert" } };
    expect((await figures(userEndpoints.import, changed, sent)).figures).toEqual([0, 1, 0]);
    expect(await byEmail(mapped[2])).toMatchObject({ first_name: "Eva" });
  });

  test("finds columns that aren't named there by their names", async () => {
    const header = ["Given name", "Last name", "Email", "Site"];
    const sent = { as: staff, body: { columns: { "Given name": "first_name" } } };
    const content = csv([header, row().slice(0, 4)]);
    expect((await figures(userEndpoints.import, content, sent)).total).toBe(1);
  });

  test("names bad cells by the headers of the file", async () => {
    const content = csv([foreign, row("none")]);
    expect(await badCells(userEndpoints.import, content, { as: staff, body: { columns } })).toEqual([
      [2, "Work mail", "none", "Email must be an email address such as name@school.org"],
    ]);
  });

  test("answers the bad rows as a file under the headers of the original, which comes back with the same map", async () => {
    const content = csv([foreign, row(), row("none")]);
    const query = { dry_run: true, bad_rows: true };
    const { text } = await send(userEndpoints.import, content, { as: staff, body: { columns }, query });
    const [header, ...bad] = text.replace("\uFEFF", "").trim().split("\r\n");
    expect(header).toBe("Row,Given name,Surname,Work mail,Campus,Reason");
    expect(bad).toHaveLength(1);
    const { "Shoe size": _, ...rest } = columns;
    const corrected = text.replace(",none,", `,${row()[2]},`);
    expect(
      (await figures(userEndpoints.import, corrected, { as: staff, body: { columns: rest } })).total,
    ).toBe(1);
  });

  test("tells headers apart that stand twice", async () => {
    const header = ["First name", "Last name", "Mail", "Mail", "Site"];
    const [first = "", last = "", email = "", site = ""] = row();
    const content = csv([header, [first, last, "old", email, site]]);
    const sent = { as: staff, body: { columns: { Mail: null, "Mail (2)": "email" } } };
    expect((await figures(userEndpoints.import, content, sent)).total).toBe(1);
    expect(await byEmail(email)).toMatchObject({ email });
  });

  test("leaves out columns that the caller doesn't want, also ones it knows", async () => {
    const mapped = row();
    const content = csv([["First name", "Last name", "Email", "Site", "Grade"], mapped]);
    await figures(userEndpoints.import, content, { as: staff, body: { columns: { Grade: null } } });
    expect(await byEmail(mapped[2])).toMatchObject({ grade: null });
  });

  test.each<[what: string, columns: unknown, path: string, msg: RegExp]>([
    ["a header the file doesn't have", { ...columns, Nickname: null }, "columns", /no column “Nickname”/],
    ["a field there isn't", { ...columns, "Shoe size": "shoe_size" }, "columns", /no field “shoe_size”/],
    [
      "a field of every object",
      { ...columns, "Shoe size": "constructor" },
      "columns",
      /no field “constructor”/,
    ],
    ["a field that a file can't fill in", { ...columns, "Shoe size": "id" }, "columns", /no field “id”/],
    ["two columns for a field", { ...columns, "Shoe size": "email" }, "columns", /one of two for Email/],
    ["a list", ["first_name"], "columns", /isn't valid/],
    ["text", "first_name", "columns", /isn't valid/],
    ["broken JSON", '{"Surname":', "columns", /isn't valid/],
    ["a number as a field", { ...columns, Campus: 7 }, "columns.Campus", /isn't valid/],
    ["a NUL in a field", { ...columns, Campus: "a\0" }, "columns.Campus", /isn't valid/],
  ])("refuses %s", async (_, wrong, path, msg) => {
    const content = csv([foreign, row()]);
    const { status, body } = await send(userEndpoints.import, content, {
      as: staff,
      body: { columns: wrong },
    });
    expect([status, body.errors?.[0]?.path, body.errors?.[0]?.msg]).toEqual([
      422,
      path,
      expect.stringMatching(msg),
    ]);
  });

  test("isn't misled by names that every object has", async () => {
    const content = csv([
      [...foreign, "constructor"],
      [...row(), "x"],
    ]);
    const map = JSON.stringify({ ...columns, constructor: null }).replace("{", '{"__proto__":"role",');
    const { status } = await send(userEndpoints.import, content, { as: staff, body: { columns: map } });
    const refused = await send(userEndpoints.import, content, { as: staff, body: { columns } });
    expect([status, refused.status]).toEqual([200, 422]);
  });

  test("keeps fields from callers that may not fill them in", async () => {
    const site = await make.site({ name: "Mapleton" });
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    const content = csv([
      ["A", "B", "C", "Campus", "D"],
      ["Ana", "Lopez", "kept@sheet.example", "Mapleton", "Users"],
    ]);
    const map = { A: "first_name", B: "last_name", C: "email", Campus: "school_ids", D: "user_type" };
    const bad = await badCells(userEndpoints.import, content, { as: leader, body: { columns: map } });
    expect(bad.map(([at, column]) => [at, column])).toEqual([[2, "D"]]);
    const { fields } = await mappingOf(content, { as: leader });
    expect(fields.map(({ field }) => field)).not.toContain("user_type");
  });

  test("belongs to what an Idempotency-Key stands for", async () => {
    const content = csv([["First name", "Last name", "Email", "Site", "Grade"], row()]);
    const headers = { "idempotency-key": "mapped once" };
    const body = { columns: { Grade: null } };
    const first = await figures(userEndpoints.import, content, { as: staff, headers, body });
    expect(await figures(userEndpoints.import, content, { as: staff, headers, body })).toEqual(first);
    const other = await send(userEndpoints.import, content, {
      as: staff,
      headers,
      body: { columns: { Grade: "grade" } },
    });
    expect([other.status, other.body.errors?.[0]?.path]).toEqual([422, "Idempotency-Key"]);
  });
});

describe("POST …/bulkImport with headers it doesn't know", () => {
  const person = (): Promise<SignedIn> => signInAs("Super Admin");

  test("proposes a field for each column, with samples and what is required", async () => {
    const mapping = await mappingOf(csv([foreign, row("a@b.example"), row("c@d.example")]), {
      as: await person(),
    });
    expect(mapping.unsure).toBe(true);
    expect(fieldsOf(mapping)).toEqual(columns);
    expect(mapping.columns[2]?.samples).toEqual(["a@b.example", "c@d.example"]);
    expect(mapping.fields).toContainEqual({ field: "email", label: "Email", required: true });
    expect(mapping.fields).toContainEqual({ field: "role", label: "Role" });
  });

  test("speaks Spanish", async () => {
    const headers = { "accept-language": "es" };
    const content = csv([foreign, row()]);
    const { body } = await send(userEndpoints.import, content, {
      as: staff,
      headers,
      body: { columns: { X: null } },
    });
    expect(body.message).toBe("El archivo no tiene la columna «X». Use sus encabezados tal como están.");
    const mapping = await mappingOf(content, { as: await person(), headers });
    expect(mapping.fields).toContainEqual({ field: "email", label: "Correo electrónico", required: true });
  });

  test("says that a required column is missing", async () => {
    const mapping = await mappingOf(
      csv([
        ["First name", "Last name"],
        ["Ana", "Lopez"],
      ]),
      { as: await person() },
    );
    expect(mapping.unsure).toBe(true);
    const fine = await mappingOf(
      csv([["First name", "Last name", "Email", "Site"], row("wrong").slice(0, 4)]),
      {
        as: await person(),
      },
    );
    expect([fine.unsure, fieldsOf(fine)["Site"]]).toEqual([false, "school_ids"]);
  });

  test("remembers what was chosen, for the person and the resource alone", async () => {
    const own = await person();
    const strange = ["Q1", "Q2", "Q3", "Q4", "Q5"];
    const [a, b, c, d, e] = strange;
    const map = { Q1: "first_name", Q2: "last_name", Q3: "email", Q4: "school_ids", Q5: null };
    const content = csv([strange, row()]);
    await figures(userEndpoints.import, content, { as: own, body: { columns: map }, query: dry });
    expect(fieldsOf(await mappingOf(csv([[e, d, c, b, a], row()] as string[][]), { as: own }))).toEqual(map);
    const nothing = { Q1: null, Q2: null, Q3: null, Q4: null, Q5: null };
    expect(fieldsOf(await mappingOf(content, { as: await person() }))).toEqual(nothing);
    const { body } = await send(siteEndpoints.import, content, { as: own });
    const { data } = body as unknown as { data: { mapping: SheetMapping } };
    expect(fieldsOf(data.mapping)).toEqual(nothing);
  });

  test("remembers what was chosen also if rows are wrong", async () => {
    const own = await person();
    const map = { R1: "first_name", R2: "last_name", R3: "email", R4: "school_ids", R5: null };
    const content = csv([Object.keys(map), row("no address")]);
    const { status } = await send(userEndpoints.import, content, {
      as: own,
      body: { columns: map },
      query: dry,
    });
    expect(status).toBe(422);
    expect(fieldsOf(await mappingOf(content, { as: own }))).toEqual(map);
  });

  test("proposes what was chosen before also where the name would do, and imports by name without asking", async () => {
    const own = await person();
    const content = () => csv([["First name", "Last name", "Email", "Site", "Grade"], row()]);
    await figures(userEndpoints.import, content(), { as: own, body: { columns: { Grade: null } } });
    const mapping = await mappingOf(content(), { as: own });
    expect([mapping.unsure, fieldsOf(mapping)["Grade"]]).toEqual([true, null]);
    const last = row();
    await figures(
      userEndpoints.import,
      csv([
        ["First name", "Last name", "Email", "Site", "Grade"],
        [...last.slice(0, 4), "3"],
      ]),
      { as: own },
    );
    expect(await byEmail(last[2])).toMatchObject({ grade: "3" });
  });

  test("keeps no header as it is, and the last 200 of them", async () => {
    const own = await person();
    const wide = (from: number) => Array.from({ length: 150 }, (_, at) => `Header ${from + at}`);
    for (const headers of [wide(0), wide(150)]) {
      const content = csv([
        ["Name", ...headers],
        ["Wide", ...headers],
      ]);
      const map = Object.fromEntries(headers.map((each) => [each, null]));
      await figures(districtEndpoints.import, content, { as: own, body: { columns: map }, query: dry });
    }
    const kept = await rowsOf<{ header_hash: string }>(
      db,
      sql`select header_hash from import_columns where user_id = ${own.id} and entity = 'district'`,
    );
    expect(kept).toHaveLength(200);
    expect(kept.filter(({ header_hash }) => !/^[\w-]{43}$/.test(header_hash))).toEqual([]);
  });

  test("answers briefly, however long a header is", async () => {
    const { text } = await send(userEndpoints.import, csv([["x".repeat(50_000)], ["1"]]), { as: staff });
    expect(text.length).toBeLessThan(4000);
  });
});
