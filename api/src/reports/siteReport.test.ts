import { siteReport } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { randomly } from "../../test/randomly.ts";
import { readCsvRows } from "../core/spreadsheets/csv.ts";

const { db, call, signInAs, make } = await buildApp();
const { oneOf, someOf, chance } = randomly(5);
const staff = await signInAs("Super Admin");

const places = [0, 1, 2];
const programs = await Promise.all(places.map(() => make.program()));
const districts = await Promise.all(places.map(() => make.district()));
const providers = await Promise.all(places.map((place) => make.provider({ name: `Provider ${2 - place}` })));
const names = ["Maple", "élan", "Zinnia", "=Sum", "-Dash", "+Plus", "@At", 'A "quoted", name', "oak", "Elm"];
const sites = await Promise.all(
  names.map((name, place) =>
    make.site({
      name,
      abbreviation: chance(0.5) ? name.slice(0, 2) : null,
      site_number: chance(0.8) ? 100 + place : null,
      provider_id: oneOf(providers).id,
      program_id: oneOf(programs).id,
      district_id: chance(0.7) ? oneOf(districts).id : null,
      is_active: chance(0.7),
      ...(place === 9 && { archived_at: "2026-09-01" }),
    }),
  ),
);
for (let count = 0; count < 40; count += 1) {
  await make.user({
    role: chance(0.6) ? "Instructor" : "Site Leader",
    first_name: oneOf(["Ana", "Ben", "Zoë"]),
    school_ids: someOf(sites, 3).map(({ id }) => id),
    is_active: chance(0.6),
    ...(chance(0.2) && { archived_at: "2026-09-02" }),
  });
}

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Site extends Named {
  readonly abbreviation: string | null;
  readonly site_number: number | null;
  readonly provider_id: number;
  readonly program_id: number;
  readonly district_id: number | null;
  readonly is_active: boolean;
  readonly archived_at: string | null;
}
interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly is_active: boolean;
  readonly archived_at: string | null;
}
interface Filters {
  districts?: number[];
  providers?: number[];
  programs?: number[];
}

const all = async <T>(table: string) =>
  (await sql<{ row: T }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)).rows.map(
    ({ row }) => row,
  );
// As the database orders names: by the root of the Unicode collation, equal ones by their signs.
const collator = new Intl.Collator("en");
const compare = (a: string, b: string) => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** The report as the rows have it, worked out without the database. */
async function expected(filters: Filters = {}) {
  const people = await all<Person>("users");
  const links = await all<{ user_id: number; school_id: number }>("user_schools");
  const nameOf = (things: readonly Named[], id: number | null) =>
    things.find((each) => each.id === id)?.name ?? null;
  const [ofProgram, ofProvider, ofDistrict] = [
    await all<Named>("programs"),
    await all<Named>("providers"),
    await all<Named>("districts"),
  ];
  const isIn = (ids: readonly number[] | undefined, id: number | null) =>
    !ids || (id !== null && ids.includes(id));
  const peopleAt = (site: Site, role: string) =>
    people.filter(
      (each) =>
        each.role === role &&
        each.is_active &&
        each.archived_at === null &&
        links.some((link) => link.user_id === each.id && link.school_id === site.id),
    );
  return (await all<Site>("sites"))
    .filter(
      (site) =>
        site.archived_at === null &&
        isIn(filters.districts, site.district_id) &&
        isIn(filters.providers, site.provider_id) &&
        isIn(filters.programs, site.program_id),
    )
    .map((site) => [
      site.site_number,
      site.name,
      site.abbreviation,
      nameOf(ofProgram, site.program_id),
      nameOf(ofProvider, site.provider_id),
      nameOf(ofDistrict, site.district_id),
      peopleAt(site, "Site Leader")
        .sort((a, b) => compare(a.last_name, b.last_name) || compare(a.first_name, b.first_name))
        .map((each) => `${each.first_name} ${each.last_name}`)
        .join(", ") || null,
      // Classes: a closed site has none.
      site.is_active ? peopleAt(site, "Instructor").length : 0,
      site.is_active ? "Active" : "Inactive",
    ])
    .sort((a, b) => compare(String(a[4]), String(b[4])) || compare(String(a[1]), String(b[1])));
}

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

describe("GET /report/site", () => {
  test("has a row for every site that is not archived, cell by cell, in any mixture of filters", async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const filters: Filters = {
        ...(chance(0.4) && { districts: idsOf(someOf(districts, 2)) }),
        ...(chance(0.4) && { providers: idsOf(someOf(providers, 2)) }),
        ...(chance(0.4) && { programs: idsOf(someOf(programs, 2)) }),
      };
      for (const name of ["districts", "providers", "programs"] as const)
        if (filters[name]?.length === 0) delete filters[name];
      const want = await expected(filters);
      const { body } = await call(siteReport.preview, { as: staff, query: filters });
      expect([filters, body.data.rows]).toEqual([filters, want]);
      expect(body.data.total).toBe(want.length);
      const { bytes } = await call(siteReport.download, { as: staff, query: filters });
      const [head, ...rows] = await readCsvRows(bytes);
      expect(head).toEqual([
        "Site Number",
        "Name",
        "Abbreviation",
        "Program",
        "Provider",
        "District",
        "Leaders",
        "Instructors",
        "Status",
      ]);
      expect(rows).toEqual(want.map((row) => row.map((cell) => String(cell ?? ""))));
      seen.add(want.length);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test("is a CSV file that spreadsheets read: its name, UTF-8 with a mark, lines and quotes, no formulas", async () => {
    const { headers, bytes } = await call(siteReport.download, { as: staff });
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="Site Report.csv"/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    for (const name of ["'=Sum", "'-Dash", "'+Plus", "'@At", '"A ""quoted"", name"'])
      expect(text).toContain(`,${name},`);
    expect(text.split("\r\n").at(-1)).toBe("");
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  });

  test("names its columns and states in the caller's language", async () => {
    const { bytes } = await call(siteReport.download, { as: staff, headers: { "accept-language": "es" } });
    const [head, ...rows] = await readCsvRows(bytes);
    expect(head?.slice(0, 3)).toEqual(["Número de plantel", "Nombre", "Abreviatura"]);
    expect(new Set(rows.map((row) => row[8]))).toEqual(new Set(["Activo", "Inactivo"]));
  });

  test("counts instructors by provider in its chart", async () => {
    const sums = new Map<string, number>();
    for (const row of await expected())
      sums.set(String(row[4]), (sums.get(String(row[4])) ?? 0) + Number(row[7]));
    const { body } = await call(siteReport.preview, { as: staff });
    const { labels, series } = body.data.chart;
    expect(labels.map((label, at) => [label, series[0]?.values[at]])).toEqual(
      [...sums].sort((a, b) => b[1] - a[1] || compare(a[0], b[0])),
    );
  });

  test("is for staff with Reports or Constituents alone", async () => {
    const status = async (as: Parameters<typeof call>[1]) => (await call(siteReport.download, as)).status;
    expect(await status({})).toBe(401);
    expect(await status({ as: await signInAs("admin", { user_type: ["Constituents"] }) })).toBe(200);
    expect(await status({ as: await signInAs("admin", { user_type: ["Charities"] }) })).toBe(403);
    expect(await status({ as: await signInAs("Provider Leader") })).toBe(403);
  });
});
