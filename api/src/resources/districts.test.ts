import { districtEndpoints, districts } from "@kindling/contract";
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
    { id: ofSite.id, by: "Sites" },
    { id: ofProvider.id, by: "Providers" },
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
