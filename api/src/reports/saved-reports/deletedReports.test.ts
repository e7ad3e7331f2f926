import { mailStopEndpoints, savedReportEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { mailedReports } from "../../../test/mailedReports.ts";
import { rows } from "../../core/database.ts";
import { makeSends } from "./makeSends.ts";

const {
  db,
  call,
  services,
  setNow,
  deliver,
  mailsTo,
  providerLeader,
  schedule,
  send,
  server,
  siteLeader,
  staff,
  stopLinkIn,
  told,
  work,
} = await mailedReports();

describe("a scheduled report that its owner deletes", () => {
  const remove = (id: number) => call(savedReportEndpoints.remove, { as: staff, params: { id } });
  const restore = (id: number) =>
    call(savedReportEndpoints.bulk, { as: staff, body: { action: "restore", ids: [id] } });
  const nextMonday = "2026-09-28T11:00:00Z";

  test("is mailed to nobody, and once that is taken back, as before: what fell due meanwhile, too", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    await remove(id);
    await send();
    expect([server.mails, await rows(db, sql`select id from report_sends`)]).toEqual([[], []]);
    await restore(id);
    await send();
    setNow(nextMonday);
    await send();
    expect(mailsTo(siteLeader)).toHaveLength(2);
  });

  test("is not made where it is due already, but waits for whether that is taken back", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    await makeSends(services, () => undefined, AbortSignal.abort());
    await remove(id);
    await send();
    expect(server.mails).toEqual([]);
    await restore(id);
    await send();
    expect(mailsTo(siteLeader)).toHaveLength(1);
  });

  test("does not leave the outbox, and is made anew once that is taken back, but for who has stopped it", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id, providerLeader.id] });
    await send();
    const token = stopLinkIn(providerLeader);
    setNow(nextMonday);
    await work();
    await remove(id);
    await deliver();
    // A stop is heeded also while what it stops is deleted.
    expect((await call(mailStopEndpoints.stop, { params: { token }, body: {} })).status).toBe(200);
    expect([mailsTo(siteLeader).length, mailsTo(providerLeader).length]).toEqual([1, 1]);
    await restore(id);
    await send();
    expect([mailsTo(siteLeader).length, mailsTo(providerLeader).length]).toEqual([2, 1]);
    expect((await told(id)).slice(0, 2).sort()).toEqual(
      [
        [siteLeader.id, "sent", 1],
        [providerLeader.id, "stopped", null],
      ].sort(),
    );
  });

  test("is erased a day later", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    await remove(id);
    await work();
    const kept = () => rows(db, sql`select id from saved_reports where id = ${id}`);
    expect(await kept()).toHaveLength(1);
    await sql`update saved_reports set archived_at = now() - interval '25 hours'`.execute(db);
    await work();
    expect(await kept()).toEqual([]);
  });
});
