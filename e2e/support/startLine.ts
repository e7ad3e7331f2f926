import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A line between a browser and a portal that breaks when a test says so. */
export interface Line {
  readonly url: string;
  /** Nothing gets through in either direction until it is mended. */
  cut(): void;
  /** Is cut as soon as a path is asked for that starts so. */
  cutAt(start: string): void;
  /** Calls of a path reach the server and are carried out, but their replies are lost until it is mended. */
  loseReplies(path: string): void;
  mend(): void;
  /** How many calls of a path have reached the server. */
  arrived(path: string): number;
  stop(): Promise<void>;
}

/** Lays a line to a portal. */
export async function startLine(portalUrl: string): Promise<Line> {
  const target = new URL(portalUrl);
  const counts = new Map<string, number>();
  let isCut = false;
  let losing: string | null = null;
  let last: string | null = null;

  const cut = () => {
    isCut = true;
    server.closeAllConnections();
  };
  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const path = asked.url ?? "/";
    if (last !== null && path.startsWith(last)) cut();
    if (isCut) return void asked.socket.destroy();
    const onward = request(
      { host: target.hostname, port: target.port, path, method: asked.method, headers: asked.headers },
      (answer) => {
        counts.set(path, (counts.get(path) ?? 0) + 1);
        if (isCut || losing === path) {
          // Read to its end, so that the server has done all it does.
          answer.resume().once("end", () => asked.socket.destroy());
          return;
        }
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.once("error", () => asked.socket.destroy());
    asked.pipe(onward);
  };

  const server = createServer(pass);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAt(start) {
      last = start;
    },
    loseReplies(path) {
      losing = path;
    },
    mend() {
      isCut = false;
      losing = null;
      last = null;
    },
    arrived: (path) => counts.get(path) ?? 0,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
