import {
  charityChoiceEndpoints,
  charitySchoolEarning,
  classDonationEndpoints,
  dashboardEndpoints,
  givingDashboardEndpoints,
  placeOverviewEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { ledgerDifferences } from "../../test/ledgerDifferences.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { winPoints } from "../../test/winPoints.ts";
import { readXlsxRows } from "../core/spreadsheets/xlsx.ts";

const { call, db, make, services, signInAs } = await buildApp();
const [program, provider] = [await make.program(), await make.provider()];
const place = { program_id: program.id, provider_id: provider.id };
const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
const staff = await signInAs("Super Admin");
const leader = await signInAs("Provider Leader", { provider_id: provider.id });

/** A class at a site of its own that won points and brought money in. */
async function makeClass(amount_cents: number) {
  const site = await make.site(place);
  const user = await make.user({ school_ids: [site.id] });
  const own = { user_id: user.id, school_id: site.id, session_id: session.id };
  const { charity_id } = await make.charityChoice(own);
  await make.classDonation({ ...own, charity_id, amount_cents, status: "verified" });
  await winPoints(db, own, 20);
  return { site, user };
}

const [leaving] = [await makeClass(1500), await makeClass(400)];

/** What somebody reads of the provider's giving, on each screen that tells it. */
async function readAs(as: SignedIn) {
  const query = as === staff ? { providers: [provider.id] } : {};
  const dashboard = await call(givingDashboardEndpoints.get, { as, query });
  const { bytes } = await call(charitySchoolEarning.download, { as, query });
  const report = await readXlsxRows(bytes);
  const overview = await call(dashboardEndpoints.get, { as, query: { programs: [program.id] } });
  const donations = await call(classDonationEndpoints.list, { as, query });
  const choices = await call(charityChoiceEndpoints.list, { as, query });
  const page = await call(placeOverviewEndpoints.provider, { as, params: { id: provider.id } });
  return {
    dashboard: dashboard.body.data.totals,
    report,
    overview: overview.body.data.giving,
    donations: donations.body.meta,
    choices: choices.body.meta.total,
    page: page.body.data.giving,
  };
}

test("archiving a site changes no giving figure, and staff and leaders read the same ones", async () => {
  const before = await readAs(staff);
  expect(before.overview).toMatchObject({ donated_cents: 1900, points: 40, earned_cents: 200 });
  expect(before.page.in_all).toMatchObject({ donated_cents: 1900, earned_cents: 200 });
  expect(await readAs(leader)).toEqual(before);
  const query = { open_money: "keep" as const, reason: "The school closed" };
  expect((await call(userEndpoints.remove, { as: staff, params: leaving.user, query })).status).toBe(200);
  expect((await call(siteEndpoints.remove, { as: staff, params: leaving.site, query })).status).toBe(200);
  expect(await readAs(staff)).toEqual(before);
  expect(await readAs(leader)).toEqual(before);
  const page = await call(placeOverviewEndpoints.provider, { as: leader, params: { id: provider.id } });
  expect(page.body.data.sites.map(({ id }) => id)).not.toContain(leaving.site.id);
  expect(await ledgerDifferences(services)).toEqual([]);
});
