import type { Language } from "@kindling/contract";
import { type TableLimits, tableLimits } from "../../entities/tableLimits.ts";
import { unreadableFile } from "../../files/unreadableFile.ts";
import { readInThread } from "../readInThread.ts";

const oldEnvelope = Buffer.from("d0cf11e0", "hex");

/**
 * Reads the first sheet as text: dates as `YYYY-MM-DD`, plain numbers. Empty rows keep their numbers.
 * @throws Refusal malformed or tooLarge.
 */
export async function readXlsxRows(
  content: Buffer,
  language: Language = "en",
  limits: TableLimits = tableLimits,
): Promise<string[][]> {
  // Workbooks with a password, and those of the format before XLSX, come in another envelope.
  if (content.subarray(0, 4).equals(oldEnvelope)) throw unreadableFile("envelope", language);
  const script = new URL("./workbookReader.ts", import.meta.url);
  const rows: string[][] = [];
  for await (const piece of readInThread(script, content, limits, language)) rows.push(...piece);
  return rows;
}
