import {
  charities,
  districts,
  leads,
  levels,
  programs,
  providers,
  type Question,
  sessions,
  sessionThemes,
  sites,
  traits,
  users,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tempFileStore } from "../../test/tempFileStore.ts";
import { createTestDatabase, type TestDatabase } from "../../test/testDatabase.ts";
import { checkAnswers } from "../classroom/responses/answers.ts";
import { createDatabase, type Db, rows, sole, transaction } from "../core/database.ts";
import { fillDemo } from "./fillDemo.ts";

const files = await tempFileStore();
const choice = { files, today: "2026-11-20", timeZone: "America/New_York", seed: 7, passwordHash: "hash" };

const opened: { database: TestDatabase; db: Db }[] = [];
let db: Db;

/** One filled database for all read-only tests. */
async function filled(seed: number): Promise<Db> {
  const database = await createTestDatabase();
  const one = createDatabase(database.connection);
  opened.push({ database, db: one });
  await transaction(one, (tx) => fillDemo(tx, { ...choice, seed }));
  return one;
}

beforeAll(async () => {
  db = await filled(7);
});

afterAll(async () => {
  for (const one of opened) {
    await one.db.destroy();
    await one.database.drop();
  }
});

async function count(table: string, condition = "true"): Promise<number> {
  const counted = sql`select count(*) as n from ${sql.table(table)} where ${sql.raw(condition)}`;
  return (await sole<{ n: number }>(db, counted)).n;
}

