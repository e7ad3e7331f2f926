import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestRole, refusalOf, type TestRole } from "../test/applicationRole.ts";
import { factories } from "../test/factories.ts";
import { createTestDatabase, type TestDatabase } from "../test/testDatabase.ts";
import { createDatabase, type Db, rows, sole } from "./core/database.ts";
import { SettingsError } from "./core/settings.ts";
import { grantApplication } from "./grantApplication.ts";
import { clearSecurityLog } from "./people/security/clearSecurityLog.ts";

let database: TestDatabase;
let role: TestRole;
let owner: Db;
let application: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  role = await createTestRole(inject("server"), database.connection);
  owner = createDatabase(database.connection);
  application = createDatabase(role.connection);
  await grantApplication(owner, application);
});
afterAll(async () => {
  await Promise.all([owner.destroy(), application.destroy()]);
  await database.drop();
  await role.drop();
});

const postings = async () =>
  (await sole<{ count: number }>(application, sql`select count(*) from ledger_postings`)).count;

describe("the user in DATABASE_URL, where another owns the tables", () => {
  test("reads and writes rows, and adds to the ledger", async () => {
    const make = factories(application);
    await make.charity();
    await sql`update charities set name = 'Food Pantry'`.execute(application);
    expect(await rows(application, sql`select name::text from charities`)).toEqual([{ name: "Food Pantry" }]);
    await sql`delete from charities`.execute(application);
    await make.pledge();
    expect(await postings()).toBe(2);
  });

  test("removes from the security log what is old enough, and nothing else", async () => {
    await sql`insert into security_log (kind, at) values ('old', now() - interval '401 days'), ('new', now())`.execute(
      application,
    );
    await clearSecurityLog(application);
    expect(await rows(application, sql`select kind from security_log`)).toEqual([{ kind: "new" }]);
  });

  test.each([
    "update ledger_postings set amount = amount + 1",
    "update ledger_entries set reason = 'another'",
    "update point_entries set points = points + 1",
    "update security_log set kind = 'another'",
    "delete from security_log",
    "delete from ledger_postings",
    "delete from ledger_entries",
    "delete from point_entries",
    "update adjustments set reason = 'another'",
    "delete from session_closings",
    "update payment_items set cents = cents + 1",
    "truncate ledger_postings, ledger_entries cascade",
  ])("can't %s", async (statement) => {
    expect(await refusalOf(role.connection, statement)).toMatch(/^permission denied for table /);
  });

  test.each([
    ["alter table ledger_postings disable trigger only_added", /must be owner of table ledger_postings/],
    ["drop trigger only_added on ledger_entries", /must be owner of relation ledger_entries/],
    ["drop table ledger_entries cascade", /must be owner of table ledger_entries/],
    [
      "create or replace function refuse_ledger_change() returns trigger language plpgsql as 'begin return new; end'",
      /permission denied for schema public|must be owner of function/,
    ],
    ["set session_replication_role = replica", /permission denied to set parameter/],
    ["delete from kysely_migration", /permission denied for table kysely_migration/],
  ])("can't get around that by: %s", async (statement, refusal) => {
    expect(await refusalOf(role.connection, statement)).toMatch(refusal);
  });

  test("has the same privileges after the next start, and after several at once", async () => {
    await Promise.all([1, 2, 3].map(() => grantApplication(owner, application)));
    const update = "update ledger_postings set amount = 0";
    expect(await refusalOf(role.connection, update)).toMatch(/permission denied/);
    await factories(application).pledge();
    expect(await postings()).toBeGreaterThanOrEqual(2);
  });

  test("must not be the owner or a superuser, which privileges don't hold back", async () => {
    const fault = (db: Db) => grantApplication(owner, db).catch((error: unknown) => error);
    const superuser = await fault(owner);
    expect(superuser).toBeInstanceOf(SettingsError);
    expect(String(superuser)).toMatch(/The user "\w+" in DATABASE_URL is a superuser/);
    await sql`alter table charities owner to ${sql.id(role.name)}`.execute(owner);
    const owning = await fault(application);
    await sql`alter table charities owner to current_user`.execute(owner);
    expect(String(owning)).toMatch(/in DATABASE_URL owns tables of the portal\. .*"reassign owned by"/);
  });
});
