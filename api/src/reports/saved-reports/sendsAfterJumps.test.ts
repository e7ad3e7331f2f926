import { sql } from "kysely";
import { expect, test } from "vitest";
import { mailedReports } from "../../../test/mailedReports.ts";
import { planSends } from "./planSends.ts";

const { db, deliver, mailsTo, monday, schedule, send, services, setNow, siteLeader, work } =
  await mailedReports();

test("a send that was claimed while the clock was ahead is made once the clock is right, and once", async () => {
  const { id } = await schedule({ recipient_ids: [siteLeader.id], filters: {} });
  await planSends(db, services.settings.timeZone, services.now());
  await sql`update report_sends set attempts = 1, next_try_at = ${monday}::timestamptz + interval '9 days'
    where saved_report_id = ${id}`.execute(db);
  await Promise.all([work(), work()]);
  await deliver();
  expect(mailsTo(siteLeader)).toHaveLength(1);
});

test("a report isn't sent twice for a day when the clock goes on and back", async () => {
  await schedule({ recipient_ids: [siteLeader.id], filters: {} });
  for (const day of ["21", "28", "21", "22", "28"]) {
    setNow(`2026-09-${day}T11:00:00Z`);
    await send();
  }
  expect(mailsTo(siteLeader)).toHaveLength(2);
});
