import type { Language } from "@kindling/contract";
import { readCsvRows } from "./csv.ts";
import { readXlsxRows } from "./xlsx.ts";

/**
 * Reads XLSX or CSV, detected by content, as rows of text with spreadsheet row numbers.
 * @throws Refusal malformed or tooLarge.
 */
export function readTable(content: Buffer, language: Language): Promise<string[][]> {
  const isPacked = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/.test(content.toString("latin1", 0, 4));
  return isPacked ? readXlsxRows(content, language) : readCsvRows(content, language);
}
