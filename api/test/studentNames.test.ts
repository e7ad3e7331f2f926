import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import {
  activityResponses,
  certificateEndpoints,
  classroomEndpoints,
  exportEndpoint,
  mediaConsentEndpoints,
  nominationResponseEndpoints,
  retentionKinds,
  retentionTerms,
  teacherMediaEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../migrations/077_no_captions_in_the_log.ts";
import { keepTerms } from "../src/account/retention/keepTerms.ts";
import { createApp } from "../src/app.ts";
import { rows, sole } from "../src/core/database.ts";
import { sweepFiles } from "../src/core/files/fileKeeping.ts";
import { clearAway } from "../src/core/housekeeping.ts";
import { eraseDeletedMedia } from "../src/media/eraseDeletedMedia.ts";
import { retentionRules } from "../src/retentionRules.ts";
import { buildApp } from "./buildApp.ts";
import { caller } from "./call.ts";
import { phonePhoto } from "./media.ts";
import { makeNominationForm } from "./quizzes.ts";

const kit = await buildApp();
const { db, folder, make, services, setNow, signInAs } = kit;
const log = new PassThrough();
const call = caller(await createApp(services, { log, logsRequests: true }));

const [first, last] = ["Marguerite", "Featherstone"];
const name = /marguerite|featherstone/i;

/** The tables of all schemas that hold the name in any column. */
async function tablesWithName(): Promise<string[]> {
  const tables = await rows<{ schema: string; name: string }>(
    db,
    sql`select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  expect(tables.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const { schema, name: table } of tables) {
    const { held } = await sole<{ held: number }>(
      db,
      sql`select count(*)::int as held from ${sql.id(schema, table)} t where t::text ~* ${name.source}`,
    );
    if (held > 0) found.push(table);
  }
  return found;
}

/** The files of the data folder that hold the name. */
async function filesWithName(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const held = await Promise.all(files.map(async (file) => name.test(await readFile(file, "latin1"))));
  return files.filter((_, at) => held[at]);
}

/** What the nights do until terms are over and nothing can be restored. */
async function nightsPass(): Promise<void> {
  const terms = Object.fromEntries(retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]));
  await sql`update retention set terms = ${JSON.stringify(terms)}, confirmed_at = now()`.execute(db);
  await sql`update teacher_media set archived_at = archived_at - interval '31 days'`.execute(db);
  await sql`update deleted_rows set deleted_at = deleted_at - interval '31 days'`.execute(db);
  await sql`update idempotency_keys set created_at = created_at - interval '25 hours'`.execute(db);
  await sql`update files set created_at = created_at - interval '2 days'`.execute(db);
  setNow("2026-12-01");
  await clearAway(db);
  await keepTerms(db, services, retentionRules);
  await eraseDeletedMedia(db);
  await sweepFiles(db, services.files);
}

test("a nominated student's name is in the nomination and nowhere else, and goes with it", async () => {
  const site = await make.site();
  const form = await makeNominationForm(db, 3);
  const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
  const staff = await signInAs("Super Admin");
  const body = {
    school_id: site.id,
    object_id: form.id,
    answers: { why: `${first.toUpperCase()} waits for others, as a ${last} does` },
    student_first_name: first,
    student_last_name: last,
  };
  const headers = { "idempotency-key": "a nomination" };
  const made = await call(classroomEndpoints.answerNomination, { as: teacher, body, headers });
  expect(made.status).toBe(201);
  const { id } = made.body.data;

  const asked = { as: staff, query: { search: first } };
  const listed = await call(nominationResponseEndpoints.list, asked);
  expect(listed.body.data).toMatchObject([{ id, student_last_name: last }]);
  const { text } = await call(exportEndpoint(nominationResponseEndpoints.list), asked);
  expect(text).toMatch(name);
  expect((await call(certificateEndpoints.one, { as: staff, params: { id } })).status).toBe(200);
  // Reports are mailed, and others read them than who reads nominations.
  const reader = await signInAs("admin", { user_type: ["Reports"] });
  const report = await call(activityResponses.download, { as: reader, query: { format: "csv" } });
  expect(report.text).toContain('"– waits for others, as a – does"');
  expect(report.text).not.toMatch(name);
  expect(
    (await call(nominationResponseEndpoints.list, { as: teacher, query: { search: first } })).status,
  ).toBe(403);
  expect(await tablesWithName()).toEqual(["responses"]);

  expect((await call(nominationResponseEndpoints.remove, { as: staff, params: { id } })).status).toBe(200);
  const [entry] = await rows<{ before: object }>(
    db,
    sql`select before from audit_log where entity = 'nominationResponse' and entity_id = ${id} and action = 'delete'`,
  );
  expect(entry?.before).toMatchObject({ user_id: teacher.id, school_id: site.id });
  // It can be restored for 30 days.
  expect(await tablesWithName()).toEqual(["deleted_rows"]);
  await sql`update deleted_rows set deleted_at = now() - interval '31 days'`.execute(db);
  await clearAway(db);
  expect(await tablesWithName()).toEqual([]);

  expect(await filesWithName()).toEqual([]);
  const lines = String(log.read());
  expect(lines).toContain("/api/studentNomanation");
  expect(lines).not.toMatch(name);
});

test("a student's name in a caption, a file name or a reason goes with the photo", async () => {
  const site = await make.site();
  const teacher = await signInAs("Instructor", { school_ids: [site.id] });
  const staff = await signInAs("Super Admin");
  const file = { name: `${first}.jpg`, content: await phonePhoto() };
  const add = async (caption: string) => {
    const headers = { "idempotency-key": caption };
    const body = { school_id: site.id, caption };
    const { body: made } = await call(teacherMediaEndpoints.create, { as: teacher, body, file, headers });
    return made.data;
  };
  const [deleted, withdrawn] = [await add(`${first} with a kite`), await add("A kite")];
  const change = { as: teacher, params: { id: withdrawn.id }, body: { caption: `${last}'s kite` } };
  expect((await call(teacherMediaEndpoints.update, change)).status).toBe(200);
  expect((await call(teacherMediaEndpoints.remove, { as: teacher, params: { id: deleted.id } })).status).toBe(
    200,
  );
  const body = {
    action: "withdraw",
    ids: [withdrawn.consent.id],
    reason: `${first}'s family asked`,
  } as const;
  expect((await call(mediaConsentEndpoints.bulk, { as: staff, body })).body.data.done).toBe(1);
  expect(await tablesWithName()).toEqual(["files", "idempotency_keys", "media_consents", "teacher_media"]);
  await nightsPass();
  expect(await tablesWithName()).toEqual([]);
  expect(await filesWithName()).toEqual([]);
  expect(String(log.read() ?? "")).not.toMatch(name);
});

test("captions, reasons and replies that the audit log already had are taken out", async () => {
  const kept = { school_id: 1, caption: `${first}`, reason: `${first}`, words: `${first}` };
  const insert = (entity: string) =>
    sql`insert into audit_log (action, entity, entity_id, before, after, reason)
      values ('update', ${entity}, 1, ${JSON.stringify(kept)}::jsonb, null, ${entity === "thankYouReply" ? first : null})`;
  for (const entity of ["teacherMedia", "mediaConsent", "thankYouReply", "site"])
    await insert(entity).execute(db);
  await up(db as never);
  const found = await rows<{ entity: string; before: object; reason: string | null }>(
    db,
    sql`select entity, before, reason from audit_log where before ? 'school_id' and entity_id = 1 and action = 'update' order by entity`,
  );
  const { caption, reason, words, ...plain } = kept;
  expect(found).toEqual([
    { entity: "mediaConsent", before: { ...plain, caption, words }, reason: null },
    { entity: "site", before: kept, reason: null },
    { entity: "teacherMedia", before: { ...plain, reason, words }, reason: null },
    { entity: "thankYouReply", before: { ...plain, caption }, reason: null },
  ]);
});
