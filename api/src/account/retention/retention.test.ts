import {
  factsInBrief,
  type RetentionChoice,
  type RetentionKind,
  retentionEndpoints,
  retentionKinds,
  retentionTerms,
  securityLogEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { makeNominationForm } from "../../../test/quizzes.ts";
import { rows, sole } from "../../core/database.ts";
import { clearSecurityLog } from "../../people/security/clearSecurityLog.ts";
import { retentionRules } from "../../retentionRules.ts";
import { keepTerms } from "./keepTerms.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const boss = await signInAs("Super Admin");
const usual = Object.fromEntries(
  retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]),
) as RetentionChoice;
const night = () => keepTerms(db, services, retentionRules);
const preview = async (terms: object = {}) =>
  (await call(retentionEndpoints.preview, { as: boss, body: { ...usual, ...terms } as never })).body.data;
const totalOf = (due: readonly { rows: number }[]) => due.reduce((sum, each) => sum + each.rows, 0);
const save = (terms: object, expected: number, as = boss) =>
  call(retentionEndpoints.save, { as, body: { ...usual, ...terms, expected } as never });
/** Confirms terms after their preview. */
async function confirm(terms: object) {
  const answer = await save(terms, totalOf(await preview(terms)));
  expect([answer.status, answer.body.message]).toEqual([200, "Terms saved. What is older goes tonight."]);
}
const count = async (table: string, condition = sql`true`) =>
  (await sole<{ n: number }>(db, sql`select count(*) as n from ${sql.table(table)} where ${condition}`)).n;
const old = sql`now() - interval '30 years'`;

