import { importEndpoints, sessionThemeEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { send, figures, badCells } = importing(kit);
const provider = await make.provider({ name: "North" });
const foreign = await make.provider({ name: "South" });
const site = await make.site({ name: "Lincoln", provider_id: provider.id });
const sister = await make.site({ name: "Mapleton", provider_id: provider.id });
const distant = await make.site({ name: "Faraway", provider_id: foreign.id });
const atSite = await signInAs("Site Leader", { school_ids: [site.id] });
const atProvider = await signInAs("Provider Leader", { provider_id: provider.id });
const restricted = await signInAs("admin");
const staff = await signInAs("Super Admin");

let count = 0;
const file = (...rows: [role: string, school: string, provider?: string, groups?: string][]) =>
  csv([
    ["First name", "Last name", "Email", "Role", "Site", "Provider", "Permissions"],
    ...rows.map((row) => ["Ana", "Lopez", `scope${++count}@import.example`, ...row]),
  ]);
const bad = async (as: SignedIn, content: string, query: object = {}) =>
  (await badCells(userEndpoints.import, content, { as, query: { ...query } })).map(([row, column, value]) => [
    row,
    column,
    value,
  ]);

describe("POST /auth/bulk-register", () => {
  test("takes from a Site Leader instructors of their sites, and shows every other place and role as a bad cell", async () => {
    const content = file(
      ["Instructor", "Lincoln"],
      ["Instructor", "Mapleton"],
      ["Instructor", "Lincoln; Faraway"],
      ["Site Leader", "Lincoln"],
      ["Provider Leader", "", "North"],
      ["Super Admin", ""],
    );
    expect(await bad(atSite, content)).toEqual([
      [3, "Site", "Mapleton"],
      [4, "Site", "Lincoln; Faraway"],
      [5, "Role", "Site Leader"],
      [6, "Role", "Provider Leader"],
      [7, "Role", "Super Admin"],
    ]);
    expect((await figures(userEndpoints.import, file(["Instructor", "Lincoln"]), { as: atSite })).total).toBe(
      1,
    );
  });

  test("takes from a Provider Leader their Site Leaders and instructors, and nobody else", async () => {
    const fine = file(["Instructor", "Lincoln; Mapleton"], ["Site Leader", "Mapleton"]);
    expect((await figures(userEndpoints.import, fine, { as: atProvider })).total).toBe(2);
    const content = file(
      ["Provider Leader", "", "North"],
      ["Instructor", "Faraway"],
      ["admin", "", "", "Reports"],
    );
    expect(await bad(atProvider, content)).toEqual([
      [2, "Role", "Provider Leader"],
      [3, "Site", "Faraway"],
      [4, "Role", "admin"],
    ]);
  });

  test("takes staff only from a Super Admin without restrictions", async () => {
    const content = file(["Super Admin", ""], ["admin", "", "", "Reports"]);
    expect(await bad(restricted, content)).toEqual([
      [2, "Role", "Super Admin"],
      [3, "Role", "admin"],
    ]);
    expect((await figures(userEndpoints.import, content, { as: staff })).total).toBe(2);
  });

  test("lets nobody change people by upsert who they could not change otherwise", async () => {
    const mine = await make.user({ email: "mine@x.example", school_ids: [site.id] });
    for (const [as, email] of [
      [atSite, (await make.user({ school_ids: [sister.id] })).email],
      [atSite, (await make.user({ role: "Site Leader", school_ids: [site.id] })).email],
      [atProvider, (await make.user({ school_ids: [distant.id] })).email],
      [atProvider, (await make.user({ role: "Provider Leader", provider_id: provider.id })).email],
      [restricted, (await make.user({ role: "Super Admin" })).email],
    ] as const) {
      const content = csv([
        ["Email", "First name"],
        [String(email), "Hacked"],
        [String(mine.email), "Fine"],
      ]);
      expect(await bad(as, content, { mode: "upsert" })).toEqual([[2, "Email", email]]);
    }
  });
});

describe("POST /school/bulkImport", () => {
  test("takes from a Provider Leader sites of their provider only", async () => {
    await make.program({ name: "Kind" });
    const rows = (name: string, of: string) =>
      csv([
        ["Name", "Provider", "Program"],
        [name, of, "Kind"],
      ]);
    const foreignOnes = await badCells(siteEndpoints.import, rows("New", "South"), { as: atProvider });
    expect(foreignOnes.map(([row, column, value]) => [row, column, value])).toEqual([
      [2, "Provider", "South"],
    ]);
    expect((await figures(siteEndpoints.import, rows("New", "North"), { as: atProvider })).total).toBe(1);
    expect((await send(siteEndpoints.import, rows("X", "North"), { as: atSite })).status).toBe(403);
  });
});

describe("GET /import", () => {
  test("shows leaders their own imports, staff those of what their groups cover", async () => {
    await figures(userEndpoints.import, file(["Instructor", "Lincoln"]), { as: atSite });
    const theme = csv([
      ["Session theme", "Start", "End"],
      ["Care", "2026-09-01", "2026-09-05"],
    ]);
    await figures(sessionThemeEndpoints.import, theme, { as: staff });
    const entities = async (as: SignedIn) => {
      const { data, meta } = (await call(importEndpoints.list, { as, query: { rows: 100 } })).body;
      expect(meta.total).toBe(data.length);
      return data;
    };
    for (const leader of [atSite, atProvider]) {
      const mine = await entities(leader);
      expect(mine.length).toBeGreaterThan(0);
      expect(mine.every(({ user }) => user?.id === leader.id)).toBe(true);
    }
    const names = async (as: SignedIn) =>
      [...new Set((await entities(as)).map(({ entity }) => entity))].sort();
    expect(await names(restricted)).toEqual(["site", "user"]);
    expect(await names(await signInAs("admin", { user_type: ["Curriculum"] }))).toEqual(["sessionTheme"]);
    expect(await names(await signInAs("admin", { user_type: ["Reports"] }))).toEqual([]);
    expect(await names(staff)).toEqual(["sessionTheme", "site", "user"]);
  });

  test("narrows by what was imported, and finds a file by its name", async () => {
    const content = file(["Instructor", "Lincoln"]);
    await figures(userEndpoints.import, content, { as: staff, name: "Autumn 100% new.csv" });
    const named = async (query: object) =>
      (await call(importEndpoints.list, { as: staff, query: { ...query } })).body.data.map(
        ({ file_name }) => file_name,
      );
    expect(await named({ search: "autumn" })).toEqual(["Autumn 100% new.csv"]);
    expect(await named({ search: "100%" })).toEqual(["Autumn 100% new.csv"]);
    expect(await named({ search: "%" })).toEqual(["Autumn 100% new.csv"]);
    expect(new Set(await named({ entity: "site" })).size).toBe(1);
    const ids = async (query: object) =>
      (await call(importEndpoints.list, { as: staff, query: { ...query } })).body.data.map(({ id }) => id);
    const [newest] = await ids({ sort: "created_at", order: "desc" });
    expect(newest).toBe(Math.max(...(await ids({ rows: 100 }))));
  });

  test("keeps one's import from a leader who has not made it", async () => {
    const { id } = await figures(userEndpoints.import, file(["Instructor", "Lincoln"]), { as: atProvider });
    expect((await call(importEndpoints.get, { as: atSite, params: { id: String(id) } })).status).toBe(404);
    expect((await call(importEndpoints.undo, { as: atSite, params: { id } })).status).toBe(404);
    expect((await call(importEndpoints.undo, { as: atProvider, params: { id } })).body.data.undone).toBe(1);
  });
});
