import { siteEndpoints, sites } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";
import { csv, importing } from "../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { badCells, figures } = importing(kit);
const [north, south] = [await make.district({ name: "North" }), await make.district({ name: "South" })];
const [bright, other] = [await make.provider({ name: "Bright" }), await make.provider({ name: "Other" })];
const [inSchool, summer] = [await make.program({ name: "In" }), await make.program({ name: "Summer" })];
const admin = await make.user({ role: "Super Admin", first_name: "Rosa", last_name: "Diaz" });
const used = await make.site({ name: "Used" });
await make.user({ school_ids: [used.id] });
await make.session({ program_id: Number(used.program_id), start: "2026-09-01" });
const empty = await make.site({ name: "Empty", program_id: Number(used.program_id) });

describeCrud(kit, sites, {
  endpoints: siteEndpoints,
  body: (n) => ({
    name: `Lincoln ${String(n).padStart(4, "0")}`,
    abbreviation: n % 2 ? `L${n}` : null,
    admin_id: admin.id,
    site_number: 5000 + n,
    program_id: n % 2 ? inSchool.id : summer.id,
    provider_id: n % 2 ? other.id : bright.id,
    district_id: n % 3 ? north.id : null,
    address: "12 Main Street",
    is_active: true,
    external_id: `S-${n}`,
  }),
  change: {
    body: { address: "13 Main Street", district_id: south.id },
    row: { address: "13 Main Street", district: { id: south.id, name: "South" } },
  },
  search: [
    { text: "Washington", hit: { name: "Washington" } },
    { text: "wsh", hit: { abbreviation: "WSH" } },
    { text: "777123", hit: { site_number: 777_123 } },
    { text: "washington 777124", hit: { name: "Washington 2", site_number: 777_124 } },
  ],
  filters: {
    districts: { value: [south.id], hit: { district_id: south.id }, miss: { district_id: north.id } },
    providers: { value: [bright.id], hit: { provider_id: bright.id }, miss: { provider_id: other.id } },
    programs: { value: [summer.id], hit: { program_id: summer.id }, miss: { program_id: inSchool.id } },
    is_active: { value: false, hit: { is_active: false }, miss: { is_active: true } },
    // It has a class and a session, and none of its classes has ever answered.
    is_silent: { value: true, hit: used.id, miss: empty.id },
  },
  unique: ["name", "site_number", "external_id"],
  inUse: [{ id: used.id, by: "1 User" }],
});

const sound = async () => ({ name: "Mapleton", program_id: inSchool.id, provider_id: bright.id });

describe("POST /school/add", () => {
  test("lets two providers have a site of one name", async () => {
    const as = await signInAs("Super Admin");
    expect((await call(siteEndpoints.create, { as, body: await sound() })).status).toBe(201);
    const elsewhere = { ...(await sound()), provider_id: other.id };
    expect((await call(siteEndpoints.create, { as, body: elsewhere })).status).toBe(201);
    const again = { ...(await sound()), name: "MAPLETON" };
    expect((await call(siteEndpoints.create, { as, body: again })).status).toBe(409);
  });

  test("lets a Provider Leader add sites to their provider and to no other", async () => {
    const as = await signInAs("Provider Leader", { provider_id: bright.id });
    const own = await call(siteEndpoints.create, { as, body: { ...(await sound()), name: "Own" } });
    expect(own.status).toBe(201);
    expect(own.body.data).toMatchObject({ provider: { id: bright.id }, can: ["update"] });
    const body = { ...(await sound()), name: "Foreign", provider_id: other.id };
    const foreign = await call(siteEndpoints.create, { as, body });
    expect([foreign.status, foreign.body.errors?.map(({ path }) => path)]).toEqual([422, ["provider_id"]]);
  });

  test("fills in the provider of a Provider Leader who leaves it out, and asks everybody else for it", async () => {
    const as = await signInAs("Provider Leader", { provider_id: bright.id });
    for (const body of [
      { name: "Left out", program_id: inSchool.id },
      { name: "Left blank", program_id: inSchool.id, provider_id: null },
    ]) {
      const added = await call(siteEndpoints.create, { as, body });
      expect([added.status, added.body.data.provider]).toEqual([201, { id: bright.id, name: "Bright" }]);
    }
    const staff = await signInAs("Super Admin");
    const asked = await call(siteEndpoints.create, {
      as: staff,
      body: { name: "Nowhere", program_id: inSchool.id },
    });
    expect([asked.status, asked.body.errors]).toEqual([
      422,
      [{ msg: "Provider is required", path: "provider_id" }],
    ]);
  });
});

