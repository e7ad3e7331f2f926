import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type Endpoint,
  fileEndpoints,
  giverTvEndpoints,
  pageFileEndpoints,
  programEndpoints,
  resourceEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { film as mp4 } from "../../../test/media.ts";
import { first, transaction } from "../database.ts";
import { clearAway } from "../housekeeping.ts";
import { sweepHalfMails } from "../mail/transport.ts";
import { holdFiles, reconcileFiles, sweepFiles } from "./fileKeeping.ts";

const kit = await buildApp();
const { call, db, folder, make, services, signInAs } = kit;
const staff = await signInAs("Super Admin");

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const upload = async (content = png, name = "picture.png") =>
  (await call(fileEndpoints.upload, { as: staff, file: { field: "file", name, content } })).body.data;

/** Lets a file be as old as one that was uploaded the day before yesterday. */
const age = (...keys: string[]) =>
  sql`update files set created_at = now() - interval '2 days' where key = any(${keys}::text[])`.execute(db);

const sweep = () => sweepFiles(db, services.files);

const contents = async () =>
  (await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

/** Whether a file still has its row and its content, or neither. */
async function stands(key: string): Promise<boolean> {
  const row = await first(db, sql`select 1 from files where key = ${key}`);
  const content = (await contents()).includes(key);
  expect({ key, content }).toEqual({ key, content: row !== undefined });
  return content;
}

const add = async (endpoint: Endpoint, body: object) => {
  const answer = await call(endpoint, { as: staff, body: body as never });
  expect([answer.status, (answer.body as { errors?: unknown }).errors]).toEqual([201, undefined]);
  return (answer.body as unknown as { data: { id: number } }).data.id;
};

const dates = { start: "2026-09-01", end: "2026-09-30" };

describe("sweepFiles", () => {
  test("deletes what nothing refers to once it is a day old, row and content", async () => {
    const [old, young] = [await upload(), await upload()];
    await age(old.fileKey);
    expect(await sweep()).toBe(1);
    expect([await stands(old.fileKey), await stands(young.fileKey)]).toEqual([false, true]);
    expect((await kit.app.inject(old.url)).statusCode).toBe(404);
    expect(await sweep()).toBe(0);
  });

  test("spares whatever anything refers to, in a column, in an address, in details, in a text", async () => {
    const files = new Map<string, Awaited<ReturnType<typeof upload>>>();
    const file = async (what: string, content = png, name = "picture.png") => {
      const made = await upload(content, name);
      files.set(what, made);
      return made;
    };
    const film = (what: string) => file(what, mp4, "film.mp4");
    const category = await make.fileCategory();
    await add(pageFileEndpoints.create, {
      name: "Poster",
      file_category_id: category.id,
      file: { fileKey: (await file("page file")).fileKey },
    });
    const trait_id = await add(traitEndpoints.create, {
      title: "Patience",
      ...dates,
      banner_url: { fileKey: (await file("banner")).fileKey },
      trait_opening_url: (await film("opening video")).url,
      videos: [{ name: "One", trait_opening_url: (await film("episode inside its trait")).url }],
    });
    await add(giverTvEndpoints.create, {
      name: "Two",
      trait_id,
      trait_opening_url: { fileKey: (await film("episode by itself")).fileKey },
    });
    await add(programEndpoints.create, {
      name: "Kind",
      program: "summer",
      welcome_video_url: (await film("welcome video")).url,
    });
    await add(resourceEndpoints.mindfulOpen.create, {
      title: "Balloon",
      ...dates,
      attachment: { fileKey: (await file("attachment")).fileKey },
      video_url: (await film("video")).url,
    });
    const { url } = await file("somewhere in details");
    await make.puzzle({ details: { puzzle_type: "jigsaw", image_url: url } as never });
    const inText = await file("in the middle of a text");
    await make.announcement({ content: `<p>See <img src="${inText.url}"> there</p>` });

    const keys = [...files.values()].map(({ fileKey }) => fileKey);
    await age(...keys);
    const loose = await upload();
    await age(loose.fileKey);
    expect(await sweep()).toBe(1);
    for (const [what, { fileKey }] of files) expect([what, await stands(fileKey)]).toEqual([what, true]);
  });

  test("takes what was replaced or removed, and what a deleted row held, once it can no longer be restored", async () => {
    const category = await make.fileCategory();
    const [before, after] = [await upload(), await upload()];
    const id = await add(pageFileEndpoints.create, {
      name: "Poster",
      file_category_id: category.id,
      file: { fileKey: before.fileKey },
    });
    await call(pageFileEndpoints.update, {
      as: staff,
      params: { id },
      body: { file: { fileKey: after.fileKey } },
    });
    await age(before.fileKey, after.fileKey);
    await sweep();
    expect([await stands(before.fileKey), await stands(after.fileKey)]).toEqual([false, true]);
    await call(pageFileEndpoints.remove, { as: staff, params: { id } });
    await sweep();
    expect(await stands(after.fileKey)).toBe(true);
    await sql`update deleted_rows set deleted_at = now() - interval '31 days'`.execute(db);
    await clearAway(db);
    await sweep();
    expect(await stands(after.fileKey)).toBe(false);
  });

  test("spares a file that somebody is just about to refer to", async () => {
    const { fileKey, url } = await upload(mp4, "film.mp4");
    await age(fileKey);
    await transaction(db, async (tx) => {
      await holdFiles(tx, [{ welcome_video_url: url }]);
      await sql`update programs set welcome_video_url = ${url} where id = ${(await make.program()).id}`.execute(
        tx,
      );
      // On a separate connection, which can't see uncommitted rows.
      expect(await sweep()).toBe(0);
    });
    await sweep();
    expect(await stands(fileKey)).toBe(true);
  });

  test("keeps one alive that is named in several drafts at any depth", async () => {
    const { fileKey, url } = await upload();
    await age(fileKey);
    await transaction(db, async (tx) => {
      await holdFiles(tx, [{ title: "x" }, { details: { pictures: [{ at: url }] } }]);
      expect(await sweep()).toBe(0);
    });
    expect(await sweep()).toBe(1);
  });
});

describe("reconcileFiles", () => {
  /** Puts a file into the store that no call has put there. */
  async function leave(name: string, daysAgo: number): Promise<string> {
    const place = join(folder, "files", name.slice(0, 2), name);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, "left behind");
    const then = new Date(Date.now() - daysAgo * 86_400_000);
    await utimes(place, then, then);
    return name;
  }

  test("removes what a crash left: files without a row, half-written ones; not what came today", async () => {
    const standing = await upload();
    await leave(standing.fileKey, 3);
    const [stray, half] = [await leave("stray", 2), await leave("half.part", 2)];
    const [young, growing] = [await leave("young", 0), await leave("growing.part", 0)];
    expect(await reconcileFiles(db, services.files)).toMatchObject({ removed: 2, spared: 0 });
    const left = await contents();
    expect([stray, half, young, growing, standing.fileKey].filter((name) => left.includes(name))).toEqual([
      young,
      growing,
      standing.fileKey,
    ]);
  });

  test("names the rows whose content is gone, and keeps them", async () => {
    const [lost, fresh] = [await upload(), await upload()];
    await age(lost.fileKey);
    for (const { fileKey } of [lost, fresh]) await services.files.remove(fileKey);
    expect((await reconcileFiles(db, services.files)).gone).toEqual([lost.fileKey]);
    expect(await first(db, sql`select 1 from files where key = ${lost.fileKey}`)).toBeDefined();
    await sql`delete from files where key in (${lost.fileKey}, ${fresh.fileKey})`.execute(db);
  });

  test("removes nothing where the database knows next to none of the files", async () => {
    for (let count = 0; count < 120; count++) await leave(`other-${count}`, 2);
    expect(await reconcileFiles(db, services.files)).toMatchObject({ removed: 0, spared: 120 });
    expect(await contents()).toContain("other-119");
  });
});

