import {
  activityFormResponseEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  givingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { type Db, rows, sole, transaction } from "../../core/database.ts";

const { call, db, make, signInAs } = await buildApp();
const program = await make.program();
const provider = await make.provider();
const session = await make.session({ program_id: program.id });
const sites = await Promise.all(
  Array.from({ length: 3 }, () => make.site({ program_id: program.id, provider_id: provider.id })),
);
const food = await make.charity();
const books = await make.charity();
const items = await Promise.all(Array.from({ length: 4 }, () => make.mindfulOpen({ questions: [] })));
const staff = await Promise.all(Array.from({ length: 4 }, () => signInAs("Super Admin")));
const reason = "Counted twice";

interface Class {
  readonly teacher: SignedIn;
  readonly school_id: number;
  readonly place: { user_id: number; school_id: number; session_id: number };
}

async function newClass(index = 0): Promise<Class> {
  const school_id = sites[index % sites.length]?.id ?? 0;
  const teacher = await signInAs("Instructor", { school_ids: [school_id] });
  return { teacher, school_id, place: { user_id: teacher.id, school_id, session_id: session.id } };
}

const newClasses = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => newClass(index)));

const record = ({ teacher, school_id }: Class, item: number) => {
  const body = { school_id, object_id: items[item]?.id ?? 0, answers: {} };
  return call(classroomEndpoints.answerForm, { as: teacher, body });
};
const give = ({ teacher, school_id }: Class, amount_cents: number) => {
  const body = { school_id, amount_cents, donated_on: "2026-09-10", note: null };
  return call(classDonationEndpoints.create, { as: teacher, body });
};
const choose = ({ teacher, school_id }: Class) =>
  call(givingEndpoints.selectCharity, { as: teacher, body: { school_id, charity_id: food.id } });
const chooseFor = ({ place }: Class, as = staff[3]) =>
  call(charityChoiceEndpoints.create, { as: as ?? null, body: { ...place, charity_id: books.id } });
const changeChoice = (id: number, charity_id: number, as = staff[3]) =>
  call(charityChoiceEndpoints.update, { as: as ?? null, params: { id }, body: { charity_id } });
const change = (id: number, body: object, as = staff[0]) =>
  call(classDonationEndpoints.update, { as: as ?? null, params: { id }, body });
const step = (action: "verify" | "pay" | "void", ids: number[], as = staff[0]) => {
  const body = { action, ids, ...(action === "void" ? { reason } : {}) };
  return call(classDonationEndpoints.bulk, { as: as ?? null, body });
};
const remove = (ids: number[], as = staff[2]) =>
  call(activityFormResponseEndpoints.bulk, { as: as ?? null, body: { action: "delete", ids } });

/** Where what the ledger says differs from the rows, as it should nowhere. */
const differences = () =>
  rows(
    db,
    sql`with told as (
        select user_id, school_id, session_id, charity_id, unit, account, sum(amount) as amount from (
          select b.user_id, b.school_id, b.session_id, c.charity_id, b.unit, b.account, b.amount
          from class_balances b left join ledger_charities c on c.id = b.charity_id where b.account not in ('activities', 'gifts')
          union all
          select e.user_id, e.school_id, e.session_id, h.charity_id, 'points', case when h.id is null then 'unassigned' else 'payable' end, -e.points
          from point_entries e left join charity_choices h
            on (h.user_id, h.school_id, h.session_id) = (e.user_id, e.school_id, e.session_id)
          union all
          select user_id, school_id, session_id, charity_id, 'cents', donation_account(status), -amount_cents from class_donations
          where donation_account(status) is not null) x group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0)
      select 'rows' as of, to_jsonb(told) as what from told
      union all
      select 'balances', to_jsonb(b) from (
        select user_id, school_id, session_id, unit, account, place_id, charity_id, rate_cents, sum(amount) from (
          select user_id, school_id, session_id, unit, account, place_id, charity_id, rate_cents, amount from ledger_postings
          union all select user_id, school_id, session_id, unit, account, place_id, charity_id, rate_cents, -amount from class_balances) x
        group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(amount) <> 0) b
      union all
      select 'postings', to_jsonb(p) from (select unit, sum(amount) from ledger_postings group by unit having sum(amount) <> 0) p
      union all
      select 'points', to_jsonb(u) from (select id, points from users u where points <> coalesce(
        (select sum(points) from point_entries e where e.user_id = u.id), 0) and role = 'Instructor') u`,
  );

