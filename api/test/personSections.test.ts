import { personalDataEndpoints as data, teacherMediaEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rows } from "../src/core/database.ts";
import { unzip } from "../src/people/rostering/unzip.ts";
import { personSections } from "../src/personSections.ts";
import { buildApp } from "./buildApp.ts";
import { phonePhoto } from "./media.ts";
import { paymentWorld } from "./paymentWorld.ts";
import type { SignedIn } from "./signInAs.ts";

const kit = await buildApp();
const { call, db, make, setNow } = kit;
const world = await paymentWorld(kit);

/** References to accounts that no section of a person's data tells, and why. */
const untold: Readonly<Record<string, string>> = {
  ...told(
    "the audit log tells what they did, in the section of changes they made",
    "adjustments.made_by bank_decisions.decided_by bank_decisions.undone_by bank_statements.created_by",
    "class_donations.verified_by deleted_rows.deleted_by lead_changes.user_id media_consents.recorded_by",
    "media_consents.withdrawn_by organization.updated_by payment_runs.approved_by payment_runs.canceled_by payment_runs.created_by",
    "payments.sent_by planned_items.set_by point_rates.set_by public_page.updated_by retention.confirmed_by session_closings.by_id",
    "sessions.closed_by sign_in_rules.updated_by sponsor_links.created_by sponsor_receipts.received_by",
    "sponsor_receipts.reversed_by thank_you_replies.decided_by thank_yous.decided_by",
  ),
  ...told("which layout of a bank's file was used last", "bank_layouts.used_by"),
  ...told("when a check of the ledger was asked for", "ledger_checks.asked_by"),
  ...told("inquiries of others that they look after", "leads.owner_id"),
  ...told("the section of sites tells where they belong", "sites.admin_id"),
  ...told("which nomination forms an account is chosen for", "nomination_users.user_id"),
  ...told("their own replies, which the section of replies tells", "thank_you_replies.confirmed_by"),
  ...told(
    "hashes and challenges that end by themselves",
    "notification_stop_links.user_id passkey_challenges.user_id password_links.user_id report_stop_links.user_id",
    "sign_in_tickets.user_id",
  ),
};

function told(why: string, ...columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.flatMap((each) => each.split(" ")).map((column) => [column, why]));
}

test("every reference to an account is told in a copy of personal data, or named here with why not", async () => {
  const references = await rows<{ table: string; column: string }>(
    db,
    sql`select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`,
  );
  expect(references.length).toBeGreaterThan(60);
  const queries = personSections.map((section) => section.rows(1).compile(db as never).sql);
  const isTold = (table: string, column: string) =>
    queries.some(
      (query) => new RegExp(`\\b${table}\\b`).test(query) && new RegExp(`\\b${column}\\b`).test(query),
    );
  const missing = references.filter(({ table, column }) => !isTold(table, column));
  const named = missing.map(({ table, column }) => `${table}.${column}`);
  expect(named.filter((each) => untold[each] === undefined)).toEqual([]);
  const all = references.map(({ table, column }) => `${table}.${column}`);
  expect(Object.keys(untold).filter((each) => !all.includes(each))).toEqual([]);
});

/** What a person's own copy holds, by section. */
async function copyOf(as: SignedIn, names: string[]) {
  const { bytes, status } = await call(data.own, { as });
  expect(status).toBe(200);
  const files = await unzip(bytes, names, "en");
  return (name: string) => files.get(name);
}

test("a copy tells adjustments, reports they receive, what they wrote to others, and what can be restored", async () => {
  const { elm, session, charity } = await world.makeGiving();
  const later = await make.session({ start: "2026-11-01", end: "2026-12-01" });
  const { teacher, site } = elm;
  await sql`insert into adjustments (session_id, in_session_id, effective_on, user_id, school_id, charity_id, points, rate_cents, reason, purpose, made_by)
    values (${session.id}, ${later.id}, '2026-11-02', ${teacher.id}, ${site.id}, ${charity.id}, 5, 5, 'Counted twice', 'points', ${world.approver.id})`.execute(
    db,
  );
  const report = await make.savedReport({ owner_id: world.approver.id, name: "Weekly for Elm" });
  await sql`insert into saved_report_recipients (saved_report_id, user_id) values (${report.id}, ${teacher.id})`.execute(
    db,
  );
  await sql`insert into nudges (user_id, school_id, sent_by, message) values (${elm.teacher.id}, ${site.id}, ${teacher.id}, 'Please record it')`.execute(
    db,
  );
  const lead = await make.lead({ organization: "Hill School" });
  await sql`insert into lead_notes (lead_id, user_id, text) values (${lead.id}, ${teacher.id}, 'Called them')`.execute(
    db,
  );
  const row = JSON.stringify({ id: 7, user_id: teacher.id, goal_text: "For the kites" });
  await sql`insert into deleted_rows (resource, row_id, name, "row") values ('teacherGoal', 7, null, ${row}::jsonb)`.execute(
    db,
  );
  const names = ["adjustments", "received-reports", "reminders-sent", "notes-on-inquiries", "deleted-rows"];
  const copy = await copyOf(
    teacher,
    names.map((name) => `${name}.json`),
  );
  const parsed = Object.fromEntries(names.map((name) => [name, JSON.parse(String(copy(`${name}.json`)))]));
  expect(parsed).toMatchObject({
    adjustments: [
      { reason: "Counted twice", points: 5, site: expect.stringContaining("Elm School") as string },
    ],
    "received-reports": [{ name: "Weekly for Elm", report: "activitySummary" }],
    "reminders-sent": [{ message: "Please record it" }],
    "notes-on-inquiries": [{ organization: "Hill School", text: "Called them" }],
    "deleted-rows": [{ kind: "teacherGoal", row: expect.stringContaining("For the kites") as string }],
  });
});

test("a copy holds a photo until its consent ends by the organization's calendar", async () => {
  const { teacher, site } = (await world.makeGiving()).oak;
  const made = await call(teacherMediaEndpoints.create, {
    as: teacher,
    body: { school_id: site.id, consent: "families", consent_by: "Office", consent_until: "2026-09-20" },
    file: { name: "kites.jpg", content: await phonePhoto() },
  });
  expect(made.status).toBe(201);
  const photo = async () => (await copyOf(teacher, ["1-kites.jpg"]))("1-kites.jpg") !== undefined;
  // The database's clock is months ahead of this one.
  setNow("2026-09-20");
  expect(await photo()).toBe(true);
  setNow("2026-09-21");
  expect(await photo()).toBe(false);
});
