import { classDonationEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, services, signInAs } = kit;
const { approver: all, dueOf, withOpenMoney } = await paymentWorld(kit);
const places = await signInAs("admin", { user_type: ["Constituents"] });
const money = await signInAs("admin", { user_type: ["Constituents", "Charities"] });
const reason = "The school closed";

/** A site with $10 verified, $7 counted and 20 points, whose teacher has left. */
async function leftSite() {
  const { counted, ...giving } = await withOpenMoney();
  const { site, teacher } = giving.elm;
  const leave = () =>
    call(userEndpoints.remove, {
      as: all,
      params: { id: teacher.id },
      query: { open_money: "keep", reason },
    });
  const statusOf = async () =>
    (
      await call(classDonationEndpoints.list, { as: all, query: { schools: String(site.id) as never } })
    ).body.data.map(({ status, note }) => [status, note]);
  return { giving, site, counted, leave, statusOf };
}

const remove = (id: number, query: object = {}, as = money) =>
  call(siteEndpoints.remove, { as, params: { id }, query });
const bulk = (id: number, more: object = {}, as = money) =>
  call(siteEndpoints.bulk, { as, body: { action: "delete", ids: [id], ...more } });
const words =
  "This site has money that isn't paid: donations not verified: 1 ($7.00), verified donations: 1 ($10.00), earned: $1.00. Decide what becomes of it.";
const differences = () => ledgerDifferences(services);

test("a site with open money isn't deleted without a decision, and what still uses it is told first", async () => {
  const { site, leave } = await leftSite();
  expect((await remove(site.id)).body).toMatchObject({ used_by: [{ resource: "user", count: 1 }] });
  await leave();
  const refused = await remove(site.id);
  expect([refused.status, refused.body.message]).toEqual([409, words]);
  expect((refused.body as { data?: unknown }).data).toEqual({
    open_money: {
      unverified: 1,
      unverified_cents: 700,
      closed: 0,
      closed_cents: 0,
      verified: 1,
      verified_cents: 1000,
      earned_cents: 100,
    },
  });
  const many = await bulk(site.id);
  const { data } = refused.body as { data?: unknown };
  expect(many.body.data).toMatchObject({ done: 0, skipped: [{ id: site.id, msg: words, data }] });
  for (const query of [{ open_money: "keep" }, { open_money: "keep", reason: " " }])
    expect((await remove(site.id, query)).body.errors?.[0]?.path).toBe("reason");
  expect((await remove(site.id, { open_money: "give", reason })).status).toBe(422);
});

test("what is kept stays due, and the audit log keeps why", async () => {
  const { giving, site, leave, statusOf } = await leftSite();
  await leave();
  expect((await remove(site.id, { open_money: "keep", reason }, places)).status).toBe(200);
  expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  expect((await statusOf()).map(([status]) => status).toSorted()).toEqual(["counted", "verified"]);
  const log = await rows(
    db,
    sql`select user_id, reason from audit_log where entity = 'site' and entity_id = ${site.id} and action = 'delete'`,
  );
  expect(log).toEqual([{ user_id: places.id, reason }]);
  expect(await differences()).toEqual([]);
});

test("what nobody verified is voided with the reason, and restoring the site leaves it void", async () => {
  const { giving, site, leave, statusOf } = await leftSite();
  await leave();
  const refused = await remove(site.id, { open_money: "void", reason }, places);
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([403, "open_money"]);
  expect((await bulk(site.id, { open_money: "void", reason })).body.data).toMatchObject({ done: 1 });
  expect(await statusOf()).toContainEqual(["void", reason]);
  expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  const back = await call(siteEndpoints.bulk, { as: money, body: { action: "restore", ids: [site.id] } });
  expect(back.body.data.done).toBe(1);
  expect((await statusOf()).map(([status]) => status).toSorted()).toEqual(["verified", "void"]);
  expect(await differences()).toEqual([]);
});

test("donations of a closed session are told, and never voided with their site", async () => {
  const { giving, site, leave, statusOf } = await leftSite();
  await leave();
  await sql`update sessions set closed_at = now() where id = ${giving.session.id}`.execute(db);
  const told = await remove(site.id);
  expect(told.body.message).toContain("not verified in closed sessions: 1 ($7.00), verified donations: 1");
  expect((told.body as { data?: unknown }).data).toMatchObject({
    open_money: { unverified: 0, unverified_cents: 0, closed: 1, closed_cents: 700 },
  });
  expect((await remove(site.id, { open_money: "void", reason })).status).toBe(200);
  expect((await statusOf()).map(([status]) => status).toSorted()).toEqual(["counted", "verified"]);
});

test("a site without open money needs no decision", async () => {
  const site = await kit.make.site();
  expect((await remove(site.id, {}, places)).status).toBe(200);
});
