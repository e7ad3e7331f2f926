import { dashboardEndpoints, ledgerCheckEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { rows } from "../../core/database.ts";
import { deliverMails } from "../../core/mail/deliverMails.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { letters } from "../../letters.ts";
import type { Comparison } from "./comparison.ts";
import { runLedgerChecks } from "./runLedgerChecks.ts";

const kit = await buildApp();
const { app, call, db, make, services, setNow, signInAs } = kit;
const staff = await signInAs("Super Admin", { first_name: "Rosa" });
const charities = await make.user({ role: "Super Admin", user_type: ["Charities"] });
await make.user({ role: "Super Admin", user_type: ["Reports"] });
await make.user({ role: "Super Admin", is_active: false });
await make.user({ role: "admin", user_type: ["Charities"] });

/** A comparison that finds so many disagreements. */
const finding = (disagreements: number): Comparison => ({
  name: "entries",
  compare: async () => ({ compared: 1200, disagreements, examples: [] }),
});
const broken: Comparison = { name: "entries", compare: () => Promise.reject(new Error("The disk is gone")) };

const ask = async () => (await call(ledgerCheckEndpoints.start, { as: staff })).body.data;
const list = async () => (await call(ledgerCheckEndpoints.list, { as: staff })).body.data;
const run = (...comparisons: Comparison[]) => runLedgerChecks(services, comparisons);
const checkNow = async (comparison: Comparison) => {
  await ask();
  await run(comparison);
};
const mails = () =>
  rows<{ kind: string; user_id: number }>(db, sql`select kind, user_id from mails order by id`);
const told = async () => (await mails()).map(({ kind }) => kind);
const standing = async (as = staff) =>
  (await call(dashboardEndpoints.get, { as })).body.data.needs.filter(({ kind }) =>
    kind.startsWith("ledger"),
  );

beforeEach(async () => {
  await sql`truncate ledger_checks`.execute(db);
  await sql`delete from mails`.execute(db);
  setNow("2026-09-15T05:00:00Z");
});

describe("checks of the ledger", () => {
  test("end at once with the portal, and are made by the next one", async () => {
    await ask();
    const ending = new AbortController();
    const compare = vi.fn<Comparison["compare"]>(async (snapshot) => {
      await sql`select pg_sleep(600)`.execute(snapshot.db);
      return { compared: 0, disagreements: 0, examples: [] };
    });
    const running = runLedgerChecks(services, [{ name: "entries", compare }], ending.signal);
    await vi.waitFor(() => expect(compare).toHaveBeenCalledOnce());
    ending.abort();
    await running;
    expect([(await list()).map(({ state }) => state), await told()]).toEqual([["waiting"], []]);
    await run(finding(0));
    expect((await list()).map(({ state }) => state)).toEqual(["agrees"]);
  });

  test("are made each night from three o'clock, by one of several processes", async () => {
    await run(finding(0));
    expect(await list()).toEqual([]);
    setNow("2026-09-15T07:01:00Z");
    await Promise.all([run(finding(0)), run(finding(0)), run(finding(0))]);
    setNow("2026-09-15T23:00:00Z");
    await run(finding(0));
    expect((await list()).map(({ state, asked_by }) => [state, asked_by])).toEqual([["agrees", null]]);
    setNow("2026-09-16T12:00:00Z");
    await run(finding(0));
    expect((await list()).length).toBe(2);
  });

  test("can be asked for, and the one under way is answered instead of a second", async () => {
    const asked = await ask();
    expect(asked).toMatchObject({
      state: "waiting",
      asked_by: { id: staff.id },
      took_ms: null,
      is_rebuild: false,
    });
    expect((await ask()).id).toBe(asked.id);
    await run(finding(3));
    const [{ id, ...told } = { id: 0 }] = await list();
    expect(told).toMatchObject({
      state: "differs",
      compared: 1200,
      disagreements: 3,
      took_ms: expect.any(Number),
    });
    const { data } = (await call(ledgerCheckEndpoints.get, { as: staff, params: { id } })).body;
    expect(data.findings).toEqual([{ name: "entries", compared: 1200, disagreements: 3, examples: [] }]);
    expect((await call(ledgerCheckEndpoints.get, { as: staff, params: { id: id + 1 } })).status).toBe(404);
  });

  test("tell Super Admins who may open them when they begin to differ, and when they agree again", async () => {
    for (const disagreements of [0, 2, 1, 0, 0]) await checkNow(finding(disagreements));
    expect((await mails()).map(({ kind, user_id }) => [kind, user_id])).toEqual([
      ["ledger_differs", staff.id],
      ["ledger_differs", charities.id],
      ["ledger_agrees", staff.id],
      ["ledger_agrees", charities.id],
    ]);
  });

  test("write these mails in the recipient's language, with a link to the check", async () => {
    await sql`update users set language = 'es' where id = ${charities.id}`.execute(db);
    await checkNow(finding(1));
    const sent: Letter[] = [];
    await deliverMails(db, async (letter) => void sent.push(letter), services.settings, letters);
    const [english, spanish] = sent;
    expect(english?.subject).toBe("Kindling: points or amounts don't match the ledger");
    expect(english?.text).toContain("Hello Rosa,\n\n1 of 1,200 compared numbers doesn't match the ledger.");
    expect(english?.text).toContain(`${services.settings.appUrl}/ledger-check`);
    expect(spanish?.text).toContain("1 de 1,200 números comparados no coincide con el libro mayor.");
  });

  test("that can't be finished have failed, count as no check, and don't keep the next from being made", async () => {
    await checkNow(finding(0));
    await ask();
    await expect(run(broken)).rejects.toThrow("The disk is gone");
    expect((await list()).map(({ state }) => state)).toEqual(["failed", "agrees"]);
    expect(await told()).toEqual(["ledger_check_failed", "ledger_check_failed"]);
    await ask();
    await sql`update ledger_checks set started_at = now() - interval '16 minutes' where finished_at is null`.execute(
      db,
    );
    await run();
    expect((await list()).map(({ state }) => state)).toEqual(["failed", "failed", "agrees"]);
    await checkNow(finding(0));
    expect((await list())[0]?.state).toBe("agrees");
    // Two people hear of the first of the two that failed, and that the next one agrees.
    expect(await told()).toEqual([
      "ledger_check_failed",
      "ledger_check_failed",
      "ledger_agrees",
      "ledger_agrees",
    ]);
  });

  test("say in a mail that they failed, and what to do", async () => {
    await ask();
    await expect(run(broken)).rejects.toThrow("The disk is gone");
    const sent: Letter[] = [];
    await deliverMails(db, async (letter) => void sent.push(letter), services.settings, letters);
    expect(sent[0]?.subject).toBe("Kindling: the ledger couldn't be checked");
    expect(sent[0]?.text).toContain("start it again");
    expect(sent[0]?.text).not.toContain("disk");
  });

  test("are kept up to the ninetieth", async () => {
    await sql`insert into ledger_checks (started_at, finished_at, ok) select now(), now(), true from generate_series(1, 95)`.execute(
      db,
    );
    await checkNow(finding(0));
    expect((await list()).length).toBe(90);
  });
});

test("GET /api/metrics tells how the last check ended, and nothing before it", async () => {
  const read = async () => (await app.inject({ url: "/api/metrics" })).body;
  expect(await read()).not.toMatch(/^kindling_ledger/m);
  await checkNow(finding(4));
  const text = await read();
  expect(text).toMatch(/^kindling_ledger_disagreements 4$/m);
  const [, seconds] = /^kindling_ledger_check_timestamp_seconds (\S+)$/m.exec(text) ?? [];
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
});

test("GET /dashboard tells those who may open the check if the last one needs them", async () => {
  expect(await standing()).toEqual([]);
  await checkNow(finding(5));
  expect(await standing()).toMatchObject([{ kind: "ledger_differs", count: 5 }]);
  const reporter = await signInAs("admin", { user_type: ["Reports"] });
  expect(await standing(reporter)).toEqual([]);
  expect(await standing(await signInAs("Site Leader"))).toEqual([]);
  await checkNow(finding(0));
  expect(await standing()).toEqual([]);
  await sql`update ledger_checks set finished_at = now() - interval '49 hours'`.execute(db);
  expect(await standing()).toMatchObject([{ kind: "ledger_late" }]);
});
