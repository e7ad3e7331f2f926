import type { Language } from "@kindling/contract";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";
import { readCsvRows } from "./csv.ts";
import { readXlsxRows } from "./xlsx.ts";

/**
 * Reads XLSX or CSV, detected by content, as rows of text with spreadsheet row numbers.
 * @throws Refusal unsupportedType, malformed or tooLarge.
 */
export async function readTable(content: Buffer, language: Language): Promise<string[][]> {
  const { fileTypeFromBuffer } = await import("file-type");
  if (/^(?:image|audio|video)\/|\/pdf$/.test((await fileTypeFromBuffer(content))?.mime ?? ""))
    throw new Refusal("unsupportedType", say[language].unsupported("CSV, XLSX"));
  const isPacked = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/.test(content.toString("latin1", 0, 4));
  return isPacked ? readXlsxRows(content, language) : readCsvRows(content, language);
}
