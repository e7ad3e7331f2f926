import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import type { TableLimits } from "./tableLimits.ts";

/** What a thread that reads a table is given. */
export interface ReadingOrder {
  readonly content: Uint8Array;
  readonly limits: TableLimits;
}

/** Why a table can't be read. */
export type Unreadable = "damaged" | "encoding" | "longCell" | "tooMuch";

/** What such a thread says: a piece of the rows, that these were all, or why it can't go on. */
export type Reading = string[][] | "end" | Unreadable;

/** Stops the reading of a table. */
export class UnreadableTable extends Error {
  readonly why: Unreadable;

  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}

const pieceSize = 1000;

/** Checks rows against the limits while reading, and yields them in pieces. */
export async function* boundedPieces(
  rows: AsyncIterable<string[]>,
  limits: TableLimits,
): AsyncGenerator<string[][]> {
  let piece: string[][] = [];
  let count = 0;
  let cells = 0;
  for await (const row of rows) {
    count += 1;
    // One cell far to the right makes a long row of nothing, in few bytes.
    cells += row.length;
    const isTooMuch = count > limits.rows || row.length > limits.columns || cells > limits.cells;
    if (isTooMuch) throw new UnreadableTable("tooMuch");
    if (row.some((cell) => cell.length > limits.cellLength)) throw new UnreadableTable("longCell");
    piece.push(row);
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}

/** Sends rows from the reading thread, each piece after the previous one was taken. */
export async function tellRows(
  read: (content: Buffer, limits: TableLimits) => AsyncIterable<string[]>,
): Promise<void> {
  const port = parentPort;
  if (!port) return;
  const { content, limits } = workerData as ReadingOrder;
  const tell = (reading: Reading) => port.postMessage(reading);
  try {
    for await (const piece of boundedPieces(read(Buffer.from(content.buffer), limits), limits)) {
      tell(piece);
      await once(port, "message");
    }
    tell("end");
  } catch (error) {
    tell(error instanceof UnreadableTable ? error.why : "damaged");
  }
}
