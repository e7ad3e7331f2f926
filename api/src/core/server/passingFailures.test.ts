import { categoryEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { rows } from "../database.ts";

const { call, db, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");

/** Fails so many inserts of categories as PostgreSQL fails one of two writers that wait for each other. */
async function failInserts(times: number, code: string): Promise<void> {
  await sql
    .raw(
      `drop trigger if exists fail on categories;
      create or replace function fail() returns trigger language plpgsql as $$ begin
        if nextval('failures') <= ${times} then raise exception 'not now' using errcode = '${code}'; end if;
        return new;
      end $$;
      drop sequence if exists failures;
      create sequence failures;
      create trigger fail before insert on categories for each row execute function fail()`,
    )
    .execute(db);
}

const named = (name: string) =>
  rows<{ entries: number }>(
    db,
    sql`select (select count(*) from audit_log a where a.entity = 'category' and a.entity_id = c.id) as entries
      from categories c where c.name = ${name}`,
  );

test.each(["40P01", "40001"])("a write that fails with %s is done again, once", async (code) => {
  await failInserts(2, code);
  const body = { name: `Again ${code}` };
  const { status } = await call(categoryEndpoints.create, { as: staff, body });
  expect(status).toBe(201);
  expect(await named(body.name)).toEqual([{ entries: 1 }]);
});

test("one that keeps failing is told as busy, and another failure at once", async () => {
  await failInserts(100, "40P01");
  const busy = await call(categoryEndpoints.create, { as: staff, body: { name: "Never" } });
  expect([busy.status, Number(busy.headers["retry-after"]) > 0]).toEqual([503, true]);
  await failInserts(1, "22012");
  expect((await call(categoryEndpoints.create, { as: staff, body: { name: "Never" } })).status).toBe(500);
  expect(await named("Never")).toEqual([]);
});
