import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  accountEndpoints,
  auditLogEndpoints,
  charityReport,
  classDonationEndpoints,
  classroomEndpoints,
  givingEndpoints,
  leadEndpoints,
  paceEndpoints,
  personalDataEndpoints,
  providerEndpoints,
  savedViewEndpoints,
  teacherMediaEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { textsOfMail } from "../src/account/personal-data/textsOfMail.ts";
import { rows, sole } from "../src/core/database.ts";
import { deliverMails } from "../src/core/mail/deliverMails.ts";
import { openTransport } from "../src/core/mail/transport.ts";
import { tokenKit } from "../src/core/server/tokens.ts";
import { letters } from "../src/letters.ts";
import { buildApp } from "./buildApp.ts";
import { csv, importing } from "./importing.ts";
import { ledgerDifferences } from "./ledgerDifferences.ts";
import { phonePhoto } from "./media.ts";
import { paymentWorld } from "./paymentWorld.ts";
import { makeNominationForm } from "./quizzes.ts";
import { openLogin } from "./signInAs.ts";

// Like a portal whose tables belong to somebody else, which may not change logs itself.
const kit = await buildApp({}, "application");
const { call, db, folder, make, services } = kit;
const { approver: boss, withOpenMoney } = await paymentWorld(kit);

const now = {
  first_name: "Marisolange",
  last_name: "Featherstone-O'Neill",
  email: "marisolange@quill.example",
};
const former = { first_name: "Marisolange", last_name: "Thistlewood", email: "m.thistlewood@quill.example" };
const traces = /marisolange|featherstone|thistlewood|T-7788991/i;

