import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { randomly } from "../../../test/randomly.ts";
import { rows, transaction } from "../../core/database.ts";

const { db, make } = await buildApp();
const program = await make.program();
const sites = [await make.site({ program_id: program.id }), await make.site({ program_id: program.id })];
const sessions = [
  await make.session({ program_id: program.id }),
  await make.session({ program_id: program.id, start: "2027-01-01", end: "2027-02-01" }),
];
const siteIds = sites.map(({ id }) => id);
const shared = await make.user({ school_ids: siteIds });
const teachers = await Promise.all(Array.from({ length: 4 }, () => make.user({ school_ids: siteIds })));

/** Classes whose totals differ from what their rows add up to, in one look at the database. */
const wrongTotals = () =>
  rows(
    db,
    sql`select school_id, user_id, session_id from (
        select school_id, user_id, session_id, answers, last_at, points, true as is_kept from class_totals
        union all select school_id, user_id, session_id, count(*), max(created_at), 0, false from responses
          where type not in ('trait', 'giver_tv') group by 1, 2, 3
        union all select school_id, user_id, session_id, 0, null, sum(points), false from point_entries group by 1, 2, 3) t
      group by 1, 2, 3
      having sum(case when is_kept then answers else -answers end) <> 0 or sum(case when is_kept then points else -points end) <> 0
        or max(last_at) filter (where is_kept) is distinct from max(last_at) filter (where not is_kept)`,
  );

type Random = ReturnType<typeof randomly>;
const types = ["mindfulness_matters_open_form", "student_nomination_form", "trait"] as const;

/** A statement that adds, changes or deletes some of a teacher's responses, or adds points. */
function statement(userId: number, random: Random, nth: number) {
  const school = random.oneOf(siteIds);
  const session = random.oneOf([...sessions.map(({ id }) => id), null]);
  const some = sql`user_id = ${userId} and id % 3 = ${random.below(3)}`;
  const at = sql`timestamptz '2026-09-01' + make_interval(hours => ${random.below(2000)})`;
  return random.oneOf([
    sql`insert into responses (type, object_id, user_id, school_id, session_id, answers, created_at)
      select t.type, ${nth} * 20 + t.place * 3 + n, ${userId}, ${school}, ${session}, '{}', ${at} + make_interval(mins => n)
      from unnest(${[...types]}::text[]) with ordinality t (type, place), generate_series(1, ${random.below(3)}::int) n`,
    sql`update responses set session_id = ${session}, grade = '2' where ${some}`,
    sql`update responses set created_at = ${at} where ${some}`,
    sql`update responses set type = 'trait' where ${some} and type = 'student_nomination_form'`,
    sql`delete from responses where ${some}`,
    sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      select ${userId}, ${school}, ${session}, ${nth}, 'trait', 'Kindness', 5 * n - 5 from generate_series(1, ${random.below(4)}::int) n`,
  ]);
}

/** Adds what nothing deletes afterwards, so that something is left to compare however the writers met. */
async function keep(userId: number): Promise<void> {
  await sql`insert into responses (type, object_id, user_id, school_id, answers)
    select 'student_nomination_form', 1000000 + n, ${userId}, ${sites[0]?.id}, '{}' from generate_series(1, 3) n`.execute(
    db,
  );
  await sql`insert into point_entries (user_id, school_id, response_id, type, title, points)
    values (${userId}, ${sites[0]?.id}, 1000000, 'trait', 'Kindness', 10)`.execute(db);
}

/** Writes for an own class, some statements at a time, and one at a time for a class that all write for. */
async function writeOften(ownId: number, seed: number): Promise<void> {
  const random = randomly(seed);
  for (let nth = 0; nth < 60; nth++) {
    const [userId, times] = random.chance(0.5) ? [ownId, 4] : [shared.id, 1];
    const written = transaction(db, async (tx) => {
      for (let count = 0; count < times; count++)
        await statement(userId, random, (seed * 100 + nth) * 4 + count).execute(tx);
      if (random.chance(0.2)) throw new Error("Taken back");
    });
    await written.catch((error: Error) => {
      if (error.message !== "Taken back") throw error;
    });
    if (random.chance(0.1)) expect(await wrongTotals()).toEqual([]);
  }
  await keep(ownId);
}

test("what classes did agrees with a full count at any time, whatever four writers write at once", async () => {
  await Promise.all(teachers.map(({ id }, index) => writeOften(id, index + 1)));
  expect(await wrongTotals()).toEqual([]);
  const told = await rows<{ answers: number; points: number }>(
    db,
    sql`select sum(answers)::int as answers, sum(points)::int as points from class_totals`,
  );
  expect(told[0]?.answers).toBeGreaterThanOrEqual(12);
  expect(told[0]?.points).toBeGreaterThanOrEqual(40);
});

test("counting everything again comes to the same", async () => {
  const all = sql`select * from class_totals where answers <> 0 order by school_id, user_id, session_id`;
  const kept = await rows(db, all);
  await sql`select fill_class_totals()`.execute(db);
  expect(await rows(db, all)).toEqual(kept);
  await sql`truncate responses cascade`.execute(db);
  expect(await rows(db, all)).toEqual([]);
});
