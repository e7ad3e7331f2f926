import { Readable } from "node:stream";
import { bankLimits, type Language } from "@kindling/contract";
import { tableLimits } from "../../../core/entities/tableLimits.ts";
import { boundedPieces, UnreadableTable } from "../../../core/entities/tellRows.ts";
import { Refusal } from "../../../core/errors.ts";
import { unreadableFile } from "../../../core/files/unreadableFile.ts";
import { readTable } from "../../../core/spreadsheets/readTable.ts";
import { bankFileSay } from "./bankFileSay.ts";

const { lines, columns, cell: cellLength } = bankLimits;
/** Banks write some rows above and below the lines. */
const limits = { ...tableLimits, rows: lines + 100, columns, cells: (lines + 100) * columns, cellLength };

/** The text of a file in UTF-8, UTF-16 or the Windows encoding of older programs. */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}

/** The sign between cells: the one that most rows have equally often. */
function delimiterOf(text: string): string {
  const rows = text
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n?|\n/)
    .filter((row) => row.trim() !== "")
    .slice(0, 60);
  const scored = [",", ";", "\t", "|"].map((sign) => {
    const counts = new Map<number, number>();
    for (const row of rows) {
      const count = row.split(sign).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const [usual = 0, often = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { sign, score: often * 100 + usual };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sign ?? ",";
}

/** `="0012"` keeps zeros in spreadsheet programs; it is text. */
const unwrapped = (text: string) => /^="([^"]*)"$/.exec(text)?.[1] ?? text;

async function* parsed(text: string): AsyncGenerator<string[]> {
  const { parse } = await import("csv-parse");
  const options = { delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true };
  for await (const row of Readable.from([text]).pipe(parse({ ...options, bom: true })) as AsyncIterable<
    string[]
  >)
    yield row.map(unwrapped);
}

/**
 * Reads a bank's table: CSV with any of the usual signs between cells, or XLSX.
 * @throws Refusal malformed, or tooLarge with what is too large.
 */
export async function readBankTable(content: Buffer, language: Language): Promise<string[][]> {
  if (content.toString("latin1", 0, 2) === "PK") return readTable(content, language);
  const text = decodeText(content);
  if (text.includes("\0")) throw unreadableFile("damaged", language);
  const rows: string[][] = [];
  try {
    for await (const piece of boundedPieces(parsed(text), limits)) rows.push(...piece);
  } catch (error) {
    const why = error instanceof UnreadableTable ? error.why : "damaged";
    if (why === "longCell" || why === "tooMuch")
      throw new Refusal("tooLarge", bankFileSay[language][why](rows.length));
    throw unreadableFile("damaged", language);
  }
  return rows;
}
