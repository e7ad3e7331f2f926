import { siteEndpoints, userEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { send, figures } = importing(kit);
const [site, other] = [await make.site({ name: "Lincoln" }), await make.site({ name: "Mapleton" })];
const leader = await signInAs("Site Leader", { school_ids: [site.id, other.id] });
const people: { email?: string }[] = [];
for (let count = 0; count < 20; count++) {
  people.push(await make.user({ school_ids: [site.id], is_active: count !== 19 }));
}

const file = (column: string, value: string, ...rows: number[]) =>
  csv([["Email", column], ...rows.map((row) => [String(people[row]?.email), value])]);
const upsert = (content: string, query: object = {}) =>
  send(userEndpoints.import, content, { as: leader, query: { mode: "upsert", ...query } });
const stateOf = async () =>
  (await call(userEndpoints.list, { as: leader, query: { rows: 100 } })).body.data.map(
    ({ id, is_active, school, version }) => [id, is_active, school, version],
  );

describe("an import that would deactivate or move over a tenth of what stands", () => {
  test.each([
    ["deactivates", "Active", "no"],
    ["moves", "Site", "Mapleton"],
  ])("wants to be confirmed when it %s 3 of 20, and writes nothing until then", async (_, column, value) => {
    const before = await stateOf();
    for (const query of [{}, { dry_run: true }, { confirm: false }]) {
      const { status, body } = await upsert(file(column, value, 0, 1, 2), query);
      expect([status, body.errors?.[0]?.path]).toEqual([409, "confirm"]);
      expect(body.message).toContain("3 existing rows (15%)");
    }
    expect(await stateOf()).toEqual(before);
    const confirmed = await upsert(file(column, value, 0, 1, 2), { confirm: true, dry_run: true });
    expect(confirmed.status).toBe(200);
  });

  test("goes through unasked for a tenth, for changes of another kind, and for who is inactive already", async () => {
    const dry = { dry_run: true };
    expect((await upsert(file("Active", "no", 0, 1), dry)).status).toBe(200);
    expect((await upsert(file("Active", "no", 0, 1, 19), dry)).status).toBe(200);
    expect((await upsert(file("Grade", "4", ...people.keys()), dry)).status).toBe(200);
    expect((await upsert(file("Site", "Lincoln", ...people.keys()), dry)).status).toBe(200);
  });

  test("does it when confirmed, and signs out deactivated people", async () => {
    const staff = await signInAs("Super Admin");
    const [name, provider] = ["Everybody goes", await make.provider()];
    const school = await make.site({ name, provider_id: provider.id });
    const teacher = await signInAs("Instructor", { school_ids: [school.id] });
    const content = csv([
      ["Email", "Active"],
      [teacher.email, "no"],
    ]);
    const { figures: counts } = await figures(userEndpoints.import, content, {
      as: staff,
      query: { mode: "upsert", confirm: true },
    });
    expect(counts).toEqual([0, 1, 0]);
    expect(
      (await call(userEndpoints.get, { as: staff, params: { id: teacher.id } })).body.data.is_active,
    ).toBe(false);
  });

  test("is held against what the caller has in scope", async () => {
    const provider = await make.provider({ name: "Small" });
    const as = await signInAs("Provider Leader", { provider_id: provider.id });
    const mine = await make.site({ name: "Only one", provider_id: provider.id });
    const content = csv([
      ["Name", "Provider", "Active"],
      [mine.name as string, "Small", "no"],
    ]);
    const { status, body } = await send(siteEndpoints.import, content, { as, query: { mode: "upsert" } });
    expect([status, body.message]).toEqual([409, expect.stringContaining("1 existing row (100%)")]);
  });
});
