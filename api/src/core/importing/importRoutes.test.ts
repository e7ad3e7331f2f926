import { importEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import { picture } from "../../../test/media.ts";
import { type SheetCell, writeXlsx } from "../spreadsheets/xlsx.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { send, figures, badCells } = importing(kit);
const site = await make.site({ name: "Lincoln", abbreviation: "LIN", external_id: "S-1" });
const other = await make.site({ name: "Mapleton" });
const staff = await signInAs("Super Admin");

const header = ["First name", "Last name", "Email", "Site", "Grade"];
let count = 0;
const teacher = (...more: (string | undefined)[]) => {
  const [email = `t${++count}@import.example`, school = "Lincoln", grade = "3"] = more;
  return ["Ana", `Lopez ${count}`, email, school, grade];
};
const total = async () => (await call(userEndpoints.list, { as: staff, query: { rows: 1 } })).body.meta.total;
const byEmail = async (email: string) =>
  (await call(userEndpoints.list, { as: staff, query: { search: email } })).body.data[0];
const imports = async () =>
  (await sql<{ n: number }>`select count(*) as n from imports`.execute(db)).rows[0]?.n;

async function xlsx(rows: readonly (readonly SheetCell[])[]): Promise<Buffer> {
  const [first = [], ...body] = rows;
  const columns = first.map((label) => ({ label: String(label), kind: "text" as const }));
  return Buffer.concat(await writeXlsx([{ name: "People", columns, rows: body }]).toArray());
}

describe("POST …/bulkImport, a file with more errors than anybody reads", () => {
  const bad = Array.from({ length: 1500 }, (_, index) => ["Ana", "Lopez", `none ${index}`, "Lincoln", "3"]);

  test("is told the first 1,000 of them, and how many there are", async () => {
    const { status, body } = await send(userEndpoints.import, csv([header, ...bad]), { as: staff });
    expect([status, body.errors?.length, body.error_count]).toEqual([422, 1000, 1500]);
    expect(body.message).toContain("1500 cells");
    expect([body.errors?.[0]?.row, body.errors?.at(-1)?.row]).toEqual([2, 1001]);
  });

  test("is told the count beside few errors, too", async () => {
    const { body } = await send(userEndpoints.import, csv([header, ...bad.slice(0, 2)]), { as: staff });
    expect([body.errors?.length, body.error_count]).toEqual([2, 2]);
  });

  test("gets all of its bad rows as a file", async () => {
    const query = { dry_run: true, bad_rows: true };
    const { text } = await send(userEndpoints.import, csv([header, ...bad]), { as: staff, query });
    expect(text.trim().split("\r\n")).toHaveLength(1501);
  });

  test("reads only the beginning of its long cells back", async () => {
    const long = "x".repeat(50_000);
    const { text, body } = await send(
      userEndpoints.import,
      csv([header, ["Ana", "Lopez", long, "Lincoln", "3"]]),
      {
        as: staff,
      },
    );
    expect(body.errors?.[0]?.value).toBe(`${"x".repeat(200)}…`);
    expect(text.length).toBeLessThan(2000);
    const unknown = await send(userEndpoints.import, csv([[long], ["1"]]), { as: staff });
    expect([unknown.status, unknown.text.length < 2000]).toEqual([422, true]);
  });
});

describe("POST …/bulkImport, the file", () => {
  test.each([
    ["commas", (rows: string[][]) => csv(rows)],
    ["semicolons", (rows: string[][]) => csv(rows, ";")],
    ["a byte order mark", (rows: string[][]) => `\uFEFF${csv(rows)}`],
    ["line feeds alone", (rows: string[][]) => csv(rows).replaceAll("\r\n", "\n")],
    [
      "empty lines and columns at its ends",
      (rows: string[][]) => `${csv(rows.map((row) => [...row, ""]))},,,\r\n\r\n`,
    ],
  ])("is read with %s", async (_, write) => {
    const row = teacher();
    const { figures: counts } = await figures(userEndpoints.import, write([header, row]), { as: staff });
    expect(counts).toEqual([1, 0, 0]);
    expect(await byEmail(row[2] ?? "")).toMatchObject({
      role: { name: "Instructor" },
      grade: "3",
      school: [{ id: site.id, name: "Lincoln" }],
      new_login: true,
      is_active: true,
    });
  });

  test("is refused if it is a picture or a PDF, whatever it is called", async () => {
    for (const content of [await picture("png"), Buffer.from("%PDF-1.4\n%%EOF")]) {
      const { status, body } = await call(userEndpoints.import, {
        as: staff,
        file: { name: "people.csv", content },
      });
      expect([status, body.message]).toEqual([415, "This type of file isn't accepted. Use CSV, XLSX."]);
    }
  });

  test("is read as XLSX, whatever it is called", async () => {
    const row = teacher();
    const content = await xlsx([header, row]);
    expect((await figures(userEndpoints.import, content, { as: staff, name: "people.csv" })).total).toBe(1);
    expect(await byEmail(row[2] ?? "")).toMatchObject({ grade: "3" });
  });

  test.each([
    ["First name", "Last name", "Email", "School", "grade"],
    ["first_name", "last_name", "email", "school_ids", "Grade"],
    ["FirstName", "LastName", "EMAIL", "Site name", "GRADE"],
    ["FIRST NAME", "LAST-NAME", "e mail", "Sites", " grade "],
    ["Nombre", "Apellidos", "Correo electrónico", "Planteles", "Grado"],
  ])("names its columns as a person would: %s, %s, %s, %s, %s", async (...spelled) => {
    expect((await figures(userEndpoints.import, csv([spelled, teacher()]), { as: staff })).total).toBe(1);
  });

  test("takes a reference that is written exactly so before one that is only written alike", async () => {
    const [dashed, other] = [
      await make.site({ name: "Dashed", external_id: "1-23" }),
      await make.site({ name: "Other", external_id: "12-3" }),
    ];
    const content = csv([
      ["First name", "Last name", "Email", "Site"],
      ["Ana", "Exact", "exact1@import.example", "1-23"],
      ["Ana", "Exact", "exact2@import.example", "12-3"],
    ]);
    await figures(userEndpoints.import, content, { as: staff });
    const query = { search: "Exact", sort: "email" };
    const { data } = (await call(userEndpoints.list, { as: staff, query })).body;
    expect(data.map(({ school }) => school.map(({ id }) => id))).toEqual([[dashed.id], [other.id]]);
  });

  test("names references by name, abbreviation or external id, whatever the case, and several of them", async () => {
    for (const school of ["lincoln", "LIN", "s-1"]) {
      const row = teacher(undefined, school);
      await figures(userEndpoints.import, csv([header, row]), { as: staff });
      expect((await byEmail(row[2] ?? ""))?.school).toEqual([{ id: site.id, name: "Lincoln" }]);
    }
    const both = teacher(undefined, "LIN; Mapleton");
    await figures(userEndpoints.import, csv([header, both]), { as: staff });
    expect((await byEmail(both[2] ?? ""))?.school.map(({ id }) => id)).toEqual([site.id, other.id]);
  });

  test("finds a place whose own name has a semicolon in it", async () => {
    const odd = await make.site({ name: "North; Upper | East" });
    const row = teacher(undefined, "North; Upper | East");
    await figures(userEndpoints.import, csv([header, row]), { as: staff });
    expect((await byEmail(row[2] ?? ""))?.school.map(({ id }) => id)).toEqual([odd.id]);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \r\n\r\n"],
    ["a header alone", csv([header])],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a broken workbook", Buffer.from("504b0304deadbeef", "hex")],
    ["Latin-1", Buffer.from(csv([header, teacher(undefined, "Peñón")]), "latin1")],
  ])("is refused in words when it is %s", async (_, content) => {
    const before = await total();
    const { status, body } = await send(userEndpoints.import, content, { as: staff });
    expect([400, 415, 422]).toContain(status);
    expect(body.message).toMatch(/file/i);
    expect(await total()).toBe(before);
  });

  test("is asked for when there is none", async () => {
    const { status, body } = await call(userEndpoints.import, { as: staff, body: {} });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "file"]);
  });

  test("is refused with 413 over 20 MB", async () => {
    const content = Buffer.alloc(20 * 2 ** 20 + 1, "a");
    expect((await send(userEndpoints.import, content, { as: staff })).status).toBe(413);
  });

  test("is refused for a column that is not known, or stands twice", async () => {
    const unknown = await badCells(userEndpoints.import, csv([[...header, "Shoe size"], teacher()]), {
      as: staff,
    });
    expect(unknown).toEqual([[1, "Shoe size", "Shoe size", expect.stringContaining("“Shoe size”")]]);
    const twice = await badCells(userEndpoints.import, csv([[...header, "School"], teacher()]), {
      as: staff,
    });
    expect(twice).toEqual([[1, "School", "School", expect.stringContaining("twice")]]);
  });
});

