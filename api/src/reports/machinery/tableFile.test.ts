import { buffer } from "node:stream/consumers";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";
import { type Table, tableFile } from "./tableFile.ts";

const columns: Table["columns"] = [
  { label: "Grade", kind: "text" },
  { label: "Title", kind: "text" },
  { label: "Activity Type", kind: "text" },
  { label: "Answered At", kind: "moment" },
  { label: "Points", kind: "number" },
];

/** The workbook of some batches of rows, read again. */
async function workbook(...batches: SheetCell[][][]) {
  async function* rows() {
    yield* batches;
  }
  const { file } = await tableFile({ name: "Report", columns, batches: rows() }, "xlsx", "en");
  const [sheet] = (await readXlsx(await buffer(file))).sheets;
  return { rows: sheet?.rows, widths: sheet?.columns?.map(({ width }) => width) };
}

describe("the columns of a workbook", () => {
  const title = "Where does the river begin? A walk to the spring";

  test("are as wide as what stands in them, with room for their headings and what filters them", async () => {
    const { widths } = await workbook([["3", title, "Play", "2026-09-14 08:30", 10]]);
    const [grade = 0, titled = 0, type = 0, at = 0, points = 0] = widths ?? [];
    expect(grade).toBeGreaterThanOrEqual("Grade".length + 4);
    expect(grade).toBeLessThan(14);
    expect(titled).toBeGreaterThan(title.length);
    expect(type).toBeGreaterThanOrEqual("Activity Type".length + 4);
    expect(at).toBeGreaterThanOrEqual(17);
    expect(points).toBeGreaterThanOrEqual(11);
  });

  test("end somewhere, and go by the longest line of a text", async () => {
    const long = "How did your class feel after breathing together? ".repeat(8);
    const { widths } = await workbook([["K\nA second line, a longer one\nx", long, "Play", null, 10]]);
    expect(widths?.[0]).toBe("A second line, a longer one".length + 2);
    expect(widths?.[1]).toBe(60);
  });

  test("know letters that take the room of two", async () => {
    const { widths } = await workbook([["3", "こころのマインドフルネス活動", "Play", null, 10]]);
    expect(widths?.[1]).toBeGreaterThanOrEqual(28);
  });

  test("have their headings' width when there is nothing, and every row is there whatever batch it came in", async () => {
    expect(await workbook()).toEqual({
      rows: [columns.map(({ label }) => label)],
      widths: [9, 9, 17, 17, 11],
    });
    const line = (nth: number) => ["3", `Title ${nth}`, "Play", null, nth];
    const { rows } = await workbook([line(1), line(2)], [line(3)]);
    expect(rows?.slice(1).map((row) => row.at(-1))).toEqual([1, 2, 3]);
  });
});
