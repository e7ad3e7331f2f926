import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { deflateRawSync } from "node:zlib";
import { readXlsx, writeXlsx as writeOther } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { tableLimits } from "../entities/tableLimits.ts";
import { readTable } from "./readTable.ts";
import { zipStream } from "./xlsx/zipStream.ts";
import { readXlsxRows, type Sheet, type SheetCell, writeXlsx } from "./xlsx.ts";

const columns: Sheet["columns"] = [
  { label: "Site", kind: "text" },
  { label: "Points", kind: "number" },
  { label: "Answered", kind: "date" },
  { label: "Participation %", kind: "percent" },
  { label: "Earned", kind: "money" },
];

const write = (rows: SheetCell[][], rowsPerSheet?: number) =>
  buffer(writeXlsx([{ name: "Report", columns, rows }], rowsPerSheet));

/** A workbook with one sheet of this XML, as other programs write it. */
async function workbookOf(sheetData: string, sharedStrings = ""): Promise<Buffer> {
  const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relationships = (links: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`;
  const files = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": relationships(
      `<Relationship Id="r1" Type="${rels}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    "xl/workbook.xml": `<workbook xmlns:r="${rels}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships(
      `<Relationship Id="r1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/>
       <Relationship Id="r2" Type="${rels}/sharedStrings" Target="sharedStrings.xml"/>`,
    ),
    "xl/sharedStrings.xml": `<sst>${sharedStrings}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, content]) => ({ name, content: [content] }));
  return buffer(zipStream(entries));
}

describe("writeXlsx", () => {
  test("writes real numbers, dates, shares and dollars under a bold frozen header with a filter", async () => {
    const content = await write([["Lincoln", 1250, "2026-02-28", 0.625, 123456]]);
    const { sheets } = await readXlsx(content, { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.name).toBe("Report");
    expect(sheet?.rows).toEqual([
      ["Site", "Points", "Answered", "Participation %", "Earned"],
      ["Lincoln", 1250, new Date("2026-02-28T00:00:00Z"), 0.625, 1234.56],
    ]);
    const formats = sheet?.cells && [0, 1, 2, 3, 4].map((at) => sheet.cells?.get(`1,${at}`)?.style?.numFmt);
    expect(formats?.slice(2)).toEqual(["yyyy\\-mm\\-dd", "0%", '"$"#,##0.00']);
    expect(sheet?.cells?.get("0,0")?.style?.font?.bold).toBe(true);
    // Long headings wrap; the cells below don't.
    expect(sheet?.cells?.get("0,0")?.style?.alignment?.wrapText).toBe(true);
    expect(sheet?.cells?.get("1,0")?.style?.alignment?.wrapText).toBeFalsy();
    expect(sheet?.cells?.get("1,0")?.style?.font?.bold).toBeFalsy();
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.autoFilter?.range).toBe("A1:E2");
    expect(sheet?.columns?.map((column) => column.width)).toEqual([24, 11, 12, 19, 14]);
  });

  test.each(["=1+1", "+1 555 0100", "-2", "@cmd", "\tx", "\rx", "'=already"])(
    "escapes %j, and reading it back restores it",
    async (text) => {
      const content = await write([[text]]);
      expect((await readXlsxRows(content))[1]).toEqual([text]);
      const [sheet] = (await readXlsx(content)).sheets;
      expect(String(sheet?.rows[1]?.[0])).toMatch(/^'/);
    },
  );

  test.each([
    "a < b & \"c\" > 'd'",
    " padded ",
    "two\nlines\r\nand more",
    "_x0041_ is not A",
    "snake_case",
    "José 🎈",
  ])("writes the text %j, and reading it back gives it", async (text) => {
    expect((await readXlsxRows(await write([[text]])))[1]).toEqual([text]);
  });

  test("leaves out what XML can't hold", async () => {
    const [, row] = await readXlsxRows(await write([["a\u0000b\u0008c\uD800d\uFFFE"]]));
    expect(row).toEqual(["abc\uFFFDd"]);
  });

  test("leaves cells empty for null and for what is no number, and writes yes and no", async () => {
    const rows = await readXlsxRows(await write([[null, Number.NaN, "", null, true]]));
    expect(rows[1]).toEqual(["", "", "", "", "true"]);
  });

  test("writes dates that spreadsheets count wrongly, and what is no date, as text", async () => {
    const rows = await readXlsxRows(
      await write([
        ["a", 1, "1899-12-31"],
        ["b", 2, "soon"],
      ]),
    );
    expect(rows.slice(1)).toEqual([
      ["a", "1", "1899-12-31"],
      ["b", "2", "soon"],
    ]);
  });

  test("goes on in further sheets, each with its header, when a sheet is full", async () => {
    const content = await write([["a"], ["b"], ["c"], ["d"]], 3);
    const { sheets } = await readXlsx(content);
    expect(sheets.map((sheet) => [sheet.name, sheet.rows.map((row) => row[0])])).toEqual([
      ["Report", ["Site", "a", "b"]],
      ["Report 2", ["Site", "c", "d"]],
    ]);
  });

  test("writes several sheets, under names that spreadsheets take", async () => {
    const name = "A/B: [what] is a very long name indeed";
    const content = await buffer(writeXlsx([1, 2].map(() => ({ name, columns, rows: [] }))));
    const { sheets } = await readXlsx(content);
    const names = sheets.map((sheet) => sheet.name);
    expect(names).toEqual(["A B   what  is a very long name", "A B   what  is a very long na 2"]);
  });

  test("takes its rows as they come, at a memory that does not grow", async () => {
    let made = 0;
    const closed = Promise.withResolvers<string>();
    async function* rows() {
      try {
        while (made < 3_000_000) {
          const batch = Array.from({ length: 100 }, (_, i) => ["a site", made + i, "2026-01-01", 0.5, made]);
          made += batch.length;
          yield batch;
        }
      } finally {
        closed.resolve("closed");
      }
    }
    let size = 0;
    const before = process.memoryUsage().rss;
    for await (const chunk of writeXlsx([{ name: "Many", columns, rows: rows() }])) {
      size += (chunk as Buffer).length;
      if (made > 150_000) break;
    }
    expect(size).toBeGreaterThan(1_000_000);
    expect(made).toBeLessThan(200_000);
    expect(await closed.promise).toBe("closed");
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 2 ** 20);
  });

  test("passes on what went wrong with the rows", async () => {
    async function* rows(): AsyncGenerator<SheetCell[][]> {
      yield [["one"]];
      throw new Error("the database went away");
    }
    await expect(buffer(writeXlsx([{ name: "A", columns, rows: rows() }]))).rejects.toThrow("went away");
  });

  test.skipIf(spawnSync("unzip").error)("makes an archive that other programs unpack", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kindling-xlsx-"));
    try {
      writeFileSync(join(folder, "a.xlsx"), await write([["Lincoln", 1, "2026-01-01", 1, 5]]));
      expect(execFileSync("unzip", ["-t", "a.xlsx"], { cwd: folder, encoding: "utf8" })).toContain(
        "No errors detected",
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("readXlsxRows", () => {
  test("reads what another program wrote: text, dates, numbers without exponent, yes and no", async () => {
    const content = await writeOther({
      sheets: [
        {
          name: "A",
          rows: [
            ["Name", "When", "Number"],
            ["Ana", new Date("2026-03-01T00:00:00Z"), 1e21],
            [null, new Date("2026-03-01T15:30:00Z"), 0.0000001234],
            ["", null, 0.1 + 0.2],
            [true, null, 12345678901234],
          ],
        },
        { name: "B", rows: [["not this one"]] },
      ],
    });
    expect(await readXlsxRows(Buffer.from(content))).toEqual([
      ["Name", "When", "Number"],
      ["Ana", "2026-03-01", "1000000000000000000000"],
      ["", "2026-03-01", "0.0000001234"],
      ["", "", "0.3"],
      ["true", "", "12345678901234"],
    ]);
  });

  test("keeps empty rows in between and forgets those at the end, so that places are the spreadsheet's", async () => {
    const content = await workbookOf(
      `<row r="2"><c r="B2" t="inlineStr"><is><t>two</t></is></c></row><row r="5"><c r="A5"><v>5</v></c></row>
       <row r="1048576"><c r="A1048576" s="0"/></row>`,
    );
    expect(await readXlsxRows(content)).toEqual([[], ["", "two"], [], [], ["5"]]);
  });

  test("refuses what is no workbook, in words", async () => {
    const refused = { code: "malformed" };
    await expect(readXlsxRows(Buffer.from("PK\x03\x04 not really a zip archive"))).rejects.toMatchObject(
      refused,
    );
    await expect(readXlsxRows(Buffer.from("Name,Grade"))).rejects.toMatchObject(refused);
    await expect(readXlsxRows(Buffer.alloc(3))).rejects.toMatchObject(refused);
    const other = await buffer(zipStream([{ name: "a.txt", content: ["a"] }]));
    await expect(readXlsxRows(other, "es")).rejects.toThrow("No se pudo leer este archivo");
    const old = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
    await expect(readXlsxRows(old)).rejects.toThrow("old XLS format");
  });

  test("refuses a workbook cut short", async () => {
    const content = await write(Array.from({ length: 2000 }, (_, i) => [`site ${i}`, i]));
    await expect(readXlsxRows(content.subarray(0, content.length / 2))).rejects.toMatchObject({
      code: "malformed",
    });
  });

  test("refuses what unpacks to too much, whatever sizes it claims", async () => {
    const content = await workbookOf("<row>".padEnd(2 * 2 ** 20));
    expect(content.length).toBeLessThan(2 ** 16);
    const limits = { ...tableLimits, unpackedBytes: 2 ** 20 };
    const lying = Buffer.from(content);
    // Every size in the archive's directory claims to be 10 bytes.
    for (let at = lying.indexOf("PK\x01\x02"); at !== -1; at = lying.indexOf("PK\x01\x02", at + 4)) {
      lying.writeUInt32LE(10, at + 24);
    }
    await expect(readXlsxRows(content, "en", limits)).rejects.toMatchObject({ code: "tooLarge" });
    await expect(readXlsxRows(lying, "en", limits)).rejects.toMatchObject({ code: "tooLarge" });
  });

  test("refuses an archive of thousands of parts", async () => {
    const one = deflateRawSync("x");
    const header = Buffer.alloc(30);
    header.write("PK\x03\x04", "latin1");
    header.writeUInt16LE(8, 8);
    const content = Buffer.concat(Array.from({ length: 2001 }, () => Buffer.concat([header, one])));
    await expect(readXlsxRows(content)).rejects.toMatchObject({ code: "tooLarge" });
  });

  test("refuses more rows or columns than an import takes", async () => {
    const cell = (place: string) => `<row><c r="${place}"><v>1</v></c></row>`;
    const tooMany = await workbookOf(`<row r="100002"><c r="A100002"><v>1</v></c></row>`);
    await expect(readXlsxRows(tooMany)).rejects.toMatchObject({ code: "tooLarge" });
    await expect(readXlsxRows(await workbookOf(cell("GS1")))).rejects.toMatchObject({ code: "tooLarge" });
    await expect(readXlsxRows(await workbookOf(cell("ZZZZZ1")))).rejects.toMatchObject({ code: "malformed" });
  });

  test("refuses rows that are long and empty before they take long", async () => {
    const content = await workbookOf(`<row><c r="XFD1"/></row>`.repeat(20_000));
    await expect(readXlsxRows(content)).rejects.toMatchObject({ code: "tooLarge" });
  });

  test("stops reading what takes more memory or time than any honest file", async () => {
    const content = await workbookOf("", "<si><t>a</t></si>".repeat(300_000));
    const refused = { code: "tooLarge" };
    await expect(readXlsxRows(content, "en", { ...tableLimits, readerMegabytes: 24 })).rejects.toMatchObject(
      refused,
    );
    await expect(readXlsxRows(content, "en", { ...tableLimits, readerSeconds: 0.1 })).rejects.toMatchObject(
      refused,
    );
  });

  test("expands no entities of the file's own", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "${"x".repeat(1000)}"><!ENTITY c "${"&b;".repeat(1000)}">]>`;
    const content = await workbookOf(
      `${bomb}<row r="1"><c r="A1" t="inlineStr"><is><t>${"&c;".repeat(100)}</t></is></c></row>`,
    );
    const read = await readXlsxRows(content).catch(() => [[""]]);
    expect(String(read[0]?.[0]).length).toBeLessThan(10_000);
  });
});

test("readTable tells a workbook from a CSV file by its content", async () => {
  expect(await readTable(await write([["a", 1]]), "en")).toHaveLength(2);
  expect(await readTable(Buffer.from("PKG;Name\r\n1;2"), "en")).toEqual([
    ["PKG", "Name"],
    ["1", "2"],
  ]);
  await expect(readTable(Buffer.from("d0cf11e0a1b11ae1", "hex"), "en")).rejects.toThrow("old XLS format");
});
