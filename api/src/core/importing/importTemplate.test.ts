import {
  districtEndpoints,
  districts,
  resourceEndpoints,
  resources,
  sessionThemeEndpoints,
  sessionThemes,
  siteEndpoints,
  sites,
  userEndpoints,
  users,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { badCells, figures } = importing(kit);
const staff = await signInAs("Super Admin", { first_name: "Sam", last_name: "Staff" });

// What the sample rows refer to.
const district = await make.district({ name: "Riverside Unified" });
const provider = await make.provider({ name: "Bright Futures" });
const program = await make.program({ name: "In-School Kindness" });
const lincoln = await make.site({
  name: "Lincoln Elementary",
  provider_id: provider.id,
  program_id: program.id,
});
const session = await make.session({ name: "Session 1" });
const level = await make.level({ name: "Lower Elementary" });

const all = [
  { resource: districts, ...districtEndpoints },
  { resource: sites, ...siteEndpoints },
  { resource: users, ...userEndpoints },
  { resource: sessionThemes, ...sessionThemeEndpoints },
  { resource: resources.mindfulOpen, ...resourceEndpoints.mindfulOpen },
];

describe.each(all)("GET $importTemplate.path", ({ resource, import: bulkImport, importTemplate, list }) => {
  test.each(["en", "es"])(
    "answers a header in the caller's language (%s) and a row that can be imported",
    async (language) => {
      const headers = { "accept-language": language };
      const template = await call(importTemplate, { as: staff, headers });
      expect(template.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(String(template.headers["content-disposition"])).toMatch(/^attachment; filename="[^"]+\.csv"/);
      const before = (await call(list, { as: staff })).body.meta.total;
      const query = { dry_run: true, confirm: true };
      // If the sample's row exists, use it.
      const mode = resource === districts || resource === sites ? "upsert" : "create";
      const { total } = await figures(bulkImport, template.text, {
        as: staff,
        headers,
        query: { ...query, mode },
      });
      expect(total).toBe(1);
      expect((await call(list, { as: staff })).body.meta.total).toBe(before);
    },
  );
});

describe("GET …/importTemplate?current=true", () => {
  test("answers a file that changes nothing when it comes back with mode=upsert, whatever the rows hold", async () => {
    const other = await make.provider({ name: 'Other, Ltd. "O"' });
    await make.district({ name: "=SUM(A1)", abbreviation: "-1", external_id: "+D" });
    await make.district({ name: "North; South | East", abbreviation: null });
    // Two of a name: in two providers, in two programs, of two people.
    const twin = await make.site({
      name: "Lincoln Elementary",
      provider_id: other.id,
      program_id: program.id,
    });
    await make.session({ name: "Session 1" });
    const boss = await make.user({
      role: "Super Admin",
      first_name: "Ana",
      last_name: "Diaz",
      email: "a1@x.example",
    });
    await make.user({
      role: "admin",
      first_name: "Ana",
      last_name: "Diaz",
      email: "a2@x.example",
      user_type: ["Reports", "Page Files"],
    });
    await make.site({
      name: 'Numbered, "1"',
      site_number: 1001,
      admin_id: boss.id,
      district_id: district.id,
      address: "1 Main\nRiverside",
      is_active: false,
    });
    await make.site({ name: "1001", external_id: "Lincoln Elementary" });
    await make.user({ school_ids: [lincoln.id, twin.id], grade: "K", external_id: "T-1", is_active: false });
    await make.user({ role: "Site Leader", school_ids: [twin.id], first_name: "@Ana", last_name: "'Lopez" });
    await make.user({ role: "Provider Leader", provider_id: other.id, last_name: "Ñandú 学校 🎈" });
    await make.user({ role: "Instructor", school_ids: [lincoln.id], archived_at: "2026-09-01" });
    await make.sessionTheme({
      session_theme: "Care",
      session_id: session.id,
      display_start: "2026-08-01",
      display_end: "2026-12-01",
    });
    await make.sessionTheme({ session_theme: "Care", start: "2026-09-02" });
    await make.mindfulOpen({
      title: "Bees",
      level_id: level.id,
      session_id: session.id,
      standard_1: "=1",
      instructions: 'One\n\nTwo; "three"',
    });
    for (const { resource, import: bulkImport, importTemplate, list } of all) {
      for (const language of ["en", "es"]) {
        const headers = { "accept-language": language };
        const template = await call(importTemplate, { as: staff, query: { current: true }, headers });
        const { data, meta } = (await call(list, { as: staff, query: { rows: 100 } })).body;
        const sent = { as: staff, headers, query: { mode: "upsert" } };
        const result = await figures(bulkImport, template.text, sent);
        expect([resource.name, ...result.figures]).toEqual([resource.name, 0, 0, meta.total]);
        expect((await call(list, { as: staff, query: { rows: 100 } })).body.data).toEqual(data);
      }
    }
  });

  test.each(["admin", "Provider Leader", "Site Leader"] as const)(
    "answers for a %s a file that changes nothing either, without the rows they may not change",
    async (role) => {
      const home = await make.provider();
      const boss = await make.user({ role: "Super Admin", last_name: "Boss" });
      const fields = { provider_id: home.id, program_id: program.id };
      const site = await make.site({ ...fields, admin_id: boss.id });
      const away = await make.site({ provider_id: provider.id, program_id: program.id });
      await make.user({ school_ids: [site.id, away.id], last_name: "Shared" });
      await make.user({ role: "Site Leader", school_ids: [site.id, away.id] });
      await make.user({ role: "Provider Leader", provider_id: home.id });
      const place = {
        "Provider Leader": { provider_id: home.id },
        "Site Leader": { school_ids: [site.id] },
        admin: {},
      };
      const as = await signInAs(role, place[role]);
      const changing = all.filter(
        ({ resource }) => resource === users || (resource === sites && role !== "Site Leader"),
      );
      for (const { list, import: bulkImport, importTemplate } of changing) {
        const read = async () => (await call(list, { as, query: { rows: 100 } })).body.data;
        const before = await read();
        const changeable = before.filter(({ can }) => can.includes("update")).length;
        const { text } = await call(importTemplate, { as, query: { current: true } });
        const { figures: counts } = await figures(bulkImport, text, { as, query: { mode: "upsert" } });
        expect(counts).toEqual([0, 0, changeable]);
        expect(await read()).toEqual(before);
        expect(changeable).toBeGreaterThan(0);
      }
    },
  );

  test("lets nobody refer by number to what they can't see", async () => {
    const home = await make.provider({ name: "Numbers" });
    const stranger = await make.user({ role: "Super Admin" });
    const site = await make.site({ name: "Numbered", provider_id: home.id, program_id: program.id });
    const as = await signInAs("Provider Leader", { provider_id: home.id });
    const content = csv([
      ["Name", "Provider", "Administrator"],
      ["Numbered", "Numbers", `#${stranger.id}`],
    ]);
    const found = await badCells(siteEndpoints.import, content, { as, query: { mode: "upsert" } });
    const places = found.map(([row, column, value]) => [row, column, value]);
    expect(places).toEqual([[2, "Administrator", `#${stranger.id}`]]);
    expect((await call(siteEndpoints.get, { as, params: { id: site.id } })).body.data.admin).toBeNull();
  });

  test("gives a leader the rows of their scope, and escapes formulas", async () => {
    const site = await make.site({ name: "=Formula" });
    const teacher = await make.user({ school_ids: [site.id], first_name: "+Ana" });
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const { text } = await call(userEndpoints.importTemplate, { as, query: { current: true } });
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`'+Ana,${String(teacher.last_name)},${String(teacher.email)}`);
    expect(lines[1]).toContain(",'=Formula,");
  });
});
