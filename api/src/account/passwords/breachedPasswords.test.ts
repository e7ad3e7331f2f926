import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { breachedPasswords } from "./breachedPasswords.ts";

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

const errors: string[] = [];
beforeEach(() => errors.splice(0));
const checkBy = (where: string | undefined, timeoutMs?: number) =>
  breachedPasswords(where, (error) => errors.push(String(error)), timeoutMs);

test("breachedPasswords takes every password without a list", async () => {
  expect(await checkBy(undefined)("seven quiet lanterns")).toBe(false);
});

describe("a range service", () => {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.end();
  const server = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    answer(response);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    );
  });
  beforeEach(() => asked.splice(0));

  test("is asked for five digits of the hash, with padding", async () => {
    const hash = sha1("seven quiet lanterns");
    answer = (response) => response.end(`${"0".repeat(35)}:4\r\n${hash.slice(5)}:12\r\n${"F".repeat(35)}:1`);
    expect(await checkBy(await address)("seven quiet lanterns")).toBe(true);
    expect(asked).toMatchObject([{ url: `/range/${hash.slice(0, 5)}`, headers: { "add-padding": "true" } }]);
    const all = JSON.stringify(asked).toUpperCase();
    expect(all).not.toContain(hash.slice(5));
    expect(all).not.toContain("LANTERNS");
    expect(await checkBy(await address)("nine copper kettles")).toBe(false);
  });

  test("has padding with a count of 0, which is no breach", async () => {
    answer = (response) => response.end(`${sha1("seven quiet lanterns").slice(5)}:0`);
    expect(await checkBy(await address)("seven quiet lanterns")).toBe(false);
    expect(errors).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void, RegExp, timeoutMs?: number]>([
    ["answers an error", (response) => response.writeHead(503).end(), /answered 503/],
    ["sends elsewhere", (response) => response.writeHead(302, { location: "/" }).end(), /fetch failed/],
    ["never answers", () => undefined, /timeout/i, 100],
    ["stops in the middle", (response) => response.writeHead(200).write("0018A"), /timeout|terminated/i, 100],
    ["answers without end", (response) => response.end("0".repeat(2e6)), /too much/],
  ])("that %s lets the password pass, and is told", async (_, replies, error, timeoutMs) => {
    answer = replies;
    expect(await checkBy(await address, timeoutMs)("seven quiet lanterns")).toBe(false);
    expect(errors).toEqual([expect.stringMatching(error)]);
  });

  test("that isn't there lets the password pass, and is told", async () => {
    expect(await checkBy("http://127.0.0.1:1")("seven quiet lanterns")).toBe(false);
    expect(errors).toHaveLength(1);
  });
});

describe("a downloaded list", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kindling-breached-"));
  afterAll(() => rm(folder, { recursive: true }));
  const known = Array.from({ length: 5000 }, (_, index) => `breached ${index}`);
  const byHash = [...known].sort((one, other) => (sha1(one) < sha1(other) ? -1 : 1));
  const [first = "", last = ""] = [byHash[0], byHash.at(-1)];
  const lines = known.map((password, index) => `${sha1(password)}:${10 ** (index % 8)}`).sort();

  test.each([
    ["LF", "\n", ""],
    ["CRLF", "\r\n", ""],
    ["LF and one at the end", "\n", "\n"],
  ])("is one sorted file with %s: what it has is found, others aren't", async (name, between, end) => {
    const file = join(folder, `${name}.txt`);
    await writeFile(file, lines.join(between) + end);
    const isBreached = checkBy(file);
    const some = [...known.filter((_, index) => index % 20 === 0), first, last];
    for (const password of some) expect(await isBreached(password)).toBe(true);
    for (let index = 0; index < 200; index++) expect(await isBreached(`not breached ${index}`)).toBe(false);
    expect(errors).toEqual([]);
  });

  test("is a folder with a file for each five digits", async () => {
    const ranges = join(folder, "ranges");
    await mkdir(ranges);
    const hash = sha1("seven quiet lanterns");
    await writeFile(join(ranges, `${hash.slice(0, 5)}.txt`), `${"0".repeat(35)}:4\r\n${hash.slice(5)}:12`);
    expect(await checkBy(ranges)("seven quiet lanterns")).toBe(true);
    expect(errors).toEqual([]);
    expect(await checkBy(ranges)("nine copper kettles")).toBe(false);
    expect(errors).toEqual([expect.stringContaining("ENOENT")]);
  });

  test.each([
    ["nothing", ""],
    ["passwords", "seven quiet lanterns\nnine copper kettles\n".repeat(1000)],
    ["shorter hashes", `${"0".repeat(32)}:1\n`.repeat(1000)],
  ])("that holds %s lets the password pass, and is told", async (name, text) => {
    const file = join(folder, `${name}.txt`);
    await writeFile(file, text);
    expect(await checkBy(file)("seven quiet lanterns")).toBe(false);
    expect(errors).toHaveLength(1);
  });
});
