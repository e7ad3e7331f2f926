import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Language } from "@kindling/contract";
import type { TableLimits } from "../entities/tableLimits.ts";
import type { Reading, ReadingOrder } from "../entities/tellRows.ts";
import { unreadableFile } from "../files/unreadableFile.ts";

/**
 * Has a thread of its own read a table, so that other calls are answered meanwhile, and answers its rows in pieces. The
 * thread is stopped when it takes more memory or time than any honest file.
 * @throws Refusal malformed or tooLarge for what can't be read.
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