/** A fingerprint of all rows of each table, sign-in tokens and clocks included. */
async function fingerprint(of: Db): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    of,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'`,
  );
  const prints = tables.map(async ({ name }) => {
    const print = sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${sql.table(name)} t`;
    return [name, (await sole<{ print: string }>(of, print)).print];
  });
  return Object.fromEntries(await Promise.all(prints)) as Record<string, string>;
}

test("fillDemo makes the same rows of the same seed and day, and others of another seed", {
  timeout: 60_000,
}, async () => {
  const print = await fingerprint(db);
  expect(await fingerprint(await filled(7))).toEqual(print);
  const other = await fingerprint(await filled(8));
  for (const table of ["users", "responses", "logins"]) expect(other[table]).not.toBe(print[table]);
});

test("fillDemo has the numbers that were decided", async () => {
  expect(await count("districts")).toBe(4);
  expect(await count("providers")).toBe(5);
  expect(await count("sites")).toBe(24);
  expect(await count("users", "role = 'Instructor'")).toBe(120);
  expect(await count("charities")).toBe(12);
  expect(await count("leads")).toBe(14);
  expect(await count("sessions")).toBe(30);
  expect(await count("responses")).toBeGreaterThan(1500);
  expect(await count("teacher_media")).toBe(44);
});

test("fillDemo keeps a ledger that agrees with the responses and with each user's points", async () => {
  const wrong = await rows(
    db,
    sql`select u.id from users u left join (select user_id, sum(points) as points from point_entries group by 1) e
      on e.user_id = u.id where u.points <> coalesce(e.points, 0)`,
  );
  expect(wrong).toEqual([]);
  expect(await count("users", "points > 0")).toBeGreaterThan(90);
  const unmatched = await rows(
    db,
    sql`select r.id from responses r full join point_entries e on e.response_id = r.id and e.user_id = r.user_id
      and e.school_id = r.school_id and e.session_id = r.session_id and e.points = r.points and e.created_at = r.created_at
      where r.id is null or e.id is null`,
  );
  expect(unmatched).toEqual([]);
});

test("fillDemo has answers and choices only of classes of that time, some of which have left since", async () => {
  const strangers = await rows(
    db,
    sql`select 1 from (select user_id, school_id, created_at from responses
        union all select user_id, school_id, created_at from charity_choices) r
      where not exists (select from class_periods c where c.user_id = r.user_id and c.school_id = r.school_id
        and c."from" <= r.created_at and (c.until is null or c.until > r.created_at))`,
  );
  expect(strangers).toEqual([]);
  expect(await count("class_periods", "until is not null")).toBeGreaterThan(5);
  expect(
    await count("class_periods", "until is null and \"from\" < now() - interval '300 days'"),
  ).toBeGreaterThan(80);
});

test("fillDemo has answers only of what a class could see on that day, on school days, before today", async () => {
  const impossible = await rows(
    db,
    sql`select r.id from responses r join users u on u.id = r.user_id join sites s on s.id = r.school_id
        left join user_schools us on us.user_id = u.id and us.school_id = s.id
        join activities a on a.id = r.object_id and a.type = r.type left join levels l on l.id = a.level_id
        left join sessions own on own.id = a.session_id left join sessions x on x.id = r.session_id
        left join session_themes st on st.id = a.session_theme_id,
        lateral (select (r.created_at at time zone ${choice.timeZone})::date as day,
          (r.created_at at time zone ${choice.timeZone})::time as hour) m
      where us.user_id is null or not a.is_active or not a.is_approved or m.day not between a.start and a."end"
        or not coalesce(l.grade @> array[u.grade], true) or coalesce(own.program_id, s.program_id) <> s.program_id
        or x.id is null or x.program_id <> s.program_id or m.day not between x.start and x."end"
        or m.day not between coalesce(st.display_start, m.day) and coalesce(st.display_end, m.day)
        or extract(isodow from m.day) > 5 or m.hour not between '07:00' and '17:00' or m.day >= ${choice.today}::date
        or r.created_at < u.created_at or u.last_login_at < r.created_at - interval '1 hour'`,
  );
  expect(impossible).toEqual([]);
});

test("fillDemo answers the questions that were asked, in all the kinds there are", async () => {
  const responses = await rows<{ questions: Question[]; answers: Record<string, unknown> }>(
    db,
    sql`select a.questions, r.answers from responses r join activities a on a.id = r.object_id and a.type = r.type
      where r.type <> 'quiz_question'`,
  );
  const kinds = new Set<string>();
  for (const { questions, answers } of responses) {
    expect(checkAnswers(questions, answers, "en")).toEqual(answers);
    for (const { id, kind } of questions) if (id in answers) kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual(
    ["choice", "long_text", "multi_choice", "number", "scale_5", "text", "yes_no"].sort(),
  );
});

test.each([
  ["districts", districts],
  ["levels", levels],
  ["programs", programs],
  ["providers", providers],
  ["users", users],
  ["sites", sites],
  ["charities", charities],
  ["traits", traits],
  ["sessions", sessions],
  ["session_themes", sessionThemes],
  ["leads", leads],
])("fillDemo fills %s with what staff could have typed in", async (table, resource) => {
  const filled = await rows<Record<string, unknown>>(db, sql`select * from ${sql.table(table)}`);
  expect(filled.length).toBeGreaterThan(2);
  for (const row of filled) expect(resource.input.safeParse(row).error?.issues ?? []).toEqual([]);
});

test("fillDemo keeps for every lead a history that ends where the lead stands, and nothing of it lies ahead", async () => {
  const wrong = await rows(
    db,
    sql`select l.email from leads l where
        l.status <> coalesce((select c."to" from lead_changes c where c.lead_id = l.id and c.field = 'status' order by c.at desc, c.id desc limit 1), 'New')
        or (l.status in ('Unqualified', 'Junk')) <> (l.reason is not null) or (l.status = 'Converted') <> (l.site_id is not null)
        or exists (select from lead_changes c where c.lead_id = l.id and (c.at < l.created_at or c.at > ${choice.today}::date + interval '1 day'))
        or not exists (select from lead_submissions s where s.lead_id = l.id and s.created_at = l.created_at)`,
  );
  expect(wrong).toEqual([]);
});

test("fillDemo leaves every list free for the next row", async () => {
  const { id } = await sole<{ id: number }>(
    db,
    sql`insert into districts (name) values ('New') returning id`,
  );
  expect(id).toBe(5);
});

test("fillDemo lets classes choose among the candidates, leaves the shown ones a vote, and has money of every status", async () => {
  const strays = sql`select count(*) as n from charity_choices h join sessions x on x.id = h.session_id
    join sites s on s.id = h.school_id where x.program_id <> s.program_id or not exists (
      select from session_charities c where c.session_id = h.session_id and c.charity_id = h.charity_id)
      or exists (select from jsonb_to_recordset(h.votes) v (round int, charity_id int, count int)
        where v.count < 0 or (v.round = 1 and v.count > (select w.count from jsonb_to_recordset(h.votes)
          w (round int, charity_id int, count int) where w.round = 1 and w.charity_id = h.charity_id)))`;
  expect((await sole<{ n: number }>(db, strays)).n).toBe(0);
  const shown = await rows<{ email: string; site: number; now: number; past: number; given: number }>(
    db,
    sql`select u.email, us.school_id as site,
        count(h.id) filter (where x.end >= '2026-11-20')::int as now, count(h.id) filter (where x.end < '2026-11-20')::int as past,
        (select count(*) from class_donations d where d.user_id = u.id and d.school_id = us.school_id)::int as given
      from users u join user_schools us on us.user_id = u.id left join charity_choices h on h.user_id = u.id and h.school_id = us.school_id
        left join sessions x on x.id = h.session_id where u.email like 'teacher%@kindling.example' group by u.id, us.school_id`,
  );
  for (const email of ["teacher@kindling.example", "teacher2@kindling.example"]) {
    const own = shown.filter((row) => row.email === email);
    expect(own.filter(({ now }) => now === 0).length).toBe(1);
    expect(own.every(({ past, given }) => past > 2 && given > 5)).toBe(true);
  }
  const statuses = await rows<{ status: string }>(
    db,
    sql`select distinct status from class_donations order by 1`,
  );
  expect(statuses.map(({ status }) => status)).toEqual(["counted", "paid", "verified", "void"]);
  // What is paid was sent in a payment, and nothing of sessions before the last one waits but what nobody verified.
  expect(await count("class_donations", "status = 'paid' and payment_id is null")).toBe(0);
  const old = "session_id in (select id from sessions where \"end\" < '2026-10-01')";
  expect(await count("class_donations", `status = 'verified' and ${old}`)).toBe(0);
  expect(await count("payments", "donated_cents > 0 and earned_cents > 0")).toBeGreaterThan(12);
  const unseen = "id not in (select thing_id from bank_matches where kind = 'payment')";
  expect(await count("payments", `sent_on < '2026-10-20' and ${unseen}`)).toBe(0);
  const current =
    "session_id in (select id from sessions where start <= '2026-11-20' and \"end\" >= '2026-11-20')";
  expect(await count("charity_choices", current)).toBeGreaterThan(60);
  expect(await count("teacher_goals", current)).toBeGreaterThan(30);
});

test("fillDemo has photos and films of classes, by who was there, on weekdays up to now", async () => {
  const impossible = await rows(
    db,
    sql`select m.id from teacher_media m join files f on f.key = m.file left join files p on p.key = m.thumb
        left join user_schools us on us.user_id = m.user_id and us.school_id = m.school_id
      where us.user_id is null or f.guard is distinct from 'signed' or p.guard is distinct from 'signed'
        or (m.created_at at time zone ${choice.timeZone})::date >= ${choice.today}::date
        or m.created_at < ${choice.today}::date - 360
        or extract(isodow from m.created_at at time zone ${choice.timeZone}) > 5`,
  );
  expect(impossible).toEqual([]);
  const [own] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from teacher_media m join users u on u.id = m.user_id where u.email = 'teacher@kindling.example'`,
  );
  expect(own?.n).toBeGreaterThan(2);
});

test("fillDemo has thank-yous of charities that classes gave to: two approved, one with a picture, and one waiting", async () => {
  const made = await rows(
    db,
    sql`select t.state, f.guard, exists (select from class_balances b join ledger_charities k on k.id = b.charity_id
          join users u on u.id = b.user_id where k.charity_id = t.charity_id and b.session_id = t.session_id and b.amount > 0) as is_thanked
      from thank_yous t left join files f on f.key = t.photo order by t.id`,
  );
  expect(made).toEqual([
    { state: "approved", guard: "signed", is_thanked: true },
    { state: "approved", guard: null, is_thanked: true },
    { state: "waiting", guard: null, is_thanked: true },
  ]);
  expect(await rows(db, sql`select is_on from public_page`)).toEqual([{ is_on: false }]);
});
