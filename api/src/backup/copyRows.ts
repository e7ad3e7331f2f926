import { once } from "node:events";
import type { Client, Connection, Submittable } from "pg";

/** What a COPY needs of a connection beyond what its types tell. */
interface CopyConnection extends Pick<Connection, "stream"> {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const blockSize = 64 * 1024;
/** So many blocks may wait before the server has to. */
const mostWaiting = 8;

/** Collects what COPY TO STDOUT sends into blocks, and holds the server back while nobody takes them. */
class Outgoing implements Submittable {
  rows = 0;
  readonly #statement: string;
  readonly #blocks: Buffer[] = [];
  #block = Buffer.allocUnsafe(blockSize);
  #used = 0;
  #stream: Connection["stream"] | undefined;
  #ended: { readonly error?: Error } | undefined;
  #wake = () => {};

  constructor(statement: string) {
    this.#statement = statement;
  }

  submit(connection: Connection): void {
    this.#stream = connection.stream;
    connection.query(this.#statement);
  }

  /** The server sends each row apart; its memory is used again after this call. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.rows += 1;
    for (let from = 0; from < chunk.length; ) {
      const copied = chunk.copy(this.#block, this.#used, from);
      this.#used += copied;
      from += copied;
      if (this.#used === blockSize) this.#flush();
    }
    if (this.#blocks.length >= mostWaiting) this.#stream?.pause();
  }

  handleCommandComplete(): void {
    this.#flush();
  }

  handleReadyForQuery(): void {
    this.#end({});
  }

  handleError(error: Error): void {
    this.#end({ error });
  }

  async *blocks(): AsyncGenerator<Buffer> {
    for (;;) {
      const block = this.#blocks.shift();
      if (block) {
        yield block;
      } else if (this.#ended) {
        if (this.#ended.error) throw this.#ended.error;
        return;
      } else {
        const more = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#stream?.resume();
        await more;
      }
    }
  }

  #flush(): void {
    if (this.#used > 0) this.#blocks.push(this.#block.subarray(0, this.#used));
    this.#block = Buffer.allocUnsafe(blockSize);
    this.#used = 0;
    this.#wake();
  }

  #end(ended: { readonly error?: Error }): void {
    this.#ended ??= ended;
    this.#wake();
  }
}

/** Starts a COPY TO STDOUT; its blocks have to be taken to the end, and its rows are known then. */
export function copyOut(client: Client, statement: string) {
  return client.query(new Outgoing(statement));
}

/** Sends what COPY FROM STDIN takes, no faster than the server reads. */
class Incoming implements Submittable {
  readonly done: Promise<void>;
  readonly #statement: string;
  readonly #chunks: AsyncIterable<Buffer>;
  readonly #over = new AbortController();
  #fault: Error | undefined;
  #resolve = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(statement: string, chunks: AsyncIterable<Buffer>) {
    this.#statement = statement;
    this.#chunks = chunks;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection).catch((error: Error) => {
      if (this.#over.signal.aborted) return;
      this.#fault = error;
      connection.sendCopyFail("the backup can't be read");
    });
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#over.abort();
    this.#reject(this.#fault ?? error);
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { signal } = this.#over;
    for await (const chunk of this.#chunks) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain", { signal });
      if (signal.aborted) return;
    }
    connection.endCopyFrom();
  }
}

/** Runs a COPY FROM STDIN with these chunks. */
export function copyIn(client: Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new Incoming(statement, chunks)).done;
}
