import { once } from "node:events";
import { createServer, connect as dial, type Socket } from "node:net";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import { databaseNamed } from "./testDatabase.ts";

const commit = Buffer.from("commit\0");

/** A way to a PostgreSQL that can be cut at the moment when a transaction is committed. */
export interface CuttingProxy {
  readonly connection: PoolConfig;
  /** Breaks the connection of the next COMMIT, before or after the server executes it. */
  cutAtCommit(when: "before" | "after"): void;
  close(): void;
}

/** Opens a proxy before a database; it is to be closed. */
export async function cuttingProxy(server: PoolConfig, database: string): Promise<CuttingProxy> {
  let cut: "before" | "after" | undefined;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = dialServer(server);
    let isAnswerSwallowed = false;
    const drop = () => [client, upstream].forEach((each) => void each.destroy());
    for (const each of [client, upstream]) {
      sockets.add(each);
      each.on("error", drop).on("close", drop);
    }
    client.on("data", (chunk) => {
      if (cut && chunk.includes(commit)) {
        if (cut === "before") drop();
        isAnswerSwallowed = cut === "after";
        cut = undefined;
      }
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => (isAnswerSwallowed ? drop() : client.write(chunk)));
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const connection = connectionTo(databaseNamed(server, database), port);
  return {
    connection,
    cutAtCommit(when) {
      cut = when;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

function dialServer({ connectionString, host = "127.0.0.1", port = 5432 }: PoolConfig): Socket {
  if (connectionString) {
    const url = new URL(connectionString);
    return dial(Number(url.port || 5432), url.hostname);
  }
  return host.startsWith("/") ? dial(join(host, `.s.PGSQL.${port}`)) : dial(port, host);
}

function connectionTo(server: PoolConfig, port: number): PoolConfig {
  if (!server.connectionString) return { ...server, host: "127.0.0.1", port };
  const url = new URL(server.connectionString);
  url.host = `127.0.0.1:${port}`;
  return { connectionString: url.href };
}
