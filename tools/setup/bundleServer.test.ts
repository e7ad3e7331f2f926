import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureServerBuilt } from "./build.mjs";
import { root } from "./run.mjs";

/** What the bundle has to find beside itself: threads, a process, files among the sources, packages that stay apart. */

const dataDir = mkdtempSync(join(tmpdir(), "kindling-bundle-"));
const printed: string[] = [];
let portal: ReturnType<typeof spawn>;
let url = "";
let token = "";

beforeAll(async () => {
  await ensureServerBuilt(process.execPath);
  portal = spawn(process.execPath, [join(root, "api/dist/main.js")], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = Promise.withResolvers<string>();
  portal.once("exit", () => ready.reject(new Error(`The portal ended:\n${printed.join("\n")}`)));
  if (!portal.stdout) throw new Error("No output");
  createInterface(portal.stdout).on("line", (line) => {
    printed.push(line);
    const [, address] = /ready at (\S+)/.exec(line) ?? [];
    if (address) ready.resolve(address);
  });
  url = `${await ready.promise}/api`;
}, 120_000);

afterAll(async () => {
  if (portal.exitCode === null) {
    const ended = once(portal, "exit");
    portal.kill("SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  return fetch(`${url}${path}`, { ...init, headers });
}

async function download(path: string): Promise<Buffer> {
  const answer = await call(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([path, answer.status, answer.ok ? "" : bytes.toString()]).toEqual([path, 200, ""]);
  return bytes;
}

async function upload(path: string, name: string, content: Buffer | string) {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(Buffer.from(content))]), name);
  const answer = await call(path, {
    method: "POST",
    body,
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  return { status: answer.status, body: (await answer.json()) as { message: string; errors?: unknown[] } };
}

test("adds the demo program, whose Super Admin signs in", async () => {
  const body = JSON.stringify({ email: "super@kindling.example", password: "kindling-demo-2026" });
  const headers = { "content-type": "application/json" };
  const answer = await call("/auth/login", { method: "POST", body, headers });
  const { data } = (await answer.json()) as { data: { token: string } };
  expect(answer.status).toBe(200);
  expect(printed).toContain("Demo program added");
  token = data.token;
});

test("answers its health", async () => {
  expect((await download("/health")).toString()).toContain("ok");
});

test.each(["/report/userActivity?format=pdf", "/report/curriculumPDF"])("typesets %s", async (path) => {
  expect((await download(path)).subarray(0, 5).toString()).toBe("%PDF-");
});

test("reads the workbook that it writes", async () => {
  const workbook = await download("/district/export?format=xlsx");
  const { body } = await upload("/district/bulkImport?dry_run=true", "districts.xlsx", workbook);
  // Exports have a column that no import takes, so it has been read.
  expect(body.errors).toMatchObject([{ row: 1, column: "ID" }]);
});

test("imports a long CSV file", async () => {
  const rows = Array.from({ length: 4000 }, (_, index) => `A district of many ${index}`);
  const { status, body } = await upload(
    "/district/bulkImport",
    "districts.csv",
    ["Name", ...rows].join("\n"),
  );
  expect([status, body.message]).toEqual([200, expect.any(String)]);
});

test("describes its calls", async () => {
  expect((await download("/openapi.json")).toString()).toContain('"openapi":"3.1.0"');
  expect((await download("/docs")).toString()).toContain("<html");
});

test("logs where in the sources an error came from", async () => {
  const db = new pg.Client({ host: join(dataDir, "postgres"), user: "kindling", database: "kindling" });
  await db.connect();
  await db.query("alter table categories rename to gone");
  const answer = await call("/category?rows=25");
  await db.query("alter table gone rename to categories");
  await db.end();
  expect(answer.status).toBe(500);
  expect(printed.join("\n")).toMatch(/api\/src\/core\/database\.ts:\d+/);
});

test("is of ASCII alone, so that its text takes half the memory", () => {
  const files = readdirSync(join(root, "api/dist")).filter((name) => name.endsWith(".js"));
  const wide = files.filter((name) => /[^\0-\x7f]/.test(readFileSync(join(root, "api/dist", name), "utf8")));
  expect(wide).toEqual([]);
});

test("ends when it is told to", async () => {
  const ended = once(portal, "exit");
  portal.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
