import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Language } from "@kindling/contract";
import type { TableLimits } from "../entities/tableLimits.ts";
import type { Reading, ReadingOrder } from "../entities/tellRows.ts";
import { unreadableFile } from "../files/unreadableFile.ts";

/**
 * Reads a table in a thread with limited memory and time; returns its rows in pieces.
 * @throws Refusal malformed or tooLarge.
 */
export async function* readInThread(
  script: URL,
  content: Buffer,
  limits: TableLimits,
  language: Language,
): AsyncGenerator<string[][]> {
  const copy = new Uint8Array(content);
  const worker = new Worker(script, {
    workerData: { content: copy, limits } satisfies ReadingOrder,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.readerMegabytes },
  });
  try {
    for (;;) {
      const late = AbortSignal.timeout(limits.readerSeconds * 1000);
      const [reading] = (await once(worker, "message", { signal: late })) as [Reading];
      if (reading === "end") return;
      if (typeof reading === "string") throw unreadableFile(reading, language);
      yield reading;
      worker.postMessage("more");
    }
  } catch (error) {
    const code = (error as { code?: string }).code;
    const isOver = code === "ERR_WORKER_OUT_OF_MEMORY" || code === "ABORT_ERR";
    throw isOver ? unreadableFile("tooMuch", language) : error;
  } finally {
    await worker.terminate();
  }
}
