import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Language } from "@kindling/contract";
import { parse } from "csv-parse";
import { neutralised, restored } from "./spreadsheetText.ts";
import { tableLimits } from "./tableLimits.ts";
import { unreadableFile } from "./unreadableFile.ts";

/** What a cell of a CSV file may hold; only texts are neutralised. */
export type CsvCell = string | number | boolean | null | undefined;

/** What spreadsheet programs know UTF-8 by: it stands first in a file. */
export const byteOrderMark = "\uFEFF";

/** One line of a CSV file, its end included. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** A CSV file as spreadsheet programs like it (RFC 4180, UTF-8 with byte order mark), with formulas neutralised. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join("");
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  const text = typeof cell === "string" ? neutralised(cell) : String(cell);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reads a CSV file: UTF-8 with or without byte order mark, cells parted by commas or semicolons. Every line is a row,
 * empty ones too, so that the first row is the spreadsheet's row 1. Long files are read in slices, other work between.
 * @throws Refusal malformed for what is no such file, tooLarge for more rows or columns than an import takes.
 */
export async function readCsvRows(content: Buffer, language: Language = "en"): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of csvRows(content, language)) {
    if (rows.length >= tableLimits.rows || row.length > tableLimits.columns) {
      throw unreadableFile("tooMuch", language);
    }
    rows.push(row);
  }
  return rows;
}

/** The rows of a CSV file one after the other, for whoever keeps only some of them. */
export async function* csvRows(content: Buffer, language: Language): AsyncGenerator<string[]> {
  const text = decoded(content, language);
  const options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  };
  const read = Readable.from(slicesOf(text)).pipe(parse(options)) as AsyncIterable<string[]>;
  try {
    for await (const row of read) yield row.map(restored);
  } catch {
    throw unreadableFile("damaged", language);
  }
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  const size = 2 ** 16;
  for (let start = 0; start < text.length; ) {
    // No character is cut in two: one outside the basic plane takes two places.
    const whole = /[\uD800-\uDBFF]/.test(text[start + size - 1] ?? "") ? size + 1 : size;
    yield text.slice(start, start + whole);
    start += whole;
    await setImmediate();
  }
}

function decoded(content: Buffer, language: Language): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw unreadableFile("encoding", language);
  }
  if (text.includes("\0")) throw unreadableFile("encoding", language);
  return text;
}

/** What parts the cells of the header: the semicolon only where there are more of them than commas. */
function delimiterOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const count = (sign: string) => header.split(sign).length;
  return count(";") > count(",") ? ";" : ",";
}