describe("POST …/bulkImport, the rows", () => {
  test("tells every bad cell of every row with its place and value, and writes nothing", async () => {
    await make.user({ email: "taken@import.example", school_ids: [site.id] });
    const [before, importsBefore] = [await total(), await imports()];
    const content = csv([
      [...header, "Active"],
      [...teacher("fine@import.example"), "yes"],
      ["Ana", "", "no address", "Atlantis", "13", "maybe"],
      [],
      [...teacher("fine@import.example"), "yes"],
      [...teacher("TAKEN@import.example"), "perhaps"],
      [...teacher(undefined, ""), ""],
      [...teacher(undefined, "Lincoln; Atlantis"), "no"],
    ]);
    const found = await badCells(userEndpoints.import, content, { as: staff });
    const words = (text: string) => expect.stringContaining(text) as string;
    expect(found.map((each) => each.join(" | ")).sort()).toHaveLength(10);
    expect(found).toEqual(
      expect.arrayContaining([
        [3, "Last name", "", "Last Name is required"],
        [3, "Email", "no address", words("must be an email address")],
        [3, "Site", "Atlantis", words("“Atlantis” wasn't found in Sites.")],
        [3, "Grade", "13", words("must be one of")],
        [3, "Active", "maybe", "Active must be yes or no"],
        [5, "Email", "fine@import.example", words("row 2")],
        [6, "Email", "TAKEN@import.example", words("This already exists")],
        [6, "Active", "perhaps", "Active must be yes or no"],
        [7, "Site", "", words("required")],
        [8, "Site", "Lincoln; Atlantis", words("“Atlantis”")],
      ]),
    );
    expect([await total(), await imports()]).toEqual([before, importsBefore]);
  });

  test("speaks Spanish", async () => {
    const headers = { "accept-language": "es" };
    const found = await badCells(userEndpoints.import, csv([header, teacher("nada")]), {
      as: staff,
      headers,
    });
    expect(found[0]?.[3]).toBe("Correo electrónico: escriba una dirección como nombre@escuela.org");
  });

  test("shows the file with its bad rows for the preview", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => teacher(index === 57 ? "nowhere" : undefined));
    const { body } = await send(userEndpoints.import, csv([header, ...rows]), {
      as: staff,
      query: { dry_run: true },
    });
    const { preview } = (
      body as unknown as { data: { preview: { columns: string[]; rows: { row: number }[] } } }
    ).data;
    expect(preview.columns).toEqual(header);
    expect(preview.rows).toHaveLength(51);
    expect(preview.rows.at(-1)?.row).toBe(59);
  });

  test("checks all and writes nothing in a dry run", async () => {
    const [before, importsBefore] = [await total(), await imports()];
    const rows = [header, teacher(), teacher()];
    const { body } = await send(userEndpoints.import, csv(rows), { as: staff, query: { dry_run: true } });
    expect(body).toMatchObject({
      data: { total: 2, created: 2, updated: 0, unchanged: 0, preview: { rows: [{ row: 2 }, { row: 3 }] } },
      message: "All 2 rows can be imported",
    });
    expect((body as unknown as { data: object }).data).not.toHaveProperty("import_id");
    expect([await total(), await imports()]).toEqual([before, importsBefore]);
    expect((await figures(userEndpoints.import, csv(rows), { as: staff })).figures).toEqual([2, 0, 0]);
  });

  test("invites everybody it makes", async () => {
    const row = teacher();
    await figures(userEndpoints.import, csv([header, row]), { as: staff });
    const { rows } = await sql`select kind from mails where address = ${row[2]}`.execute(db);
    expect(rows).toEqual([{ kind: "invitation" }]);
  });
});

