import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { allFiles, allSequences, backupWorld, tempFolder } from "../../test/backups.ts";
import { buildApp } from "../../test/buildApp.ts";
import { picture } from "../../test/media.ts";
import { createDatabase, sole } from "../core/database.ts";

const kit = await buildApp();
const { call, db, folder, signInAs } = kit;
const { backUp, backupDir, connection, emptyDatabase, ownedDatabase, restore } = await backupWorld(kit);

const staff = await signInAs("Super Admin");
await call(fileEndpoints.upload, { as: staff, file: { name: "a.png", content: await picture("png") } });
await sql`insert into mails (kind, address, language, state) values ('password_link', 'ana@example.org', 'en', 'waiting'),
  ('password_link', 'bo@example.org', 'en', 'sent')`.execute(db);
await sql`insert into password_links (token_hash, user_id, address, expires_at)
  values ('abc', ${staff.id}, 'ana@example.org', now() + interval '1 day')`.execute(db);
await sql`select notify_people('import', 'import', 1, array[${staff.id}::int])`.execute(db);
const whole = await backUp();

describe("makeBackup", () => {
  test("leaves nothing when it is ended early or the connection breaks, and can be made again", async () => {
    const before = await readdir(backupDir);
    const ending = new AbortController();
    const ended = backUp({ signal: ending.signal, begun: async () => ending.abort() });
    await expect(ended).rejects.toThrow();
    const broken = backUp({
      async begun(client) {
        const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      },
    });
    await expect(broken).rejects.toThrow();
    expect(await readdir(backupDir)).toEqual(before);
    await backUp();
  });

  test("is refused while another one is made", async () => {
    await backUp({
      begun: () =>
        expect(backUp()).rejects.toThrow("Another backup of this database is being made. Wait for it."),
    });
  });
});

// A small disk, if the machine allows mounting one.
const disk = await tempFolder();
const isMounted = spawnSync("/usr/bin/mount", ["-t", "tmpfs", "-o", "size=8k", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync("/usr/bin/umount", [disk]);
});

test.skipIf(!isMounted)("makeBackup says that the disk is full, and leaves nothing there", async () => {
  await expect(backUp({}, { backupDir: disk })).rejects.toThrow(
    `There is not enough room in ${disk}. Free some, or set BACKUP_DIR to another folder.`,
  );
  expect(await readdir(disk)).toEqual([]);
});

