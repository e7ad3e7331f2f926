import { categoryEndpoints, districtEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const { app, call, db, services, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");

test("a write that finds no room is 507 in words, and ready says so; reads and other writes go on", async () => {
  await sql`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on categories for each row execute function no_room()`.execute(db);
  expect((await app.inject("/api/ready")).statusCode).toBe(200);
  const add = (language: string) =>
    call(categoryEndpoints.create, {
      as: staff,
      body: { name: "One more" },
      headers: { "accept-language": language },
    });
  expect([(await add("en")).status, (await add("en")).body.message]).toEqual([
    507,
    "The server is out of disk space, so nothing was saved. Tell the program team.",
  ]);
  expect((await add("es")).body.message).toContain("espacio en disco");
  const ready = await app.inject("/api/ready");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "waiting", missing: ["storage"] }]);
  expect((await call(categoryEndpoints.list, { as: staff })).status).toBe(200);
  expect((await call(districtEndpoints.create, { as: staff, body: { name: "North" } })).status).toBe(201);
  expect(services.storage.wasFull()).toBe(true);
});
