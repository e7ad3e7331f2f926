import {
  charityEarning,
  charityEndpoints,
  charityReport,
  charitySchoolEarning,
  givingDashboardEndpoints,
  placeOverviewEndpoints,
  providerEndpoints,
  siteEndpoints,
} from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { winPoints } from "../../test/winPoints.ts";
import { readCsvRows } from "../core/spreadsheets/csv.ts";
import { readXlsxRows } from "../core/spreadsheets/xlsx.ts";

const { call, db, make, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");
const program = await make.program();
const [bright, after] = [await make.provider({ name: "Bright" }), await make.provider({ name: "After" })];
const [rich, poor] = [await make.district(), await make.district()];
const elm = await make.site({
  program_id: program.id,
  provider_id: bright.id,
  district_id: rich.id,
  name: "Elm",
});
const oak = await make.site({ program_id: program.id, provider_id: bright.id, name: "Oak" });
const food = await make.charity({ name: "Food Bank" });
const dates = { program_id: program.id };
const spring = await make.session({ ...dates, start: "2026-04-01", end: "2026-05-10" });
const autumn = await make.session({ ...dates, start: "2026-09-01", end: "2026-10-10" });
const chief = await signInAs("Provider Leader", { provider_id: bright.id });
const head = await signInAs("Provider Leader", { provider_id: after.id });

async function give(site: { id: number }, session: { id: number }, user_id: number, points: number) {
  const place = { user_id, school_id: site.id, session_id: session.id };
  await make.charityChoice({ ...place, charity_id: food.id });
  await winPoints(db, place, points);
}

const teachers = [
  (await make.user({ school_ids: [elm.id] })).id,
  (await make.user({ school_ids: [oak.id] })).id,
] as const;
await give(elm, spring, teachers[0], 100);
await give(oak, spring, teachers[1], 10);
await call(siteEndpoints.update, {
  as: staff,
  params: { id: elm.id },
  body: { provider_id: after.id, name: "Elm Academy", district_id: poor.id },
});
await call(charityEndpoints.update, { as: staff, params: { id: food.id }, body: { name: "Meals for All" } });
await call(providerEndpoints.update, { as: staff, params: { id: bright.id }, body: { name: "Brighter" } });
await give(elm, autumn, teachers[0], 3);

const last = { sessions: spring.id };
const today = { structure: "today" } as const;

async function workbook(report: typeof charitySchoolEarning | typeof charityEarning, query: object) {
  const { bytes } = await call(report.download, { as: staff, query });
  return (await readXlsxRows(bytes)).slice(1).flatMap((row) => (row[0] ? [row.map(String)] : []));
}

async function byProvider(query: object, as = staff) {
  const { by_provider } = (await call(givingDashboardEndpoints.get, { as, query })).body.data;
  return by_provider.map(({ provider, points }) => [provider.name, points]);
}

test("a site that moved leaves last year's totals with its provider of then", async () => {
  expect(await byProvider(last)).toEqual([["Bright", 110]]);
  expect(await byProvider({ ...last, ...today })).toEqual([
    ["After", 100],
    ["Brighter", 10],
  ]);
  expect(await byProvider({ ...last, providers: bright.id })).toEqual([["Bright", 110]]);
  expect(await byProvider({ ...last, providers: bright.id, ...today })).toEqual([["Brighter", 10]]);
});

test("a name is told as it was in what is told, and once", async () => {
  const named = async (query: object) =>
    (await call(givingDashboardEndpoints.get, { as: staff, query })).body.data.by_charity.map(
      ({ charity, points }) => [charity?.name, points],
    );
  expect(await named(last)).toEqual([["Food Bank", 110]]);
  expect(await named({ ...last, ...today })).toEqual([["Meals for All", 110]]);
  // Over both sessions it is one charity, by the name it had at the end.
  expect(await named({})).toEqual([["Meals for All", 113]]);
});

test("GET /report/charity-school-earning tells places and names of then, subtotals too", async () => {
  expect(await workbook(charitySchoolEarning, last)).toEqual([
    ["Bright", "Elm", "Food Bank", "1", "100", "5", "0", "5"],
    ["Bright", "Oak", "Food Bank", "1", "10", "0.5", "0", "0.5"],
    ["Bright", "Provider subtotal", "", "2", "110", "5.5", "0", "5.5"],
    ["Grand total", "", "", "2", "110", "5.5", "0", "5.5"],
  ]);
  expect((await workbook(charitySchoolEarning, { ...last, ...today })).map((row) => row.slice(0, 3))).toEqual(
    [
      ["After", "Elm Academy", "Meals for All"],
      ["Brighter", "Oak", "Meals for All"],
      ["After", "Provider subtotal", ""],
      ["Brighter", "Provider subtotal", ""],
      ["Grand total", "", ""],
    ],
  );
});

test("GET /report/charity and /report/charity-earning do, too", async () => {
  const charities = async (query: object) => {
    const { bytes } = await call(charityReport.download, { as: staff, query });
    return (await readCsvRows(bytes)).slice(1).map((row) => [row[0], row[5]]);
  };
  expect(await charities({ districts: rich.id })).toEqual([["Food Bank", "100"]]);
  expect(await charities({ districts: rich.id, ...today })).toEqual([["Meals for All", "0"]]);
  const earning = async (query: object) =>
    // Below the rows stands their total.
    (await workbook(charityEarning, { schools: elm.id, ...query }))
      .slice(0, -1)
      .map((row) => [...row.slice(0, 3), row[5]]);
  expect(await earning(last)).toEqual([["Food Bank", "Bright", "Elm", "100"]]);
  expect(await earning({ ...last, ...today })).toEqual([["Meals for All", "After", "Elm Academy", "100"]]);
  // What lies under each provider is told under each.
  expect((await earning({})).map((row) => row.slice(1))).toEqual([
    ["After", "Elm Academy", "3"],
    ["Bright", "Elm", "100"],
  ]);
});

test("GET /provider/{id}/overview tells what was given under the provider", async () => {
  const earned = async (id: number, query: object, as = staff) =>
    (await call(placeOverviewEndpoints.provider, { as, params: { id }, query })).body.data.giving.in_all
      .points;
  expect([await earned(bright.id, {}), await earned(after.id, {})]).toEqual([110, 3]);
  expect([await earned(bright.id, today), await earned(after.id, today)]).toEqual([10, 103]);
  // Leaders see their sites of today, under whichever provider these were.
  expect(await earned(bright.id, {}, chief)).toBe(10);
  expect(await byProvider(last, chief)).toEqual([["Bright", 10]]);
  expect(await byProvider({}, head)).toEqual([
    ["Bright", 100],
    ["After", 3],
  ]);
});
