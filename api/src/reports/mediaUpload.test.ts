import { mediaUpload } from "@kindling/contract";
import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { randomly } from "../../test/randomly.ts";
import { readXlsxRows } from "../core/spreadsheets/xlsx.ts";

const { app, db, call, signInAs, make } = await buildApp({ appUrl: "https://portal.lantern.example" });
const { oneOf, someOf, chance, below } = randomly(11);
const staff = await signInAs("Super Admin");

const places = [0, 1, 2];
const programs = await Promise.all(places.map(() => make.program()));
const districts = await Promise.all(places.map(() => make.district()));
const providers = await Promise.all(places.map(() => make.provider()));
const sites = await Promise.all(
  [...places, ...places, ...places].map(() =>
    make.site({
      provider_id: oneOf(providers).id,
      program_id: oneOf(programs).id,
      district_id: chance(0.7) ? oneOf(districts).id : null,
    }),
  ),
);
const teachers = await Promise.all(
  [...places, ...places].map(() => make.user({ school_ids: someOf(sites, 3).map(({ id }) => id) })),
);
for (let count = 0; count < 60; count += 1) {
  const { id } = await make.teacherMedia({
    user_id: oneOf(teachers).id,
    school_id: oneOf(sites).id,
    caption: chance(0.2) ? null : oneOf(["Kite day", "=HYPERLINK(1)", "@home", "“¡Sí!” 王"]),
    ...(chance(0.2) && { archived_at: "2026-09-03" }),
  });
  const at = `2026-0${1 + below(9)}-1${below(10)}T0${below(10)}:30:00Z`;
  await sql`update teacher_media set created_at = ${at} where id = ${id}`.execute(db);
}

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Site extends Named {
  readonly provider_id: number;
  readonly program_id: number;
  readonly district_id: number | null;
}
interface Medium {
  readonly id: number;
  readonly user_id: number;
  readonly school_id: number;
  readonly caption: string | null;
  readonly created_at: string;
  readonly archived_at: string | null;
}

const all = async <T>(table: string) =>
  (await sql<{ row: T }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)).rows.map(
    ({ row }) => row,
  );

interface Filters {
  providers?: number[];
  schools?: number[];
  programs?: number[];
}

const clock = new Intl.DateTimeFormat("sv", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});

function found<T extends { id: number }>(things: readonly T[], id: number): T {
  const thing = things.find((each) => each.id === id);
  if (!thing) throw new Error(`There is no ${id}`);
  return thing;
}

/** The report as the rows have it, worked out without the database. */
async function expected(filters: Filters = {}) {
  const people = await all<{ id: number; first_name: string; last_name: string }>("users");
  const [ownSites, ownProviders, ownDistricts] = [
    await all<Site>("sites"),
    await all<Named>("providers"),
    await all<Named>("districts"),
  ];
  const isIn = (ids: readonly number[] | undefined, id: number) => !ids || ids.includes(id);
  return (await all<Medium>("teacher_media"))
    .filter((medium) => {
      const site = found(ownSites, medium.school_id);
      return (
        medium.archived_at === null &&
        isIn(filters.providers, site.provider_id) &&
        isIn(filters.programs, site.program_id) &&
        isIn(filters.schools, site.id)
      );
    })
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id)
    .map((medium) => {
      const site = found(ownSites, medium.school_id);
      const teacher = found(people, medium.user_id);
      return [
        `${teacher.first_name} ${teacher.last_name}`,
        found(ownProviders, site.provider_id).name,
        site.district_id === null ? null : found(ownDistricts, site.district_id).name,
        site.name,
        medium.caption,
        `https://portal.lantern.example/teacher-media?edit=${medium.id}`,
        clock.format(new Date(medium.created_at)),
      ];
    });
}

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

async function preview(query: object = {}) {
  const { status, body } = await call(mediaUpload.preview, { as: staff, query });
  expect(status).toBe(200);
  return body.data;
}

describe("GET /report/media-upload", () => {
  test("has a row for every photo and video that is kept, cell by cell, in any mixture of filters", async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const filters: Filters = {
        ...(chance(0.5) && { providers: idsOf(someOf(providers, 2)) }),
        ...(chance(0.4) && { schools: idsOf(someOf(sites, 5)) }),
        ...(chance(0.5) && { programs: idsOf(someOf(programs, 2)) }),
      };
      for (const name of ["providers", "schools", "programs"] as const)
        if (filters[name]?.length === 0) delete filters[name];
      const want = await expected(filters);
      const { rows, total } = await preview(filters);
      expect([filters, rows]).toEqual([filters, want.slice(0, 25)]);
      expect(total).toBe(want.length);
      seen.add(total);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test("is a workbook with a bold frozen header, a filter, real times, and texts that are no formulas", async () => {
    const { status, bytes, headers } = await call(mediaUpload.download, { as: staff });
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="Media Upload Report.xlsx"/);
    const rows = await readXlsxRows(bytes);
    const want = await expected();
    expect(rows[0]).toEqual(["Teacher", "Provider", "District", "Site", "Caption", "URL", "Uploaded At"]);
    expect(rows.slice(1).map((row) => row.slice(0, 6))).toEqual(
      want.map((row) => row.slice(0, 6).map((cell) => cell ?? "")),
    );
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    expect(sheet?.cells?.get("0,0")).toMatchObject({ style: { font: { bold: true } } });
    expect(sheet?.autoFilter).toBeTruthy();
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.cells?.get("1,6")?.value).toBeInstanceOf(Date);
    const formula = want.findIndex((row) => row[4] === "=HYPERLINK(1)");
    expect(sheet?.cells?.get(`${formula + 1},4`)).toMatchObject({ value: "'=HYPERLINK(1)" });
    expect(JSON.stringify([...(sheet?.cells?.values() ?? [])])).not.toContain('"formula"');
  });

  test("leads to the portal and not to the files: nothing in it opens a photo without a sign-in", async () => {
    const { rows } = await preview();
    for (const row of rows) expect(String(row[5])).not.toMatch(/sign=|\/api\//);
    const [medium] = await all<Medium & { file: string }>("teacher_media");
    expect((await app.inject(`/api/files/${medium?.file}`)).statusCode).not.toBe(200);
    const { id } = medium ?? { id: 0 };
    expect((await app.inject(`/api/teacherMedia/${id}`)).statusCode).toBe(401);
  });

  test("counts uploads by site in its chart", async () => {
    const sums = new Map<string, number>();
    for (const row of await expected()) sums.set(String(row[3]), (sums.get(String(row[3])) ?? 0) + 1);
    const { chart } = await preview();
    expect(chart.series[0]?.name).toBe("Photos and videos");
    expect(new Map(chart.labels.map((label, at) => [label, chart.series[0]?.values[at]]))).toEqual(sums);
    const values = chart.series[0]?.values.map(Number) ?? [];
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test("is for staff with Reports or Teacher Media Uploads alone", async () => {
    const status = async (as: Parameters<typeof call>[1]) => (await call(mediaUpload.download, as)).status;
    expect(await status({})).toBe(401);
    expect(await status({ as: await signInAs("admin", { user_type: ["Reports"] }) })).toBe(200);
    expect(await status({ as: await signInAs("admin", { user_type: ["Teacher Media Uploads"] }) })).toBe(200);
    expect(await status({ as: await signInAs("admin", { user_type: ["Constituents"] }) })).toBe(403);
    expect(await status({ as: await signInAs("Site Leader") })).toBe(403);
  });
});