async function tablesWithName(): Promise<string[]> {
  const tables = await rows<{ schema: string; name: string }>(
    db,
    sql`select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  expect(tables.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { held } = await sole<{ held: number }>(
      db,
      sql`select count(*)::int as held from ${sql.id(schema, name)} t where t::text ~* ${traces.source}`,
    );
    if (held > 0) found.push(name);
  }
  return found;
}

async function filesWithName(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const holds = async (file: string) => {
    for await (const text of textsOfMail(await readFile(file, "latin1"))) if (traces.test(text)) return true;
    return false;
  };
  const held = await Promise.all(files.map(holds));
  return files.filter((_, at) => held[at]);
}

/** What must not change: sums of the ledger and of classes, and reports without the column of names. */
async function figures() {
  const table = (name: string) =>
    rows(
      db,
      sql`select to_jsonb(t) - '{updated_at,version}'::text[] as row from ${sql.table(name)} t order by 1`,
    );
  const { text } = await call(charityReport.download, { as: boss });
  const tables =
    "ledger_postings class_balances class_totals point_entries response_counts class_periods user_schools";
  return [text, ...(await Promise.all(tables.split(" ").map(table))), await ledgerDifferences(services)];
}

const confirm = {
  body: { name: `${now.first_name} ${now.last_name}`, reason: "Asked for by the family", media: "keep" },
};

/** A teacher whose names and emails stand wherever the calls put them. */
async function plant() {
  const { elm } = await withOpenMoney();
  const { site } = elm;
  const change = async (body: object) =>
    expect(
      (await call(userEndpoints.updateInstructor, { as: boss, params: elm.teacher, body: body as never }))
        .status,
    ).toBe(200);
  await change({ ...former, external_id: "T-7788991" });
  await call(accountEndpoints.resetAll, { as: boss, body: { ids: [elm.teacher.id] } });
  await deliverMails(db, openTransport(services.settings), services.settings, letters);
  const rowsOf = [
    ["first_name", "last_name", "email", "role", "school_ids"],
    [now.first_name, now.last_name, former.email, "Instructor", String(site.id)],
  ];
  const { name } = await sole<{ name: string }>(db, sql`select name from sites where id = ${site.id}`);
  rowsOf[1]?.splice(4, 1, name);
  await importing(kit).figures(userEndpoints.import, csv(rowsOf), {
    as: boss,
    name: "Marisolange.csv",
    query: { mode: "upsert" },
  });
  await change({ email: now.email });
  // A changed email ends sign-ins.
  const teacher = await openLogin(db, tokenKit(services.secret), elm.teacher.id);
  const form = await makeNominationForm(db, 3);
  const body = { school_id: site.id, student_first_name: "Kai", student_last_name: "Lo" };
  const answers = { why: `Kai told\nMarisolange Featherstone-O'Neill all` };
  const nominated = await call(classroomEndpoints.answerNomination, {
    as: teacher,
    body: { ...body, object_id: form.id, answers },
    headers: { "idempotency-key": "a nomination" },
  });
  expect(nominated.status).toBe(201);
  const media = await call(teacherMediaEndpoints.create, {
    as: teacher,
    body: { school_id: site.id, caption: "With Ms. Thistlewood" },
    file: { name: "marisolange.jpg", content: await phonePhoto() },
    headers: { "idempotency-key": "a photo" },
  });
  expect(media.status).toBe(201);
  const goal = { school_id: site.id, goal_cents: 900, goal_text: "Marisolange and her class" };
  expect((await call(givingEndpoints.addGoal, { as: teacher, body: goal })).status).toBe(201);
  const donation = {
    school_id: site.id,
    amount_cents: 300,
    donated_on: "2026-09-10",
    note: "Featherstone family",
  };
  await call(classDonationEndpoints.create, { as: teacher, body: donation as never });
  const lead = { ...now, organization: "Quill", message: "Marisolange here" };
  expect((await call(leadEndpoints.create, { body: lead })).status).toBe(201);
  const provider = await make.provider();
  await call(providerEndpoints.update, {
    as: boss,
    params: provider,
    body: { contact_name: "Marisolange Featherstone-O'Neill", email: now.email },
  });
  await call(paceEndpoints.nudge, {
    as: boss,
    body: {
      classes: [{ user_id: teacher.id, school_id: site.id }],
      message: "Marisolange, please record it",
    } as never,
  });
  await call(accountEndpoints.login, { body: { email: now.email, password: "wrong" } });
  const view = {
    screen: "/user",
    name: "All of Marisolange Featherstone-O'Neill",
    query: "search=Marisolange",
  };
  expect((await call(savedViewEndpoints.create, { as: boss, body: view as never })).status).toBe(201);
  await make.savedReport({ owner_id: boss.id, name: "Marisolange Featherstone-O'Neill, weekly" });
  await deliverMails(db, openTransport(services.settings), services.settings, letters);
  return { site, teacher };
}

test("an erased person is named nowhere, and figures stay as they were", async () => {
  const { teacher } = await plant();
  const reason = "Marisolange Featherstone-O'Neill moved away";
  const removed = await call(userEndpoints.remove, {
    as: boss,
    params: teacher,
    query: { open_money: "keep", reason },
  });
  expect(removed.status).toBe(200);
  const planted = await tablesWithName();
  expect(planted).toEqual(
    expect.arrayContaining([
      ..."audit_log class_donations files idempotency_keys import_rows imports leads lead_submissions login_attempts".split(
        " ",
      ),
      ..."mails nudges password_links providers responses saved_reports saved_views security_log teacher_goals teacher_media users".split(
        " ",
      ),
    ]),
  );
  expect((await filesWithName()).length).toBeGreaterThan(0);
  const before = await figures();

  const preview = await call(personalDataEndpoints.preview, { as: boss, params: teacher });
  expect(preview.body.data).toMatchObject({
    name: confirm.body.name,
    is_active: false,
    placeholder: `Former teacher ${teacher.id}`,
    shares_name: false,
  });
  const erased = await call(personalDataEndpoints.erase, { as: boss, params: teacher, ...confirm });
  expect([erased.status, erased.body.message]).toEqual([
    200,
    `Personal data erased. The account is now called Former teacher ${teacher.id}.`,
  ]);

  expect(await tablesWithName()).toEqual([]);
  expect(await filesWithName()).toEqual([]);
  expect(await figures()).toEqual(before);
  const named = await call(teacherMediaEndpoints.list, { as: boss });
  expect(named.body.data).toMatchObject([
    { full_name: `Former teacher ${teacher.id}`, caption: `With Ms. Former teacher ${teacher.id}` },
  ]);
  const [nomination] = await rows<{ answers: object }>(
    db,
    sql`select answers, student_first_name from responses where user_id = ${teacher.id} and student_first_name = 'Kai'`,
  );
  expect(nomination?.answers).toEqual({ why: `Kai told\nFormer teacher ${teacher.id} all` });

  const log = await call(auditLogEndpoints.list, {
    as: boss,
    query: { entity: "user", entity_id: teacher.id, sort: "id", order: "desc" },
  });
  const [entry, deletion] = log.body.data;
  expect(entry).toMatchObject({
    action: "erase",
    name: `Former teacher ${teacher.id}`,
    after: { personal_data: "erased", reason: confirm.body.reason },
  });
  const restored = await call(auditLogEndpoints.restore, { as: boss, params: { id: Number(deletion?.id) } });
  expect([restored.status, restored.body.message]).toEqual([
    409,
    "This person's data was erased. Add the person again instead.",
  ]);
  const again = await call(personalDataEndpoints.erase, { as: boss, params: teacher, ...confirm });
  expect(again.status).toBe(409);
});