describe("POST /school/bulkImport", () => {
  const header = ["Name", "Program", "Address"];

  test("puts new sites under the provider of a Provider Leader whose file names none", async () => {
    const as = await signInAs("Provider Leader", { provider_id: bright.id });
    const file = csv([
      [...header, "Provider"],
      ["Birch", "Summer", "1 Hill", ""],
    ]);
    expect((await figures(siteEndpoints.import, file, { as })).figures).toEqual([1, 0, 0]);
    const again = csv([header, ["Birch", "Summer", "2 Hill"], ["Cedar", "Summer", "3 Hill"]]);
    const upsert = await figures(siteEndpoints.import, again, { as, query: { mode: "upsert" } });
    expect(upsert.figures).toEqual([1, 1, 0]);
    const { body } = await call(siteEndpoints.list, { as, query: { search: "Birch" } });
    expect(body.data.map(({ address, provider }) => [address, provider.id])).toEqual([["2 Hill", bright.id]]);
  });

  test("asks staff for the provider", async () => {
    const as = await signInAs("Super Admin");
    const cells = await badCells(siteEndpoints.import, csv([header, ["Alder", "Summer", "1 Hill"]]), { as });
    expect(cells).toEqual([[2, "provider_id", "", "Provider is required"]]);
  });
});

describe("PATCH /school/update/{id}", () => {
  test("does not let a Provider Leader move a site to another provider", async () => {
    const as = await signInAs("Provider Leader", { provider_id: bright.id });
    const site = await make.site({ provider_id: bright.id });
    const params = { id: site.id };
    const { status, body } = await call(siteEndpoints.update, {
      as,
      params,
      body: { provider_id: other.id },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["provider_id"]]);
  });

  test("lets a Site Leader change the site's own details, but not provider, program or status", async () => {
    const site = await make.site({ provider_id: bright.id, program_id: inSchool.id });
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const patch = (body: object) =>
      call(siteEndpoints.update, { as, params: { id: site.id }, body: { ...body } });
    const details = { name: "Renamed", abbreviation: "RN", address: "1 New Street", site_number: 888 };
    expect((await patch(details)).body.data).toMatchObject(details);
    const unchanged = { provider_id: bright.id, program_id: inSchool.id, is_active: true };
    expect((await patch(unchanged)).status).toBe(200);
    for (const [field, value] of [
      ["provider_id", other.id],
      ["program_id", summer.id],
      ["is_active", false],
    ] as const) {
      const { status, body } = await patch({ [field]: value });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
    }
    const { body } = await call(siteEndpoints.get, { as, params: { id: site.id } });
    expect(body.data).toMatchObject({ ...details, is_active: true, program: { id: inSchool.id } });
  });

  test("takes back references that stand already, though the caller may not choose them", async () => {
    const site = await make.site({ provider_id: bright.id, admin_id: admin.id });
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const patch = (admin_id: number) =>
      call(siteEndpoints.update, { as, params: { id: site.id }, body: { admin_id, address: "2 Hill" } });
    expect((await patch(admin.id)).status).toBe(200);
    const stranger = await make.user({ role: "Super Admin" });
    const { status, body } = await patch(stranger.id);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["admin_id"]]);
  });
});

