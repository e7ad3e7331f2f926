import { parentPort, workerData } from "node:worker_threads";
import { type CellValue, streamXlsxRows } from "hucre/xlsx";
import { restored } from "../spreadsheetText.ts";
import type { TableLimits } from "../tableLimits.ts";
import { unpacksWithin } from "./unpacksWithin.ts";

/** What the thread that reads a workbook is given. */
export interface ReadingOrder {
  readonly content: Uint8Array;
  readonly limits: TableLimits;
}

/** What the thread that reads a workbook answers: its rows, or why not. */
export type Reading = string[][] | "damaged" | "tooMuch";

parentPort?.postMessage(await read(workerData as ReadingOrder));

async function read({ content, limits }: ReadingOrder): Promise<Reading> {
  if (!(await unpacksWithin(Buffer.from(content.buffer), limits.unpackedBytes))) return "tooMuch";
  const rows: string[][] = [];
  let cells = 0;
  try {
    for await (const { index, values } of streamXlsxRows(content)) {
      // One cell far to the right makes a long row of nothing, in few bytes.
      cells += values.length;
      if (cells > limits.cells) return "tooMuch";
      const row = values.map(cellText);
      while (row.at(-1) === "") row.pop();
      if (row.length === 0) continue;
      if (index >= limits.rows || row.length > limits.columns) return "tooMuch";
      while (rows.length < index) rows.push([]);
      rows.push(row);
    }
  } catch {
    return "damaged";
  }
  return rows;
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
