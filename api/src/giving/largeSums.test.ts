import {
  charityEarning,
  charityReport,
  charitySchoolEarning,
  classDonationEndpoints,
  dashboardEndpoints,
  givingDashboardEndpoints,
  givingEndpoints,
  placeOverviewEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";

const { call, db, make, signInAs } = await buildApp();

const million = 100_000_000;
const most = 2_147_483_647;

test("sums of cents and points beyond what an integer holds reach every figure", async () => {
  const site = await make.site();
  const school_id = site.id;
  const session = await make.session({ program_id: site.program_id });
  const teacher = await signInAs("Instructor", { school_ids: [school_id] });
  const staff = await signInAs("Super Admin");
  const place = { user_id: teacher.id, school_id, session_id: session.id };
  const { charity_id } = await make.charityChoice(place);
  for (const status of ["counted", "paid"]) {
    for (let count = 0; count < 22; count += 1)
      await make.classDonation({ ...place, charity_id, status, amount_cents: million });
  }
  for (const response_id of [1, 2]) {
    await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      values (${teacher.id}, ${school_id}, ${session.id}, ${response_id}, 'puzzle', 'Bees', ${most})`.execute(
      db,
    );
  }
  const [donated, points] = [44 * million, 2 * most];

  const own = await call(givingEndpoints.points, { as: teacher, query: { school_id } });
  expect(own.body.data).toMatchObject({ points, earned_cents: points * 5, donated_cents: donated });
  const story = await call(givingEndpoints.story, { as: teacher, query: { school_id } });
  expect(story.body.data).toMatchObject({ donated_cents: donated, donations: [{ amount_cents: donated }] });
  const list = await call(classDonationEndpoints.list, { as: staff });
  expect(list.body.meta).toMatchObject({ bank_total_cents: donated, in_bank_cents: donated / 2 });
  const overview = await call(dashboardEndpoints.get, { as: staff, query: { programs: site.program_id } });
  expect(overview.body.data.giving).toMatchObject({
    points,
    donated_cents: donated,
    waiting_cents: donated / 2,
  });
  const giving = await call(givingDashboardEndpoints.get, { as: staff });
  expect(giving.body.data.totals).toMatchObject({ points, donated_cents: donated, paid_cents: donated / 2 });
  const page = await call(placeOverviewEndpoints.site, { as: staff, params: { id: school_id } });
  expect(page.body.data.giving.session).toMatchObject({ points, donated_cents: donated });
  for (const report of [charityReport, charitySchoolEarning, charityEarning]) {
    expect((await call(report.preview, { as: staff })).status).toBe(200);
    expect((await call(report.download, { as: staff })).status).toBe(200);
  }
});
