import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Language } from "@kindling/contract";
import { type TableLimits, tableLimits } from "../tableLimits.ts";
import { unreadableFile } from "../unreadableFile.ts";
import type { Reading, ReadingOrder } from "./workbookReader.ts";

const oldEnvelope = Buffer.from("d0cf11e0", "hex");

/**
 * Reads the first sheet of a workbook as text: dates as `YYYY-MM-DD`, numbers without exponent. A row's place is its
 * number in the spreadsheet, so empty rows in between are kept. A thread of its own does it, which is stopped when it
 * takes more memory or time than any honest file.
 * @throws Refusal malformed for what is no workbook, tooLarge for what unpacks to more than an import takes.
 */
export async function readXlsxRows(
  content: Buffer,
  language: Language = "en",
  limits: TableLimits = tableLimits,
): Promise<string[][]> {
  // Workbooks with a password, and those of the format before XLSX, come in another envelope.
  if (content.subarray(0, 4).equals(oldEnvelope)) throw unreadableFile("envelope", language);
  const copy = new Uint8Array(content);
  const worker = new Worker(new URL("./workbookReader.ts", import.meta.url), {
    workerData: { content: copy, limits } satisfies ReadingOrder,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.readerMegabytes },
  });
  try {
    const late = AbortSignal.timeout(limits.readerSeconds * 1000);
    const [reading] = (await once(worker, "message", { signal: late })) as [Reading];
    if (typeof reading === "string") throw unreadableFile(reading, language);
    return reading;
  } catch (error) {
    const code = (error as { code?: string }).code;
    const isOver = code === "ERR_WORKER_OUT_OF_MEMORY" || code === "ABORT_ERR";
    throw isOver ? unreadableFile("tooMuch", language) : error;
  } finally {
    await worker.terminate();
  }
}
