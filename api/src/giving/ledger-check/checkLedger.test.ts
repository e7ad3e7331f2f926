import {
  activityFormResponseEndpoints,
  adjustmentEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  ledgerComparisons as names,
  paymentRunEndpoints,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows, sole, transaction } from "../../core/database.ts";
import { ledgerComparisons } from "../../ledgerComparisons.ts";
import { foldPoints } from "../sponsors/foldPoints.ts";
import { checkLedger } from "./checkLedger.ts";

const { call, db, make, services, signInAs } = await buildApp();
const program = await make.program();
const provider = await make.provider({ name: "Bright Start" });
const site = await make.site({ program_id: program.id, provider_id: provider.id, name: "Elm" });
const session = await make.session({
  program_id: program.id,
  name: "Autumn",
  start: "2026-09-01",
  end: "2026-10-10",
});
const [food, books] = [await make.charity({ name: "Food Bank" }), await make.charity({ name: "Open Books" })];
const staff = await signInAs("Super Admin");
const teacher = await signInAs("Instructor", {
  school_ids: [site.id],
  first_name: "Ana",
  last_name: "Lopez",
  grade: "3",
});
const undecided = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
const items = [await make.mindfulOpen({ questions: [] }), await make.mindfulOpen({ questions: [] })];

/** Classes answer, choose and donate; one response is deleted again. */
const answer = async (as: typeof teacher, item = items[0]) => {
  const body = { school_id: site.id, object_id: item?.id ?? 0, answers: {} };
  return (await call(classroomEndpoints.answerForm, { as, body })).body.data.id;
};
const response = await answer(teacher);
await answer(undecided);
await make.charityChoice({
  user_id: teacher.id,
  school_id: site.id,
  session_id: session.id,
  charity_id: food.id,
});
const deleted = await answer(teacher, items[1]);
await call(activityFormResponseEndpoints.remove, { as: staff, params: { id: deleted } });
const donate = async (amount_cents: number, ...statuses: ("verified" | "paid" | "void")[]) => {
  const body = { school_id: site.id, amount_cents, donated_on: "2026-09-10", note: null };
  const { id } = (await call(classDonationEndpoints.create, { as: teacher, body })).body.data;
  for (const status of statuses)
    await call(classDonationEndpoints.update, { as: staff, params: { id }, body: { status } });
  return id;
};
const donation = await donate(1250);
await donate(700, "verified", "paid");
await donate(300, "void");

/** A payment of a donation and of the points so far is proposed; more points are won after it. */
const inPayment = await donate(450, "verified");
await call(paymentRunEndpoints.create, { as: staff, body: { name: "September" } });
const { id: payment } = await sole<{ id: number }>(db, sql`select id from payments`);
await winPoints(db, { user_id: teacher.id, school_id: site.id, session_id: session.id }, 5);

/** Points of an earlier session, closed since, are adjusted. */
const spring = await make.session({ program_id: program.id, start: "2026-03-01", end: "2026-04-10" });
const early = { user_id: teacher.id, school_id: site.id, session_id: spring.id, charity_id: food.id };
const { id: earlyChoice } = await make.charityChoice(early);
await sql`update sessions set closed_at = now() where id = ${spring.id}`.execute(db);
const sent = { points: 4, reason: "Sent by mail" };
await call(adjustmentEndpoints.points, { as: staff, params: { id: earlyChoice }, body: sent });

/** A sponsor's pledge that covers some of the points, of which something came in. */
const pledge = await make.pledge({ amount_cents: 40, from_on: "2026-01-01" });
await call(sponsorReceiptEndpoints.create, {
  as: staff,
  body: { pledge_id: pledge.id, amount_cents: 30, received_on: "2026-09-12", method: "check" },
});

/** A bank's line that was confirmed as a donation, but for a fee. */
await sql`with statement as (
    insert into bank_statements (account, file_name, format, from_on, to_on, line_count)
    values ('Checking', 'september.csv', 'csv', '2026-09-01', '2026-09-30', 1) returning id),
  line as (insert into bank_lines (statement_id, account, booked_on, amount_cents, text, key)
    select id, 'Checking', '2026-09-12', 1200, 'Elm', '1' from statement returning id),
  decision as (insert into bank_decisions (line_id, kind, difference, difference_cents)
    select id, 'confirmed', 'fee', -50 from line returning id)
  insert into bank_matches (decision_id, kind, thing_id, cents) select id, 'donation', ${donation}, 1250 from decision`.execute(
  db,
);

/** Changes rows past the triggers. */
const plant = (statement: string) =>
  transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
