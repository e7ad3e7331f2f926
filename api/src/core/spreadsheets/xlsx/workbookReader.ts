import { type CellValue, streamXlsxRows } from "hucre/xlsx";
import type { TableLimits } from "../../entities/tableLimits.ts";
import { tellRows, UnreadableTable } from "../../entities/tellRows.ts";
import { restored } from "../spreadsheetText.ts";
import { unpacksWithin } from "./unpacksWithin.ts";

await tellRows(read);

async function* read(content: Buffer, limits: TableLimits): AsyncGenerator<string[]> {
  if (!(await unpacksWithin(content, limits.unpackedBytes))) throw new UnreadableTable("tooMuch");
  let count = 0;
  let cells = 0;
  for await (const { index, values } of streamXlsxRows(content)) {
    cells += values.length;
    if (cells > limits.cells) throw new UnreadableTable("tooMuch");
    const row = values.map(cellText);
    while (row.at(-1) === "") row.pop();
    if (row.length === 0) continue;
    if (index >= limits.rows) throw new UnreadableTable("tooMuch");
    for (; count < index; count += 1) yield [];
    count += 1;
    yield row;
  }
}

function cellText(value: CellValue): string {
  if (value === null) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "number") return plainNumber(value);
  return typeof value === "string" ? restored(value) : String(value);
}

/** A number with the 15 digits a spreadsheet shows, and no exponent. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return text.includes("e")
    ? rounded.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}
