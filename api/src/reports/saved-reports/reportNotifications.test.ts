import { notificationEndpoints, savedReportEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { mailedReports } from "../../../test/mailedReports.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const { call, db, schedule, send, siteLeader, staff, setNow, server } = await mailedReports();

beforeEach(() => sql`delete from notifications`.execute(db));

const told = async (as: SignedIn) =>
  (await call(notificationEndpoints.latest, { as })).body.data.notifications.map(
    ({ title, detail, link }) => ({ title, detail, link }),
  );

test("a report that was emailed is told to its recipient, and not by email again", async () => {
  const { name } = await schedule({ recipient_ids: [siteLeader.id], filters: {} });
  await sql`insert into notification_preferences (user_id, kind, in_portal, mail) values (${siteLeader.id}, 'report', true, 'at_once')`.execute(
    db,
  );
  await send();
  expect(await told(siteLeader)).toEqual([
    {
      title: `Report emailed to you: ${name}`,
      detail: "Activity Summary Report · 1 row",
      link: "/open-report?report=activitySummary",
    },
  ]);
  expect(await told(staff)).toEqual([]);
  expect(server.mails).toHaveLength(1);
});

test("an empty report is told to who asked for it out of turn only", async () => {
  const { id, name } = await schedule({ recipient_ids: [siteLeader.id], filters: { providers: "2000000" } });
  await send();
  expect([await told(siteLeader), await told(staff)]).toEqual([[], []]);
  await call(savedReportEndpoints.sendNow, { as: staff, params: { id } });
  await send();
  expect((await told(staff)).map(({ title }) => title)).toEqual([
    `Report without rows, not emailed: ${name}`,
  ]);
});

test("a report that can't be made, or not for its recipient, is told to its owner", async () => {
  const { name } = await schedule({ recipient_ids: [siteLeader.id], filters: {} });
  await sql`alter table class_totals rename to mislaid`.execute(db);
  for (let minutes = 0; minutes <= 75; minutes += 15) {
    setNow(new Date(Date.parse("2026-09-21T11:00:00Z") + minutes * 60_000).toISOString());
    await send();
  }
  await sql`alter table mislaid rename to class_totals`.execute(db);
  expect((await told(staff)).map(({ title }) => title)).toEqual([`Report couldn't be made: ${name}`]);
  expect(await told(siteLeader)).toEqual([]);
});