test("sweepFiles heeds every table, those of tomorrow too", async () => {
  const { fileKey } = await upload();
  await age(fileKey);
  await sql`create table put_away (row jsonb)`.execute(db);
  await sql`insert into put_away values (${JSON.stringify({ file: fileKey })}::jsonb)`.execute(db);
  await sweep();
  expect(await stands(fileKey)).toBe(true);
});

test("a mail that a crash left half-written goes after a day", async () => {
  const mails = join(folder, "mail");
  await mkdir(mails, { recursive: true });
  for (const name of [".half.eml", ".growing.eml", "whole.eml"]) await writeFile(join(mails, name), "From:");
  const then = new Date(Date.now() - 2 * 86_400_000);
  for (const name of [".half.eml", "whole.eml"]) await utimes(join(mails, name), then, then);
  await sweepHalfMails(folder);
  expect((await readdir(mails)).sort()).toEqual([".growing.eml", "whole.eml"]);
});

describe("a write that names a file of ours", () => {
  test("is told at the field when it has been swept", async () => {
    const { fileKey, url } = await upload(mp4, "film.mp4");
    await age(fileKey);
    await sweep();
    const { status, body } = await call(programEndpoints.create, {
      as: staff,
      body: { name: "Late", program: "summer", welcome_video_url: url },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["welcome_video_url"]]);
    const picture = await call(traitEndpoints.create, {
      as: staff,
      body: { title: "T", ...dates, banner_url: url },
    });
    expect([picture.status, picture.body.errors]).toEqual([
      422,
      [{ path: "banner_url", msg: expect.stringContaining("Upload it again") }],
    ]);
  });
});
