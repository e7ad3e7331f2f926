import {
  bankReconciliationEndpoints,
  bankStatementEndpoints,
  charityChoiceEndpoints,
  charityEndpoints,
  classDonationEndpoints,
  classEndpoints,
  dashboardEndpoints,
  type Endpoint,
  givingByYearEndpoints,
  givingDashboardEndpoints,
  givingEndpoints,
  paceEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
  placeOverviewEndpoints,
  pledgeEndpoints,
  reports,
  sessionClosingEndpoints,
  sponsorEndpoints,
  sponsorReceiptEndpoints,
  thankYouEndpoints,
  thankYouLinkEndpoints,
  thankYouReplyEndpoints,
} from "@kindling/contract";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, expect, inject, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { makeReply } from "../../test/makeReply.ts";
import { paymentWorld } from "../../test/paymentWorld.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { databaseNamed } from "../../test/testDatabase.ts";
import { createDatabase, type Db, sole } from "../core/database.ts";
import { hashToken } from "../core/server/tokens.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const { approver: staff, approved, makeGiving, win } = await paymentWorld(kit);
const { run, payment } = await approved();
const giving = await makeGiving();
const { elm, session, charity } = giving;
const { provider_id } = await sole<{ provider_id: number }>(
  db,
  sql`select provider_id from sites where id = ${elm.site.id}`,
);
const chief = await signInAs("Provider Leader", { provider_id });
await win(elm, session, 3);
await sql`with statement as (
    insert into bank_statements (account, file_name, format, from_on, to_on, line_count)
    values ('Checking', 'september.csv', 'csv', '2026-09-01', '2026-09-30', 1) returning id)
  insert into bank_lines (statement_id, account, booked_on, amount_cents, text, key)
    select id, 'Checking', '2026-09-12', 1200, 'Elm', '1' from statement`.execute(db);

/** Adds a row at the end of each list of giving. */
async function addRows(): Promise<void> {
  const user = await make.user({ role: "Instructor", school_ids: [elm.site.id], grade: "3" });
  const place = { user_id: user.id, school_id: elm.site.id, session_id: session.id };
  const { id: newest } = await make.charity();
  await make.charityChoice({ ...place, charity_id: newest });
  await makeReply(db, { ...place, charity_id: newest }, "Thank you!");
  const { id: pledge } = await make.pledge({ amount_cents: 5, from_on: "2026-01-01" });
  await sql`insert into sponsor_receipts (pledge_id, amount_cents, received_on, method)
    values (${pledge}, 1, '2026-09-01', 'check')`.execute(db);
  await sql`insert into teacher_goals (user_id, school_id, session_id, goal_cents)
    values (${user.id}, ${elm.site.id}, ${session.id}, 100)`.execute(db);
  await sql`insert into payments (run_id, charity_id, name, donation_count, donated_cents, points, earned_cents)
    values (${run.id}, ${newest}, 'Newest', 0, 0, 0, 0)`.execute(db);
  await sql`insert into bank_statements (account, file_name, format, from_on, to_on, line_count)
    values ('Savings', 'september.csv', 'csv', '2026-09-01', '2026-09-30', 0)`.execute(db);
}
await addRows();
await addRows();
const token = "a thank-you's token";
await sql`update thank_yous set token_hash = ${hashToken(token)}, charity_id = ${charity.id}, expires_at = now() + interval '1 day'
  where id = (select min(id) from thank_yous)`.execute(db);

/** A teacher records a response and donations, all of which show on every screen of giving. */
async function write(): Promise<void> {
  const place = { user_id: elm.teacher.id, school_id: elm.site.id, session_id: session.id };
  await win(elm, session, 7);
  for (const status of ["counted", "verified"])
    await make.classDonation({ ...place, charity_id: charity.id, status, amount_cents: 100 });
  await sql`update payments set donated_cents = donated_cents + 1, name = name || '+'`.execute(db);
  await sql`update payment_runs set name = name || '+'`.execute(db);
  await sql`update bank_lines set amount_cents = amount_cents + 1`.execute(db);
  await addRows();
  await sql`update thank_yous set words = words || '+'`.execute(db);
}

/** After how many statements of an answer somebody writes, and how many there have been. */
const pause = { after: 0, seen: 0 };
const writing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    pause.seen += 1;
    if (pause.seen === pause.after) await write();
    return result;
  },
};

const here = await sole<{ name: string }>(db, sql`select current_database() as name`);
// With one connection statements come one after the other, and none begins while somebody writes.
const alone = createDatabase({ ...databaseNamed(inject("server"), here.name), max: 1 });
Object.assign(services, { db: alone.withPlugin(writing) satisfies Db });
afterAll(() => alone.destroy());

