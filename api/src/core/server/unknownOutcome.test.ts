import {
  categoryEndpoints,
  districtEndpoints,
  type Endpoint,
  fileEndpoints,
  importEndpoints,
  levelEndpoints,
  teacherMediaEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, inject, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { caller, type Sent } from "../../../test/call.ts";
import { cuttingProxy } from "../../../test/cuttingProxy.ts";
import { csv } from "../../../test/importing.ts";
import { phonePhoto } from "../../../test/media.ts";
import { createApp } from "../../app.ts";
import { createDatabase, sole } from "../database.ts";

const kit = await buildApp();
const { db, make, services, signInAs } = kit;
const { database } = await sole<{ database: string }>(db, sql`select current_database() as database`);
const proxy = await cuttingProxy(inject("server"), database);
const cutDb = createDatabase(proxy.connection);
const app = await createApp({ ...services, db: cutDb });
const call = caller(app);
const staff = await signInAs("Super Admin");
const photo = await phonePhoto();

afterAll(async () => {
  await app.close();
  await cutDb.destroy();
  proxy.close();
});

const moments = ["before", "after"] as const;
let count = 0;
const freshKey = () => `key ${++count}`;

/** Makes a call whose connection breaks at its COMMIT, and once more with the same key. */
async function cutAndRepeat<E extends Endpoint>(when: (typeof moments)[number], endpoint: E, sent: Sent<E>) {
  const keyed = { as: staff, headers: { "idempotency-key": freshKey() }, ...sent };
  proxy.cutAtCommit(when);
  const unknown = await call(endpoint, keyed);
  expect([unknown.status, unknown.body]).toMatchObject([
    503,
    { code: "could not confirm", message: expect.stringContaining("couldn't confirm that this was saved") },
  ]);
  expect(Number(unknown.headers["retry-after"])).toBeGreaterThan(0);
  return call(endpoint, keyed);
}

const countOf = async (table: string, name: string) =>
  (await sole<{ n: number }>(db, sql`select count(*) as n from ${sql.table(table)} where name = ${name}`)).n;

describe.each(moments)("a connection that breaks %s COMMIT", (when) => {
  test("is told as an unknown outcome; the same key then answers truthfully", async () => {
    const name = `District ${when}`;
    const again = await cutAndRepeat(when, districtEndpoints.create, { body: { name } });
    expect([again.status, again.body.data.name]).toEqual([201, name]);
    expect(await countOf("districts", name)).toBe(1);
  });

  test("leaves changes and deletes to be repeated too", async () => {
    const { id } = await make.category();
    const params = { id };
    const name = `Category ${when}`;
    const renamed = await cutAndRepeat(when, categoryEndpoints.update, { params, body: { name } });
    expect([renamed.status, renamed.body.data.version]).toEqual([200, 2]);
    expect((await cutAndRepeat(when, categoryEndpoints.remove, { params })).status).toBe(200);
    expect(await countOf("categories", name)).toBe(0);
  });

  test("keeps the uploaded file", async () => {
    const file = { name: "kites.jpg", content: photo };
    const { status, body } = await cutAndRepeat(when, fileEndpoints.upload, { file });
    expect(status).toBe(201);
    expect((await kit.app.inject(body.data.url)).rawPayload).toEqual(photo);
  });

  test("keeps the files of a call that opens its own transaction", async () => {
    const site = await make.site();
    const teacher = await signInAs("Instructor", { school_ids: [site.id] });
    const { status, body } = await cutAndRepeat(when, teacherMediaEndpoints.create, {
      as: teacher,
      body: { school_id: site.id },
      file: { name: "kites.jpg", content: photo },
    });
    expect(status).toBe(201);
    for (const url of [body.data.url, body.data.thumb_url ?? ""])
      expect((await kit.app.inject(url)).statusCode).toBe(200);
  });

  test("leaves the history of imports as it is", async () => {
    const content = csv([["Name"], [`Imported ${when}`]]);
    const { status } = await cutAndRepeat(when, districtEndpoints.import, {
      file: { name: `${when}.csv`, content },
    });
    expect(status).toBe(200);
    expect(await countOf("districts", `Imported ${when}`)).toBe(1);
    const { body } = await call(importEndpoints.list, { as: staff, query: { rows: 100 } });
    const own = body.data.filter(({ file_name }) => file_name === `${when}.csv`);
    expect(own.map(({ state }) => state)).toEqual(when === "after" ? ["done"] : ["done", "failed"]);
  });
});

test("what the database itself refuses at COMMIT is no unknown outcome", async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '23514'; end $$;
    create constraint trigger refuse after insert on levels deferrable initially deferred for each row execute function refuse()`.execute(
    db,
  );
  const { status } = await call(levelEndpoints.create, { as: staff, body: { name: "Late", grade: ["3"] } });
  expect(status).toBe(500);
});
