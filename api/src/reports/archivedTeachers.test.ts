import {
  charityChoiceEndpoints,
  charitySchoolEarning,
  classDonationEndpoints,
  givingDashboardEndpoints,
  placeOverviewEndpoints,
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
const [site, other] = [await make.site(place), await make.site(place)];
const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
const staff = await signInAs("Super Admin");
const ofProvider = await signInAs("Provider Leader", { provider_id: provider.id });
const ofSite = await signInAs("Site Leader", { school_ids: [site.id] });

/** A teacher of the site who won points and brought money in. */
async function makeTeacher(school_ids = [site.id]) {
  const { id } = await make.user({ school_ids });
  const own = { user_id: id, school_id: site.id, session_id: session.id };
  const { charity_id } = await make.charityChoice(own);
  await make.classDonation({ ...own, charity_id, amount_cents: 1500, status: "verified" });
  await make.classDonation({ ...own, charity_id, amount_cents: 200 });
  await winPoints(db, own, 20);
  return { id };
}

/** What somebody reads of the site's giving, on each screen that tells it. */
async function readAs(as: SignedIn) {
  const query = as === staff ? { providers: [provider.id] } : {};
  const dashboard = await call(givingDashboardEndpoints.get, { as, query });
  const { bytes } = await call(charitySchoolEarning.download, { as, query });
  const report = await readXlsxRows(bytes);
  const donations = await call(classDonationEndpoints.list, { as, query });
  const choices = await call(charityChoiceEndpoints.list, { as, query });
  const page = await call(placeOverviewEndpoints.site, { as, params: { id: site.id } });
  return {
    dashboard: dashboard.body.data.totals,
    report,
    donations: donations.body.data.map(({ id, status, amount_cents }) => [id, status, amount_cents]),
    choices: choices.body.meta.total,
    page: page.body.data.giving,
  };
}

test.each([
  [
    "is deleted",
    (id: number) =>
      call(userEndpoints.remove, {
        as: staff,
        params: { id },
        query: { open_money: "keep", reason: "She moved away" },
      }),
  ],
  [
    "leaves the site",
    (id: number) =>
      call(userEndpoints.updateInstructor, { as: staff, params: { id }, body: { school_ids: [other.id] } }),
  ],
  [
    "is deactivated",
    (id: number) =>
      call(userEndpoints.updateInstructor, { as: staff, params: { id }, body: { is_active: false } }),
  ],
])("leaders and staff read the same giving of a site when a teacher %s", async (_, leave) => {
  const { id } = await makeTeacher([site.id, other.id]);
  const before = await readAs(staff);
  expect(before.donations).toHaveLength(before.choices * 2);
  for (const as of [ofProvider, ofSite]) expect(await readAs(as)).toEqual(before);
  expect((await leave(id)).status).toBe(200);
  for (const as of [staff, ofProvider, ofSite]) expect(await readAs(as)).toEqual(before);
  expect(await ledgerDifferences(services)).toEqual([]);
});
