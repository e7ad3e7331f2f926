import {
  districtEndpoints,
  resourceEndpoints,
  sessionThemeEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { figures, badCells } = importing(kit);
const staff = await signInAs("Super Admin");
const upsert = { as: staff, query: { mode: "upsert" } };
const words = (text: string) => expect.stringContaining(text) as string;
const site = await make.site({ name: "Lincoln", external_id: "S-1" });

describe("POST /auth/bulk-register", () => {
  const header = ["First name", "Last name", "Email", "Site", "External ID"];
  const find = async (id: number) => (await call(userEndpoints.get, { as: staff, params: { id } })).body.data;

  test("with mode=upsert changes who is known by external id or email, makes others, counts the rest", async () => {
    const byId = await make.user({ email: "old@x.example", external_id: "T-1", school_ids: [site.id] });
    const byMail = await make.user({ email: "mail@x.example", school_ids: [site.id] });
    const same = await make.user({
      first_name: "Same",
      last_name: "One",
      email: "same@x.example",
      school_ids: [site.id],
    });
    const before = await find(same.id);
    const content = csv([
      header,
      ["New", "Address", "new@x.example", "S-1", "T-1"],
      ["New", "Name", "MAIL@x.example", "S-1", "T-2"],
      ["Same", "One", "same@x.example", "S-1", ""],
      ["Brand", "New", "brand@x.example", "S-1", "T-3"],
    ]);
    expect((await figures(userEndpoints.import, content, upsert)).figures).toEqual([1, 2, 1]);
    expect(await find(byId.id)).toMatchObject({
      name: "New Address",
      email: "new@x.example",
      external_id: "T-1",
    });
    expect(await find(byMail.id)).toMatchObject({ name: "New Name", external_id: "T-2" });
    expect(await find(same.id)).toEqual(before);
  });

  test("without it refuses rows of existing people", async () => {
    const known = await make.user({ email: "known@x.example", external_id: "K-1", school_ids: [site.id] });
    const content = csv([
      header,
      ["A", "B", String(known.email), "S-1", ""],
      ["A", "B", "else@x.example", "S-1", "K-1"],
    ]);
    expect(await badCells(userEndpoints.import, content, { as: staff })).toEqual([
      [2, "Email", "known@x.example", words("This already exists")],
      [3, "External ID", "K-1", words("This already exists")],
    ]);
  });

  test("leaves alone what the file has no column for", async () => {
    const leader = await make.user({ role: "Site Leader", email: "leader@x.example", school_ids: [site.id] });
    const content = csv([
      ["Email", "First name"],
      ["leader@x.example", "Renamed"],
    ]);
    expect((await figures(userEndpoints.import, content, upsert)).figures).toEqual([0, 1, 0]);
    expect(await find(leader.id)).toMatchObject({
      first_name: "Renamed",
      last_name: leader.last_name,
      role: { name: "Site Leader" },
      school: [{ id: site.id }],
    });
  });

  test("tells when two rows mean the same person, by whatever they say it", async () => {
    await make.user({ email: "one@x.example", external_id: "ONE", school_ids: [site.id] });
    const content = csv([
      header,
      ["A", "B", "one@x.example", "S-1", ""],
      ["A", "C", "other@x.example", "S-1", "ONE"],
      ["A", "D", "twice@x.example", "S-1", "TWICE"],
      ["A", "E", "again@x.example", "S-1", "twice"],
    ]);
    const found = await badCells(userEndpoints.import, content, upsert);
    expect(found.map(([row, , , msg]) => [row, msg])).toEqual([
      [3, words("row 2")],
      [5, words("row 4")],
    ]);
  });

  test("tells when a row names one person by external id and another by email", async () => {
    await make.user({ email: "first@x.example", external_id: "F-1", school_ids: [site.id] });
    await make.user({ email: "second@x.example", school_ids: [site.id] });
    const content = csv([header, ["A", "B", "second@x.example", "S-1", "F-1"]]);
    expect(await badCells(userEndpoints.import, content, upsert)).toEqual([
      [2, "Email", "second@x.example", expect.any(String)],
    ]);
  });

  test("does not end the sign-ins of unchanged people", async () => {
    const admin = await signInAs("admin");
    const content = csv([
      ["Email", "Role", "Permissions"],
      [admin.email, "admin", "Constituents"],
    ]);
    expect((await figures(userEndpoints.import, content, upsert)).figures).toEqual([0, 0, 1]);
    expect((await call(userEndpoints.list, { as: admin })).status).toBe(200);
  });

  test("holds every row against the rules of its role", async () => {
    const content = csv([
      ["First name", "Last name", "Email", "Role", "Site", "Provider", "Permissions"],
      ["A", "B", "r1@x.example", "admin", "", "", ""],
      ["A", "B", "r2@x.example", "Provider Leader", "", "", ""],
      ["A", "B", "r3@x.example", "Site Leader", "", "", ""],
      ["A", "B", "r4@x.example", "Janitor", "Lincoln", "", ""],
      ["A", "B", "r5@x.example", "admin", "", "", "Everything"],
    ]);
    const found = await badCells(userEndpoints.import, content, { as: staff });
    expect(found.map(([row, column]) => [row, column])).toEqual([
      [2, "Permissions"],
      [3, "Provider"],
      [4, "Site"],
      [5, "Role"],
      [6, "Permissions"],
    ]);
  });
});

describe("POST /school/bulkImport", () => {
  test("knows a site by its name within its provider, and tells taken numbers and names", async () => {
    const [north, south] = [await make.provider({ name: "North" }), await make.provider({ name: "South" })];
    const program = await make.program({ name: "Kind" });
    await make.site({ name: "Twin", provider_id: north.id, site_number: 7 });
    const rows = (...more: (string | number)[][]) =>
      csv([["Name", "Provider", "Program", "Site number"], ...more]);
    expect(
      await badCells(
        siteEndpoints.import,
        rows(
          ["twin", "North", "Kind", 8],
          ["Other", "North", "Kind", 7],
          ["X", "South", "Kind", "x"],
          ["x", "South", "Kind", 7],
        ),
        { as: staff },
      ),
    ).toEqual([
      [2, "Name", "twin", words("This already exists")],
      [3, "Site number", "7", words("already taken")],
      [4, "Site number", "x", words("whole number")],
      [5, "Name", "x", words("row 4")],
    ]);
    const fine = rows(["Twin", "South", "Kind", 8], ["Twin", "North", "Kind", 7]);
    const sent = { as: staff, query: { mode: "upsert", confirm: true } };
    expect((await figures(siteEndpoints.import, fine, sent)).figures).toEqual([1, 1, 0]);
    const { body } = await call(siteEndpoints.list, {
      as: staff,
      query: { search: "twin", sort: "provider" },
    });
    expect(
      body.data.map(({ provider, site_number, program: kind }) => [provider.id, site_number, kind.id]),
    ).toEqual([
      [north.id, 7, program.id],
      [south.id, 8, program.id],
    ]);
  });
});

describe("POST /district/bulkImport", () => {
  test("tells a name that stands twice in other case, and one that is known", async () => {
    await make.district({ name: "Known" });
    const content = csv([["Name"], ["Once"], ["ONCE"], ["known"]]);
    expect(await badCells(districtEndpoints.import, content, { as: staff })).toEqual([
      [3, "Name", "ONCE", words("row 2")],
      [4, "Name", "known", words("This already exists")],
    ]);
  });
});

describe("POST /sessionTheme/bulkImport", () => {
  const header = ["Session theme", "Start", "End", "Shown from"];

  test("holds every row against the rules, and goes on after a date that is none", async () => {
    await make.sessionTheme({ session_theme: "Known", start: "2026-09-01", end: "2026-09-05" });
    const content = csv([
      header,
      ["Backwards", "2026-09-10", "2026-09-01", ""],
      ["Late", "2026-09-10", "2026-09-12", "2026-09-11"],
      ["Never", "2026-13-45", "soon", ""],
      ["Known", "9/1/2026", "9/5/2026", ""],
      ["Twice", "2026-09-01", "2026-09-05", ""],
      ["Twice", "2026-09-01", "2026-09-06", ""],
      ["Twice", "2026-09-02", "2026-09-06", ""],
    ]);
    const found = await badCells(sessionThemeEndpoints.import, content, { as: staff });
    expect(found).toHaveLength(6);
    expect(found).toEqual(
      expect.arrayContaining([
        [2, "End", "2026-09-01", expect.any(String)],
        [3, "Shown from", "2026-09-11", expect.any(String)],
        [4, "Start", "2026-13-45", words("date")],
        [4, "End", "soon", words("date")],
        [5, "Session theme", "Known", words("This already exists")],
        [7, "Session theme", "Twice", words("row 6")],
      ]),
    );
  });

  test("shows a new theme on its own dates unless the file tells", async () => {
    const content = csv([header, ["Own dates", "2026-09-01", "2026-09-05", ""]]);
    await figures(sessionThemeEndpoints.import, content, { as: staff });
    const { body } = await call(sessionThemeEndpoints.list, { as: staff, query: { search: "own dates" } });
    expect(body.data[0]).toMatchObject({ display_start: "2026-09-01", display_end: "2026-09-05" });
  });
});

describe("POST /mindfulOpen/bulkImport", () => {
  test("makes drafts with the type's questions", async () => {
    await make.level({ name: "Lower Elementary" });
    const content = csv([
      ["Title", "Start", "End", "Level"],
      ["Bees", "2026-09-01", "2026-09-05", "lower elementary"],
    ]);
    await figures(resourceEndpoints.mindfulOpen.import, content, { as: staff });
    const { body } = await call(resourceEndpoints.mindfulOpen.list, { as: staff, query: { search: "bees" } });
    expect(body.data[0]).toMatchObject({
      type: "mindfulness_matters_open_form",
      state: "draft",
      level: { name: "Lower Elementary" },
      questions: [{ id: "students" }, { id: "before" }, { id: "after" }, { id: "reflection" }],
    });
  });
});
