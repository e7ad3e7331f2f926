import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** What the double takes for a virus. */
export const virus = "harmless words that the double takes for a virus";

/** How the double behaves: as clamd does, or in a way that is no answer. */
export type Manner = "scans" | "silent" | "closes" | "too large";

/** A server that speaks clamd's protocol, as far as the portal needs it. */
export interface ClamdDouble {
  readonly address: string;
  /** The sizes of what was scanned, in order. */
  readonly scanned: number[];
  /** How many connections are open. */
  open(): number;
  manner: Manner;
}

/** Reads `zINSTREAM` and its parts; undefined until all is there. */
function contentOf(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    at += 4;
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return undefined;
}

/** Starts a double of clamd that ends with the tests of the file. */
export async function startClamdDouble(): Promise<ClamdDouble> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    if (double.manner === "closes") socket.destroy();
    let bytes = Buffer.alloc(0);
    const reply = (): string | undefined => {
      if (double.manner === "silent") return undefined;
      if (double.manner === "too large") return "INSTREAM size limit exceeded. ERROR\0";
      if (bytes.toString("latin1") === "zPING\0") return "PONG\0";
      const content = contentOf(bytes);
      if (!content) return undefined;
      double.scanned.push(content.length);
      return content.includes(virus) ? "stream: Test.Virus FOUND\0" : "stream: OK\0";
    };
    socket.on("data", (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      const found = reply();
      if (found) socket.end(found);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The double has no port");
  const double: ClamdDouble = {
    address: `clamd://127.0.0.1:${address.port}`,
    scanned: [],
    open: () => sockets.size,
    manner: "scans",
  };
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return double;
}
