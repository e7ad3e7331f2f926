import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from "node:http";
import { request as tlsRequest } from "node:https";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "./run.mjs";

/** The examples in deploy/ are tried with the real programs where this machine has them; beside a stand-in for the portal. */

const home = mkdtempSync(join(tmpdir(), "kindling-proxies-"));
const certificate = join(home, "portal.pem");
const heard: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
let portal: Server;
let firstPiece = Promise.withResolvers<string>();

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

beforeAll(async () => {
  const subject = ["-subj", "/CN=portal.example.org", "-days", "2"];
  const made = [
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    `${certificate}.key`,
    "-out",
    `${certificate}.crt`,
  ];
  execFileSync("openssl", ["req", "-x509", ...made, ...subject], { stdio: "ignore" });
  const both = [`${certificate}.crt`, `${certificate}.key`].map((path) => readFileSync(path, "utf8"));
  writeFileSync(certificate, both.join(""));
  portal = createServer((request, answer) => {
    const { method = "", url = "", headers } = request;
    heard.push({ method, url, headers });
    request.once("data", (piece) => firstPiece.resolve(String(piece)));
    if (method === "GET") answer.end("portal");
    else request.on("end", () => answer.end("taken")).resume();
  });
  portal.listen(0, "127.0.0.1");
  await once(portal, "listening");
});

afterAll(() => {
  portal.closeAllConnections();
  portal.close();
  rmSync(home, { recursive: true, force: true });
});

interface Proxy {
  readonly name: string;
  readonly program: string;
  /** The example as it stands, with ports and paths of this test. */
  write(ports: { http: number; https: number; portal: number }): string;
  args(file: string): string[];
}

const example = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

/** Replaces what has to be there. */
const put = (text: string, found: string, other: string) => {
  expect(text).toContain(found);
  return text.replaceAll(found, other);
};

const proxies: Proxy[] = [
  {
    name: "nginx",
    program: "/usr/sbin/nginx",
    write({ http, https, portal: port }) {
      const paths = put(
        put(example("nginx.conf"), "/etc/ssl/portal.example.org.pem", certificate),
        "/etc/ssl/portal.example.org.key",
        `${certificate}.key`,
      );
      const logged = put(paths, "/var/log/nginx/kindling.log", join(home, "nginx.log"));
      const served = put(
        put(logged, "server 127.0.0.1:4000;", `server 127.0.0.1:${port};`),
        "listen 80;",
        `listen ${http};`,
      );
      const secured = put(served, "listen 443 ssl http2;", `listen ${https} ssl http2;`);
      const server = put(put(secured, "listen [::]:80;", ""), "listen [::]:443 ssl http2;", "");
      const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${home}/${kind};`,
      );
      return `daemon off; pid ${home}/nginx.pid; error_log stderr; events {} http { ${kept.join(" ")}\n${server}\n}`;
    },
    args: (file) => ["-c", file, "-p", home],
  },
  {
    name: "haproxy",
    program: "/usr/sbin/haproxy",
    write({ http, https, portal: port }) {
      const paths = put(example("haproxy.cfg"), "/etc/ssl/portal.example.org.pem", certificate);
      const served = put(paths, "server one 127.0.0.1:4000", `server one 127.0.0.1:${port}`);
      const logged = put(served, "log /dev/log local0", "log stdout format raw local0");
      return put(
        put(logged, "bind :80\n", `bind 127.0.0.1:${http}\n`),
        "bind :443 ",
        `bind 127.0.0.1:${https} `,
      );
    },
    args: (file) => ["-f", file],
  },
];

describe.each(proxies)("$name as in deploy/", ({ name, program, write, args }) => {
  const isThere = existsSync(program);
  const ports = { http: 0, https: 0, portal: 0 };
  let running: ReturnType<typeof spawn> | undefined;
  let printed = "";

  beforeAll(async () => {
    if (!isThere) return;
    Object.assign(ports, {
      http: await freePort(),
      https: await freePort(),
      portal: (portal.address() as AddressInfo).port,
    });
    const file = join(home, `${name}.conf`);
    writeFileSync(file, write(ports));
    running = spawn(program, args(file), { stdio: ["ignore", "pipe", "pipe"] });
    for (const output of [running.stdout, running.stderr])
      output?.on("data", (text) => {
        printed += text;
      });
    const isUp = async () => {
      const { status } = await answerOf("/api/ready").catch(() => ({ status: printed }));
      expect(status).toBe(200);
    };
    await vi.waitFor(isUp, { timeout: 15_000 });
  }, 30_000);

  afterAll(async () => {
    if (!running || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGTERM");
    await ended;
  });

  /** Asks the proxy, which has a certificate of its own making. */
  function answerOf(path: string, method = "GET", body?: (send: (text: string) => void) => Promise<void>) {
    const answered = Promise.withResolvers<{ status: number | undefined; text: string }>();
    const asked = tlsRequest(
      {
        host: "127.0.0.1",
        port: ports.https,
        path,
        method,
        rejectUnauthorized: false,
        headers: { host: "portal.example.org" },
      },
      (answer) => {
        let text = "";
        answer.on("data", (piece) => {
          text += piece;
        });
        answer.on("end", () => answered.resolve({ status: answer.statusCode, text }));
      },
    );
    asked.on("error", answered.reject);
    if (body) void body((text) => asked.write(text)).then(() => asked.end());
    else asked.end();
    return answered.promise;
  }

  test.runIf(isThere)("leads from http to https", async () => {
    const answered = Promise.withResolvers<[number | undefined, string | undefined]>();
    const headers = { host: "portal.example.org" };
    plainRequest({ host: "127.0.0.1", port: ports.http, path: "/users?x=1", headers }, (answer) => {
      answer.resume();
      answered.resolve([answer.statusCode, answer.headers.location]);
    }).end();
    expect(await answered.promise).toEqual([301, "https://portal.example.org/users?x=1"]);
  });

  test.runIf(isThere)("tells the portal who asked, and by https", async () => {
    expect(await answerOf("/users?search=ada")).toEqual({ status: 200, text: "portal" });
    expect(heard.at(-1)).toMatchObject({
      url: "/users?search=ada",
      headers: { host: "portal.example.org", "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" },
    });
  });

  test.runIf(isThere)("passes an upload on as it comes", async () => {
    firstPiece = Promise.withResolvers();
    const { status, text } = await answerOf("/api/upload", "POST", async (send) => {
      send("first");
      expect(await firstPiece.promise).toBe("first");
      send("last");
    });
    expect([status, text]).toEqual([200, "taken"]);
  });

  test.runIf(isThere)("logs paths without their query", async () => {
    await answerOf("/users?search=ada");
    const log = () => (name === "nginx" ? readFileSync(join(home, "nginx.log"), "utf8") : printed);
    await expect.poll(log).toContain("/users");
    expect(log()).not.toContain("ada");
  });
});
