import { activitySummary, activityTypes } from "@kindling/contract";
import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { readReportRows } from "../../test/readReportRows.ts";

const { db, call, signInAs, make } = await buildApp();

const provider = await make.provider({ name: "Bright Futures" });
const other = await make.provider({ name: "Acorn" });
const program_id = (await make.program()).id;
const north = await make.site({ name: "North", provider_id: provider.id, program_id });
const south = await make.site({ name: "South", provider_id: provider.id, program_id });
await make.site({ name: "Quiet", provider_id: other.id, program_id });
const gone = await make.site({ name: "Gone", provider_id: other.id });
await sql`update sites set archived_at = now() where id = ${gone.id}`.execute(db);

const teacher = (...school_ids: number[]) => make.user({ role: "Instructor", school_ids });
const ana = await teacher(north.id);
const ben = await teacher(north.id, south.id);
await teacher(north.id);
const left = await make.user({ role: "Instructor", school_ids: [north.id], is_active: false });
await make.user({ role: "Site Leader", school_ids: [north.id] });
const far = await teacher(gone.id);

const autumn = await make.session({ name: "Autumn", program_id });
const winter = await make.session({ name: "Winter", program_id, start: "2026-11-01", end: "2026-12-10" });

const typesUsed = ["mindfulOpen", "mindfulOpen", "kinesthetic"] as const;
const [breathing, balloon, dance] = await Promise.all(
  typesUsed.map((kind) => make.mindfulOpen({ type: activityTypes[kind].key })),
);
const respond = (
  item: { id: number } | undefined,
  who: { id: number },
  site: { id: number },
  session = autumn,
) => make.response({ object_id: item?.id ?? 0, user_id: who.id, school_id: site.id, session_id: session.id });

await respond(breathing, ana, north);
await respond(balloon, ana, north);
await respond(dance, ana, north, winter);
await respond(breathing, ben, south);
await respond(breathing, left, north);
await respond(breathing, far, gone);
// What is no activity is not counted among them.
await sql`insert into responses (type, object_id, user_id, school_id, answers)
  values ('trait', 1, ${ana.id}, ${north.id}, '{}')`.execute(db);

const staff = await signInAs("Super Admin");

type Cells = readonly (string | number | boolean | null)[];

/** Whether a cell says something: the first three and the last two always, the counts between when they count. */
const isShown = (row: Cells, at: number) => at < 3 || at >= row.length - 2 || row[at] !== 0;

/** A report row by column name, without zero counts. */
async function summary(query = {}, as = staff, headers = {}) {
  const { status, body } = await call(activitySummary.preview, { as, query, headers });
  expect(status).toBe(200);
  const { columns, rows, total } = body.data;
  return {
    columns,
    total,
    rows: rows.map(
      (row): Record<string, unknown> =>
        Object.fromEntries(
          row.flatMap((cell, at) => (isShown(row, at) ? [[columns[at]?.label ?? "", cell]] : [])),
        ),
    ),
  };
}

const northRow = {
  Provider: "Bright Futures",
  Site: "North",
  Instructors: 3,
  "Mindfulness Open Forms": 3,
  "Kinesthetic Activities": 1,
  Total: 4,
  // Ana of three; former instructors and Ben's other site don't count.
  "Participation %": 1 / 3,
};
const southRow = {
  Provider: "Bright Futures",
  Site: "South",
  Instructors: 1,
  "Mindfulness Open Forms": 1,
  Total: 1,
  "Participation %": 1,
};
const quietRow = { Provider: "Acorn", Site: "Quiet", Instructors: 0, Total: 0, "Participation %": null };

