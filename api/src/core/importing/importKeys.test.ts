import { districtEndpoints, importEndpoints, resourceEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import { failLostImports } from "./asImport.ts";

const kit = await buildApp();
const { call, signInAs, db } = kit;
const { send, figures } = importing(kit);
const staff = await signInAs("Super Admin");

let count = 0;
const district = () => csv([["Name"], [`Keyed ${++count}`]]);

describe("POST …/bulkImport under an Idempotency-Key", () => {
  test("answers what the first did even when that was undone since, and imports nothing more", async () => {
    const headers = { "idempotency-key": "undone since" };
    const content = district();
    const first = await figures(districtEndpoints.import, content, { as: staff, headers });
    await call(importEndpoints.undo, { as: staff, params: { id: first.id } });
    expect(await figures(districtEndpoints.import, content, { as: staff, headers })).toEqual(first);
    const { body } = await call(districtEndpoints.list, { as: staff, query: { search: `Keyed ${count}` } });
    expect(body.meta.total).toBe(0);
  });

  test("repeats a dry run's answer too, and not for the import that follows it", async () => {
    const headers = { "idempotency-key": "dry" };
    const [content, query] = [district(), { dry_run: true }];
    const first = await send(districtEndpoints.import, content, { as: staff, headers, query });
    const again = await send(districtEndpoints.import, content, { as: staff, headers, query });
    expect(again.body).toEqual(first.body);
    const other = await send(districtEndpoints.import, content, { as: staff, headers });
    expect([other.status, other.body.errors?.[0]?.path]).toEqual([422, "Idempotency-Key"]);
  });

  test("refuses a key that was used for another call, in words that name the header", async () => {
    const headers = { "idempotency-key": "elsewhere" };
    await call(districtEndpoints.create, { as: staff, headers, body: { name: "By form" } });
    const { status, body } = await send(districtEndpoints.import, district(), { as: staff, headers });
    expect([status, body.message]).toEqual([422, expect.stringContaining("Idempotency-Key")]);
  });
});

describe("POST …/bulkImport?bad_rows=true", () => {
  test("answers all bad rows as a file, with reasons, which can come back corrected", async () => {
    const rows = Array.from({ length: 700 }, (_, index) => [`Bad ${index}`, "x".repeat(41)]);
    const content = csv([["Name", "Abbreviation"], ["Fine", "F"], ...rows]);
    const query = { dry_run: true, bad_rows: true };
    const answer = await send(districtEndpoints.import, content, { as: staff, query });
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    const lines = answer.text.split("\r\n");
    expect(lines).toHaveLength(702);
    expect(lines[0]).toBe("\uFEFFRow,Name,Abbreviation,Reason");
    expect(lines[1]).toMatch(/^3,Bad 0,x+,Abbreviation: /);
    const corrected = answer.text.replaceAll(/x{41}/g, "");
    expect((await figures(districtEndpoints.import, corrected, { as: staff })).total).toBe(700);
  });
});

test("an import whose process died is told as failed, and one under way is left alone", async () => {
  const { rows } = await sql<{ id: number }>`insert into imports (user_id, entity, file_name, mode, state)
    values (${staff.id}, 'district', 'lost.csv', 'create', 'writing') returning id`.execute(db);
  const [lost = { id: 0 }] = rows;
  // Another transaction holds the name, so the import has to wait.
  const rival = await db.startTransaction().execute();
  await sql`insert into districts (name) values ('Contested')`.execute(rival);
  const headers = { "idempotency-key": "under way" };
  const sent = send(districtEndpoints.import, csv([["Name"], ["Contested"]]), { as: staff, headers });
  const state = async (id: string) =>
    (await call(importEndpoints.get, { as: staff, params: { id } })).body.data?.state;
  await expect.poll(() => state("under way")).toBe("checking");
  await failLostImports(db);
  expect([await state(String(lost.id)), await state("under way")]).toEqual(["failed", "checking"]);
  await rival.rollback().execute();
  expect((await sent).status).toBe(200);
});

test("GET /import begins with the newest", async () => {
  const { body } = await call(importEndpoints.list, { as: staff });
  const ids = body.data.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(ids.length).toBeGreaterThan(1);
});

test("an import of one kind of activity does not find those of another in the same table", async () => {
  await sql`insert into activities (type, title, start, "end") values ('puzzle_form', 'Shared title', '2026-09-01', '2026-09-30')`.execute(
    db,
  );
  const content = csv([
    ["Title", "Start", "End"],
    ["Shared title", "2026-09-01", "2026-09-30"],
  ]);
  expect((await figures(resourceEndpoints.mindfulOpen.import, content, { as: staff })).figures).toEqual([
    1, 0, 0,
  ]);
});
