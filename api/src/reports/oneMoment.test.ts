import {
  bankReconciliationEndpoints,
  charityChoiceEndpoints,
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
  reports,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, expect, inject, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { paymentWorld } from "../../test/paymentWorld.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { databaseNamed } from "../../test/testDatabase.ts";
import { createDatabase, type Db, sole } from "../core/database.ts";

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

/** A teacher records a response and donations, all of which show on every screen of giving. */
async function write(): Promise<void> {
  const place = { user_id: elm.teacher.id, school_id: elm.site.id, session_id: session.id };
  await win(elm, session, 7);
  for (const status of ["counted", "verified"])
    await make.classDonation({ ...place, charity_id: charity.id, status, amount_cents: 100 });
  await sql`update payments set donated_cents = donated_cents + 1, name = name || '+'`.execute(db);
  await sql`update payment_runs set name = name || '+'`.execute(db);
  await sql`update bank_lines set amount_cents = amount_cents + 1`.execute(db);
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

type Asked = readonly [string, Endpoint, SignedIn, object?];
const ofClass = { query: { school_id: elm.site.id } };
const asked: readonly Asked[] = [
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
      const { status, body } = await call(endpoint, { as, ...sent });
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
    "a class's charities",
    "a class's vote",
    "the preview of the Curriculum Report",
    "the preview of the Site Report",
    "the preview of the Media Upload Report",
  ]);
});
