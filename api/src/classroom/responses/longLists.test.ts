import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { randomly } from "../../../test/randomly.ts";
import { rows } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { type ListQuery, narrowing, ordering, readPage } from "../../core/entities/reading.ts";
import { entities } from "../../entities.ts";

const { db, make } = await buildApp();
const random = randomly(8);
const program = await make.program();
const session = await make.session({ program_id: program.id });
const providers = [
  await make.provider({ name: "Bright Lane" }),
  await make.provider({ name: "amber Lane" }),
  await make.provider({ name: "Ángel" }),
];
const sites = await Promise.all(
  ["Lincoln High", "lane", "Álvarez School", "Baker High", "Zoe Lincoln"].map((name, nth) =>
    make.site({ name, program_id: program.id, provider_id: providers[nth % 3]?.id }),
  ),
);
const teachers = await Promise.all(
  [
    ["Zoe", "Lincoln"],
    ["zoe", "Baker"],
    ["Abe", "Álvarez"],
    ["Ann", "Baker"],
    ["Ann", "de la Cruz"],
  ].map(([first_name = "", last_name = ""]) =>
    make.user({ first_name, last_name, school_ids: sites.map(({ id }) => id) }),
  ),
);
const names = ["Baker", "baker", "de la Cruz", "Álvarez", "Zorn"];
const charities = [await make.charity({ name: "Zoe's Ark" }), await make.charity({ name: "baker Fund" })];
const items = [
  await make.mindfulOpen({ title: "Baker's bread" }),
  await make.mindfulOpen({ title: "High tide" }),
  await make.mindfulOpen({ title: "high tide" }),
  await make.mindfulOpen({ title: "Zoe" }),
];
/** So many classes that lists are not just sorted. */
const users = [
  ...teachers.map(({ id }) => id),
  ...(
    await Promise.all(Array.from({ length: 230 }, () => make.user({ last_name: random.oneOf(names) })))
  ).map(({ id }) => id),
];
const places = sites.map(({ id }) => id);
await sql`insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end")
  select u, s, ${session.id}, (${charities.map(({ id }) => id)}::int[])[1 + (u * 7 + s) % 2], '2026-09-01', '2026-10-01'
  from unnest(${users}::int[]) u, unnest(${places}::int[]) s`.execute(db);
await sql`insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on, status)
  select user_id, school_id, session_id, charity_id, 100, '2026-09-01', 'counted' from charity_choices`.execute(
  db,
);
await sql`insert into responses (type, object_id, user_id, school_id, session_id, answers)
  select 'mindfulness_matters_open_form', i, u, s, ${session.id}, '{}'
  from unnest(${items.map(({ id }) => id)}::int[]) i, unnest(${users}::int[]) u, unnest(${places}::int[]) s
  where (i * 31 + u * 17 + s) % 5 > 2 order by (i * 13 + u * 5 + s) % 97`.execute(db);
// An item that is gone has no title, and comes first.
await sql`insert into responses (type, object_id, user_id, school_id, answers)
  values ('mindfulness_matters_open_form', 99999, ${teachers[0]?.id}, ${sites[0]?.id}, '{}')`.execute(db);

const seenBy = (caller: Partial<Context["caller"]>) =>
  ({
    caller: {
      id: 1,
      role: "Super Admin",
      userType: [],
      groups: [],
      schoolIds: [],
      providerId: null,
      ...caller,
    },
    today: "2026-09-15",
    timeZone: "America/New_York",
    language: "en",
  }) as unknown as Context;
const context = seenBy({});
const [one, other] = providers.map(({ id }) => id);
const leader = seenBy({ role: "Provider Leader", providerId: one ?? 0 });

const sorted = [...entities.values()].flatMap((entity) =>
  Object.keys(entity.ordered ? { ...entity.ordered, id: 1 } : {}).map(
    (sort) => [entity.resource.name, sort, entity] as const,
  ),
);

describe("a long list", () => {
  test.each(sorted)("%s by %s has the order that it says", async (name, sort, entity) => {
    const long = ["activityFormResponse", "charityChoice", "classDonation"].includes(name);
    const narrowed = [
      [context, {}, long ? 1100 : 0],
      [context, { providers: [one, other] }, long ? 900 : 0],
      [context, { schools: [places[4]] }, 0],
      [context, { sessions: [session.id], districts: [999] }, 0],
      [context, { from: "2020-01-01" }, 0],
      [context, { from: "2020-01-01", schools: [places[4]] }, 0],
      [leader, {}, 0],
    ] as const;
    for (const order of ["asc", "desc"] as const) {
      for (const [seer, filters, atLeast] of narrowed) {
        const query: ListQuery = { sort, order, page: 0, rows: 100, ...filters };
        const whole = await rows<{ id: number }>(
          db,
          sql`select t.id from ${entity.from} where ${narrowing(entity, query, seer)} order by ${ordering(entity, query, seer)}`,
        );
        expect(whole.length).toBeGreaterThanOrEqual(atLeast);
        const paged: unknown[] = [];
        for (let page = 0; page * 100 <= whole.length; page++) {
          const { data, meta } = await readPage(db, entity, { ...query, page }, seer);
          expect(meta.total).toBe(whole.length);
          paged.push(...data.map(({ id }) => id));
        }
        expect(paged).toEqual(whole.map(({ id }) => id));
      }
    }
  });
});
