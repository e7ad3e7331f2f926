import { adjustmentEndpoints, givingByYearEndpoints, siteEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { sole } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const { makeGiving, proposer: staff, verified } = await paymentWorld(kit);

test("giving by year tells money that an adjustment takes away, also of a site that moved", async () => {
  const giving = await makeGiving();
  const donation = await verified(giving.elm, 1000);
  await sql`update sessions set closed_at = now() where id = ${giving.session.id}`.execute(db);
  const { program_id } = await sole<{ program_id: number }>(
    db,
    sql`select program_id from sessions where id = ${giving.session.id}`,
  );
  await make.session({ program_id, start: "2026-11-01", end: "2026-12-20" });
  const [chief, provider] = [await signInAs("Super Admin"), await make.provider()];
  const params = { id: giving.elm.site.id };
  await call(siteEndpoints.update, { as: chief, params, body: { provider_id: provider.id } });
  kit.setNow("2026-11-22");
  const body = { amount_cents: 400, reason: "Counted twice" };
  const adjusted = await call(adjustmentEndpoints.donation, { as: staff, params: { id: donation }, body });
  expect(adjusted.status).toBe(200);
  const query = { schools: [giving.elm.site.id], by: "provider" as const };
  const { totals, rows } = (await call(givingByYearEndpoints.get, { as: staff, query })).body.data;
  expect(totals.now).toMatchObject({ donated_cents: 400, verified_cents: 400 });
  expect(rows.map(({ of, now }) => [of?.id === provider.id, now.donated_cents])).toEqual([
    [false, 1000],
    [true, -600],
  ]);
  expect(await ledgerDifferences(services)).toEqual([]);
});
