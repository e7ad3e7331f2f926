import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Worker } from "node:worker_threads";

/** How many files are typeset at the same time; the others wait their turn. */
const mostAtOnce = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Waits for a turn; returns the function that releases it. */
async function takeTurn(): Promise<() => void> {
  if (busy >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
}

async function* linesOf(look: unknown, things: AsyncIterable<unknown>) {
  yield `${JSON.stringify(typeof look === "function" ? await (look as () => unknown)() : look)}\n`;
  for await (const thing of things) yield `${JSON.stringify(thing)}\n`;
}

/**
 * Typesets in a separate thread and streams the PDF. The reader's pace limits the work, and a reader who leaves ends
 * it. A look that is a function is read while the thread starts, before the things.
 */
export async function printApart(
  thread: URL,
  look: unknown,
  things: AsyncIterable<unknown>,
): Promise<Readable> {
  const release = await takeTurn();
  const worker = new Worker(thread, { stdin: true, stdout: true });
  worker.once("exit", release);
  const file = new PassThrough();
  const stop = (error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error)));
  worker.once("error", stop);
  file.once("close", () => void worker.terminate());
  if (worker.stdin) void pipeline(Readable.from(linesOf(look, things)), worker.stdin).catch(stop);
  worker.stdout.pipe(file);
  // Failures before the first page become errors, not a partial file.
  await once(file, "readable");
  return file;
}