const undoes: string[] = [];
afterEach(async () => {
  for (const undo of undoes.splice(0).toReversed()) await plant(undo);
});

const check = () => checkLedger(services, ledgerComparisons);
const differing = async () =>
  (await check()).flatMap(({ name, disagreements }) => (disagreements > 0 ? [name] : []));

const figures = ["givingOverview", "overview", "charityReports", "placePages", "classPages"];
const one = (table: string, condition = "true") => `id = (select min(id) from ${table} where ${condition})`;

await foldPoints(db);

describe("a check of the ledger", () => {
  test("compares something of everything, and finds nothing where nothing is wrong", async () => {
    const findings = await check();
    expect(findings.map(({ name }) => name)).toEqual(names);
    expect(findings.filter(({ compared }) => compared === 0)).toEqual([]);
    expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
  });

  test.each<[string, string, string, readonly string[]]>([
    [
      "an entry without postings",
      "insert into ledger_entries (id, kind, effective_on) values (999999, 'test', '2026-09-15')",
      "delete from ledger_entries where id = 999999",
      ["entries"],
    ],
    [
      "an entry that doesn't sum to zero, as points lie where none were won",
      `insert into ledger_postings (id, entry_id, unit, account, amount, user_id, school_id, session_id, place_id, rate_cents)
        overriding system value select 999999, entry_id, unit, account, 5, user_id, school_id, session_id, place_id, rate_cents
        from ledger_postings where account = 'unassigned' and user_id = ${teacher.id} limit 1`,
      "delete from ledger_postings where id = 999999",
      ["entries", "classPoints", "choices", "balances", ...figures],
    ],
    [
      "points that were changed",
      `update point_entries set points = points + 1 where ${one("point_entries")}`,
      `update point_entries set points = points - 1 where ${one("point_entries")}`,
      ["pointPostings", "responsePoints", "classPoints", "classTotals", "personPoints"],
    ],
    [
      "another value of a point",
      "update point_rates set cents = 6",
      "update point_rates set cents = 5",
      ["pointRates"],
    ],
    [
      "a response that earned something else",
      `update responses set points = points + 1 where id = ${response}`,
      `update responses set points = points - 1 where id = ${response}`,
      ["responsePoints"],
    ],
    [
      "a choice that its points don't follow",
      `update charity_choices set charity_id = ${books.id}`,
      `update charity_choices set charity_id = ${food.id}`,
      ["choices", "listCounts"],
    ],
    [
      "a donation of another amount",
      `update class_donations set amount_cents = 1350 where id = ${donation}`,
      `update class_donations set amount_cents = 1250 where id = ${donation}`,
      ["donations", "listCounts", "overview", "classPages"],
    ],
    [
      "a donation whose money lies elsewhere",
      `update class_donations set status = 'paid' where id = ${donation}`,
      `update class_donations set status = 'counted' where id = ${donation}`,
      ["donations", "listCounts", "overview", "classPages"],
    ],
    [
      "a donation for another charity",
      `update class_donations set charity_id = ${books.id} where id = ${donation}`,
      `update class_donations set charity_id = ${food.id} where id = ${donation}`,
      ["choices", "donations", "listCounts"],
    ],
    [
      "points of a payment that lie in another account than its state says",
      `update payments set state = 'sent', sent_on = '2026-09-15', method = 'check' where id = ${payment}`,
      `update payments set state = 'proposed', sent_on = null, method = null where id = ${payment}`,
      ["paymentPoints", "paymentDonations"],
    ],
    [
      "points of a payment for another charity",
      `update payments set charity_id = ${books.id} where id = ${payment}`,
      `update payments set charity_id = ${food.id} where id = ${payment}`,
      ["paymentPoints", "paymentDonations"],
    ],
    [
      "other points of a payment",
      `update payment_items set points = points + 1 where donation_id is null`,
      `update payment_items set points = points - 1 where donation_id is null`,
      ["paymentPoints", "paymentTotals"],
    ],
    [
      "a donation for another charity than its payment",
      `update class_donations set charity_id = ${books.id} where id = ${inPayment}`,
      `update class_donations set charity_id = ${food.id} where id = ${inPayment}`,
      ["donations", "paymentDonations", "listCounts"],
    ],
    [
      "a donation in a payment that wasn't verified",
      `update class_donations set status = 'held' where id = ${inPayment}`,
      `update class_donations set status = 'verified' where id = ${inPayment}`,
      ["donations", "paymentDonations", "listCounts", "classPages"],
    ],
    [
      "a donation that its payment doesn't consist of",
      `update class_donations set payment_id = ${payment} where id = ${donation}`,
      `update class_donations set payment_id = null where id = ${donation}`,
      ["paymentDonations"],
    ],
    [
      "a donation that its payment lost",
      `update class_donations set payment_id = null where id = ${inPayment}`,
      `update class_donations set payment_id = ${payment} where id = ${inPayment}`,
      ["paymentDonations"],
    ],
    [
      "a donation in a payment that was left out",
      `update payments set state = 'left_out' where id = ${payment}`,
      `update payments set state = 'proposed' where id = ${payment}`,
      ["paymentPoints", "paymentDonations"],
    ],
    ...["donation_count", "donated_cents", "points", "earned_cents"].map(
      (column): [string, string, string, readonly string[]] => [
        `another ${column} of a payment`,
        `update payments set ${column} = ${column} + 1 where id = ${payment}`,
        `update payments set ${column} = ${column} - 1 where id = ${payment}`,
        ["paymentTotals"],
      ],
    ),
    [
      "points in a balance",
      "update class_balances set amount = amount + 1 where account = 'payable'",
      "update class_balances set amount = amount - 1 where account = 'payable'",
      ["balances", ...figures],
    ],
    [
      "cents in a balance",
      "update class_balances set amount = amount + 1 where account = 'paid' and unit = 'cents'",
      "update class_balances set amount = amount - 1 where account = 'paid' and unit = 'cents'",
      ["balances", ...figures].filter((name) => name !== "classPages"),
    ],
    [
      "points in a class's total",
      "update class_totals set points = points + 1",
      "update class_totals set points = points - 1",
      ["classTotals"],
    ],
    [
      "responses in a class's total",
      "update class_totals set answers = answers + 1",
      "update class_totals set answers = answers - 1",
      ["classTotals"],
    ],
    [
      "a person's points",
      `update users set points = points + 1 where id = ${teacher.id}`,
      `update users set points = points - 1 where id = ${teacher.id}`,
      ["personPoints"],
    ],
    ...["response_counts", "response_item_counts", "charity_choice_counts", "user_counts"].map(
      (counts): [string, string, string, readonly string[]] => [
        `rows in ${counts}`,
        `update ${counts} set rows = rows + 1`,
        `update ${counts} set rows = rows - 1`,
        ["listCounts"],
      ],
    ),
    [
      "cents in the counts of donations",
      "update class_donation_counts set amount_cents = amount_cents + 1",
      "update class_donation_counts set amount_cents = amount_cents - 1",
      ["listCounts", "donationList"],
    ],
    [
      "a pledge of another amount",
      "update pledges set amount_cents = 41",
      "update pledges set amount_cents = 40",
      ["sponsorMoney"],
    ],
    [
      "more that came in",
      "update sponsor_receipts set amount_cents = 31",
      "update sponsor_receipts set amount_cents = 30",
      ["sponsorMoney", "sponsorFunding"],
    ],
    [
      "a bank's line of another amount",
      "update bank_lines set amount_cents = 1300",
      "update bank_lines set amount_cents = 1200",
      ["bankMatches"],
    ],
    [
      "more of a donation than it is, with the difference that this makes",
      "update bank_matches set cents = 1260",
      "update bank_matches set cents = 1250",
      ["bankMatches"],
    ],
    [
      "points of a day",
      "update point_days set points = points + 1 where user_id = " + String(teacher.id),
      "update point_days set points = points - 1 where user_id = " + String(teacher.id),
      ["pointDays", "pointParts"],
    ],
    [
      "responses of a day",
      "update point_days set entries = entries + 1",
      "update point_days set entries = entries - 1",
      ["pointDays", "pointParts"],
    ],
    [
      "points of a day that are kept for another charity",
      `update point_parts set charity_id = ${books.id} where charity_id = ${food.id}`,
      `update point_parts set charity_id = ${food.id} where charity_id = ${books.id}`,
      ["pointParts"],
    ],
    [
      "sums by day of other points",
      "update point_part_sums set points = points + 1",
      "update point_part_sums set points = points - 1",
      ["pointParts", "sponsorFunding"],
    ],
  ])("finds %s", async (_what, fault, undo, expected) => {
    await plant(fault);
    undoes.push(undo);
    expect(await differing()).toEqual(names.filter((name) => expected.includes(name)));
  });

  test("tells of a disagreement where it is, what was expected and what was found", async () => {
    await plant(`update class_donations set amount_cents = 1350 where id = ${donation}`);
    undoes.push(`update class_donations set amount_cents = 1250 where id = ${donation}`);
    const found = (await check()).find(({ name }) => name === "donations");
    expect(found).toEqual({
      name: "donations",
      compared: 7,
      disagreements: 1,
      examples: [
        {
          about: [
            { kind: "donation", id: donation, name: null },
            { kind: "teacher", id: teacher.id, name: "Ana Lopez" },
            { kind: "site", id: site.id, name: "Elm" },
            { kind: "session", id: session.id, name: "Autumn" },
            { kind: "charity", id: food.id, name: "Food Bank" },
          ],
          figure: "class_bank",
          unit: "cents",
          expected: 1350,
          found: 1250,
          difference: -100,
        },
      ],
    });
  });

  test("tells the first twenty disagreements one by one, and counts the others", async () => {
    await plant(`insert into users (id, first_name, last_name, email, role, points)
      select 900000 + n, 'Ben', 'Ortiz', 'ben' || n || '@school.example', 'Instructor', 5 from generate_series(1, 25) n`);
    undoes.push("delete from users where id > 900000");
    const found = (await check()).find(({ name }) => name === "personPoints");
    expect([found?.disagreements, found?.examples.length]).toEqual([25, 20]);
  });

  test("sees one moment, and lets others write meanwhile", async () => {
    const paused = {
      name: "entries" as const,
      async compare({ db: snapshot }: { db: typeof db }) {
        const count = () =>
          sole<{ count: number }>(snapshot, sql`select count(*) from class_donations`).then(
            (found) => found.count,
          );
        const before = await count();
        await donate(100);
        return { compared: await count(), disagreements: before, examples: [] };
      },
    };
    const [{ compared, disagreements } = { compared: 0, disagreements: 1 }] = await checkLedger(services, [
      paused,
    ]);
    expect(compared).toBe(disagreements);
    expect((await rows(db, sql`select from class_donations`)).length).toBe(compared + 1);
  });

  test("takes a value that is set during the day for what is recorded from then on", async () => {
    await sql`insert into point_rates (from_on, cents) values ((select ledger_day(now())), 8)`.execute(db);
    expect(await differing()).toEqual([]);
    await plant("update point_rates set from_on = '2026-01-01', set_at = '2026-01-01' where cents = 8");
    expect(await differing()).toEqual(["pointRates"]);
    await sql`delete from point_rates where cents = 8`.execute(db);
  });

  test("lets points of a closed session lie with the charity that their payment was proposed for", async () => {
    const closed = await make.session({
      program_id: program.id,
      name: "Summer",
      start: "2026-06-01",
      end: "2026-07-10",
    });
    const of = { user_id: teacher.id, school_id: site.id, session_id: closed.id };
    const choice = await make.charityChoice({ ...of, charity_id: food.id });
    await winPoints(db, of, 20);
    const leftOut = await sole<{ id: number }>(
      db,
      sql`with run as (
          insert into payment_runs (name, parts, session_ids, needs_second_person, state)
          values ('Summer', '{earned}', array[${closed.id}::int], false, 'approved') returning id)
        insert into payments (run_id, charity_id, name, donation_count, donated_cents, points, earned_cents)
        select id, ${food.id}, 'Food Bank', 0, 0, 20, 100 from run returning id`,
    );
    await sql`insert into payment_items (payment_id, user_id, school_id, session_id, place_id, charity_id, points, rate_cents, cents)
      select ${leftOut.id}, user_id, school_id, session_id, place_id, charity_id, amount, rate_cents, amount * rate_cents
      from class_balances where session_id = ${closed.id} and account = 'payable' and amount <> 0`.execute(
      db,
    );
    const ids = [leftOut.id];
    await sql`select post_payments(${ids}::int[], 'payment_proposed', 'payable', 'in_payment', '2026-09-15')`.execute(
      db,
    );
    await sql`update charity_choices set charity_id = ${books.id} where id = ${choice.id}`.execute(db);
    await sql`update sessions set closed_at = now() where id = ${closed.id}`.execute(db);
    await sql`update payments set state = 'left_out' where id = ${leftOut.id}`.execute(db);
    await sql`select post_payments(${ids}::int[], 'payment_left_out', 'in_payment', 'payable', '2026-09-15')`.execute(
      db,
    );
    expect(await differing()).toEqual([]);
    await sql`update sessions set closed_at = null where id = ${closed.id}`.execute(db);
    expect(await differing()).toEqual(["choices"]);
    await sql`update sessions set closed_at = now() where id = ${closed.id}`.execute(db);
  });
});
