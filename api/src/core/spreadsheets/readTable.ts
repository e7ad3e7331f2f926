import type { Language } from "@kindling/contract";
import { readCsvRows } from "./csv.ts";
import { readXlsxRows } from "./xlsx.ts";

/**
 * Reads a file of a table, XLSX or CSV as its content shows, as rows of text; a row's place is its number in the
 * spreadsheet.
 * @throws Refusal malformed or tooLarge for what can't be read as one.
 */
export function readTable(content: Buffer, language: Language): Promise<string[][]> {
  const isPacked = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/.test(content.toString("latin1", 0, 4));
  return isPacked ? readXlsxRows(content, language) : readCsvRows(content, language);
}