/** One old row of each kind, and what tells that it is still there. */
async function makeOld(): Promise<Readonly<Record<RetentionKind, () => Promise<number>>>> {
  const site = await make.site();
  const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3", first_name: "Tobias" });
  const form = await makeNominationForm(db, 3);
  const { id: lead } = await sole<{ id: number }>(
    db,
    sql`insert into leads (first_name, email, organization, updated_at) values ('Ida', 'ida@old.example', 'Hill', ${old}) returning id`,
  );
  await sql`insert into files (key, name, mime, size) values ('aaaaaaaaaaaaaaaaaaaaaaaa', 'a.jpg', 'image/jpeg', 1)`.execute(
    db,
  );
  await sql`insert into teacher_media (user_id, school_id, file, created_at) values (${teacher.id}, ${site.id}, 'aaaaaaaaaaaaaaaaaaaaaaaa', ${old})`.execute(
    db,
  );
  const { id: activity } = await sole<{ id: number }>(
    db,
    sql`insert into activities (type, title, start, "end", questions) values ('play_activity', 'Kites', '1990-01-01', '1990-12-31',
      '[{"id":"t","label":"T","kind":"long_text"},{"id":"n","label":"N","kind":"number"}]') returning id`,
  );
  await sql`insert into responses (type, object_id, user_id, school_id, answers, points, created_at, student_first_name, student_last_name) values
    ('student_nomination_form', ${form.id}, ${teacher.id}, ${site.id}, '{"why":"kind"}', 0, ${old}, 'Kai', 'Lo'),
    ('play_activity', ${activity}, ${teacher.id}, ${site.id}, '{"t":"Words","n":4}', 0, ${old}, null, null)`.execute(
    db,
  );
  await sql`insert into files (key, name, mime, size) values (${"b".repeat(24)}, 'b.pdf', 'application/pdf', 1), (${"c".repeat(24)}, 'c.jpg', 'image/jpeg', 1)`.execute(
    db,
  );
  await sql`insert into response_files (response_id, key, position)
    select id, ${"b".repeat(24)}, 1 from responses where type = 'play_activity'`.execute(db);
  await sql`insert into files (key, name, mime, size) values (${"d".repeat(24)}, 'd.jpg', 'image/jpeg', 1)`.execute(
    db,
  );
  await sql`insert into media_consents (file_id, user_id, school_id, withdrawn_at)
    select id, ${teacher.id}, ${site.id}, ${old} from files where key = ${"d".repeat(24)}`.execute(db);
  const charity = await make.charity();
  await sql`insert into thank_yous (charity_id, contact_name, email, state, words, signed_as, photo, posted_at, decided_at)
    values (${charity.id}, 'Ida', 'ida@charity.example', 'approved', 'Thanks!', 'Ida', ${"c".repeat(24)}, ${old}, ${old})`.execute(
    db,
  );
  await sql`insert into thank_you_replies (thank_you_id, user_id, school_id, words, consent, consent_by, consent_until, confirmed_by, confirmed_at)
    select id, ${teacher.id}, ${site.id}, 'Mia too', 'consent_recorded', 'Office', ${old}, ${teacher.id}, ${old} from thank_yous`.execute(
    db,
  );
  await sql`insert into mails (kind, address, language, data, state, created_at) values ('lead', 'x@old.example', 'en', '{}', 'sent', ${old})`.execute(
    db,
  );
  await sql`insert into audit_log (at, action, entity, entity_id) values (${old}, 'update', 'site', 1)`.execute(
    db,
  );
  await sql`insert into logins (id, user_id, expires_at) values ('old', ${teacher.id}, ${old})`.execute(db);
  await sql`insert into imports (entity, file_name, mode, state, created_at, finished_at, total, processed, created, updated, unchanged)
    values ('site', 'old.csv', 'create', 'done', ${old}, ${old}, 0, 0, 0, 0, 0)`.execute(db);
  await sql`insert into security_log (at, kind) values (${old}, 'locked_out')`.execute(db);
  await sql`update users set archived_at = ${old} where id = ${teacher.id}`.execute(db);
  return {
    leads: () => count("leads", sql`id = ${lead}`),
    media: () => count("teacher_media"),
    lostConsent: () => count("media_consents", sql`withdrawn_at is not null`),
    lostReplies: () => count("thank_you_replies", sql`words = 'Mia too'`),
    nominations: () => count("responses", sql`student_first_name = 'Kai'`),
    answers: () => count("responses", sql`answers ->> 't' = 'Words'`),
    responseFiles: () => count("response_files"),
    thankYouFiles: () => count("thank_yous", sql`photo is not null`),
    emails: () => count("mails", sql`address = 'x@old.example'`),
    audit: () => count("audit_log", sql`at < now() - interval '1 year'`),
    signIns: () => count("logins", sql`id = 'old'`),
    imports: () => count("imports"),
    security: () => count("security_log", sql`kind = 'locked_out'`),
    accounts: () => count("users", sql`first_name = 'Tobias'`),
  };
}