describe("POST …/bulkImport with an Idempotency-Key", () => {
  test("does nothing more when it is repeated, and answers the same figures", async () => {
    const headers = { "idempotency-key": "import once" };
    const content = csv([header, teacher(), teacher()]);
    const first = await figures(userEndpoints.import, content, { as: staff, headers });
    const before = [await total(), await imports()];
    expect(await figures(userEndpoints.import, content, { as: staff, headers })).toEqual(first);
    expect([await total(), await imports()]).toEqual(before);
    expect((await send(userEndpoints.import, content, { as: staff })).status).toBe(422);
  });

  test("does it once when both come at the same moment", async () => {
    const headers = { "idempotency-key": "both at once" };
    const content = csv([header, teacher(), teacher()]);
    const before = await total();
    const answers = await Promise.all(
      [1, 2].map(() => figures(userEndpoints.import, content, { as: staff, headers })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await total()).toBe(before + 2);
  });

  test("tells by the key or the id how far it is", async () => {
    const rows = Array.from({ length: 1100 }, () => teacher());
    const headers = { "idempotency-key": "how far" };
    const progress = async (id: string) =>
      (await call(importEndpoints.get, { as: staff, params: { id } })).body.data;
    // Another transaction is about to take the address of row 1080, so the second batch waits.
    const rival = await db.startTransaction().execute();
    await sql`insert into users (first_name, last_name, email, role) values ('R', 'R', ${rows[1078]?.[2]}, 'Instructor')`.execute(
      rival,
    );
    const done = figures(userEndpoints.import, csv([header, ...rows]), { as: staff, headers });
    const underWay = await vi.waitFor(
      async () => {
        const found = await progress("how far");
        expect(found).toMatchObject({
          state: "writing",
          processed: 1000,
          total: 1100,
          finished_at: null,
          can: [],
        });
        return found;
      },
      { timeout: 15_000, interval: 20 },
    );
    await rival.rollback().execute();
    expect((await done).id).toBe(underWay.id);
    expect(await progress(String(underWay.id))).toMatchObject({
      state: "done",
      processed: 1100,
      created: 1100,
      user: { id: staff.id },
      file_name: "people.csv",
      can: ["undo"],
    });
  });

  test("is told as failed when somebody takes a name meanwhile, and leaves nothing behind", async () => {
    const rows = Array.from({ length: 1100 }, () => teacher());
    const headers = { "idempotency-key": "goes wrong" };
    const before = await total();
    const rival = await db.startTransaction().execute();
    await sql`insert into users (first_name, last_name, email, role) values ('R', 'R', ${rows[1078]?.[2]}, 'Instructor')`.execute(
      rival,
    );
    const answer = send(userEndpoints.import, csv([header, ...rows]), { as: staff, headers });
    await vi.waitFor(
      async () => {
        const { body } = await call(importEndpoints.get, { as: staff, params: { id: "goes wrong" } });
        expect(body.data.processed).toBe(1000);
      },
      { timeout: 15_000, interval: 20 },
    );
    await rival.commit().execute();
    expect((await answer).status).toBe(409);
    const { body } = await call(importEndpoints.get, { as: staff, params: { id: "goes wrong" } });
    expect(body.data).toMatchObject({ state: "failed", created: 0, can: [] });
    expect(await total()).toBe(before + 1);
  });

  test("is somebody else's to ask about only by their own key", async () => {
    const headers = { "idempotency-key": "private" };
    await figures(userEndpoints.import, csv([header, teacher()]), { as: staff, headers });
    const colleague = await signInAs("Super Admin");
    const { status } = await call(importEndpoints.get, { as: colleague, params: { id: "private" } });
    expect(status).toBe(404);
    const long = "k".repeat(150);
    await figures(userEndpoints.import, csv([header, teacher()]), {
      as: staff,
      headers: { "idempotency-key": long },
    });
    expect((await call(importEndpoints.get, { as: staff, params: { id: long } })).status).toBe(200);
  });
});

test("POST /auth/bulk-register of 5,000 rows takes a few seconds", { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 5000 }, () => teacher());
  const started = performance.now();
  expect((await figures(userEndpoints.import, csv([header, ...rows]), { as: staff })).figures).toEqual([
    5000, 0, 0,
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`      5,000 users imported in ${seconds} s\n`);
});
