import { districtEndpoints, districts } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";

const kit = await buildApp();
const ofSite = await kit.make.district({ name: "Of a site" });
const ofProvider = await kit.make.district({ name: "Of a provider" });
const site = await kit.make.site({ district_id: ofSite.id });
const provider = await kit.make.provider({ district_ids: [ofProvider.id] });

describeCrud(kit, districts, {
  endpoints: districtEndpoints,
  body: (n) => ({ name: `Riverside ${n}`, abbreviation: `R${n}`, external_id: `D-${n}` }),
  change: { body: { abbreviation: "HIL" }, row: { abbreviation: "HIL" } },
  search: [
    { text: "Lakeside", hit: { name: "Lakeside" } },
    { text: "lkd", hit: { abbreviation: "LKD" } },
  ],
  filters: {},
  unique: ["name", "external_id"],
  inUse: [
    { id: ofSite.id, by: "1 Site" },
    { id: ofProvider.id, by: "1 Provider" },
  ],
});

test("GET /district shows leaders the districts of their sites and of their provider, and no others", async () => {
  const siteLeader = await kit.signInAs("Site Leader", { school_ids: [site.id] });
  const providerLeader = await kit.signInAs("Provider Leader", { provider_id: provider.id });
  const names = async (as: typeof siteLeader) =>
    (await kit.call(districtEndpoints.list, { as })).body.data.map(({ name, can }) => [name, can]);
  expect(await names(siteLeader)).toEqual([["Of a site", []]]);
  expect(await names(providerLeader)).toEqual([["Of a provider", []]]);
});

test("POST /district/add treats names that differ in case only as the same", async () => {
  const as = await kit.signInAs("admin");
  expect((await kit.call(districtEndpoints.create, { as, body: { name: "OF A SITE" } })).status).toBe(409);
});

test("DELETE /district/delete/{id} is not held back by archived sites and providers", async () => {
  const as = await kit.signInAs("Super Admin");
  const district = await kit.make.district();
  const gone = { district_id: district.id, archived_at: "2026-09-01" };
  const archived = await kit.make.site(gone);
  await kit.make.provider({ district_ids: [district.id], archived_at: "2026-09-01" });
  const remove = () => kit.call(districtEndpoints.remove, { as, params: { id: district.id } });
  const standing = await kit.make.site({ district_id: district.id });
  expect((await remove()).status).toBe(409);
  const districtOf = async (id: number) =>
    (
      await sql<{ district_id: number | null }>`select district_id from sites where id = ${id}`.execute(
        kit.db,
      )
    ).rows[0]?.district_id;
  expect(await districtOf(archived.id)).toBe(district.id);
  await sql`delete from sites where id = ${standing.id}`.execute(kit.db);
  expect((await remove()).status).toBe(200);
  expect(await districtOf(archived.id)).toBeNull();
});
