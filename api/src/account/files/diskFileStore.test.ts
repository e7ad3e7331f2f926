import fs, { existsSync, fstatSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { tempFolder } from "../../../test/backups.ts";
import { picture } from "../../../test/media.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import { diskFileStore } from "./diskFileStore.ts";

/** Notes which files and folders are flushed to the disk, and what `isKept` said each time. */
async function notingFlushes(isKept: () => boolean) {
  const flushed: { inode: number; wasKept: boolean }[] = [];
  const note = (fd: number) => void flushed.push({ inode: fstatSync(fd).ino, wasKept: isKept() });
  const { fsync } = fs;
  const file = vi.spyOn(fs, "fsync").mockImplementation((fd, done) => {
    note(fd);
    fsync(fd, done);
  });
  const probe = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const { sync } = handles;
  const handle = vi.spyOn(handles, "sync").mockImplementation(function (this: FileHandle) {
    note(this.fd);
    return sync.call(this);
  });
  onTestFinished(() => {
    file.mockRestore();
    handle.mockRestore();
  });
  return flushed;
}

test("a kept file is on the disk before it is confirmed: its content before its name, then the name", async () => {
  const folder = join(await tempFolder(), "files");
  const key = "abcdefghijklmnopqrstuvwx";
  const place = join(folder, "ab", key);
  const flushed = await notingFlushes(() => existsSync(place));
  const content = await picture("png");
  await diskFileStore(folder).keep(Readable.from([content]), "a.png", limitFor, "en", { key });
  const inode = (path: string) => statSync(path).ino;
  const [first, ...others] = flushed;
  expect(first).toEqual({ inode: inode(place), wasKept: false });
  expect(others.every(({ wasKept }) => wasKept)).toBe(true);
  // A new folder is itself a name in the one above.
  const folders = [join(folder, "ab"), folder, join(folder, "..")].map(inode);
  expect(others.map((each) => each.inode).toSorted()).toEqual(folders.toSorted());
  flushed.length = 0;
  const other = { key: "ab".padEnd(24, "x") };
  await diskFileStore(folder).keep(Readable.from([content]), "b.png", limitFor, "en", other);
  expect(flushed.map((each) => each.inode)).toContain(inode(join(folder, "ab")));
});
