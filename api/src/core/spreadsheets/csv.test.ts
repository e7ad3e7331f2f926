import { describe, expect, test, vi } from "vitest";
import { type CsvCell, csvText, readCsvRows } from "./csv.ts";

const read = (text: string) => readCsvRows(Buffer.from(text));

describe("readCsvRows", () => {
  test("reads commas and semicolons, with and without byte order mark, all line ends", async () => {
    const table = [
      ["First name", "City"],
      ["Ana", "Bogotá"],
    ];
    expect(await read("First name,City\nAna,Bogotá")).toEqual(table);
    expect(await read("\uFEFFFirst name;City\r\nAna;Bogotá\r\n")).toEqual(table);
    expect(await read('"First name";City\rAna;Bogotá')).toEqual(table);
  });

  test("is not misled by separators inside quotes, and reads quotes and line ends inside cells", async () => {
    expect(await read('"Name; or ""nick"", or both",Note\nAna,"two\nlines; one cell"')).toEqual([
      ['Name; or "nick", or both', "Note"],
      ["Ana", "two\nlines; one cell"],
    ]);
  });

  test("keeps empty lines, so that a row's place is its number in the spreadsheet", async () => {
    const rows = await read("Name,Grade\n\nAna,3\n,\n");
    expect(rows.map((row) => row.join("|"))).toEqual(["Name|Grade", "", "Ana|3", "|"]);
  });

  test("takes rows longer or shorter than the header, and a quote inside a plain cell", async () => {
    expect(await read('a,b\n1\n1,2,3\n6" nails,x')).toEqual([
      ["a", "b"],
      ["1"],
      ["1", "2", "3"],
      ['6" nails', "x"],
    ]);
  });

  test("answers no rows for an empty file", async () => {
    expect(await read("")).toEqual([]);
  });

  test("refuses what is not UTF-8, and what is no text", async () => {
    await expect(readCsvRows(Buffer.from("Name\nJosé", "latin1"))).rejects.toThrow("UTF-8");
    await expect(readCsvRows(Buffer.from("Name\nJosé", "utf16le"))).rejects.toThrow("UTF-8");
    await expect(readCsvRows(Buffer.from("Name\nJosé", "latin1"), "es")).rejects.toThrow("no está en UTF-8");
  });

  test("refuses a quote that never ends", async () => {
    await expect(read('a,b\n"1,2\n3,4')).rejects.toMatchObject({ code: "malformed" });
  });

  test("refuses more rows or columns than an import takes", async () => {
    await expect(read("a\n".repeat(100_002))).rejects.toMatchObject({ code: "tooLarge" });
    await expect(read(",".repeat(200))).rejects.toMatchObject({ code: "tooLarge" });
    expect(await read("a\n".repeat(100_001))).toHaveLength(100_001);
  });

  test("keeps a character whole that lies where two slices meet", async () => {
    const cell = `${"x".repeat(2 ** 16 - 1)}😀 school`;
    expect(await readCsvRows(Buffer.from(`${cell}\r\n`))).toEqual([[cell]]);
  });

  test("reads a long file in a thread of its own", async () => {
    const started = vi.fn();
    process.on("worker", started);
    await read("Name,Grade\nAna,3\n");
    expect(started).not.toHaveBeenCalled();
    const rows = await read("some,ordinary,row,of,words\n".repeat(60_000));
    process.off("worker", started);
    expect([rows.length, rows.at(-1)]).toEqual([60_000, ["some", "ordinary", "row", "of", "words"]]);
    expect(started).toHaveBeenCalledOnce();
  });

  test("refuses 19 MB of line ends, as rows and in one cell", async () => {
    const lines = "\n".repeat(19 * 2 ** 20);
    await expect(read(`Name${lines}`)).rejects.toMatchObject({ code: "tooLarge" });
    await expect(read(`Name\n"${lines}"\n`)).rejects.toThrow("A cell in this file");
  });
});

describe("csvText", () => {
  test("writes RFC 4180 with a byte order mark", () => {
    const rows: CsvCell[][] = [
      ["Name", "Points", "Active", "Note"],
      ['Ana "la maga"', -12.5, false, null],
      ["a,b;c", 0, true, undefined],
    ];
    expect(csvText(rows)).toBe(
      '\uFEFFName,Points,Active,Note\r\n"Ana ""la maga""",-12.5,false,\r\n"a,b;c",0,true,\r\n',
    );
  });

  test.each(["=1+1", "+1 555 0100", "-sum(A1)", "@cmd", "\tx", "\rx", "'=already", "'''@x"])(
    "escapes %j, and reading it back restores it",
    async (text) => {
      const csv = csvText([["h"], [text]]);
      expect((await readCsvRows(Buffer.from(csv)))[1]).toEqual([text]);
      expect(csv.split("\r\n")[1]).toMatch(/^"?'/);
    },
  );

  test.each(["'tis", "O'Brien", "'", "a=b", " padded ", "", "5 - 3", "línea\nnueva"])(
    "writes %j as it is, and reading it back gives it",
    async (text) => {
      const csv = csvText([["h"], [text, "."]]);
      expect((await readCsvRows(Buffer.from(csv)))[1]).toEqual([text, "."]);
      expect(csv).toContain(text);
    },
  );
});
