import { accountEndpoints, demoProgramEndpoints, sessionEndpoints, setUpEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows, sole } from "../../core/database.ts";
import { openLedger } from "../../giving/ledger/openLedger.ts";
import type { Comparison } from "../../giving/ledger-check/comparison.ts";
import { runLedgerChecks } from "../../giving/ledger-check/runLedgerChecks.ts";
import { seedDemoIfEmpty } from "../seedDemoIfEmpty.ts";

/** A portal with the demo program, and its own Super Admin. */
async function demoPortal() {
  const kit = await buildApp();
  const { db, services, call } = kit;
  await openLedger(db, services.settings);
  await seedDemoIfEmpty(db, services.files, services.settings, () => undefined);
  const boss = await kit.signInAs("Super Admin");
  const preview = async () => (await call(demoProgramEndpoints.preview, { as: boss })).body.data;
  const remove = (expected: number) => call(demoProgramEndpoints.remove, { as: boss, body: { expected } });
  return { ...kit, boss, preview, remove };
}

/** A comparison that ends only when it is stopped. */
const endless = {
  name: "balances" as const,
  compare: vi.fn<Comparison["compare"]>(async ({ db }) => {
    await sql`select pg_sleep(600) from (select count(*) from responses) r`.execute(db);
    return { compared: 0, disagreements: 0, examples: [] };
  }),
};

const count = async ({ db }: Pick<TestApp, "db">, table: string) =>
  (await sole<{ n: number }>(db, sql`select count(*) as n from ${sql.table(table)}`)).n;

