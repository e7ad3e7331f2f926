import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import {
  certificateEndpoints,
  classroomEndpoints,
  exportEndpoint,
  nominationResponseEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { rows, sole } from "../src/core/database.ts";
import { clearAway } from "../src/core/housekeeping.ts";
import { buildApp } from "./buildApp.ts";
import { caller } from "./call.ts";
import { makeNominationForm } from "./quizzes.ts";

const kit = await buildApp();
const { db, folder, make, services, signInAs } = kit;
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

test("a nominated student's name is in the nomination and nowhere else, and goes with it", async () => {
  const site = await make.site();
  const form = await makeNominationForm(db, 3);
  const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
  const staff = await signInAs("Super Admin");
  const body = {
    school_id: site.id,
    object_id: form.id,
    answers: { why: `${first} waits for others` },
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
