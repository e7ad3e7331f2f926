import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../../../migrations/030_class_periods.ts";
import { buildApp } from "../../../test/buildApp.ts";
import { factories } from "../../../test/factories.ts";
import { createTestDatabase } from "../../../test/testDatabase.ts";
import { createDatabase, rows, transaction } from "../../core/database.ts";

const { db, make } = await buildApp();

interface Period {
  readonly school_id: number;
  readonly stands: boolean;
}

const periodsOf = ({ id }: { readonly id: number }) =>
  rows<Period>(
    db,
    sql`select school_id, until is null as stands from class_periods where user_id = ${id} order by "from", school_id`,
  );

/** Moves a user's class periods back by some days. */
const age = ({ id }: { readonly id: number }, days: number) =>
  sql`update class_periods set "from" = "from" - make_interval(days => ${days}), until = until - make_interval(days => ${days})
    where user_id = ${id}`.execute(db);

type Places = Awaited<ReturnType<typeof place>>;
async function place() {
  const provider = await make.provider();
  const site = await make.site({ provider_id: provider.id });
  const teacher = await make.user({ school_ids: [site.id] });
  return { provider, site, teacher };
}

const set = (table: string, { id }: { readonly id: number }, column: string, value: unknown) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db);

const ends: [string, (places: Places) => Promise<unknown>, (places: Places) => Promise<unknown>][] = [
  [
    "the instructor is deactivated",
    ({ teacher }) => set("users", teacher, "is_active", false),
    ({ teacher }) => set("users", teacher, "is_active", true),
  ],
  [
    "the instructor is archived",
    ({ teacher }) => set("users", teacher, "archived_at", "2026-09-15"),
    ({ teacher }) => set("users", teacher, "archived_at", null),
  ],
  [
    "the instructor becomes a leader",
    ({ teacher }) => set("users", teacher, "role", "Site Leader"),
    ({ teacher }) => set("users", teacher, "role", "Instructor"),
  ],
  [
    "the site is deactivated",
    ({ site }) => set("sites", site, "is_active", false),
    ({ site }) => set("sites", site, "is_active", true),
  ],
  [
    "the provider is deactivated",
    ({ provider }) => set("providers", provider, "is_active", false),
    ({ provider }) => set("providers", provider, "is_active", true),
  ],
  [
    "the instructor leaves the site",
    ({ teacher }) => sql`delete from user_schools where user_id = ${teacher.id}`.execute(db),
    ({ teacher, site }) => sql`insert into user_schools values (${teacher.id}, ${site.id})`.execute(db),
  ],
];

test.each(ends)(
  "a class ends when %s, goes on if that is undone, and begins anew later",
  async (_what, end, undo) => {
    const places = await place();
    const { teacher, site } = places;
    const standing = { school_id: site.id, stands: true };
    const over = { school_id: site.id, stands: false };
    expect(await periodsOf(teacher)).toEqual([standing]);
    await end(places);
    expect(await periodsOf(teacher)).toEqual([over]);
    await undo(places);
    expect(await periodsOf(teacher)).toEqual([standing]);
    await end(places);
    await age(teacher, 3);
    await undo(places);
    expect(await periodsOf(teacher)).toEqual([over, standing]);
  },
);

test("leaders and people without a site are no classes", async () => {
  const { site } = await place();
  expect(await periodsOf(await make.user({ role: "Site Leader", school_ids: [site.id] }))).toEqual([]);
  expect(await periodsOf(await make.user())).toEqual([]);
});

test("links that are written anew leave a class as it was", async () => {
  const { teacher, site } = await place();
  const other = await make.site();
  await transaction(db, async (tx) => {
    await sql`delete from user_schools where user_id = ${teacher.id}`.execute(tx);
    await sql`insert into user_schools select ${teacher.id}, unnest(${[site.id, other.id]}::int[])`.execute(
      tx,
    );
  });
  const [kept, added] = await rows<{ from: string; until: string | null }>(
    db,
    sql`select "from", until from class_periods where user_id = ${teacher.id} order by "from"`,
  );
  expect(kept).toMatchObject({ from: "2020-01-01T00:00:00.000Z", until: null });
  expect(added?.until).toBeNull();
});

test("an instructor who comes while their site closes ends up as no class", async () => {
  const { site } = await place();
  const late = await make.user();
  const closing = Promise.withResolvers<void>();
  const closed = transaction(db, async (tx) => {
    await sql`update sites set is_active = false where id = ${site.id}`.execute(tx);
    await closing.promise;
  });
  const come = sql`insert into user_schools values (${late.id}, ${site.id})`.execute(db);
  // The site's closing is not committed until the other waits for it.
  const waits = () =>
    rows(
      db,
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(waits).toHaveLength(1);
  closing.resolve();
  await Promise.all([closed, come]);
  expect((await periodsOf(late)).some(({ stands }) => stands)).toBe(false);
});

test("10,000 instructors who come in one statement are all classes", async () => {
  const { site } = await place();
  await sql`with made as (
      insert into users (first_name, last_name, email, role) select 'Ana', 'Lopez', 'many' || n || '@school.example', 'Instructor'
      from generate_series(1, 10000) n returning id)
    insert into user_schools select id, ${site.id} from made`.execute(db);
  const [{ classes } = { classes: 0 }] = await rows<{ classes: number }>(
    db,
    sql`select count(*) as classes from class_periods where school_id = ${site.id}`,
  );
  expect(classes).toBe(10_001);
});

test("the migration dates classes by what is known of the time before it", async () => {
  const old = await createTestDatabase();
  const past = createDatabase(old.connection);
  const kit = factories(past);
  try {
    const [open, closed] = [await kit.site(), await kit.site()];
    const response = (user: { id: number }, school: { id: number }, created_at: string) =>
      kit.response({ type: "trait", object_id: 1, user_id: user.id, school_id: school.id, created_at });
    const born = { created_at: "2026-03-01T00:00:00Z" };
    const steady = await kit.user({ ...born, school_ids: [open.id, closed.id] });
    await response(steady, open, "2026-02-01T00:00:00Z");
    await sql`update sites set is_active = false, updated_at = '2026-08-01' where id = ${closed.id}`.execute(
      past,
    );
    const left = await kit.user({ ...born, school_ids: [open.id], is_active: false });
    await sql`insert into audit_log (at, action, entity, entity_id, after)
      values ('2026-05-01', 'update', 'user', ${left.id}, '{"is_active": false}')`.execute(past);
    const moved = await kit.user({ ...born, school_ids: [] });
    await response(moved, open, "2026-04-01T00:00:00Z");
    await sql`drop table class_periods`.execute(past);
    await sql`drop function follow_classes, follow_people, follow_users, follow_user_schools, follow_sites, follow_providers cascade`.execute(
      past,
    );
    await up(past);
    const dated = await rows(
      past,
      sql`select user_id, school_id, "from"::date::text, until::date::text from class_periods order by user_id, school_id`,
    );
    expect(dated).toEqual([
      { user_id: steady.id, school_id: open.id, from: "2026-02-01", until: null },
      { user_id: steady.id, school_id: closed.id, from: "2026-03-01", until: "2026-08-01" },
      { user_id: left.id, school_id: open.id, from: "2026-03-01", until: "2026-05-01" },
      { user_id: moved.id, school_id: open.id, from: "2026-03-01", until: "2026-04-01" },
    ]);
  } finally {
    await past.destroy();
    await old.drop();
  }
});
