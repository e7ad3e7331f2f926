import { createInterface } from "node:readline";
import type { Writable } from "node:stream";

/**
 * Prints in a thread of `printApart`, which sends how the file is to look and then things one after the other, a line
 * of JSON each. The thread's end frees fonts, pictures and memory.
 */
export async function printThread<Look, Thing>(
  write: (things: AsyncIterable<Thing>, look: Look, out: Writable) => Promise<void>,
): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  async function readLine<T>(): Promise<T | undefined> {
    const { value, done } = await lines.next();
    return done ? undefined : (JSON.parse(value) as T);
  }
  async function* things(): AsyncGenerator<Thing> {
    for (let each = await readLine<Thing>(); each; each = await readLine<Thing>()) yield each;
  }
  const look = await readLine<Look>();
  // A reader may have left before the first line.
  if (look) await write(things(), look, process.stdout);
}
