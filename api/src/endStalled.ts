import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";

/** Bytes a second below which, over the whole time, a body or an answer counts as stalled. */
const leastRate = 500;

/** How long a stalled client may delay the end of the server, in ms. */
const grace = 3000;

const counter = new Counter({
  name: "kindling_stalled_clients_total",
  help: "Connections that were ended during a call since this process started, by what had stalled",
  labelNames: ["what"],
  registers: [],
});
for (const what of ["body", "answer"]) counter.inc({ what }, 0);

/** Adds the clients that were ended to the metrics. */
export function countStalled(registry: Registry): void {
  registry.registerMetric(counter);
}

/** How long Node's server waits for headers, and for anything at all on a connection that is open. */
export function waitingFor(seconds: number) {
  const ms = seconds * 1000;
  return {
    connectionTimeout: ms,
    // By default 72 s: proxies keep theirs for 60, and must be the first to end one.
    keepAliveTimeout: 2.4 * ms,
    http: {
      // Nothing limits a whole request: large videos may take as long as they move.
      requestTimeout: 0,
      headersTimeout: ms,
      connectionsCheckingInterval: Math.min(ms / 4, 5000),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** A call under way: how many bytes had moved when it was last seen to move, and how many ms it has been waited for since. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  end(what: string): void;
  moved: number;
  waited: number;
}

/** What a call waits for from its client; undefined while it is the server that works. */
function awaited({ request, socket }: Exchange): "body" | "answer" | undefined {
  if (socket.writableLength > 0) return "answer";
  const isRead = request.readableFlowing === true && request.readableLength === 0;
  return !request.complete && isRead ? "body" : undefined;
}

/** Bytes that came, and those that the system took to send. */
const movedOn = ({ bytesRead, bytesWritten, writableLength }: Socket) =>
  bytesRead + bytesWritten - writableLength;

/**
 * Ends clients whose body or answer doesn't move for so many seconds, or moves too slowly; what the server itself takes
 * doesn't count. When the server ends, they have three seconds.
 */
export function endStalled(app: FastifyInstance, seconds: number): void {
  const exchanges = new Set<Exchange>();
  const sockets = new Set<Socket>();
  let limit = seconds * 1000;
  let closingAt = Number.POSITIVE_INFINITY;
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", ({ raw: request, log, routeOptions }, { raw: response }, done) => {
    const { socket } = request;
    // Calls of tests without a network have none.
    if (!(socket instanceof Socket)) return done();
    const exchange: Exchange = {
      request,
      socket,
      moved: movedOn(socket),
      waited: 0,
      end(what) {
        counter.inc({ what });
        log.warn({ route: routeOptions.url ?? null, what }, "a stalled client was ended");
        socket.destroy();
      },
    };
    exchanges.add(exchange);
    response.once("close", () => exchanges.delete(exchange));
    // Nothing moved on the connection, not even a part of a large write. Without a call, Node itself ends it.
    response.on("timeout", () => {
      const what = awaited(exchange);
      if (what) exchange.end(what);
      else socket.setTimeout(limit);
    });
    done();
  });
  // Looks are counted, not time: what came while the process was busy hasn't been read yet.
  const between = Math.min(limit / 4, 1000);
  const look = () => {
    for (const exchange of exchanges) {
      const what = awaited(exchange);
      const moved = movedOn(exchange.socket);
      const pending = what === "answer" ? exchange.socket.writableLength : 0;
      if (!what || moved - exchange.moved >= (leastRate * limit) / 1000) {
        Object.assign(exchange, { moved, waited: 0 });
        continue;
      }
      exchange.waited += between;
      if (exchange.waited > limit + (pending * 1000) / leastRate) exchange.end(what);
    }
    if (performance.now() < closingAt + grace) return;
    const inCalls = new Set([...exchanges].map(({ socket }) => socket));
    for (const socket of sockets) if (!inCalls.has(socket)) socket.destroy();
  };
  let looking: NodeJS.Timeout | undefined;
  app.server.once("listening", () => {
    looking = setInterval(look, between).unref();
  });
  app.addHook("preClose", async () => {
    closingAt = performance.now();
    limit = Math.min(limit, grace);
    for (const socket of sockets) socket.setTimeout(limit);
  });
  app.addHook("onClose", async () => clearInterval(looking));
}
