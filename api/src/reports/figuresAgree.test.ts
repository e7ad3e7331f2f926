import {
  activitySummary,
  charityReport,
  charitySchoolEarning,
  classDonationEndpoints,
  classEndpoints,
  dashboardEndpoints,
  givingDashboardEndpoints,
  paceEndpoints,
  placeOverviewEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { dashboardWorld } from "../../test/dashboardWorld.ts";
import { readReportRows } from "../../test/readReportRows.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { readCsvRows } from "../core/spreadsheets/csv.ts";
import { readXlsxRows } from "../core/spreadsheets/xlsx.ts";

const kit = await buildApp();
const { call } = kit;
const { autumn, camp, inSchool, summer, sites, staff, chief, own } = await dashboardWorld(kit);
// The fifth of its sites is archived.
const open = sites.filter((_site, n) => n !== 4);
const sitesOf = (as: SignedIn) =>
  open.filter(({ id, provider_id }) => {
    if (as === staff) return true;
    return as === chief ? provider_id === chief.providerId : own.schoolIds.includes(id);
  });

/** Caller, program and current session. */
const scopes = (
  [
    ["staff", staff],
    ["a Provider Leader", chief],
    ["a Site Leader", own],
  ] as const
).flatMap(([name, as]) =>
  (
    [
      ["in school", inSchool.id, autumn.id],
      ["at camp", summer.id, camp.id],
    ] as const
  ).map(([where, program, session]) => [`${name}, ${where}`, as, program, session] as const),
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function dashboardOf(as: SignedIn, program: number) {
  const { participation, giving } = (
    await call(dashboardEndpoints.get, { as, query: { programs: [program] } })
  ).body.data;
  if (!participation || !giving) throw new Error("The overview tells neither participation nor giving");
  return { participation, giving };
}

/** What the pages of places tell of their current session: of the sites in scope, one by one. */
function pagesOf(as: SignedIn, program: number) {
  const here = sitesOf(as).filter(({ program_id }) => program_id === program);
  return Promise.all(
    here.map(async ({ id }) => (await call(placeOverviewEndpoints.site, { as, params: { id } })).body.data),
  );
}

/** How many classes the list of classes finds, and their points. */
async function listOf(as: SignedIn, query: object) {
  const { data, meta } = (await call(classEndpoints.list, { as, query: { rows: 100, ...query } })).body;
  return { total: meta.total, data };
}

describe.each(scopes)("%s, every place tells the same", (_name, as, program, session) => {
  test("of who takes part", async () => {
    const { participation } = await dashboardOf(as, program);
    const { classes, active } = participation;
    const schools = sitesOf(as).flatMap(({ id, program_id }) => (program_id === program ? [id] : []));
    const query = { sessions: [session], schools: schools.length > 0 ? schools : [0] };
    const { bytes } = await call(activitySummary.download, { as, query });
    const [heading = [], ...rows] = await readReportRows(bytes);
    const cells = (name: string) => rows.map((row) => Number(row[heading.indexOf(name)]));
    const [counts, shares] = [cells("Instructors"), cells("Participation %")];
    expect(sum(counts)).toBe(classes);
    expect(sum(counts.map((count, at) => Math.round(count * (shares[at] || 0))))).toBe(active);

    expect((await listOf(as, { programs: [program] })).total).toBe(classes);
    const listed = await listOf(as, { programs: [program], takes_part: true });
    expect(listed.total).toBe(active);
    expect(listed.data.every((row) => row.takes_part)).toBe(true);

    const pages = await pagesOf(as, program);
    expect(sum(pages.map(({ people }) => people.instructors))).toBe(classes);
    expect(sum(pages.map(({ people }) => people.active))).toBe(active);
  });

  test("of who is silent", async () => {
    const { silent } = (await dashboardOf(as, program)).participation;
    const listed = await listOf(as, { programs: [program], is_silent: true });
    const { data, meta } = (
      await call(paceEndpoints.board, { as, query: { programs: [program], rows: 100 } })
    ).body;
    expect([listed.total, meta.counts.silent]).toEqual([silent, silent]);
    const onBoard = data.flatMap((site) =>
      site.classes.flatMap((row) => (row.silent ? [`${row.teacher.id} ${site.school.id}`] : [])),
    );
    const inList = listed.data.map(({ teacher, school }) => `${teacher.id} ${school.id}`);
    expect(onBoard.toSorted()).toEqual(inList.toSorted());
  });

  test("of points and money", async () => {
    const { giving } = await dashboardOf(as, program);
    const query = { sessions: [session] };
    const { totals } = (await call(givingDashboardEndpoints.get, { as, query })).body.data;
    const { points, earned_cents, unassigned_cents, donated_cents, verified_cents } = totals;
    expect(giving).toMatchObject({ points, earned_cents, unassigned_cents, donated_cents, verified_cents });

    const { meta } = (await call(classDonationEndpoints.list, { as, query })).body;
    expect([meta.bank_total_cents, meta.verified_cents]).toEqual([donated_cents, verified_cents]);

    const { bytes } = await call(charitySchoolEarning.download, { as, query });
    const rows = (await readXlsxRows(bytes)).filter((row) => row[1] === "Provider subtotal");
    const told = [4, 5, 6, 7].map((at) => Math.round(sum(rows.map((row) => Number(row[at]) * 100))));
    expect(told).toEqual([points * 100, earned_cents, donated_cents, totals.total_cents]);

    const pages = await pagesOf(as, program);
    const shown = pages.map((page) => page.giving.session);
    expect({
      points: sum(shown.map((each) => each.points)),
      earned_cents: sum(shown.map((each) => each.earned_cents)),
      donated_cents: sum(shown.map((each) => each.donated_cents)),
      verified_cents: sum(shown.map((each) => each.verified_cents)),
    }).toEqual({ points, earned_cents, donated_cents, verified_cents });
  });
});

test("a provider's page adds its sites up as the overview does", async () => {
  const here = await call(placeOverviewEndpoints.provider, {
    as: chief,
    params: { id: chief.providerId ?? 0 },
  });
  const page = here.body.data;
  const both = await Promise.all([inSchool.id, summer.id].map((program) => dashboardOf(chief, program)));
  const running = page.sites.filter(({ program }) => [inSchool.id, summer.id].includes(program.id));
  expect(sum(running.map(({ instructors }) => instructors))).toBe(
    sum(both.map(({ participation }) => participation.classes)),
  );
  expect(sum(running.map(({ active }) => active))).toBe(
    sum(both.map(({ participation }) => participation.active)),
  );
  const points = sum(both.map(({ giving }) => giving.points));
  expect(page.giving.session.points).toBe(points);
  expect(sum(page.sites.map((site) => site.points))).toBe(points);
});

test("the charity report and what has no charity yet are together what the giving dashboard tells", async () => {
  const query = { sessions: [autumn.id, camp.id] };
  const { totals } = (await call(givingDashboardEndpoints.get, { as: staff, query })).body.data;
  const { bytes } = await call(charityReport.download, { as: staff, query });
  const [, ...rows] = await readCsvRows(bytes);
  const told = (at: number) => Math.round(sum(rows.map((row) => Number(row[at]) * 100)));
  expect(told(6) + totals.unassigned_cents).toBe(totals.earned_cents);
  expect([told(7), told(8) + totals.unassigned_cents]).toEqual([totals.donated_cents, totals.total_cents]);
  expect(totals.unassigned_cents).toBeGreaterThan(0);
});

test("the data tell something apart", async () => {
  const { participation, giving } = await dashboardOf(staff, inSchool.id);
  expect(participation.silent).toBeGreaterThan(0);
  expect(participation.active).toBeGreaterThan(0);
  expect(participation.active).toBeLessThan(participation.classes);
  expect(giving.donated_cents).toBeGreaterThan(giving.verified_cents);
});