describe("removing the demo program", async () => {
  const portal = await demoPortal();
  const { db, call, boss, preview, remove, make } = portal;

  test("nobody is led to setting up while it is there", async () => {
    const { body } = await call(setUpEndpoints.get, { as: boss });
    expect(body.data.has_demo).toBe(true);
    expect((await call(accountEndpoints.me, { as: boss })).body.data.sets_up).toBeUndefined();
  });

  test("the preview counts what goes, what people made, and what hangs on that", async () => {
    const first = await preview();
    const of = (kind: string) => first.kinds.find((each) => each.kind === kind);
    expect(first.refused).toBeNull();
    expect(of("users")).toMatchObject({ goes: 152, own: 1, kept: 0 });
    expect(of("sites")).toMatchObject({ goes: 24, own: 0, kept: 0 });
    expect(first.records.find(({ kind }) => kind === "responses")?.goes).toBe(
      await count(portal, "responses"),
    );
  });

  test("takes the demo's rows and books, and leaves what people made with what that refers to", async () => {
    const provider = await sole<{ id: number; name: string }>(
      db,
      sql`select id, name from providers order by id limit 1`,
    );
    const { id: programId } = await sole<{ id: number }>(
      db,
      sql`select id from programs order by id limit 1`,
    );
    const site = await make.site({ name: "Lantern Hill", provider_id: provider.id, program_id: programId });
    const teacher = await portal.signInAs("Instructor", { school_ids: [site.id] });
    const shown = await preview();
    const kept = (kind: string) => shown.kinds.find((each) => each.kind === kind);
    expect(kept("providers")).toMatchObject({ kept: 1, kept_names: [provider.name] });
    expect(kept("programs")?.kept).toBe(1);
    expect(kept("sites")).toMatchObject({ goes: 24, own: 1, kept: 0 });
    expect((await remove(shown.total - 1)).status).toBe(409);
    // A check of the books, which reads for long, doesn't keep it waiting.
    await sql`insert into ledger_checks default values`.execute(db);
    const checking = runLedgerChecks(portal.services, [endless]);
    await vi.waitFor(() => expect(endless.compare).toHaveBeenCalledOnce());
    expect((await remove(shown.total)).body.message).toBe("Demo program removed");
    await checking;
    expect(await count(portal, "ledger_checks")).toBe(0);
    expect(await rows(db, sql`select actor_id, facts from security_log where kind = 'demo_removed'`)).toEqual(
      [{ actor_id: boss.id, facts: { removed: shown.total } }],
    );

    const left = async (table: string) =>
      (await rows<{ id: number }>(db, sql`select id from ${sql.table(table)} order by id`)).map(
        ({ id }) => id,
      );
    expect(await left("users")).toEqual([boss.id, teacher.id]);
    expect([await left("sites"), await left("providers"), await left("programs")]).toEqual([
      [site.id],
      [provider.id],
      [programId],
    ]);
    for (const table of [
      "activities",
      "sessions",
      "charities",
      "leads",
      "sponsors",
      "responses",
      "ledger_entries",
      "payments",
    ])
      expect(await left(table), table).toEqual([]);
    for (const table of [
      "class_balances",
      "ledger_postings",
      "point_days",
      "response_counts",
      "class_totals",
      "session_days",
    ])
      expect(await count(portal, table), table).toBe(0);
    expect(await ledgerDifferences(portal.services)).toEqual([]);
  });

  test("is in the audit log, leads to setting up, and can't be done twice", async () => {
    const entry = await sole<{ user_id: number; before: Record<string, number> }>(
      db,
      sql`select user_id, before from audit_log where entity = 'organization' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ user_id: boss.id, before: { users: 152, sites: 24 } });
    expect((await call(accountEndpoints.me, { as: boss })).body.data.sets_up).toBe(true);
    expect((await call(setUpEndpoints.get, { as: boss })).body.data.has_demo).toBe(false);
    expect((await remove(0)).status).toBe(404);
    await expect(sql`select discard_demo_books()`.execute(db)).rejects.toThrow(
      "The demo program is not there",
    );
  });

  test("leaves a ledger that takes the organization's own entries, and keeps them", async () => {
    const program = await sole<{ id: number }>(db, sql`select id from programs`);
    const body = { name: "Session 1", start: "2026-09-01", end: "2026-10-10", program_id: program.id };
    expect((await call(sessionEndpoints.create, { as: boss, body })).status).toBe(201);
    const teacher = await portal.signInAs("Instructor");
    await winPoints(db, { user_id: teacher.id, school_id: teacher.schoolIds[0] ?? 0, session_id: null }, 5);
    expect(await count(portal, "ledger_entries")).toBe(1);
    await expect(sql`delete from ledger_postings`.execute(db)).rejects.toThrow();
    await expect(sql`truncate ledger_postings`.execute(db)).rejects.toThrow();
    expect(await ledgerDifferences(portal.services)).toEqual([]);
  });
});

describe("what doesn't let the demo program go", async () => {
  const portal = await demoPortal();
  const { boss, db, call, make, preview, remove, signInAs } = portal;

  test("what people tried in its own classes goes with it", async () => {
    const [demoClass] = await rows<{ user_id: number; school_id: number }>(
      db,
      sql`select user_id, school_id from user_schools limit 1`,
    );
    await winPoints(
      db,
      { user_id: demoClass?.user_id ?? 0, school_id: demoClass?.school_id ?? 0, session_id: null },
      5,
    );
    expect((await preview()).refused).toBeNull();
  });

  test("an account of its own that is signed in stays", async () => {
    const { body } = await call(accountEndpoints.login, {
      body: { email: "super@kindling.example", password: "kindling-demo-2026" },
    });
    const shown = await call(demoProgramEndpoints.preview, { as: body.data });
    expect(shown.body.data.kinds.find(({ kind }) => kind === "users")).toMatchObject({ goes: 151, kept: 1 });
  });

  test("a session of its own that was closed refuses it", async () => {
    const program = await sole<{ id: number }>(db, sql`select id from programs limit 1`);
    const { id } = await make.session({ program_id: program.id, start: "2020-09-01", end: "2020-10-01" });
    await sql`insert into session_closings (session_id, action, by_id, file_name, statement, sha256)
      values (${id}, 'close', ${boss.id}, 'a.pdf', '', '')`.execute(db);
    expect((await preview()).refused).toContain("already have 1 record");
    await sql`alter table session_closings disable trigger all`.execute(db);
    await sql`delete from session_closings where session_id = ${id}`.execute(db);
    await sql`alter table session_closings enable trigger all`.execute(db);
  });

  test("records of an own class refuse it, in words and in the database", async () => {
    const teacher = await signInAs("Instructor");
    await winPoints(db, { user_id: teacher.id, school_id: teacher.schoolIds[0] ?? 0, session_id: null }, 5);
    const { refused, total } = await preview();
    expect(refused).toMatch(
      /^Your own classes, charities, sponsors or bank statements already have \d records?\./,
    );
    const { status, body } = await remove(total);
    expect([status, body.message]).toEqual([409, refused]);
    await expect(sql`select discard_demo_books()`.execute(db)).rejects.toThrow(
      "The books have records of the organization",
    );
    expect(await count(portal, "users")).toBeGreaterThan(152);
  });
});

test("a portal whose tables belong to somebody else removes it, too", async () => {
  const kit = await buildApp({}, "application");
  await openLedger(kit.db, kit.services.settings);
  await seedDemoIfEmpty(kit.db, kit.services.files, kit.services.settings, () => undefined);
  const as = await kit.signInAs("Super Admin");
  for (const forged of [
    sql`insert into demo_rows values ('activities', 0, 2147483647)`,
    sql`update demo_rows set until_id = 2147483647`,
    sql`delete from demo_rows`,
    sql`truncate ledger_postings`,
  ])
    await expect(forged.execute(kit.db)).rejects.toThrow("permission denied");
  const known = sql`(select id from users where email = 'super@kindling.example')`;
  await sql`update sign_in_rules set updated_by = ${known}`.execute(kit.db);
  const { body } = await kit.call(demoProgramEndpoints.preview, { as });
  expect(
    (await kit.call(demoProgramEndpoints.remove, { as, body: { expected: body.data.total } })).status,
  ).toBe(200);
  expect(await count(kit, "ledger_entries")).toBe(0);
  // What still refers to it keeps the account, but nobody signs in there by the password that everyone knows.
  expect(await rows(kit.db, sql`select is_active, password_hash from users where id = ${known}`)).toEqual([
    { is_active: false, password_hash: null },
  ]);
  await expect(sql`select mark_demo('{"users": 0}')`.execute(kit.db)).rejects.toThrow("no books");
});

test("nobody can declare an organization's own rows the demo's", async () => {
  const { db, signInAs, services } = await buildApp({}, "application");
  await openLedger(db, services.settings);
  const teacher = await signInAs("Instructor");
  await winPoints(db, { user_id: teacher.id, school_id: teacher.schoolIds[0] ?? 0, session_id: null }, 5);
  await expect(sql`select mark_demo('{"users": 0, "sites": 0}')`.execute(db)).rejects.toThrow("no books");
  await expect(sql`select discard_demo_books()`.execute(db)).rejects.toThrow("The demo program is not there");
});
