import { charityChoiceEndpoints, resourceEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { badCells, figures } = importing(kit);
const staff = await signInAs("Super Admin");
const program = await make.program({ name: "In-School" });
const provider = await make.provider({ name: "North" });
const site = await make.site({ name: "Lincoln", provider_id: provider.id, program_id: program.id });
const session = await make.session({ name: "Session 1", program_id: program.id });
await make.charity({ name: "Harbor Food Bank" });
const twin = (email: string) =>
  make.user({ first_name: "Ana", last_name: "Diaz", email, school_ids: [site.id] });
const [ana, other] = [await twin("ana@twins.example"), await twin("other@twins.example")];

describe("an import that names a person", () => {
  test("takes their email in every such column, whatever its capitals", async () => {
    const choices = csv([
      ["User", "Site", "Charity", "Session"],
      ["Ana@Twins.example", "Lincoln", "Harbor Food Bank", "Session 1"],
    ]);
    await figures(charityChoiceEndpoints.import, choices, { as: staff });
    const sites = csv([
      ["Name", "Program", "Provider", "Administrator"],
      ["Mapleton", "In-School", "North", "other@twins.example"],
    ]);
    await figures(siteEndpoints.import, sites, { as: staff });
    const forms = csv([
      ["Title", "Start", "End", "Users"],
      ["Kind hearts", "2026-09-01", "2026-10-01", "ana@twins.example; other@twins.example"],
    ]);
    await figures(resourceEndpoints.nomination.import, forms, { as: staff });
    const { rows } = await sql`select (select user_id from charity_choices) as chosen,
      (select admin_id from sites where name = 'Mapleton') as admin,
      (select jsonb_agg(user_id order by user_id) from nomination_users) as nominators`.execute(db);
    expect(rows).toEqual([{ chosen: ana.id, admin: other.id, nominators: [ana.id, other.id] }]);
  });

  test("says of a name that several have to use the email", async () => {
    const content = csv([
      ["Name", "Program", "Provider", "Administrator"],
      ["Oak", "In-School", "North", "Ana Diaz"],
    ]);
    expect(await badCells(siteEndpoints.import, content, { as: staff })).toEqual([
      [2, "Administrator", "Ana Diaz", "“Ana Diaz” matches more than one person. Use the email."],
    ]);
  });

  test("finds nobody who the caller can't see", async () => {
    const away = await make.user({ email: "away@twins.example", school_ids: [(await make.site()).id] });
    const as = await signInAs("Provider Leader", { provider_id: provider.id });
    const content = csv([
      ["Name", "Program", "Provider", "Administrator"],
      ["Elm", "In-School", "North", String(away.email)],
    ]);
    const bad = await badCells(siteEndpoints.import, content, { as });
    expect(bad.map(([, column, value]) => [column, value])).toEqual([
      ["Administrator", "away@twins.example"],
    ]);
  });

  test("is given their email in today's rows where the name is not theirs alone", async () => {
    const { text } = await call(charityChoiceEndpoints.importTemplate, {
      as: staff,
      query: { current: true },
    });
    expect(text).toContain("ana@twins.example,Lincoln");
  });
});

describe("POST /charityAsso/bulkImport", () => {
  test("takes blank dates for the session's", async () => {
    const third = await make.user({ school_ids: [site.id] });
    const content = csv([
      ["User", "Site", "Charity", "Session", "Start", "End"],
      [String(third.email), "Lincoln", "Harbor Food Bank", "Session 1", "", ""],
    ]);
    await figures(charityChoiceEndpoints.import, content, { as: staff });
    const { rows } =
      await sql`select start::text, "end"::text from charity_choices where user_id = ${third.id}`.execute(db);
    expect(rows).toEqual([{ start: session.start ?? "2026-09-01", end: session.end ?? "2026-10-10" }]);
    const query = { mode: "upsert" };
    expect((await figures(charityChoiceEndpoints.import, content, { as: staff, query })).figures).toEqual([
      0, 0, 1,
    ]);
  });
});

describe("GET /auth/bulk-register/importTemplate for a leader", () => {
  test.each(["Site Leader", "Provider Leader"] as const)(
    "holds what a %s may fill in, with a row at a site of theirs that they may import",
    async (role) => {
      const home = await make.provider({ name: `Home of a ${role}` });
      const own = await make.site({ name: `Own site of a ${role}`, provider_id: home.id });
      await make.site({ name: "Lincoln Elementary" });
      const as = await signInAs(
        role,
        role === "Site Leader" ? { school_ids: [own.id] } : { provider_id: home.id },
      );
      const { text } = await call(userEndpoints.importTemplate, { as });
      const [header = ""] = text.replace(/^\uFEFF/, "").split("\r\n");
      expect(header.split(",")).toEqual([
        "First Name",
        "Last Name",
        "Email",
        "Active",
        "External ID",
        "Role",
        "Sites",
        "Grade",
      ]);
      expect(text).toContain(`Instructor,Own site of a ${role}`);
      expect((await figures(userEndpoints.import, text, { as })).figures).toEqual([1, 0, 0]);
      await sql`delete from user_schools us using users u where u.id = us.user_id and u.external_id = 'T-2001'`.execute(
        db,
      );
      await sql`delete from users where external_id = 'T-2001'`.execute(db);
      const current = await call(userEndpoints.importTemplate, { as, query: { current: true } });
      expect(current.text.split("\r\n")[0]).toBe(text.split("\r\n")[0]);
    },
  );

  test("refuses a leader's file that fills in what only staff may, at its cell", async () => {
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const rows = (permissions: string, of: string) =>
      csv([
        ["First name", "Last name", "Email", "Sites", "Permissions", "Provider"],
        ["Mia", "Park", "mia@filled.example", "Lincoln", permissions, of],
      ]);
    for (const [content, column] of [
      [rows("Reports", ""), "Permissions"],
      [rows("", "North"), "Provider"],
    ] as const) {
      const bad = await badCells(userEndpoints.import, content, { as });
      expect(bad.map(([row, where]) => [row, where])).toEqual([[2, column]]);
    }
    expect((await figures(userEndpoints.import, rows("", ""), { as })).figures).toEqual([1, 0, 0]);
  });
});