type Asked = readonly [string, Endpoint, SignedIn | undefined, object?];
const ofClass = { query: { school_id: elm.site.id } };
/** A list's second page and its total take a statement each. */
const secondPage = { query: { page: 1, rows: 1, sort: "id", order: "desc" } };
const asked: readonly Asked[] = [
  // First, so that its page holds all there are.
  ["the list of goals", givingEndpoints.goal, staff, { query: { rows: 100 } }],
  ["the overview", dashboardEndpoints.get, staff],
  ["the overview of a leader", dashboardEndpoints.get, chief],
  ["the giving overview", givingDashboardEndpoints.get, staff],
  [
    "the giving overview by today's structure",
    givingDashboardEndpoints.get,
    chief,
    { query: { structure: "today" } },
  ],
  ["giving by year", givingByYearEndpoints.get, staff],
  ["giving by year of a leader", givingByYearEndpoints.get, chief, { query: { by: "site" } }],
  ["the pacing board", paceEndpoints.board, staff],
  ["a site's page", placeOverviewEndpoints.site, staff, { params: { id: elm.site.id } }],
  ["a provider's page", placeOverviewEndpoints.provider, chief, { params: { id: provider_id } }],
  ["the list of donations", classDonationEndpoints.list, staff],
  ["the list of choices", charityChoiceEndpoints.list, staff],
  ["the list of classes", classEndpoints.list, staff],
  ["what is due", paymentEndpoints.due, staff],
  ["the list of payments", paymentEndpoints.list, staff],
  ["a payment", paymentEndpoints.get, staff, { params: { id: payment.id } }],
  ["the list of payment runs", paymentRunEndpoints.list, staff],
  ["a payment run", paymentRunEndpoints.get, staff, { params: { id: run.id } }],
  ["the checklist of a session", sessionClosingEndpoints.get, staff, { params: { id: session.id } }],
  [
    "the reconciliation of an account",
    bankReconciliationEndpoints.get,
    staff,
    { query: { account: "Checking", from: "2026-09-01", to: "2026-09-30" } },
  ],
  ["a page of donations", classDonationEndpoints.list, staff, secondPage],
  ["a page of choices", charityChoiceEndpoints.list, staff, secondPage],
  ["a page of classes", classEndpoints.list, staff, secondPage],
  ["a page of payments", paymentEndpoints.list, staff, secondPage],
  ["a page of charities", charityEndpoints.list, staff, secondPage],
  ["a page of sponsors", sponsorEndpoints.list, staff, secondPage],
  ["a page of pledges", pledgeEndpoints.list, staff, secondPage],
  ["a page of receipts", sponsorReceiptEndpoints.list, staff, secondPage],
  ["a page of thank-yous", thankYouEndpoints.list, staff, secondPage],
  ["a page of replies", thankYouReplyEndpoints.list, staff, secondPage],
  ["a page of bank statements", bankStatementEndpoints.list, staff, secondPage],
  ["the page of a thank-you's link", thankYouLinkEndpoints.read, undefined, { params: { token } }],
  ["a class's points", givingEndpoints.points, elm.teacher, ofClass],
  ["a class's charities", givingEndpoints.candidates, elm.teacher, ofClass],
  ["a class's vote", givingEndpoints.voting, elm.teacher, ofClass],
  ["a class's story", givingEndpoints.story, elm.teacher, ofClass],
  ["a class's donations", classDonationEndpoints.list, elm.teacher, ofClass],
  ...Object.values(reports)
    .filter(({ name: report }) => report !== "curriculumSTD" && report !== "curriculumPDF")
    .map((report): Asked => [`the preview of the ${report.fileName}`, report.preview, staff]),
];

/** The answers that what was written has changed. */
const changed = new Set<string>();

for (const [name, endpoint, as, sent = {}] of asked)
  test(`${name} is of one moment, whenever somebody writes`, async () => {
    const ask = async (after: number): Promise<unknown> => {
      Object.assign(pause, { after, seen: 0 });
      const { status, body } = await call(endpoint, { ...(as && { as }), ...sent });
      expect(status).toBe(200);
      return body;
    };
    for (let after = 1; ; after += 1) {
      const before = await ask(0);
      const between = await ask(after);
      if (pause.seen < after) break;
      const afterwards = await ask(0);
      if (JSON.stringify(before) !== JSON.stringify(afterwards)) changed.add(name);
      const told = JSON.stringify(between) === JSON.stringify(afterwards) ? afterwards : before;
      expect(between).toEqual(told);
    }
    expect(pause.seen).toBeGreaterThan(0);
  });

test("what is written shows on the screens of giving", () => {
  const unmoved = asked.flatMap(([name]) => (changed.has(name) ? [] : [name]));
  expect(unmoved).toEqual([
    "a class's vote",
    "the preview of the Curriculum Report",
    "the preview of the Media Upload Report",
  ]);
});
