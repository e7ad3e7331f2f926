import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { allFiles, tempFolder } from "../../test/backups.ts";
import { picture } from "../../test/media.ts";
import { objectStore } from "../../test/objectStore.ts";
import { openStore } from "../account/files/openFiles.ts";
import type { FileStore } from "../core/files/fileStore.ts";
import { limitFor } from "../core/files/uploadLimits.ts";
import { moveFiles } from "./moveFiles.ts";
import { silent } from "./progress.ts";

const objects = await objectStore();
const dataDir = await tempFolder();
const disk = await openStore({ dataDir, filesUrl: undefined });
const bucket = await openStore({ dataDir, filesUrl: objects.address() });
const move = (from: FileStore, to: FileStore, signal = new AbortController().signal) =>
  moveFiles(from, to, silent, signal);

const content = await picture("png");
const add = async (files: FileStore) =>
  (await files.keep(Readable.from([content]), "one.png", limitFor, "en")).key;

async function contentsOf(files: FileStore) {
  const contents: Record<string, Buffer | undefined> = {};
  for await (const { name } of files.list()) {
    const opened = await files.open(name);
    contents[name] = opened && (await buffer(opened.stream));
  }
  return contents;
}

test("copies what the other store lacks, to a bucket and back, and removes nothing", async () => {
  const keys = [await add(disk), await add(disk), await add(disk)];
  const size = content.length;
  expect(await move(disk, bucket)).toEqual({ copied: 3, bytes: 3 * size, known: 0 });
  const whole = Object.fromEntries(keys.map((key) => [key, content]));
  expect(await contentsOf(bucket)).toEqual(whole);
  expect(await contentsOf(disk)).toEqual(whole);
  const [later, uploaded] = [await add(disk), await add(bucket)];
  expect(await move(disk, bucket)).toEqual({ copied: 1, bytes: size, known: 3 });
  expect(await move(bucket, disk)).toEqual({ copied: 1, bytes: size, known: 4 });
  expect(Object.keys(await contentsOf(disk)).toSorted()).toEqual([...keys, later, uploaded].toSorted());
});

test("leaves out what is half-written, and what is deleted meanwhile", async () => {
  const [key, going] = [await add(disk), await add(disk)];
  await writeFile(join(dataDir, "files", key.slice(0, 2), "half.part"), "half");
  const vanishing: FileStore = {
    ...disk,
    open: (name, range) => (name === going ? Promise.resolve(undefined) : disk.open(name, range)),
  };
  expect((await move(vanishing, bucket)).copied).toBe(1);
  expect(await objects.objects()).toContain(key);
  expect((await objects.objects()).filter((name) => name === going || name.includes("half"))).toEqual([]);
});

test("tells a fault of either store, and starts no more files", async () => {
  await add(disk);
  const asked: string[] = [];
  const full: FileStore = {
    ...bucket,
    keep: (_from, name) => {
      asked.push(name);
      return Promise.reject(new Error("The bucket is full"));
    },
    async *list() {},
  };
  await expect(move(disk, full)).rejects.toThrow("The bucket is full");
  expect(asked.length).toBeLessThan(Object.keys(await contentsOf(disk)).length);
  await expect(move(disk, full, AbortSignal.abort())).rejects.toThrow("aborted");
});

test("is a command that names the places without their secrets", async () => {
  const folder = await tempFolder();
  const command = join(import.meta.dirname, "moveFilesCommand.ts");
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args], {
      cwd: folder,
      env: { PATH: process.env["PATH"], DATA_DIR: "kept", FILES_URL: objects.address() },
    });
  const { stdout } = await run("disk");
  const count = (await objects.objects()).length;
  expect(stdout).toContain(`Copied ${count} files`);
  expect(stdout).toContain("Nothing was removed from s3://kindling/.");
  expect(stdout).not.toContain("S3RVER");
  const copied = await allFiles(join(folder, "kept", "files"));
  expect(Object.keys(copied).toSorted()).toEqual((await objects.objects()).toSorted());
  const [first = ""] = Object.keys(copied);
  expect(await readFile(join(folder, "kept", "files", first.slice(0, 2), first))).toEqual(content);
  for (const wrong of [[], ["elsewhere"], ["disk", "disk"], ["disk", objects.address(), "disk"]])
    await expect(run(...wrong)).rejects.toMatchObject({ stderr: expect.stringContaining("Use: npm run") });
});

test("copies a file that was emptied or damaged since it was uploaded, as it is", async () => {
  for (const content of ["", "no kind of file that is known"]) {
    const key = await add(disk);
    await writeFile(join(dataDir, "files", key.slice(0, 2), key), content);
    await move(disk, bucket);
    expect((await contentsOf(bucket))[key]?.toString()).toBe(content);
  }
});
