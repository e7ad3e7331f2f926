import { savedReportEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, beforeEach, expect } from "vitest";
import { deliverMails } from "../src/core/mail/deliverMails.ts";
import { openTransport } from "../src/core/mail/transport.ts";
import { letters } from "../src/letters.ts";
import { makeSends } from "../src/reports/saved-reports/makeSends.ts";
import { buildApp } from "./buildApp.ts";
import { receiveMails } from "./receiveMails.ts";
import type { SignedIn } from "./signInAs.ts";

/** A portal with its own mail server, three sites and three report recipients. */
export async function mailedReports() {
  const server = await receiveMails();
  afterAll(() => server.close());

  const kit = await buildApp({ smtpUrl: server.url, appUrl: "https://portal.example" });
  const { db, call, make, services, signInAs, setNow } = kit;

  const provider = await make.provider({ name: "Bright Futures" });
  const north = await make.site({ name: "North", provider_id: provider.id });
  await make.site({ name: "South", provider_id: provider.id });
  const elsewhere = await make.site({ name: "Elsewhere" });
  const staff = await signInAs("Super Admin", { first_name: "Sam", last_name: "Boss" });
  const providerLeader = await signInAs("Provider Leader", { provider_id: provider.id });
  const siteLeader = await signInAs("Site Leader", { school_ids: [north.id] });

  const monday = "2026-09-21T11:00:00Z";
  const faults: unknown[] = [];

  const work = () =>
    makeSends(services, (error) => {
      faults.push(error);
    });
  const deliver = () => deliverMails(db, openTransport(services.settings), services.settings, letters);
  const send = async () => {
    await work();
    await deliver();
  };

  let count = 0;
  /** Saves a report on Tuesday the 15th, to be sent on Mondays. */
  async function schedule(more: object, as: SignedIn = staff) {
    setNow("2026-09-15");
    const body = {
      report: "activitySummary",
      name: `Mine ${++count}`,
      schedule: "weekly",
      weekday: 1,
      ...more,
    };
    const answer = await call(savedReportEndpoints.create, { as, body });
    expect([answer.body.errors, answer.status]).toEqual([undefined, 201]);
    setNow(monday);
    return answer.body.data;
  }
  const read = async (id: number, as: SignedIn = staff) =>
    (await call(savedReportEndpoints.get, { as, params: { id } })).body.data;
  /** Each recipient's sends, as the owner sees them. */
  const told = async (id: number, as: SignedIn = staff) =>
    (await read(id, as)).sends.map(({ user, state, rows: found }) => [user.id, state, found]);
  const mailsTo = ({ email }: SignedIn) => server.mails.filter(({ to }) => to.includes(email));
  const lastTo = (person: SignedIn) => {
    const mail = mailsTo(person).at(-1);
    if (!mail) throw new Error(`There is no mail to ${person.email}`);
    return mail;
  };
  const stopLinkIn = (person: SignedIn) =>
    /https:\S+\/stop-mails\/(\S+)/.exec(lastTo(person).text)?.[1] ?? "";

  beforeEach(async () => {
    await sql`delete from saved_reports`.execute(db);
    (server.mails as unknown[]).length = 0;
    faults.length = 0;
  });
  return {
    ...kit,
    deliver,
    elsewhere,
    faults,
    lastTo,
    mailsTo,
    monday,
    north,
    provider,
    providerLeader,
    read,
    schedule,
    send,
    server,
    siteLeader,
    staff,
    stopLinkIn,
    told,
    work,
  };
}
