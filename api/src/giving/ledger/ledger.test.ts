import {
  activityFormResponseEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows, sole, transaction } from "../../core/database.ts";
import { pointValueOn } from "../../people/measures/givingMeasures.ts";

const { call, db, make, signInAs } = await buildApp();
const program = await make.program();
const first = await make.provider({ name: "Bright Start" });
const second = await make.provider({ name: "After Bell" });
const site = await make.site({ program_id: program.id, provider_id: first.id, name: "Elm" });
const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
const food = await make.charity({ name: "Food Bank" });
const books = await make.charity({ name: "Open Books" });
const staff = await signInAs("Super Admin");
let teacher: Awaited<ReturnType<typeof signInAs>>;
let place: { user_id: number; school_id: number; session_id: number };

interface Posted {
  readonly kind: string;
  readonly effective_on: string;
  readonly reverses: string | null;
  readonly recorded_by: number;
  readonly reason: string | null;
  readonly request: string | null;
  /** Account, amount, charity. */
  readonly lines: readonly [string, number, string | null][];
}

/** Starts a test with a class of its own. */
async function newClass(): Promise<void> {
  teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
  place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
}

/** What the class has where, for which charity, under which provider. */
const balances = async () =>
  (
    await rows<{ account: string; amount: number; charity: string | null; provider: string }>(
      db,
      sql`select b.account, sum(b.amount)::int as amount, c.name as charity, l.provider from class_balances b
          join ledger_places l on l.id = b.place_id left join ledger_charities c on c.id = b.charity_id
        where b.user_id = ${place.user_id} and b.account not in ('gifts', 'activities')
        group by 1, 3, 4 having sum(b.amount) <> 0 order by 1, 3, 4`,
    )
  ).map(({ account, amount, charity, provider }) => [account, amount, charity, provider]);

/** What was posted for the class, in order. */
const posted = () =>
  rows<Posted>(
    db,
    sql`select e.kind, e.effective_on, r.kind as reverses, e.recorded_by, e.reason, e.request,
        jsonb_agg(jsonb_build_array(p.account, p.amount, c.name) order by p.amount) as lines
      from ledger_entries e join ledger_postings p on p.entry_id = e.id left join ledger_charities c on c.id = p.charity_id
        left join ledger_entries r on r.id = e.reverses_id
      where p.user_id = ${place.user_id} group by e.id, r.kind order by e.id`,
  );
const kindsAndLines = async () => (await posted()).map(({ kind, lines }) => [kind, lines]);

const donate = async (amount_cents: number) => {
  const body = { school_id: site.id, amount_cents, donated_on: "2026-09-10", note: null };
  return (await call(classDonationEndpoints.create, { as: teacher, body })).body.data.id;
};
const change = (id: number, body: object) =>
  call(classDonationEndpoints.update, { as: staff, params: { id }, body });

