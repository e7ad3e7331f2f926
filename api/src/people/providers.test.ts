import { providerEndpoints, providers, siteEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [north, south] = [await make.district(), await make.district()];
const withSite = await make.provider();
await make.site({ provider_id: withSite.id });
const withLeader = await make.provider();
await make.user({ role: "Provider Leader", provider_id: withLeader.id });

describeCrud(kit, providers, {
  endpoints: providerEndpoints,
  body: (n) => ({
    name: `Bright Futures ${String(n).padStart(4, "0")}`,
    abbreviation: n % 2 ? `BF${n}` : "",
    contact_name: `Contact ${n}`,
    phone: "+1 555 0100",
    email: n % 3 ? `office${n}@bright.example` : "",
    district_ids: [north.id],
    is_active: n % 2 === 0,
    external_id: `P-${n}`,
  }),
  change: { body: { contact_name: "Rosa" }, row: { contact_name: "Rosa" } },
  search: [
    { text: "Harbor", hit: { name: "Harbor" } },
    { text: "hbr", hit: { abbreviation: "HBR" } },
    { text: "Ximena", hit: { contact_name: "Ximena Ruiz" } },
    { text: "desk@harbor", hit: { email: "desk@harbor.example" } },
  ],
  filters: {
    district_ids: {
      value: [south.id, 999],
      hit: { district_ids: [north.id, south.id] },
      miss: { district_ids: [north.id] },
    },
    is_active: { value: false, hit: { is_active: false }, miss: { is_active: true } },
  },
  unique: ["name", "external_id"],
  inUse: [
    { id: withSite.id, by: "1 Site" },
    { id: withLeader.id, by: "1 User" },
  ],
});

describe("POST /provider/add", () => {
  test("answers the districts as references, by name, and counts of sites and people", async () => {
    const as = await signInAs("Super Admin");
    const district_ids = [south.id, north.id, south.id];
    const { body } = await call(providerEndpoints.create, { as, body: { name: "Counted", district_ids } });
    expect(body.data).toMatchObject({
      districts: [north, south].map(({ id, name }) => ({ id, name })),
      site_count: 0,
      user_count: 0,
      is_active: true,
    });
  });

  test("refuses an email that is none in words", async () => {
    const as = await signInAs("Super Admin");
    const { status, body } = await call(providerEndpoints.create, { as, body: { name: "X", email: "desk" } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: "email", msg: "Email must be an email address such as name@school.org" },
    ]);
  });
});

describe("GET /provider/{id}", () => {
  test("counts its standing sites, and each of its people once", async () => {
    const as = await signInAs("Super Admin");
    const provider = await make.provider();
    const [first, second] = [
      await make.site({ provider_id: provider.id }),
      await make.site({ provider_id: provider.id }),
    ];
    await make.site({ provider_id: provider.id, archived_at: "2026-09-01" });
    await make.user({ role: "Provider Leader", provider_id: provider.id });
    await make.user({ school_ids: [first.id, second.id] });
    await make.user({ school_ids: [second.id], archived_at: "2026-09-01" });
    const { body } = await call(providerEndpoints.get, { as, params: { id: provider.id } });
    expect(body.data).toMatchObject({ site_count: 2, user_count: 2 });
  });
});

describe("PATCH /provider/toggleStatus/{id}", () => {
  test("flips whether it is active, and leaves an audit entry each time", async () => {
    const as = await signInAs("admin");
    const provider = await make.provider();
    const flip = async () =>
      (await call(providerEndpoints.toggleStatus, { as, params: { id: provider.id } })).body.data.is_active;
    expect([await flip(), await flip(), await flip()]).toEqual([false, true, false]);
  });

  test("refuses to flip what somebody else has just flipped", async () => {
    const as = await signInAs("admin");
    const { id } = await make.provider();
    const params = { id };
    const seen = (await call(providerEndpoints.get, { as, params })).body.data.version;
    const flip = () =>
      call(providerEndpoints.toggleStatus, { as, params, headers: { "if-match": `"${seen}"` } });
    expect((await flip()).body.data.is_active).toBe(false);
    const late = await flip();
    expect([late.status, late.body]).toMatchObject([412, { data: { is_active: false } }]);
  });
});

describe("GET /provider/allProvider", () => {
  test("answers the active ones the caller may see, by name", async () => {
    const mine = await make.provider({ name: "Mine" });
    await make.provider({ name: "Asleep", is_active: false });
    const names = async (as: Awaited<ReturnType<typeof signInAs>>) =>
      (await call(providerEndpoints.all, { as })).body.data.map(({ name }) => name);
    const all = await names(await signInAs("Super Admin"));
    expect(all).toContain("Mine");
    expect(all).not.toContain("Asleep");
    expect(all).toEqual([...all].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(await names(await signInAs("Provider Leader", { provider_id: mine.id }))).toEqual(["Mine"]);
  });
});

describe("DELETE /provider/delete/{id}", () => {
  test("frees its name and its external id for another", async () => {
    const as = await signInAs("Super Admin");
    const body = { name: "Phoenix", external_id: "P-phoenix" };
    const first = await call(providerEndpoints.create, { as, body });
    await call(providerEndpoints.remove, { as, params: { id: first.body.data.id } });
    expect((await call(providerEndpoints.create, { as, body })).status).toBe(201);
    const site = await call(siteEndpoints.create, {
      as,
      body: { name: "Orphan", provider_id: first.body.data.id, program_id: (await make.program()).id },
    });
    expect([site.status, site.body.errors?.[0]?.path]).toEqual([422, "provider_id"]);
  });
});
