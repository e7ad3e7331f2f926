import { auditLogEndpoints, ledgerCheckEndpoints, rebuiltComparisons } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerCheckWorld } from "../../../test/ledgerCheckWorld.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows, sole } from "../../core/database.ts";
import { ledgerComparisons } from "../../ledgerComparisons.ts";
import { rebuildKept } from "./rebuildKept.ts";
import { runLedgerChecks } from "./runLedgerChecks.ts";

const kit = await buildApp();
const { call, db, services, signInAs } = kit;
const { site, session, teacher, donate, plant, differing } = await ledgerCheckWorld(kit);
const staff = await signInAs("admin", { user_type: ["Charities"] });
const rebuild = () => call(ledgerCheckEndpoints.rebuild, { as: staff });
const run = () => runLedgerChecks(services, ledgerComparisons);
/** Sums that are compared with each other are wrong by different amounts. */
const keptTables = [
  "class_balances set amount = amount + 1",
  "class_totals set points = points + 1, answers = answers + 1",
  "users set points = points + 1",
  "point_days set points = points + 1",
  "point_parts set points = points + 2",
  "point_part_sums set points = points + 3",
  "response_counts set rows = rows + 1",
  "response_item_counts set rows = rows + 1",
  "class_donation_counts set rows = rows + 1, amount_cents = amount_cents + 1",
  "charity_choice_counts set rows = rows + 1",
  "user_counts set rows = rows + 1",
  "session_days set responses = responses + 1, points = points + 1",
];

/** The audit log's entries of a check, oldest first. */
async function entriesOf(id: number) {
  const { body } = await call(auditLogEndpoints.list, {
    as: staff,
    query: { entity: "ledgerCheck", entity_id: id, rows: 50 },
  });
  return body.data.toSorted((one, other) => one.id - other.id);
}

/** All that is written once, and what donations say. */
const written = () =>
  sole<object>(
    db,
    sql`select (select md5(string_agg(p::text, ',' order by p.id)) from ledger_postings p) as postings,
      (select md5(string_agg(d::text, ',' order by d.id)) from class_donations d) as donations`,
  );

test("POST /ledgerCheck/rebuild adds kept sums up anew, and the check after it agrees", async () => {
  const before = await written();
  for (const wrong of keptTables) await plant(`update ${wrong}`);
  expect(await differing()).toEqual(expect.arrayContaining([...rebuiltComparisons]));
  const asked = (await rebuild()).body.data;
  expect(asked).toMatchObject({ state: "waiting", is_rebuild: true, asked_by: { id: staff.id } });
  await run();
  const { data } = (await call(ledgerCheckEndpoints.list, { as: staff })).body;
  expect(data[0]).toMatchObject({ state: "agrees", is_rebuild: true, disagreements: 0 });
  expect(await written()).toEqual(before);
  const [first, ...tables] = await entriesOf(asked.id);
  expect(first).toMatchObject({ user: { id: staff.id }, after: { is_rebuild: true } });
  expect(new Set(tables.map(({ user }) => user?.id))).toEqual(new Set([staff.id]));
  const told = tables.map(({ after }) => after as { kept_sums: string; rows_changed: number });
  const planted = keptTables.map((each) => each.split(" ")[0]).filter((each) => each !== "point_part_sums");
  expect(new Set(told.map(({ kept_sums }) => kept_sums))).toEqual(new Set(planted));
  const events = await rows<{ actor_id: number }>(
    db,
    sql`select actor_id from security_log where kind = 'totals_rebuilt'`,
  );
  expect(events).toEqual([{ actor_id: staff.id }]);
  expect(Math.min(...told.map(({ rows_changed }) => rows_changed))).toBeGreaterThan(0);
});

test("POST /ledgerCheck/rebuild tells the audit log how many rows of which table changed, and nothing of others", async () => {
  await plant(
    "update class_balances set amount = amount + 1 where amount = (select max(amount) from class_balances)",
  );
  await plant("delete from response_counts");
  const { counted } = await sole<{ counted: number }>(
    db,
    sql`select count(*) as counted from (
      select school_id, type, session_id, grade from responses group by grouping sets ((school_id, type, session_id), (type, session_id, grade))) c`,
  );
  const { id } = (await rebuild()).body.data;
  await run();
  const told = (await entriesOf(id)).slice(1).map(({ after }) => after);
  expect(told).toEqual([
    { kept_sums: "class_balances", rows_changed: 1 },
    { kept_sums: "response_counts", rows_changed: counted },
  ]);
  const again = (await rebuild()).body.data;
  await run();
  expect(await entriesOf(again.id)).toHaveLength(1);
});

test("POST /ledgerCheck/rebuild asks for the password first", async () => {
  const later = await signInAs("admin", { user_type: ["Charities"] });
  await sql`update logins set confirmed_until = now() where id = ${later.loginId}`.execute(db);
  const { status, body } = await call(ledgerCheckEndpoints.rebuild, { as: later });
  expect([status, body]).toMatchObject([403, { code: "confirm password" }]);
  expect(await rows(db, sql`select from ledger_checks where asked_by = ${later.id}`)).toEqual([]);
});

test("POST /ledgerCheck/rebuild makes a check that waits a rebuild, and is refused while one runs", async () => {
  const asked = (await call(ledgerCheckEndpoints.start, { as: staff })).body.data;
  expect(asked.is_rebuild).toBe(false);
  expect((await rebuild()).body.data).toMatchObject({ id: asked.id, is_rebuild: true });
  await sql`update ledger_checks set started_at = now() where id = ${asked.id}`.execute(db);
  expect((await rebuild()).status).toBe(409);
  await sql`update ledger_checks set finished_at = now(), ok = true where id = ${asked.id}`.execute(db);
});

test("what is written while sums are rebuilt is counted once", async () => {
  const place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await winPoints(db, place, 1);
      await donate(100);
    }
  };
  const writers = [write(), write(), write()];
  for (let times = 0; times < 5; times += 1) await rebuildKept(db, { id: 1, askedBy: staff.id });
  isOver = true;
  await Promise.all(writers);
  expect((await rows(db, sql`select from class_donations where amount_cents = 100`)).length).toBeGreaterThan(
    3,
  );
  const kept = (await differing()).filter((name) => rebuiltComparisons.includes(name));
  expect(kept).toEqual([]);
});

test("rebuilding works for a database user who may not change the ledger", async () => {
  const { db: limited } = await buildApp({}, "application");
  await expect(rebuildKept(limited, { id: 1, askedBy: null })).resolves.toBeUndefined();
});