/** How many statements wait for another's lock. */
const waiting = async () =>
  (
    await sole<{ count: number }>(
      db,
      sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).count;

const refused = (statement: string) =>
  transaction(db, (tx) => sql.raw(statement).execute(tx)).then(
    () => "done",
    (error: Error) => error.message,
  );

describe("the ledger", () => {
  test("follows a donation: logged, corrected, verified, paid and void, each amount somewhere", async () => {
    await newClass();
    await make.charityChoice({ ...place, charity_id: food.id });
    const id = await donate(1250);
    await change(id, { amount_cents: 1300 });
    await change(id, { status: "verified" });
    await change(id, { status: "paid" });
    await change(id, { status: "void", reason: "Counted twice" });
    expect(await kindsAndLines()).toEqual([
      [
        "donation_logged",
        [
          ["gifts", -1250, "Food Bank"],
          ["class_bank", 1250, "Food Bank"],
        ],
      ],
      [
        "donation_reversed",
        [
          ["class_bank", -1250, "Food Bank"],
          ["gifts", 1250, "Food Bank"],
        ],
      ],
      [
        "donation_corrected",
        [
          ["gifts", -1300, "Food Bank"],
          ["class_bank", 1300, "Food Bank"],
        ],
      ],
      [
        "donation_verified",
        [
          ["class_bank", -1300, "Food Bank"],
          ["verified", 1300, "Food Bank"],
        ],
      ],
      [
        "donation_paid",
        [
          ["verified", -1300, "Food Bank"],
          ["paid", 1300, "Food Bank"],
        ],
      ],
      [
        "donation_void",
        [
          ["paid", -1300, "Food Bank"],
          ["gifts", 1300, "Food Bank"],
        ],
      ],
    ]);
    const [last] = (await posted()).slice(-1);
    expect([last?.recorded_by, last?.reason, last?.request]).toEqual([
      staff.id,
      "Counted twice",
      expect.any(String),
    ]);
    const reversing = (await posted()).filter(({ reverses }) => reverses);
    expect(reversing.map(({ kind, reverses }) => [kind, reverses])).toEqual([
      ["donation_reversed", "donation_logged"],
      ["donation_void", "donation_paid"],
    ]);
  });

  test("takes what is not paid along with a changed choice, and leaves what is paid", async () => {
    await newClass();
    const choice = await make.charityChoice({ ...place, charity_id: food.id });
    const paid = await donate(700);
    await change(paid, { status: "verified" });
    await change(paid, { status: "paid" });
    await donate(300);
    await call(charityChoiceEndpoints.update, {
      as: staff,
      params: { id: choice.id },
      body: { charity_id: books.id },
    });
    expect(await balances()).toEqual([
      ["class_bank", 300, "Open Books", "Bright Start"],
      ["paid", 700, "Food Bank", "Bright Start"],
    ]);
  });

  test("names the choice that a changed one takes back", async () => {
    await newClass();
    const item = await make.mindfulOpen({ questions: [] });
    const body = { school_id: site.id, object_id: item.id, answers: {} };
    await call(classroomEndpoints.answerForm, { as: teacher, body });
    const { id } = await make.charityChoice({ ...place, charity_id: food.id });
    await call(charityChoiceEndpoints.update, {
      as: staff,
      params: { id },
      body: { charity_id: books.id, reason: "The class meant the other one" },
    });
    await call(charityChoiceEndpoints.remove, { as: staff, params: { id } });
    expect((await posted()).map(({ kind, reverses }) => [kind, reverses])).toEqual([
      ["points_won", null],
      ["charity_chosen", null],
      ["charity_chosen", "charity_chosen"],
      ["choice_removed", "charity_chosen"],
    ]);
  });

  test("keeps points unassigned until the class chooses, at what they were worth, and takes them back so", async () => {
    await newClass();
    const item = await make.mindfulOpen({ questions: [] });
    const body = { school_id: site.id, object_id: item.id, answers: {} };
    const { id } = (await call(classroomEndpoints.answerForm, { as: teacher, body })).body.data;
    const [won] = await posted();
    expect([won?.kind, won?.recorded_by, won?.request]).toEqual([
      "points_won",
      teacher.id,
      expect.any(String),
    ]);
    expect(await balances()).toEqual([["unassigned", 5, null, "Bright Start"]]);
    await make.charityChoice({ ...place, charity_id: food.id });
    expect(await balances()).toEqual([["payable", 5, "Food Bank", "Bright Start"]]);
    await sql`insert into point_rates (from_on, cents) values ('2026-09-16', 8)`.execute(db);
    await call(activityFormResponseEndpoints.remove, { as: staff, params: { id } });
    expect(await balances()).toEqual([]);
    const [, , withdrawn] = await posted();
    expect([withdrawn?.kind, withdrawn?.reverses, withdrawn?.reason]).toEqual([
      "points_withdrawn",
      "points_won",
      "The response was deleted.",
    ]);
    await call(activityFormResponseEndpoints.bulk, { as: staff, body: { action: "restore", ids: [id] } });
    expect((await posted()).at(-1)).toMatchObject({
      kind: "points_won",
      reason: "The response was restored.",
    });
    await call(activityFormResponseEndpoints.remove, { as: staff, params: { id } });
    await sql`delete from point_rates where from_on = '2026-09-16'`.execute(db);
  });

  test("gives a class's charity what the class wins in the moment of the choice", async () => {
    await newClass();
    const answered = Promise.withResolvers<void>();
    const chosen = Promise.withResolvers<void>();
    const winning = transaction(db, async (tx) => {
      await winPoints(tx, place, 10);
      answered.resolve();
      await chosen.promise;
    });
    await answered.promise;
    const choosing = make.charityChoice({ ...place, charity_id: food.id });
    await Promise.race([choosing, vi.waitFor(async () => expect(await waiting()).toBe(1))]);
    chosen.resolve();
    await Promise.all([winning, choosing]);
    expect(await balances()).toEqual([["payable", 10, "Food Bank", "Bright Start"]]);
  });

  test("keeps under which provider and name something was given, when the site moves and the charity is renamed", async () => {
    await newClass();
    await make.charityChoice({ ...place, charity_id: food.id });
    const id = await donate(900);
    await sql`update sites set provider_id = ${second.id} where id = ${site.id}`.execute(db);
    await sql`update charities set name = 'Harbor Food Bank' where id = ${food.id}`.execute(db);
    await donate(100);
    await change(id, { status: "verified" });
    expect(await balances()).toEqual([
      ["class_bank", 100, "Harbor Food Bank", "After Bell"],
      ["verified", 900, "Food Bank", "Bright Start"],
    ]);
    await sql`update sites set provider_id = ${first.id} where id = ${site.id}`.execute(db);
    await sql`update charities set name = 'Food Bank' where id = ${food.id}`.execute(db);
  });

  test.each([
    "update ledger_postings set amount = amount + 1",
    "delete from ledger_entries",
    "truncate ledger_postings cascade",
    "update point_entries set points = 1",
    "delete from ledger_postings where false",
  ])("refuses %s", async (statement) => {
    expect(await refused(statement)).toMatch(/^The ledger is only added to: /);
  });

  test("refuses an entry that does not sum to zero, and one without postings", async () => {
    const entry = "insert into ledger_entries (kind, effective_on) values ('test', '2026-09-15')";
    const one = `with e as (${entry} returning id)
      insert into ledger_postings (entry_id, unit, account, amount, user_id, school_id, place_id)
      select e.id, 'cents', 'gifts', -5, 1, 1, min(l.id) from e, ledger_places l group by e.id`;
    expect(await refused(one)).toBe("Ledger entries do not sum to zero");
    expect(await refused(entry)).toMatch(/^Ledger entry \d+ does not sum to zero$/);
  });

  test("is opened once: another value of a point in the settings changes nothing of the past", async () => {
    const before = await rows(db, sql`select count(*), max(id) from ledger_entries`);
    await sql`select open_ledger('America/New_York', 7)`.execute(db);
    expect(await rows(db, sql`select count(*), max(id) from ledger_entries`)).toEqual(before);
    expect(await pointValueOn(db, "2026-09-15")).toBe(5);
  });
});
