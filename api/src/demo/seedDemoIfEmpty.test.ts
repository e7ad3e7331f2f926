import { passwordLength } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tempFileStore } from "../../test/tempFileStore.ts";
import { createTestDatabase, type TestDatabase } from "../../test/testDatabase.ts";
import { isCommonPassword } from "../account/commonPasswords.ts";
import { demoAccounts, demoPassword } from "../account/demoAccounts.ts";
import { verifyPassword } from "../account/passwords/passwords.ts";
import { createDatabase, type Db, rows, sole } from "../core/database.ts";
import { todayIn } from "../core/services.ts";
import { demoSignIns, seedDemoIfEmpty } from "./seedDemoIfEmpty.ts";

const settings = { timeZone: "America/New_York" };
const files = await tempFileStore();
const silent = () => undefined;

let database: TestDatabase;
let db: Db;

async function open(): Promise<void> {
  database = await createTestDatabase();
  db = createDatabase(database.connection);
}

async function close(): Promise<void> {
  await db.destroy();
  await database.drop();
}

async function count(table: string): Promise<number> {
  return (await sole<{ n: number }>(db, sql`select count(*) as n from ${sql.table(table)}`)).n;
}

describe("seedDemoIfEmpty in an empty database", () => {
  let answers: boolean[];

  beforeAll(async () => {
    await open();
    answers = await Promise.all([1, 2, 3].map(() => seedDemoIfEmpty(db, files, settings, silent)));
  });

  afterAll(close);

  test("fills it once, however many ask at the same moment", async () => {
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await count("sites")).toBe(24);
    expect(await seedDemoIfEmpty(db, files, settings, silent)).toBe(false);
  });

  test("lays a session of every program around today", async () => {
    const today = todayIn(settings.timeZone, new Date());
    const current = await rows(
      db,
      sql`select p.id from programs p join sessions s on s.program_id = p.id where ${today}::date between s.start and s."end"`,
    );
    expect(current).toHaveLength(await count("programs"));
  });

  test("makes the accounts that the console names, at the sites they were promised", async () => {
    const found = await rows<{ email: string; password_hash: string; sites: number[]; providers: number[] }>(
      db,
      sql`select u.email::text, u.password_hash, array_remove(array_agg(distinct s.id), null) as sites,
          array_remove(array_agg(distinct coalesce(s.provider_id, u.provider_id)), null) as providers
        from users u left join user_schools us on us.user_id = u.id left join sites s on s.id = us.school_id
        where u.email = any(${demoAccounts.map(({ email }) => email)}) and u.is_active and not u.new_login
        group by u.id order by u.id`,
    );
    expect(found.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
    const by = (name: string) => found.find(({ email }) => email === `${name}@kindling.example`)!;
    expect(by("teacher").sites).toEqual(by("site").sites);
    expect(by("teacher2").sites).toHaveLength(2);
    expect(by("teacher2").sites).toContain(by("site").sites[0]);
    for (const name of ["site", "teacher", "teacher2"])
      expect(by(name).providers).toEqual(by("provider").providers);
    for (const hash of new Set(found.map(({ password_hash }) => password_hash))) {
      expect(await verifyPassword(hash, demoPassword)).toBe(true);
    }
    for (const { email } of demoAccounts) expect(demoSignIns.some((line) => line.includes(email))).toBe(true);
  });

  test("leaves the teachers of the console something to do today", async () => {
    const today = todayIn(settings.timeZone, new Date());
    const open = await rows(
      db,
      sql`select u.email, count(a.id) filter (where r.id is null) as left from users u
          cross join activities a left join responses r on r.object_id = a.id and r.user_id = u.id
        where u.email in ('teacher@kindling.example', 'teacher2@kindling.example') and a.level_id is null
          and a.is_active and a.is_approved and a.session_id is null and ${today}::date between a.start and a."end"
        group by u.id having count(a.id) filter (where r.id is null) < 2`,
    );
    expect(open).toEqual([]);
  });
});

describe("seedDemoIfEmpty elsewhere", () => {
  beforeEach(open);

  afterEach(close);

  test("leaves a database alone that has a user", async () => {
    await sql`insert into users (first_name, last_name, email, role) values ('A', 'B', 'a@b.example', 'Super Admin')`.execute(
      db,
    );
    expect(await seedDemoIfEmpty(db, files, settings, silent)).toBe(false);
    expect(await count("districts")).toBe(0);
  });

  test("writes nothing when it breaks off at its last step, and does it the next time", async () => {
    await sql`alter table logins add constraint never check (false)`.execute(db);
    await expect(seedDemoIfEmpty(db, files, settings, silent)).rejects.toThrow("never");
    for (const table of ["districts", "users", "activities", "responses"]) expect(await count(table)).toBe(0);
    await sql`alter table logins drop constraint never`.execute(db);
    expect(await seedDemoIfEmpty(db, files, settings, silent)).toBe(true);
  }, 60_000);
});

test("the demo password is one that its owners could have chosen", () => {
  expect(demoPassword.length).toBeGreaterThanOrEqual(passwordLength.min);
  for (const { email, first_name, last_name } of demoAccounts) {
    const owner = { email, name: `${first_name} ${last_name}`, brand: "Kindling" };
    expect(isCommonPassword(demoPassword, owner)).toBe(false);
  }
});