describe("GET /report/activity-summary/preview", () => {
  test("counts every site's responses by type, by provider and name, silent sites too, archived ones not", async () => {
    const { rows, total, columns } = await summary();
    expect(rows).toEqual([quietRow, northRow, southRow]);
    expect(total).toBe(3);
    expect(columns.map(({ label }) => label)).toEqual([
      "Provider",
      "Site",
      "Instructors",
      ...Object.values(activityTypes).map(({ labels }) => labels.en.many),
      "Total",
      "Participation %",
    ]);
  });

  test("names its columns in the caller's language", async () => {
    const { columns } = await summary({}, staff, { "accept-language": "es" });
    expect(columns.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Proveedor", "Plantel", "Aperturas de atención plena", "Participación %"]),
    );
  });

  test("narrows by session, provider and site; All and nothing mean all", async () => {
    const inWinter = { ...northRow, "Mindfulness Open Forms": undefined, Total: 1, "Participation %": 1 / 3 };
    expect((await summary({ sessions: [winter.id] })).rows[1]).toEqual(inWinter);
    expect((await summary({ sessions: [winter.id] })).rows[2]).toMatchObject({
      Total: 0,
      "Participation %": 0,
    });
    expect((await summary({ sessions: [autumn.id, winter.id] })).rows).toHaveLength(3);
    expect((await summary({ providers: [provider.id] })).rows).toEqual([northRow, southRow]);
    expect((await summary({ schools: [south.id] })).rows).toEqual([southRow]);
    expect((await summary({ providers: [other.id], schools: [south.id] })).rows).toEqual([]);
    expect((await summary({ sessions: "All", providers: "All", schools: "" })).rows).toEqual([
      quietRow,
      northRow,
      southRow,
    ]);
  });

  test("shows leaders only their own, whatever they ask for", async () => {
    const siteLeader = await signInAs("Site Leader", { school_ids: [south.id] });
    expect((await summary({}, siteLeader)).rows).toEqual([southRow]);
    expect((await summary({ schools: [north.id] }, siteLeader)).rows).toEqual([]);
    const providerLeader = await signInAs("Provider Leader", { provider_id: other.id });
    expect((await summary({}, providerLeader)).rows).toEqual([quietRow]);
  });

  test("is for leaders and for staff with Reports or Curriculum", async () => {
    const status = async (as: Parameters<typeof call>[1]) => (await call(activitySummary.preview, as)).status;
    expect(await status({})).toBe(401);
    const instructor = await signInAs("Instructor");
    expect(await status({ as: instructor })).toBe(403);
    await sql`update sites set archived_at = now() where id = ${instructor.schoolIds[0]}`.execute(db);
    expect(await status({ as: await signInAs("admin", { user_type: ["Charities"] }) })).toBe(403);
    expect(await status({ as: await signInAs("admin", { user_type: ["Reports"] }) })).toBe(200);
  });

  test("shows the first 25 rows and how many there are", async () => {
    const many = await make.provider({ name: "Zenith" });
    for (let count = 0; count < 30; count += 1) await make.site({ provider_id: many.id });
    const { rows, total } = await summary({ providers: [many.id] });
    expect([rows.length, total]).toEqual([25, 30]);
    await sql`update sites set archived_at = now() where provider_id = ${many.id}`.execute(db);
  });
});

describe("GET /report/activity-summary", () => {
  test("sends the same as a workbook under the specification's name", async () => {
    const { status, bytes, headers } = await call(activitySummary.download, { as: staff });
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="Activity Summary Report.xlsx"/);
    const rows = await readReportRows(bytes);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ["Provider", "Site", "Instructors"],
      ["Acorn", "Quiet", "0"],
      ["Bright Futures", "North", "3"],
      ["Bright Futures", "South", "1"],
    ]);
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    const last = (rows[0]?.length ?? 0) - 1;
    expect(sheet?.cells?.get(`3,${last}`)).toMatchObject({ value: 1, style: { numFmt: "0%" } });
  });

  test("holds only what the caller may see", async () => {
    const siteLeader = await signInAs("Site Leader", { school_ids: [south.id] });
    const { bytes } = await call(activitySummary.download, { as: siteLeader });
    expect((await readReportRows(bytes)).map((row) => row[1])).toEqual(["Site", "South"]);
  });
});
