import { Readable } from "node:stream";
import { retentionEndpoints, retentionKinds, retentionTerms } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, expect, inject, test, vi } from "vitest";
import { rows, sole } from "../src/core/database.ts";
import { startWork } from "../src/work.ts";
import { buildApp } from "./buildApp.ts";
import { databaseNamed } from "./testDatabase.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const { name } = await sole<{ name: string }>(db, sql`select current_database() as name`);
const faults: unknown[] = [];
const work = await startWork(
  services,
  databaseNamed(inject("server"), name),
  (error) => faults.push(error),
  () => undefined,
  1,
);
afterAll(() => work.stop());

const old = sql`now() - interval '20 years'`;

/** Keeps a file as an upload does, long ago. */
async function keepFile(fileName: string): Promise<string> {
  const { key, mime, size } = await services.files.keep(
    Readable.from([Buffer.from("%PDF-1.4\n%%EOF\n")]),
    fileName,
    () => ({ types: ["application/pdf"], max_mb: 1 }),
    "en",
  );
  await sql`insert into files (key, name, mime, size, created_at) values (${key}, ${fileName}, ${mime}, ${size}, ${old})`.execute(
    db,
  );
  return key;
}

async function storedKeys(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of services.files.list()) names.push(file.name);
  return names;
}

/** Has the scheduler's clock come round for a job. */
const comeRound = (job: string) =>
  sql`update jobs.schedule set cron = '* * * * *' where name = ${job}`.execute(db);

test("a started portal keeps the terms every night: old attachments and photos of thank-yous are really gone", async () => {
  const schedule = await rows<{ name: string; cron: string }>(
    db,
    sql`select name, cron from jobs.schedule where name in ('keep-terms', 'sweep-files') order by name`,
  );
  expect(schedule).toEqual([
    { name: "keep-terms", cron: "27 3 * * *" },
    { name: "sweep-files", cron: "43 3 * * *" },
  ]);
  const site = await make.site();
  const teacher = await signInAs("Instructor", { school_ids: [site.id] });
  const [first, second] = [await make.playActivity(), await make.playActivity()];
  const answer = { user_id: teacher.id, school_id: site.id };
  const gone = await make.response({ ...answer, object_id: first.id, created_at: "2001-01-01" });
  const held = await make.response({ ...answer, object_id: second.id });
  const [oldFile, newFile, photo] = [
    await keepFile("old.pdf"),
    await keepFile("new.pdf"),
    await keepFile("photo.pdf"),
  ];
  await sql`insert into response_files (response_id, key, position) values (${gone.id}, ${oldFile}, 1), (${held.id}, ${newFile}, 1)`.execute(
    db,
  );
  const charity = await make.charity();
  await sql`insert into thank_yous (charity_id, contact_name, email, state, words, signed_as, photo, posted_at, decided_at)
    values (${charity.id}, 'Ida', 'ida@charity.example', 'approved', 'Thanks!', 'Ida', ${photo}, ${old}, ${old})`.execute(
    db,
  );
  expect((await storedKeys()).sort()).toEqual([oldFile, newFile, photo].sort());

  const boss = await signInAs("Super Admin");
  const terms = Object.fromEntries(retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]));
  const { data: due } = (await call(retentionEndpoints.preview, { as: boss, body: terms as never })).body;
  const expected = due.reduce((sum, each) => sum + each.rows, 0);
  const body = { ...terms, expected } as never;
  expect((await call(retentionEndpoints.save, { as: boss, body })).status).toBe(200);

  await comeRound("keep-terms");
  await vi.waitFor(async () => {
    const closed = await rows<{ key: string }>(db, sql`select key from files where guard = 'closed'`);
    expect(closed.map(({ key }) => key).sort()).toEqual([oldFile, photo].sort());
  }, 30_000);
  await comeRound("sweep-files");
  await vi.waitFor(async () => expect(await storedKeys()).toEqual([newFile]), 30_000);
  expect(await rows(db, sql`select key from files`)).toEqual([{ key: newFile }]);
  expect(await rows(db, sql`select words from thank_yous`)).toEqual([{ words: "Thanks!" }]);
  expect(
    await rows(
      db,
      sql`select after ->> 'kind' as kind, (after ->> 'removed')::int as removed from audit_log
        where entity = 'retention' and action = 'erase' order by id`,
    ),
  ).toEqual([
    { kind: "responseFiles", removed: 1 },
    { kind: "thankYouFiles", removed: 1 },
  ]);
  expect(faults).toEqual([]);
}, 90_000);