/** How often PostgreSQL had to end one of two writers that waited for each other. */
const deadlocks = async () =>
  (
    await sole<{ count: number }>(
      db,
      sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
    )
  ).count;

/** How many statements wait for another's lock. */
const waiting = async () =>
  (
    await sole<{ count: number }>(
      db,
      sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).count;

/** Starts calls one after the other while a row is locked, each once the one before waits or is done. */
async function crossing<Answer>(
  {
    table,
    id,
    strength = "no key update",
  }: { table: string; id: number; strength?: "no key update" | "share" },
  calls: readonly (() => Promise<Answer>)[],
) {
  const started: Promise<Answer>[] = [];
  let done = 0;
  await transaction(db, async (tx: Db) => {
    await sql`select from ${sql.table(table)} where id = ${id} for ${sql.raw(strength)}`.execute(tx);
    for (const start of calls) {
      started.push(start().finally(() => (done += 1)));
      while (done + (await waiting()) < started.length);
    }
  });
  return Promise.all(started);
}

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

/** What differs, and the deadlocks so far: nothing, and none. */
const trouble = async () =>
  [...(await differences()), ...Array(await deadlocks()).fill("deadlock")] as unknown[];

describe("writers of one class never wait for each other in a circle", () => {
  test("its choice is changed while a donation of it moves to another day", async () => {
    const one = await newClass();
    const choice = await make.charityChoice({ ...one.place, charity_id: food.id });
    const donation = await make.classDonation({ ...one.place, charity_id: food.id });
    const answers = await crossing<{ status: number }>({ table: "users", id: one.teacher.id }, [
      () => changeChoice(choice.id, books.id),
      () => change(donation.id, { donated_on: "2026-09-11" }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await trouble()).toEqual([]);
  });

  test("two staff choose for it", async () => {
    const one = await newClass();
    const answers = await crossing({ table: "users", id: one.teacher.id, strength: "share" }, [
      () => chooseFor(one),
      () => chooseFor(one, staff[1]),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await trouble()).toEqual([]);
  });

  test("two staff delete answers of the same classes, each in another order", async () => {
    const [first, second] = (await newClasses(2)) as [Class, Class];
    const ids: number[] = [];
    for (const [each, item] of [
      [first, 0],
      [second, 0],
      [second, 1],
      [first, 1],
    ] as const)
      ids.push((await record(each, item)).body.data.id);
    const answers = await crossing({ table: "users", id: first.teacher.id }, [
      () => remove(ids.slice(0, 2)),
      () => remove(ids.slice(2), staff[1]),
    ]);
    expect(answers.map(({ body }) => body.data.done)).toEqual([2, 2]);
    expect(await trouble()).toEqual([]);
  });

  test("one donation is verified beside many of the same class", async () => {
    const one = await newClass();
    await make.charityChoice({ ...one.place, charity_id: food.id });
    const made = await rows<{ id: number }>(
      db,
      sql`insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on)
        select ${one.place.user_id}, ${one.school_id}, ${session.id}, ${food.id}, 100 + n, '2026-09-10'
        from generate_series(1, 501) n returning id`,
    );
    const ids = made.map(({ id }) => id).sort((a, b) => a - b);
    const last = ids.at(-1) ?? 0;
    const [alone, many] = await crossing<{ status: number }>({ table: "class_donations", id: last }, [
      () => change(last, { status: "verified" }),
      () => step("verify", ids, staff[1]),
    ]);
    expect([alone?.status, many?.status]).toEqual([200, 200]);
    expect(await trouble()).toEqual([]);
  });
});

test("twelve classes record, give and choose while four staff verify, pay, void, correct and delete: all of it is there once", async () => {
  const classes = await newClasses(12);
  const early = classes.slice(0, 8);
  const late = classes.slice(8);
  const choices = await Promise.all(
    early.map(({ place }) => make.charityChoice({ ...place, charity_id: food.id })),
  );
  const given = (status: "counted" | "verified", count: number) =>
    Promise.all(
      early.flatMap(({ place }) =>
        Array.from({ length: count }, () => make.classDonation({ ...place, charity_id: food.id, status })),
      ),
    );
  const counted = (await given("counted", 3)).map(({ id }) => id);
  const verified = (await given("verified", 3)).map(({ id }) => id);
  const recorded = await Promise.all(classes.flatMap((each) => [record(each, 0), record(each, 1)]));
  const responses = recorded.map(({ body }) => body.data.id);
  const cross = [...counted, ...verified].sort((a, b) => (a % 7) - (b % 7));

  const recording = classes.flatMap((each) => [record(each, 2), record(each, 3)]);
  const giving = early.flatMap((each) => [give(each, 1001), give(each, 2002)]);
  const choosing = late.flatMap((each) => [choose(each), chooseFor(each)]);
  const changing = choices.flatMap(({ id }) => [
    changeChoice(id, books.id),
    changeChoice(id, food.id, staff[2]),
  ]);
  const correcting = counted.flatMap((id) => [
    change(id, { donated_on: "2026-09-12" }),
    change(id, { amount_cents: 777 }, staff[1]),
  ]);
  const stepping = [
    step("verify", counted, staff[0]),
    step("pay", cross, staff[1]),
    step("void", cross.toReversed(), staff[2]),
    step("pay", verified.toReversed(), staff[3]),
    ...verified.map((id) => change(id, { status: "void", reason }, staff[1])),
  ];
  const deleting = [
    remove(responses.filter((_, index) => index % 4 < 2)),
    remove(responses.filter((_, index) => index % 4 >= 2).toReversed(), staff[0]),
  ];
  const must = await Promise.all([
    ...recording,
    ...giving,
    ...changing,
    ...stepping.slice(0, 4),
    ...deleting,
  ]);
  const may = await Promise.all([...choosing, ...correcting, ...stepping.slice(4)]);
  expect(must.filter(({ status }) => ![200, 201].includes(status))).toEqual([]);
  // Refused is only who came second.
  expect(
    may
      .filter(({ status }) => ![200, 201, 409, 400].includes(status))
      .map(({ status, body }) => [status, body]),
  ).toEqual([]);

  const firsts = await Promise.all(choosing);
  for (let index = 0; index < firsts.length; index += 2)
    expect(statusesOf(firsts.slice(index, index + 2)).filter((status) => status === 201)).toHaveLength(1);
  const { answers, donations } = await sole<{ answers: number; donations: number }>(
    db,
    sql`select (select count(*)::int from responses where object_id = any(${items.slice(2).map(({ id }) => id)}::int[])) as answers,
      (select count(*)::int from class_donations where amount_cents in (1001, 2002)) as donations`,
  );
  expect([answers, donations]).toEqual([24, 16]);
  const wrong = await rows(
    db,
    sql`select d.id, d.status, d.version, l.steps from class_donations d
      left join lateral (select array_agg(a.after ->> 'status' order by a.id) filter (where a.after ? 'status') as steps, count(*) as changes
        from audit_log a where a.entity = 'classDonation' and a.entity_id = d.id and a.action = 'update') l on true
      where d.id = any(${verified}::int[]) and d.status not in ('paid', 'void')
        or d.id = any(${[...counted, ...verified]}::int[]) and d.status is distinct from coalesce(l.steps[cardinality(l.steps)], d.status)`,
  );
  expect(wrong).toEqual([]);
  expect(await trouble()).toEqual([]);
});