describe("PATCH /school/toggleStatus/{id}", () => {
  test("flips the status for a Provider Leader's own sites only", async () => {
    const as = await signInAs("Provider Leader", { provider_id: bright.id });
    const [own, foreign] = [
      await make.site({ provider_id: bright.id }),
      await make.site({ provider_id: other.id }),
    ];
    const flip = (id: number) => call(siteEndpoints.toggleStatus, { as, params: { id } });
    expect((await flip(own.id)).body.data.is_active).toBe(false);
    expect((await flip(own.id)).body.data.is_active).toBe(true);
    expect((await flip(foreign.id)).status).toBe(404);
  });

  test("refuses to flip what somebody else has just flipped", async () => {
    const as = await signInAs("Super Admin");
    const { id } = await make.site();
    const params = { id };
    const seen = (await call(siteEndpoints.get, { as, params })).body.data.version;
    const flip = () => call(siteEndpoints.toggleStatus, { as, params, headers: { "if-match": `"${seen}"` } });
    expect((await flip()).body.data.is_active).toBe(false);
    const late = await flip();
    expect([late.status, late.body]).toMatchObject([412, { data: { is_active: false } }]);
  });
});

describe("GET /school", () => {
  test("shows its leaders and counts its people, archived ones left out", async () => {
    const as = await signInAs("Super Admin");
    const site = await make.site({ name: "Counted" });
    const leader = await make.user({ role: "Site Leader", school_ids: [site.id], last_name: "Zapata" });
    await make.user({ role: "Site Leader", school_ids: [site.id], archived_at: "2026-09-01" });
    await make.user({ school_ids: [site.id] });
    await make.user({ school_ids: [site.id], archived_at: "2026-09-01" });
    const { body } = await call(siteEndpoints.list, { as, query: { search: "Counted" } });
    expect(body.data[0]).toMatchObject({
      leaders: [{ id: leader.id, name: "Ana Zapata" }],
      leader_count: 1,
      instructor_count: 1,
    });
  });
});

describe("GET /school/filterbyprovider", () => {
  test("answers the active sites of the providers named, within the caller's reach, by name", async () => {
    const provider = await make.provider();
    const names = ["b site", "A site", "c site"];
    const [b] = await Promise.all(names.map((name) => make.site({ name, provider_id: provider.id })));
    await make.site({ name: "closed", provider_id: provider.id, is_active: false });
    const ask = async (as: Awaited<ReturnType<typeof signInAs>>, providers: number[]) =>
      (await call(siteEndpoints.byProvider, { as, query: { providers } })).body.data.map(({ name }) => name);
    const staff = await signInAs("admin");
    expect(await ask(staff, [provider.id])).toEqual(["A site", "b site", "c site"]);
    const leader = await signInAs("Site Leader", { school_ids: [b?.id ?? 0] });
    expect(await ask(leader, [provider.id])).toEqual(["b site"]);
    expect(await ask(await signInAs("Provider Leader"), [provider.id])).toEqual([]);
  });
});

describe("GET /school/sitenumber", () => {
  test("proposes a number that nobody has", async () => {
    const as = await signInAs("Provider Leader", { provider_id: bright.id });
    const { site_number } = (await call(siteEndpoints.nextNumber, { as })).body.data;
    const body = { ...(await sound()), name: "Numbered", site_number };
    expect((await call(siteEndpoints.create, { as, body })).status).toBe(201);
    expect((await call(siteEndpoints.nextNumber, { as })).body.data.site_number).not.toBe(site_number);
  });
});

describe("GET /school/schooleleaderlist", () => {
  test("answers each Site Leader in reach once, by name", async () => {
    const provider = await make.provider();
    const school_ids = [
      (await make.site({ provider_id: provider.id })).id,
      (await make.site({ provider_id: provider.id })).id,
    ];
    await make.user({ role: "Site Leader", school_ids, first_name: "Zoe", last_name: "Abad" });
    await make.user({ role: "Site Leader", school_ids, first_name: "Abe", last_name: "Zorn" });
    await make.user({ role: "Instructor", school_ids });
    const as = await signInAs("Provider Leader", { provider_id: provider.id });
    const { body } = await call(siteEndpoints.leaders, { as });
    expect(body.data.map(({ name }) => name)).toEqual(["Abe Zorn", "Zoe Abad"]);
  });
});
