import {
  activityFormResponseEndpoints,
  adjustmentEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  paymentRunEndpoints,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { sole, transaction } from "../src/core/database.ts";
import { checkLedger } from "../src/giving/ledger-check/checkLedger.ts";
import { foldPoints } from "../src/giving/sponsors/foldPoints.ts";
import { ledgerComparisons } from "../src/ledgerComparisons.ts";
import type { TestApp } from "./buildApp.ts";
import { winPoints } from "./winPoints.ts";

/** A program with something of all that a check of the ledger compares, a way to check, and one to plant faults. */
export async function ledgerCheckWorld({ call, db, make, services, signInAs }: TestApp) {
  const program = await make.program();
  const provider = await make.provider({ name: "Bright Start" });
  const district = await make.district({ name: "North" });
  const at = { program_id: program.id, provider_id: provider.id };
  const site = await make.site({ ...at, district_id: district.id, name: "Elm" });
  const session = await make.session({
    program_id: program.id,
    name: "Autumn",
    start: "2026-09-01",
    end: "2026-10-10",
  });
  const [food, books] = [
    await make.charity({ name: "Food Bank" }),
    await make.charity({ name: "Open Books" }),
  ];
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

  /** A class at another site has been paid for: a donation and its points. */
  const parks = await make.charity({ name: "Parks" });
  const oak = await make.site({ ...at, name: "Oak" });
  const giver = await signInAs("Instructor", { school_ids: [oak.id], grade: "3" });
  const paidFor = { user_id: giver.id, school_id: oak.id, session_id: session.id };
  await make.charityChoice({ ...paidFor, charity_id: parks.id });
  await call(classroomEndpoints.answerForm, {
    as: giver,
    body: { school_id: oak.id, object_id: items[0]?.id ?? 0, answers: {} },
  });
  const gift = { school_id: oak.id, amount_cents: 600, donated_on: "2026-09-10", note: null };
  const given = (await call(classDonationEndpoints.create, { as: giver, body: gift })).body.data;
  await call(classDonationEndpoints.update, {
    as: staff,
    params: { id: given.id },
    body: { status: "verified" },
  });
  const other = await signInAs("Super Admin");
  const run = (
    await call(paymentRunEndpoints.create, { as: staff, body: { name: "Parks", charities: [parks.id] } })
  ).body.data;
  const params = { id: run.id };
  await call(paymentRunEndpoints.approve, { as: other, params });
  const { id: paid } = await sole<{ id: number }>(db, sql`select id from payments where run_id = ${run.id}`);
  const sending = { method: "check" as const, sent_on: "2026-09-15", payments: [{ id: paid }] };
  await call(paymentRunEndpoints.send, { as: staff, params, body: sending });

  /** Points of an earlier session, closed since, are adjusted. */
  const spring = await make.session({ program_id: program.id, start: "2026-03-01", end: "2026-04-10" });
  const early = { user_id: teacher.id, school_id: site.id, session_id: spring.id, charity_id: food.id };
  const { id: earlyChoice } = await make.charityChoice(early);
  await sql`update sessions set closed_at = now() where id = ${spring.id}`.execute(db);
  await sql`insert into session_closings (session_id, action, by_id, file_name, statement, sha256)
    values (${spring.id}, 'close', ${staff.id}, 'Spring.csv', 'a', encode(sha256('a'), 'hex'))`.execute(db);
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

  const check = () => checkLedger(services, ledgerComparisons);
  const differing = async () =>
    (await check()).flatMap(({ name, disagreements }) => (disagreements > 0 ? [name] : []));
  await foldPoints(db);

  /** The public page was prepared when all of this had been recorded for a while. */
  await plant("update ledger_entries set recorded_at = recorded_at - interval '3 minutes'");
  await sql`update public_page set prepared_at = now() - interval '90 seconds', figures = jsonb_build_object('all_time', (
      select jsonb_build_object('earned_cents', sum(amount * rate_cents) filter (where unit = 'points'),
        'donated_cents', sum(amount) filter (where unit = 'cents'))
      from class_balances where account not in ('activities', 'gifts')))`.execute(db);

  return {
    program,
    site,
    session,
    food,
    books,
    teacher,
    response,
    donation,
    donate,
    inPayment,
    payment,
    paid,
    /** Changes rows past the triggers. */
    plant,
    check,
    /** What differs. */
    differing,
  };
}
