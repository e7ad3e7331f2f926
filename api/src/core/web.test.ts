import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mountWeb } from "./web.ts";

const script = "console.log('a script of the build');".repeat(100);
const page = `<!doctype html><head></head>${"<p>page</p>".repeat(300)}`;
const packed = { br: brotliCompressSync(script), gzip: gzipSync(script) };
let folder: string;
let head = "";
let app: FastifyInstance;

beforeEach(async () => {
  head = "";
  folder = mkdtempSync(join(tmpdir(), "kindling-web-"));
  mkdirSync(join(folder, "assets"));
  const files = {
    "index.html": page,
    "site.webmanifest": "{}",
    "assets/base-1a2b3c.js": script,
    "assets/base-1a2b3c.js.br": packed.br,
    "assets/base-1a2b3c.js.gz": packed.gzip,
    "sw.js": script,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  app = fastify();
  await app.register(compress, { threshold: 2048 });
  await mountWeb(
    app,
    () => "Kindling",
    () => head,
    folder,
  );
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accepts = "") =>
  app.inject({ url, headers: accepts ? { "accept-encoding": accepts } : {} });

it.each(["br", "gzip"] as const)("serves a script as the build has compressed it: %s", async (encoding) => {
  const answer = await get("/assets/base-1a2b3c.js", encoding === "br" ? "gzip, deflate, br" : encoding);
  expect(answer.rawPayload.equals(packed[encoding])).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-encoding": encoding,
    "content-type": expect.stringContaining("javascript") as string,
    "cache-control": "public, max-age=31536000, immutable",
    vary: expect.stringContaining("accept-encoding") as string,
  });
});

it("serves it as it is to anyone who takes no encoding", async () => {
  const answer = await get("/assets/base-1a2b3c.js");
  expect(answer.body).toBe(script);
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

it.each(["/", "/users/instructor", "/sw.js"])("lets no one keep %s without asking again", async (url) => {
  const answer = await get(url, "br");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

it("adds to the head of the page what there is at the moment", async () => {
  expect((await get("/users")).body).toBe(page);
  head = '<link rel="stylesheet" href="/look.css" />';
  const answer = await get("/users");
  expect(answer.body).toBe(page.replace("</head>", `${head}</head>`));
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("serves no compressed file under its own name", async () => {
  expect((await get("/assets/base-1a2b3c.js.br")).statusCode).toBe(404);
});
