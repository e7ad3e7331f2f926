import { createHash } from "node:crypto";
import { leadEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { leadCalls } from "../../test/leadCalls.ts";
import { leadLinks, newLinkName } from "./leadLinks.ts";

const kit = await buildApp({ leadLinkDays: 30 });
const { call, db, signInAs } = kit;
const staff = await signInAs("Super Admin");
const calls = leadCalls(kit, staff);
const { sent, patch, visit, leadOf } = calls;

beforeEach(calls.forgetTries);

const nameOf = (key: string) => key.slice(0, newLinkName().length);
const agedBy = (key: string, days: number) =>
  sql`update lead_submissions set link_from = now() - make_interval(days => ${days})
    where link_name = ${nameOf(key)}`.execute(db);
const inquiriesOf = async (id: number) =>
  (await call(leadEndpoints.inquiries, { as: staff, params: { id } })).body.data;

describe("the link to a lead's page", () => {
  test("is nowhere in the database", async () => {
    const key = await sent();
    await visit(key);
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(db);
    for (const { name } of rows) {
      const held = await sql`select from ${sql.table(name)} t where position(${key} in t::text) > 0`.execute(
        db,
      );
      expect([name, held.rows.length]).toEqual([name, 0]);
    }
  });

  test("isn't opened by the stored name, nor by a signature made with another secret", async () => {
    const name = nameOf(await sent());
    const forged = leadLinks({ secret: "another secret of more than 32 characters" }).keyOf(name);
    for (const key of [name, forged, `${name}${"A".repeat(22)}`]) {
      expect((await visit(key)).status).toBe(404);
      expect((await patch(key, { phone: "555" })).status).toBe(404);
    }
  });

  test("expires, for visitors alone, and works again once staff renew it", async () => {
    const key = await sent();
    await agedBy(key, 29);
    expect((await visit(key)).status).toBe(200);
    await agedBy(key, 30);
    expect((await visit(key)).status).toBe(404);
    expect((await patch(key, { phone: "555" })).status).toBe(404);
    expect((await patch(key, { status: "Contacted" }, staff)).status).toBe(200);

    const { id } = await leadOf(key);
    expect(await inquiriesOf(id)).toMatchObject([{ unique_id: key, link_works: false }]);
    const renewed = await call(leadEndpoints.renewLinks, { as: staff, params: { id } });
    expect([renewed.status, renewed.body.message]).toEqual([200, "The link works for 30 days from today"]);
    expect(await inquiriesOf(id)).toMatchObject([{ unique_id: key, link_works: true }]);
    const { link_until } = (await visit(key)).body.data;
    expect(Math.round((Date.parse(link_until) - Date.now()) / 86_400_000)).toBe(30);
  });

  test("goes on working if it was sent before links were signed", async () => {
    const key = await sent();
    const old = "an-old-key-of-43-characters-as-they-once-were";
    const hash = createHash("sha256").update(old).digest();
    await sql`update lead_submissions set old_link = ${hash} where link_name = ${nameOf(key)}`.execute(db);
    const { body } = await visit(old);
    expect(body.data).toMatchObject({ unique_id: old, first_name: "Ida" });
    expect((await patch(old, { phone: "555-1" })).status).toBe(200);
    expect((await leadOf(key)).phone).toBe("555-1");
  });
});
