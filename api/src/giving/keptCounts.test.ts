import {
  activityFormResponseEndpoints,
  auditLogEndpoints,
  classDonationEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { randomly } from "../../test/randomly.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { type Db, rows, transaction } from "../core/database.ts";
import { foldCounts } from "../core/housekeeping.ts";

const { call, db, make, signInAs } = await buildApp();
const program = await make.program();
const [near, far] = [await make.district(), await make.district()];
const provider = await make.provider();
const sites = [
  await make.site({ program_id: program.id, provider_id: provider.id, district_id: near.id }),
  await make.site({ program_id: program.id, provider_id: provider.id, district_id: far.id }),
  await make.site({ program_id: program.id, district_id: far.id }),
];
const now = await make.session({ program_id: program.id });
const later = await make.session({ program_id: program.id, start: "2027-01-01", end: "2027-02-01" });
const charities = [await make.charity(), await make.charity()];
const writers = 4;
const teachers = await Promise.all(
  Array.from({ length: writers }, () => make.user({ school_ids: sites.map(({ id }) => id) })),
);
for (const teacher of teachers)
  for (const site of sites)
    for (const session of [now, later])
      await make.charityChoice({
        user_id: teacher.id,
        school_id: site.id,
        session_id: session.id,
        charity_id: charities[0]?.id,
      });

/** Tables with their counts: the columns that these have, which of them are looked at together, what is added up. */
const kept = [
  {
    rows: sql`select *, 1 as rows from responses`,
    counts: "response_counts",
    columns: ["school_id", "type", "session_id", "grade"],
    by: [sql`(school_id, type, session_id)`, sql`(type, session_id, grade)`],
    sums: ["rows"],
  },
  {
    rows: sql`select *, 1 as rows from responses`,
    counts: "response_item_counts",
    columns: ["type", "object_id"],
    by: [sql`(type, object_id)`],
    sums: ["rows"],
  },
  {
    rows: sql`select *, 1 as rows from class_donations`,
    counts: "class_donation_counts",
    columns: ["school_id", "session_id", "charity_id", "status"],
    by: [sql`(school_id, session_id, charity_id, status)`, sql`(session_id, charity_id, status)`],
    sums: ["rows", "amount_cents"],
  },
  {
    rows: sql`select *, 1 as rows from charity_choices`,
    counts: "charity_choice_counts",
    columns: ["school_id", "session_id", "charity_id"],
    by: [sql`(school_id, session_id, charity_id)`, sql`(session_id, charity_id)`],
    sums: ["rows"],
  },
  {
    rows: sql`select *, 1 as rows from users where archived_at is null`,
    counts: "user_counts",
    columns: ["role", "is_active"],
    by: [sql`(role, is_active)`],
    sums: ["rows"],
  },
];

/** The keys of which other figures are kept than a full count gives, in one look at the database. */
async function wrongKeys(): Promise<unknown[]> {
  const wrong = kept.map(({ rows: counted, counts, columns, by, sums }) => {
    const keys = sql.join(columns.map((name) => sql.ref(name)));
    const figures = sums.map((name) => sql.ref(name));
    const added = sql.join(figures.map((name) => sql`sum(${name}) as ${name}`));
    return rows(
      db,
      sql`select ${keys}, ${added} from (
          select ${keys}, ${added} from (${counted}) r group by grouping sets (${sql.join(by)})
          union all select ${keys}, ${sql.join(figures.map((name) => sql`-${name}`))} from ${sql.table(counts)}) k
        group by ${keys} having ${sql.join(
          figures.map((name) => sql`sum(${name}) <> 0`),
          sql` or `,
        )}`,
    );
  });
  return (await Promise.all(wrong)).flat();
}

const types = ["mindfulness_matters_open_form", "mindfulness_matters_close_form", "puzzle_form"] as const;

/** A statement that adds, changes or deletes some of a teacher's rows. */
function statement(userId: number, random: ReturnType<typeof randomly>, nth: number) {
  const site = random.oneOf(sites).id;
  const session = random.oneOf([now.id, later.id]);
  const charity = random.oneOf(charities).id;
  const some = sql`user_id = ${userId} and id % 3 = ${random.below(3)}`;
  const moved = random.oneOf([session, null]);
  return random.oneOf([
    sql`insert into responses (type, object_id, user_id, school_id, session_id, answers)
      select t.type, ${nth} * 10 + n, ${userId}, ${site}, ${moved}, '{}'
      from unnest(${[...types]}::text[]) t (type), generate_series(1, ${random.below(4)}::int) n`,
    sql`update responses set grade = ${random.oneOf(["1", "2", null])} where ${some}`,
    sql`update responses set session_id = ${moved} where ${some}`,
    sql`delete from responses where ${some}`,
    sql`insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on)
      select ${userId}, ${site}, ${session}, ${charity}, 100 * n, '2026-09-15' from generate_series(1, ${random.below(4)}::int) n`,
    sql`update class_donations set status = ${random.oneOf(["verified", "paid", "void"])}, amount_cents = amount_cents + 1
      where ${some}`,
    sql`delete from class_donations where ${some}`,
    sql`update charity_choices set charity_id = ${charity} where ${some}`,
    sql`update users set is_active = not is_active, points = points + 1 where id = ${userId}`,
    sql`update users set archived_at = case when archived_at is null then now() end where id = ${userId}`,
  ]);
}

async function write(
  tx: Db,
  userId: number,
  random: ReturnType<typeof randomly>,
  nth: number,
): Promise<void> {
  for (let count = 0; count <= random.below(5); count++)
    await statement(userId, random, nth * 10 + count).execute(tx);
  if (random.chance(0.2)) throw new Error("Taken back");
}

async function writeOften(userId: number, seed: number): Promise<void> {
  const random = randomly(seed);
  for (let nth = 0; nth < 40; nth++) {
    await transaction(db, (tx) => write(tx, userId, random, nth)).catch((error: Error) => {
      if (error.message !== "Taken back") throw error;
    });
    if (random.chance(0.1)) await foldCounts(db);
    if (random.chance(0.1)) expect(await wrongKeys()).toEqual([]);
  }
}

describe("kept counts", () => {
  test("agree with a full count at any time, whatever four writers write at once", async () => {
    await Promise.all(teachers.map(({ id }, index) => writeOften(id, index + 1)));
    expect(await wrongKeys()).toEqual([]);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(db, sql`select count(*) from responses`);
    expect(count).toBeGreaterThan(20);
  });

  test("are folded into one row for each key, and stay the same", async () => {
    await foldCounts(db);
    await foldCounts(db);
    expect(await wrongKeys()).toEqual([]);
    const twice = sql`select from response_counts group by school_id, type, session_id, grade having count(*) > 1`;
    expect(await rows(db, twice)).toEqual([]);
    const items = sql`select from response_item_counts group by type, object_id having count(*) > 1`;
    expect(await rows(db, items)).toEqual([]);
  });
});

describe("the total of a list", () => {
  const filters = [
    {},
    { sessions: now.id },
    { schools: sites[0]?.id },
    { providers: provider.id },
    { districts: far.id },
    { districts: `${near.id},${far.id}`, sessions: `${now.id},${later.id}` },
  ];
  // A date is not counted by.
  const since = { from: "2000-01-01" };
  const people = async (): Promise<SignedIn[]> => [
    await signInAs("Super Admin"),
    await signInAs("Provider Leader", { provider_id: provider.id }),
    await signInAs("Site Leader", { school_ids: [sites[0]?.id ?? 0] }),
  ];

  test("is the same whether kept or counted, for staff and leaders", async () => {
    const [answered] = await rows<{ object_id: number }>(db, sql`select object_id from responses limit 1`);
    for (const as of await people()) {
      for (const filter of [
        ...filters,
        { type: types[0] },
        { type: types.join(), districts: far.id },
        { ...answered },
      ]) {
        const list = async (query: object) =>
          (await call(activityFormResponseEndpoints.list, { as, query: { ...query } })).body.meta.total;
        expect([filter, await list(filter)]).toEqual([filter, await list({ ...filter, ...since })]);
      }
      for (const filter of [
        ...filters,
        { status: "paid" },
        { charities: charities[1]?.id, status: "paid,void" },
      ]) {
        const list = async (query: object) => {
          const { page: _page, ...meta } = (
            await call(classDonationEndpoints.list, { as, query: { ...query } })
          ).body.meta;
          return meta;
        };
        expect([filter, await list(filter)]).toEqual([filter, await list({ ...filter, ...since })]);
      }
    }
  });

  test("counts users by role and state, without those that are archived", async () => {
    const as = await signInAs("Super Admin");
    const counted = sql`select role, is_active::text as state, count(*) from users where archived_at is null group by 1, 2`;
    const found = await rows<{ role: string; state: string; count: number }>(db, counted);
    expect(found.length).toBeGreaterThan(1);
    for (const { role, state, count } of found) {
      const query = { role, is_active: state };
      expect((await call(userEndpoints.list, { as, query })).body.meta.total).toBe(count);
    }
    const sum = found.reduce((total, { count }) => total + count, 0);
    expect((await call(userEndpoints.list, { as })).body.meta.total).toBe(sum);
  });

  test("follows a deletion and its restoration", async () => {
    const as = await signInAs("Super Admin");
    const item = await make.mindfulOpen();
    const row = {
      object_id: item.id,
      user_id: teachers[0]?.id ?? 0,
      school_id: sites[0]?.id ?? 0,
      session_id: now.id,
    };
    const { id } = await make.response(row);
    const total = async () => {
      const { body } = await call(activityFormResponseEndpoints.list, {
        as,
        query: { schools: row.school_id },
      });
      return body.meta.total;
    };
    const before = await total();
    await call(activityFormResponseEndpoints.remove, { as, params: { id } });
    expect(await total()).toBe(before - 1);
    const query = { entity: "activityFormResponse", entity_id: id, action: "delete" };
    const [entry] = (await call(auditLogEndpoints.list, { as, query })).body.data;
    await call(auditLogEndpoints.restore, { as, params: { id: entry?.id ?? 0 } });
    expect(await total()).toBe(before);
  });
});