describe("restoreBackup", () => {
  test("numbers new rows after the old, has nobody signed in, and sends nothing again", async () => {
    const [source, dataDir] = [await tempFolder(), await tempFolder()];
    await writeFile(join(source, "token-secret"), `${"s".repeat(64)}\n`);
    const { missing, path } = await backUp({}, { dataDir: source });
    // This folder has none of the files.
    expect(missing.length).toBe(1);
    const into = await emptyDatabase();
    const restored = await restore(path, into, dataDir);
    expect(restored).toMatchObject({ missing, hasSecret: true, ended: { logins: 1, mails: 1, reports: 0 } });
    expect(await readFile(join(dataDir, "token-secret"), "utf8")).toBe(`${"s".repeat(64)}\n`);
    const digests = { notification_digests_id_seq: expect.any(String) as string };
    expect(await allSequences(into)).toEqual({ ...(await allSequences(connection)), ...digests });
    const there = createDatabase(into);
    expect(
      await sole(
        there,
        sql`select (select count(*) from logins where ended_at is null) as logins,
          (select count(*) from password_links where used_at is null) as links,
          (select string_agg(state, ' ' order by id) from mails) as mails,
          (select count(*) from notifications where mailed_at is null) as waiting,
          (select count(*) from notification_digests) > 0 as made`,
      ),
    ).toEqual({ logins: 0, links: 0, mails: "dropped sent", waiting: 0, made: true });
    await there.destroy();
  });

  test("refuses a database with rows and one with tables of something else, and changes neither", async () => {
    const filled = await emptyDatabase();
    const other = createDatabase(filled);
    await sql`insert into districts (name) values ('North')`.execute(other);
    const dataDir = await tempFolder();
    await expect(restore(whole.path, filled, dataDir)).rejects.toThrow(
      'The database isn\'t empty: there are rows in its table "districts". Restore into an empty database',
    );
    expect(await sole(other, sql`select count(*) from districts`)).toEqual({ count: 1 });
    await other.destroy();
    const strange = await ownedDatabase();
    const owner = createDatabase(strange);
    await sql`create table mine (id int)`.execute(owner);
    await expect(restore(whole.path, strange, dataDir)).rejects.toThrow(
      "The database has a table \"mine\", which isn't the portal's. Restore into a database without tables.",
    );
    await owner.destroy();
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("refuses a folder with files, unless a restore that was killed left them", async () => {
    const dataDir = await tempFolder();
    await mkdir(join(dataDir, "files/le"), { recursive: true });
    await writeFile(join(dataDir, "files/le/left"), "");
    const into = await emptyDatabase();
    await expect(restore(whole.path, into, dataDir)).rejects.toThrow(
      "such as left. Restore into an empty place: set DATA_DIR to another one.",
    );
    await writeFile(join(dataDir, "restoring"), join(dataDir, "files"));
    await restore(whole.path, into, dataDir);
    expect([(await allFiles(dataDir)).left, await readdir(dataDir)]).toEqual([undefined, ["files"]]);
  });

  test("refuses a folder with the token secret of another portal, which stays, and takes one with its own", async () => {
    const [source, dataDir] = [await tempFolder(), await tempFolder()];
    const [own, others] = ["o".repeat(64), "x".repeat(64)];
    await writeFile(join(source, "token-secret"), `${own}\n`);
    const { path } = await backUp({}, { dataDir: source });
    const secret = join(dataDir, "token-secret");
    await writeFile(secret, `${others}\n`);
    const into = await emptyDatabase();
    await expect(restore(path, into, dataDir)).rejects.toThrow(
      `There is another token secret in ${dataDir}. Set DATA_DIR to a folder that doesn't exist yet.`,
    );
    expect([await readdir(dataDir), await readFile(secret, "utf8")]).toEqual([
      ["token-secret"],
      `${others}\n`,
    ]);
    await writeFile(secret, `${own}\n`);
    await restore(path, into, dataDir);
    expect(await readFile(secret, "utf8")).toBe(`${own}\n`);
  });

  test("refuses a backup of a later version", async () => {
    const later = "999_of_tomorrow";
    await sql`insert into kysely_migration (name, timestamp) values (${later}, '2026')`.execute(db);
    const made = await backUp();
    await sql`delete from kysely_migration where name = ${later}`.execute(db);
    await expect(restore(made.path, await emptyDatabase(), await tempFolder())).rejects.toThrow(
      `was made by a later version of Kindling (v1.0.94, unknown migration ${later}). Update this one first.`,
    );
  });

  test("leaves an empty database and folder when it fails on the way, and can be tried again", async () => {
    const into = await emptyDatabase();
    const dataDir = await tempFolder();
    const there = createDatabase(into);
    await sql`create function refuse_end() returns event_trigger language plpgsql as $$ begin
      if (select count(*) from users) > 0 then raise 'on the way'; end if; end $$`.execute(there);
    await sql`create event trigger at_the_end on ddl_command_end execute function refuse_end()`.execute(
      there,
    );
    const { path } = await backUp({}, { backupKey: undefined });
    const restoring = restore(path, into, dataDir, "");
    await expect(restoring).rejects.toThrow("on the way");
    expect([await allFiles(dataDir), await sole(there, sql`select count(*) from users`)]).toEqual([
      {},
      { count: 0 },
    ]);
    await sql`drop event trigger at_the_end`.execute(there);
    await there.destroy();
    const { files, hasSecret } = await restore(path, into, dataDir, "");
    expect([files, hasSecret, await readdir(dataDir)]).toEqual([1, false, ["files"]]);
  });

  test("gives back files as they were, also those that a power cut had emptied or that no upload would be now", async () => {
    const contents = ["", "no kind of file that is known", "n".repeat(10_000)];
    for (const content of contents) {
      const file = { name: "b.png", content: await picture("png") };
      const { fileKey } = (await call(fileEndpoints.upload, { as: staff, file })).body.data;
      await writeFile(join(folder, "files", fileKey.slice(0, 2), fileKey), content);
    }
    const dataDir = await tempFolder();
    const { path } = await backUp();
    expect(await restore(path, await emptyDatabase(), dataDir)).toMatchObject({ files: 4, missing: [] });
    expect(await allFiles(join(dataDir, "files"))).toEqual(await allFiles(join(folder, "files")));
  });

  test("restores once into a database, also if two are run at once", async () => {
    const into = await emptyDatabase();
    const folders = [await tempFolder(), await tempFolder()];
    const { path } = await backUp();
    const ends = await Promise.allSettled(folders.map((dataDir) => restore(path, into, dataDir)));
    const refusals = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
    expect(refusals).toEqual([expect.stringMatching(/Another restore into this database|isn't empty/)]);
    const left = await Promise.all(
      folders.map(async (dataDir) => Object.keys(await allFiles(dataDir)).length),
    );
    expect(left.toSorted()).toEqual([0, 4]);
  });
});