describe("terms of keeping", () => {
  test("nothing is removed before staff confirm terms; then what is older, figures left as they are", async () => {
    const held = await makeOld();
    const still = async () =>
      Object.fromEntries(
        await Promise.all(retentionKinds.map(async (kind) => [kind, await held[kind]()] as const)),
      );
    const all = Object.fromEntries(retentionKinds.map((kind) => [kind, 1]));
    expect(await still()).toEqual(all);
    await night();
    expect(await still()).toEqual(all);
    const first = await call(retentionEndpoints.get, { as: boss });
    expect(first.body.data).toEqual({ terms: usual, confirmed_at: null, confirmed_by: null, version: 1 });

    const due = await preview();
    expect(Object.fromEntries(due.map(({ kind, rows: n }) => [kind, n]))).toEqual(all);
    expect(due.find(({ kind }) => kind === "leads")?.examples).toMatchObject([{ name: "Hill" }]);
    expect((await preview({ leads: null })).map(({ kind }) => kind)).not.toContain("leads");

    const points = await count("responses");
    await confirm({ media: null });
    await night();
    expect(await still()).toEqual({
      ...Object.fromEntries(retentionKinds.map((kind) => [kind, 0])),
      media: 1,
    });
    expect(await count("responses")).toBe(points);
    expect(await count("responses", sql`answers = '{"n": 4}'`)).toBe(1);
    expect(await count("thank_yous", sql`words = 'Thanks!'`)).toBe(1);
    expect(await count("files", sql`guard = 'closed'`)).toBe(3);
    expect(await ledgerDifferences(services)).toEqual([]);

    const told = await rows<{ after: { kind: string; removed: number } }>(
      db,
      sql`select after from audit_log where entity = 'retention' and action = 'erase' order by id`,
    );
    expect(told.map(({ after }) => after)).toEqual(
      retentionKinds.filter((kind) => kind !== "media").map((kind) => ({ kind, removed: 1 })),
    );
  });

  test("are bounded, confirmed by who saw what goes, and in the audit log", async () => {
    expect((await save({ security: 30 }, 0)).body.errors?.[0]?.path).toBe("security");
    expect((await save({ security: null }, 0)).status).toBe(422);
    await sql`insert into leads (first_name, email, organization, updated_at) values ('Ida', 'two@old.example', 'Hill', ${old})`.execute(
      db,
    );
    const behind = await save({}, 0);
    expect([behind.status, behind.body.message]).toEqual([
      409,
      expect.stringMatching(/^More has come due since the preview: \d+ rows\./),
    ]);
    await confirm({ leads: 6 });
    const { before, after } = await sole<{ before: object; after: object }>(
      db,
      sql`select before, after from audit_log where entity = 'retention' and action = 'update' order by id desc limit 1`,
    );
    expect([before, after]).toMatchObject([{ leads: 24 }, { leads: 6 }]);
    const late = await call(retentionEndpoints.save, {
      as: boss,
      body: { ...usual, expected: 99 } as never,
      headers: { "if-match": '"1"' },
    });
    expect(late.status).toBe(412);
  });

  test("texts of deleted responses leave the audit log with the term of texts in responses", async () => {
    await confirm({});
    await night();
    const kinds = ["activityFormResponse", "pdfFormResponse", "quizAnswer", "traitResponse"];
    const before = JSON.stringify({ answers: { t: "Mia led us" }, points: 5 });
    for (const months of [40, 30])
      await sql`insert into audit_log (at, action, entity, entity_id, before)
        select now() - make_interval(months => ${months}), 'delete', entity, 4711, ${before}::jsonb
        from unnest(${kinds}::text[]) entity`.execute(db);
    const still = () => count("audit_log", sql`before::text like '%Mia%'`);
    expect((await preview()).find(({ kind }) => kind === "answers")?.rows).toBe(4);
    await confirm({});
    await night();
    expect([await still(), await count("audit_log", sql`entity_id = 4711 and before ? 'points'`)]).toEqual([
      4, 8,
    ]);
  });

  test("the security log is kept for its term, and never less than 90 days", async () => {
    const aged = (days: number) =>
      sql`insert into security_log (at, kind) values (now() - make_interval(days => ${days}), 'locked_out')`.execute(
        db,
      );
    await aged(100);
    await confirm({ security: 90 });
    await aged(80);
    await expect(
      sql`delete from security_log where kind = 'locked_out' and at > now() - interval '90 days'`.execute(db),
    ).rejects.toThrow(/only added to/);
    await clearSecurityLog(db);
    expect(await count("security_log", sql`kind = 'locked_out'`)).toBe(1);
  });

  test("changed terms are in the security log with who changed which, in words; unchanged ones aren't", async () => {
    await confirm({ security: 120, emails: 11 });
    await confirm({ security: 120, emails: 11 });
    await confirm({ security: 400, emails: 11 });
    const query = { kind: ["terms_changed"], users: [boss.id], sort: "id", order: "desc", rows: 2 } as const;
    const { body } = await call(securityLogEndpoints.list, { as: boss, query });
    expect(body.data.map(({ actor, facts }) => [actor?.id, facts])).toEqual([
      [boss.id, { terms: ["security"] }],
      [boss.id, { terms: expect.arrayContaining(["emails", "security"]) as string[] }],
    ]);
    expect(factsInBrief({ terms: ["security"] }, "en")).toBe("Security log");
  });
});
