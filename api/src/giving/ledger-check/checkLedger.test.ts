import { ledgerComparisons as names } from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerCheckWorld } from "../../../test/ledgerCheckWorld.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows, sole } from "../../core/database.ts";
import { checkLedger } from "./checkLedger.ts";

const kit = await buildApp();
const { db, make, services } = kit;
const { program, site, session, food, books, teacher, donation, donate, plant, check, differing } =
  await ledgerCheckWorld(kit);
const undoes: string[] = [];
afterEach(async () => {
  for (const undo of undoes.splice(0).toReversed()) await plant(undo);
});

describe("a check of the ledger", () => {
  test("compares something of everything, and finds nothing where nothing is wrong", async () => {
    const findings = await check();
    expect(findings.map(({ name }) => name)).toEqual(names);
    expect(findings.filter(({ compared }) => compared === 0)).toEqual([]);
    expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
  });

  test("tells of a disagreement where it is, what was expected and what was found", async () => {
    await plant(`update class_donations set amount_cents = 1350 where id = ${donation}`);
    undoes.push(`update class_donations set amount_cents = 1250 where id = ${donation}`);
    const found = (await check()).find(({ name }) => name === "donations");
    expect(found).toEqual({
      name: "donations",
      compared: 10,
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
