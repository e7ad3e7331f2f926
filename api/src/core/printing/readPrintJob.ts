import { createInterface } from "node:readline";

/** What a thread of `printApart` is to print: how it is to look, and things one after the other. */
interface PrintJob<Look, Thing> {
  /** Undefined if the reader has left. */
  readonly look: Look | undefined;
  readonly things: AsyncGenerator<Thing>;
}

/** Reads what a thread is to print from where `printApart` writes it: a line of JSON each. */
export async function readPrintJob<Look, Thing>(): Promise<PrintJob<Look, Thing>> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  async function readLine<T>(): Promise<T | undefined> {
    const { value, done } = await lines.next();
    return done ? undefined : (JSON.parse(value) as T);
  }
  async function* things(): AsyncGenerator<Thing> {
    for (let each = await readLine<Thing>(); each; each = await readLine<Thing>()) yield each;
  }
  return { look: await readLine<Look>(), things: things() };
}
