import { answeredTypeKeys } from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFileStore } from "../../../test/tempFileStore.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/testDatabase.ts";
import { classContents } from "../../classroom/classContents.ts";
import { createDatabase, type Db, rows, sole, transaction } from "../../core/database.ts";
import { fillDemo } from "../fillDemo.ts";
import { fillScale, seedScaleIfEmpty } from "./seedScaleIfEmpty.ts";

const settings = { timeZone: "America/New_York" };
const files = await tempFileStore();
const silent = () => undefined;
const scale = 0.002;

let opened: { database: TestDatabase; db: Db }[];

beforeEach(() => {
  opened = [];
});

afterEach(async () => {
  for (const one of opened) {
    await one.db.destroy();
    await one.database.drop();
  }
});

async function open(): Promise<Db> {
  const database = await createTestDatabase();
  const db = createDatabase(database.connection);
  opened.push({ database, db });
  return db;
}

const indexes = sql`select indexdef as definition from pg_indexes where schemaname = 'public'
  union all select conname || pg_get_constraintdef(oid) from pg_constraint order by 1`;

test("seedScaleIfEmpty adds people and responses in proportion, and leaves the tables as they were made", async () => {
  const db = await open();
  const before = await rows(db, indexes);
  const told: string[] = [];
  expect(await seedScaleIfEmpty(db, files, settings, scale, (line) => told.push(line))).toBe(true);
  const made = await sole(
    db,
    sql`select
      (select count(*) from sites where starts_with(external_id, 'scale-')) as sites,
      (select count(*) from users where starts_with(external_id, 'scale-') and role = 'Instructor') as instructors,
      (select count(*) from responses r join users u on u.id = r.user_id where starts_with(u.external_id, 'scale-')) as responses`,
  );
  expect(made).toEqual({ sites: 4, instructors: 40, responses: 2000 });
  const given = sql`select count(*)::int as n from class_donations d join users u on u.id = d.user_id
    where starts_with(u.external_id, 'scale-')`;
  expect((await sole<{ n: number }>(db, given)).n).toBeGreaterThan(100);
  expect(await rows(db, indexes)).toEqual(before);
  expect(told.some((line) => line.includes("2,000 of 2,000 responses"))).toBe(true);
});

test("seedScaleIfEmpty changes nothing where there are users", async () => {
  const db = await open();
  await sql`insert into users (first_name, last_name, email, role) values ('A', 'B', 'a@b.example', 'Super Admin')`.execute(
    db,
  );
  expect(await seedScaleIfEmpty(db, files, settings, scale, silent)).toBe(false);
  expect(await rows(db, sql`select id from districts`)).toEqual([]);
});

async function grown(): Promise<Db> {
  const db = await open();
  const choice = { today: "2026-11-20", passwordHash: "hash" };
  await transaction(db, async (tx) => {
    await fillDemo(tx, { ...choice, files, ...settings, seed: 7 });
    await fillScale(tx, { ...choice, files, scale, tell: silent });
  });
  return db;
}

test("fillScale makes the same rows each time", async () => {
  const prints = sql`select
    (select md5(string_agg(t::text, '|' order by id)) from users t) as users,
    (select md5(string_agg(t::text, '|' order by id)) from sites t) as sites,
    (select md5(string_agg(t::text, '|' order by id)) from responses t) as responses,
    (select md5(string_agg(t::text, '|' order by id)) from charity_choices t) as choices,
    (select md5(string_agg(t::text, '|' order by id)) from class_donations t) as donations,
    (select md5(string_agg(t::text, '|' order by id)) from teacher_goals t) as goals,
    (select md5(string_agg(t::text, '|' order by id)) from teacher_media t) as media,
    (select md5(string_agg(t::text, '|' order by id)) from point_entries t) as entries`;
  const first = await sole(await grown(), prints);
  expect(await sole(await grown(), prints)).toEqual(first);
  // Two whole programs are grown for it.
}, 60_000);

test("fillScale keeps a ledger that agrees with the responses and with each user's points", async () => {
  const db = await grown();
  const wrong = await rows(
    db,
    sql`select u.id from users u left join (select user_id, sum(points) as points from point_entries group by 1) e
      on e.user_id = u.id where u.points <> coalesce(e.points, 0)`,
  );
  expect(wrong).toEqual([]);
  const unmatched = await rows(
    db,
    sql`select r.id from responses r full join point_entries e on e.response_id = r.id and e.user_id = r.user_id
      and e.points = r.points and e.created_at = r.created_at where r.id is null or e.id is null`,
  );
  expect(unmatched).toEqual([]);
});

test("fillScale posts all points to the ledger, for the charities that were chosen, and its balances sum to zero", async () => {
  const db = await grown();
  const wrong = await rows(
    db,
    sql`select user_id, school_id, session_id from (
        select user_id, school_id, session_id, amount,
          case when account in ('in_payment', 'paid') then 'payable' else account end as account
        from class_balances where unit = 'points'
        union all
        select e.user_id, e.school_id, e.session_id, -e.points, case when h.id is null then 'unassigned' else 'payable' end
        from point_entries e left join charity_choices h using (user_id, school_id, session_id)) b
      where account <> 'activities' group by user_id, school_id, session_id, account having sum(amount) <> 0`,
  );
  expect(wrong).toEqual([]);
  expect(await rows(db, sql`select unit from class_balances group by unit having sum(amount) <> 0`)).toEqual(
    [],
  );
});

test("fillScale spreads its answers over types, sessions, days and hours, and unevenly over classes", async () => {
  const db = await grown();
  const own = sql`(select r.*, (r.created_at at time zone ${settings.timeZone}) as at from responses r
    join users u on u.id = r.user_id and starts_with(u.external_id, 'scale-'))`;
  const types = await rows<{ type: string; n: number }>(
    db,
    sql`select type, count(*)::int as n from ${own} r group by type order by n desc`,
  );
  expect(types.map(({ type }) => type).toSorted()).toEqual(answeredTypeKeys.toSorted());
  expect(types[0]).toEqual({ type: "mindfulness_matters_open_form", n: 680 });
  const spread = await sole<{ sessions: number; days: number[]; first: number; last: number }>(
    db,
    sql`select count(distinct x.start)::int as sessions, array_agg(distinct extract(isodow from at)::int) as days,
      min(extract(hour from at))::int as first, max(extract(hour from at))::int as last
      from ${own} r join sessions x on x.id = r.session_id`,
  );
  expect(spread).toEqual({ sessions: 4, days: [1, 2, 3, 4, 5], first: 8, last: 14 });
  const classes = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${own} r group by user_id`,
  );
  const counts = classes.map(({ n }) => n);
  expect([Math.min(...counts) < 40, Math.max(...counts) > 60]).toEqual([true, true]);
});

test("fillScale has answers from the past only, to what was on, in the session of the site's program", async () => {
  const db = await grown();
  const impossible = await rows(
    db,
    sql`select r.id from responses r join sites s on s.id = r.school_id join ${classContents("en")} a on a.id = r.object_id and a.type = r.type
        left join sessions x on x.id = r.session_id,
        lateral (select (r.created_at at time zone ${settings.timeZone})::date as day) m
      where m.day not between a.start and a."end" or m.day >= '2026-11-20'
        or x.id is null or x.program_id <> s.program_id or m.day not between x.start and x."end"`,
  );
  expect(impossible).toEqual([]);
});
