import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { limiter } from "../../core/server/limiter.ts";

/** A virus scanner. */
export interface Scanner {
  /**
   * Returns the name of the virus in the content, if there is one.
   * @throws Error if the scanner doesn't answer, or couldn't read all of it.
   */
  scan(content: Readable | Buffer): Promise<string | undefined>;
  /** Whether it answers. */
  isThere(): Promise<boolean>;
}

/** How many milliseconds the scanner may be silent: while it scans (clamd gives up after 120 s), and when asked for a sign. */
const patience = { scan: 150_000, sign: 1000 };

/** clamd works on ten files at once unless told otherwise. */
const mostAtOnce = 4;

/** More than any answer has. */
const mostCharacters = 4096;

/** Speaks with clamd at `clamd://host:port` or at the path of its socket. */
export function clamd(address: string, silentMs = patience): Scanner {
  const place = placeOf(address);
  const taken = limiter(mostAtOnce, 200);
  return {
    async scan(content) {
      const reply = await taken(() => ask(place, asStream(content), silentMs.scan));
      if (reply === "stream: OK") return undefined;
      const name = /^stream: (.+) FOUND$/.exec(reply)?.[1];
      if (name) return name;
      throw new Error(`The virus scanner answered “${reply}”`);
    },
    async isThere() {
      const reply = await ask(place, Readable.from([Buffer.from("zPING\0")]), silentMs.sign).catch(() => "");
      return reply === "PONG";
    },
  };
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith("/")) return { path: address };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

/** The command INSTREAM: each part after its length, and a length of 0 at the end. */
function asStream(content: Readable | Buffer): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from("zINSTREAM\0");
      for await (const part of Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>)) {
        if (part.length === 0) continue;
        yield lengthOf(part.length);
        yield part;
      }
      yield lengthOf(0);
    })(),
    { objectMode: false },
  );
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Sends a command, and returns the answer, after which clamd closes the connection. */
async function ask(place: ReturnType<typeof placeOf>, command: Readable, silentMs: number): Promise<string> {
  const socket = connect(place);
  socket.setTimeout(silentMs, () => socket.destroy(new Error("The virus scanner didn't answer in time")));
  let reply = "";
  socket.on("data", (part) => {
    reply = (reply + part.toString("utf8")).slice(0, mostCharacters);
  });
  const closed = new Promise<Error | undefined>((resolve) => {
    let fault: Error | undefined;
    socket.on("error", (error) => {
      fault = error;
    });
    socket.on("close", () => resolve(fault));
  });
  try {
    // clamd may answer, and close, before it has read all: too much was sent.
    // A command that breaks off leaves the socket open, waiting for the rest.
    await pipeline(command, socket, { end: false }).catch((error: Error) => socket.destroy(error));
    const fault = await closed;
    if (!reply && fault) throw fault;
    return reply.replace(/[\0\n]+$/, "");
  } finally {
    socket.destroy();
  }
}
