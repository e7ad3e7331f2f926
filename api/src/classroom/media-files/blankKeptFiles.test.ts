import { join } from "node:path";
import { Readable } from "node:stream";
import { classroomEndpoints, teacherMediaEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { phoneFilm, phonePhoto, picture } from "../../../test/media.ts";
import { diskFileStore } from "../../account/files/diskFileStore.ts";
import { rows, sole } from "../../core/database.ts";
import { FilesAway } from "../../core/files/storage.ts";
import { blankKeptFiles } from "./blankKeptFiles.ts";

const { call, db, folder, make, services, signInAs } = await buildApp();
const { files } = services;
const site = await make.site();
const teacher = await signInAs("Instructor", { school_ids: [site.id] });
const goOn = () => new AbortController().signal;
const anyFile = () => ({ types: [], max_mb: 500 });

/** Lays content where a file is kept, as it was before uploads took anything out. */
async function keepAsBefore(key: string, content: Buffer): Promise<string> {
  await services.files.keep(Readable.from([content]), "before", anyFile, "en", { key });
  await sql`update files set size = ${content.length} where key = ${key}`.execute(db);
  return key;
}

/** A file that a class handed in, as an earlier version kept it. */
async function handedIn(content: Buffer, name = "kites.jpg"): Promise<string> {
  const { status, body } = await call(classroomEndpoints.answerFile, {
    as: teacher,
    file: { name, content },
  });
  expect(status).toBe(201);
  return keepAsBefore(body.data.fileKey, content);
}

async function shown(content: Buffer, name: string): Promise<string> {
  const { body } = await call(teacherMediaEndpoints.create, {
    as: teacher,
    body: { school_id: site.id },
    file: { name, content },
  });
  return keepAsBefore(body.data.file.fileKey, content);
}

async function contentOf(key: string): Promise<Buffer> {
  const opened = await files.open(key);
  return opened
    ? Buffer.concat(await Array.fromAsync(opened.stream as AsyncIterable<Buffer>))
    : Buffer.alloc(0);
}
const textOf = async (key: string) => (await contentOf(key)).toString("latin1");
const waiting = async () =>
  (
    await rows<{ key: string }>(
      db,
      sql`select key from files where blanked_at is null and guard is not null order by id`,
    )
  ).map(({ key }) => key);

test("takes place, device and names out of photos and films that were kept before, once", async () => {
  const photo = await phonePhoto();
  const keys = [
    await handedIn(photo),
    await handedIn(await picture("png"), "kites.png"),
    await shown(phoneFilm(), "kites.mp4"),
  ];
  for (const key of keys) expect(await textOf(key)).toMatch(/Snoopcam|\+40\.4461.*udta|udta.*\+40\.4461/s);
  const { done, failed } = await blankKeptFiles(db, files, goOn());
  expect([done >= keys.length, failed]).toEqual([true, []]);
  for (const key of keys) expect(await textOf(key)).not.toMatch(/Snoopcam|Ana Torres|udta/);
  const [kept = ""] = keys;
  const after = await contentOf(kept);
  expect([after.length, (await sharp(after).metadata()).orientation]).toEqual([photo.length, 6]);
  expect((await sharp(after).raw().toBuffer()).equals(await sharp(photo).raw().toBuffer())).toBe(true);
  expect(await waiting()).toEqual([]);
  expect(await blankKeptFiles(db, files, goOn())).toEqual({ done: 0, failed: [] });
});

test("goes on where it was ended, and past what can't be read", async () => {
  const photo = await phonePhoto();
  const [gone, broken, ...whole] = [
    await handedIn(photo),
    await handedIn(photo),
    await handedIn(photo),
    await handedIn(photo),
  ];
  await files.remove(gone);
  // The content of one breaks off in the middle of a block.
  const breaking: typeof files = {
    ...files,
    open: async (key, range) =>
      key === broken && !range
        ? { stream: Readable.from(failing()), size: photo.length }
        : files.open(key, range),
  };
  const ending = new AbortController();
  const stopping: typeof files = {
    ...breaking,
    async keep(...sent) {
      ending.abort();
      return breaking.keep(...sent);
    },
  };
  expect(await blankKeptFiles(db, stopping, ending.signal)).toEqual({ done: 0, failed: [gone, broken] });
  expect(await waiting()).toEqual([gone, broken, ...whole]);
  expect(await blankKeptFiles(db, breaking, goOn())).toEqual({ done: 2, failed: [gone, broken] });
  expect(await waiting()).toEqual([gone, broken]);
  for (const key of whole) expect(await textOf(key)).not.toContain("Snoopcam");
  expect((await contentOf(broken)).equals(photo)).toBe(true);
  await sql`delete from files where key = ${gone}`.execute(db);
  expect(await blankKeptFiles(db, files, goOn())).toEqual({ done: 1, failed: [] });
});

// biome-ignore lint/suspicious/useAwait: the type of a stream that fails.
async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from("begins");
  throw new Error("The disk reads no further");
}

test("ends while the store is away, and leaves what it was at for the next round", async () => {
  const key = await handedIn(await phonePhoto());
  const away: typeof files = {
    ...files,
    keep: () => Promise.reject(new FilesAway({ cause: "no route" })),
  };
  await expect(blankKeptFiles(db, away, goOn())).rejects.toThrow(FilesAway);
  expect(await waiting()).toEqual([key]);
  expect(await blankKeptFiles(db, files, goOn())).toMatchObject({ done: 1 });
});

test("never loses a file that today's limits would refuse", async () => {
  const key = await handedIn(await phonePhoto());
  // A picture that is cut off, with a head that tells nothing: no upload of it is taken today.
  const old = Buffer.concat([
    Buffer.from("ffd8ffe1001e457869660000", "hex"),
    Buffer.alloc(22, "Snoopcam"),
    Buffer.from("ffd9", "hex"),
  ]);
  await sql`update files set size = ${old.length} where key = ${key}`.execute(db);
  await diskFileStore(join(folder, "files")).keep(Readable.from([old]), "old.jpg", anyFile, "en", { key });
  expect(await blankKeptFiles(db, files, goOn())).toEqual({ done: 1, failed: [] });
  const { there } = await sole<{ there: boolean }>(
    db,
    sql`select blanked_at is not null as there from files where key = ${key}`,
  );
  expect([there, (await contentOf(key)).length, await textOf(key)]).toEqual([
    true,
    old.length,
    expect.not.stringContaining("Snoopcam"),
  ]);
});
