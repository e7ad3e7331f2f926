import type { Language } from "@kindling/contract";
import { type TableLimits, tableLimits } from "../entities/tableLimits.ts";
import { boundedPieces, UnreadableTable } from "../entities/tellRows.ts";
import { unreadableFile } from "../files/unreadableFile.ts";
import { parsedCsv } from "./parseCsv.ts";
import { readInThread } from "./readInThread.ts";
import { escapeFormula } from "./spreadsheetText.ts";

/** What a cell of a CSV file may hold; only texts are escaped. */
export type CsvCell = string | number | boolean | null | undefined;

/** The byte order mark that makes spreadsheets read UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line of a CSV file, its end included. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** A CSV file as spreadsheet programs like it (RFC 4180, UTF-8 with byte order mark), with formulas escaped. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join("");
}

/** What can't be written as it is: what begins like a formula, parts cells or has space at its ends. */
const isSpecial = /^['=+\-@\s]|[",;\r\n]|\s$/;

/** A cell as it is written between commas. */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  if (!isSpecial.test(cell)) return cell;
  const text = escapeFormula(cell);
  const isQuoted = /[",;\r\n]/.test(text) || text.trim() !== text;
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As much as is read at once without keeping anybody waiting, in bytes. */
const shortFile = 2 ** 16;

/**
 * Reads a CSV file as `parsedCsv` does.
 * @throws Refusal malformed for what is no such file, tooLarge for more rows or columns than an import takes.
 */
export async function readCsvRows(content: Buffer, language: Language = "en"): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const piece of csvPieces(content, language, tableLimits)) rows.push(...piece);
  return rows;
}

/** Yields the rows of a CSV file one by one. */
export async function* csvRows(content: Buffer, language: Language): AsyncGenerator<string[]> {
  const limits = { ...tableLimits, rows: Infinity, cells: Infinity };
  for await (const piece of csvPieces(content, language, limits)) yield* piece;
}

async function* csvPieces(
  content: Buffer,
  language: Language,
  limits: TableLimits,
): AsyncGenerator<string[][]> {
  if (content.length > shortFile) {
    yield* readInThread(new URL("./csvReader.ts", import.meta.url), content, limits, language);
    return;
  }
  try {
    yield* boundedPieces(parsedCsv(content), limits);
  } catch (error) {
    throw unreadableFile(error instanceof UnreadableTable ? error.why : "damaged", language);
  }
}
