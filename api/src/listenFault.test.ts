import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { SettingsError } from "./core/settings.ts";
import { listenFault } from "./listenFault.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What listening there is refused with, in the words of `listenFault`; undefined when it is not. */
async function fault(port: number, host: string): Promise<unknown> {
  const server = createServer();
  servers.push(server);
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    return listenFault(error, { port, host });
  }
  return undefined;
}

describe("listenFault", () => {
  test("names PORT when something else listens there", async () => {
    expect(await fault(0, "127.0.0.1")).toBeUndefined();
    const taken = servers[0]?.address();
    const port = typeof taken === "object" ? (taken?.port ?? 0) : 0;
    const told = await fault(port, "127.0.0.1");
    expect(told).toBeInstanceOf(SettingsError);
    expect(String(told)).toContain(`PORT is ${port}, but another program already uses it`);
  });

  test("names HOST when it is no address of this machine", async () => {
    const told = await fault(0, "192.0.2.1");
    expect(told).toBeInstanceOf(SettingsError);
    expect(String(told)).toContain('HOST is "192.0.2.1"');
  });

  test("leaves any other error as it is", () => {
    const other = new Error("something else");
    expect(listenFault(other, { port: 1, host: "::" })).toBe(other);
  });
});
