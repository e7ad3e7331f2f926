import { ledgerComparisons as names } from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerCheckWorld } from "../../../test/ledgerCheckWorld.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { foldPoints } from "../sponsors/foldPoints.ts";

const kit = await buildApp();
const {
  program,
  site,
  session,
  food,
  books,
  teacher,
  response,
  donation,
  inPayment,
  payment,
  paid,
  plant,
  check,
  differing,
} = await ledgerCheckWorld(kit);
const undoes: string[] = [];
afterEach(async () => {
  for (const undo of undoes.splice(0).toReversed()) await plant(undo);
});

const figures = ["givingOverview", "overview", "charityReports", "placePages", "classPages"];
const one = (table: string, condition = "true") => `id = (select min(id) from ${table} where ${condition})`;

describe("a check of the ledger", () => {
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
      [
        "entries",
        "classPoints",
        "choices",
        "balances",
        "userActivity",
        "givingByYear",
        "classLists",
        "choiceList",
        ...figures,
        "publicPage",
        "statements",
        "closingChecklist",
        "publicPageKept",
      ],
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
      ["responsePoints", "activityReports"],
    ],
    [
      "a choice that its points don't follow",
      `update charity_choices set charity_id = ${books.id} where user_id = ${teacher.id}`,
      `update charity_choices set charity_id = ${food.id} where user_id = ${teacher.id}`,
      ["choices", "listCounts"],
    ],
    [
      "a donation of another amount",
      `update class_donations set amount_cents = 1350 where id = ${donation}`,
      `update class_donations set amount_cents = 1250 where id = ${donation}`,
      [
        "donations",
        "listCounts",
        "givingByYear",
        "overview",
        "classPages",
        "choiceList",
        "statements",
        "closingChecklist",
      ],
    ],
    [
      "a donation whose money lies elsewhere",
      `update class_donations set status = 'paid' where id = ${donation}`,
      `update class_donations set status = 'counted' where id = ${donation}`,
      [
        "donations",
        "listCounts",
        "givingByYear",
        "overview",
        "classPages",
        "choiceList",
        "statements",
        "closingChecklist",
      ],
    ],
    [
      "a donation for another charity",
      `update class_donations set charity_id = ${books.id} where id = ${donation}`,
      `update class_donations set charity_id = ${food.id} where id = ${donation}`,
      ["choices", "donations", "listCounts", "givingByYear", "statements"],
    ],
    [
      "points of a payment that lie in another account than its state says",
      `update payments set state = 'sent', sent_on = '2026-09-15', method = 'check' where id = ${payment}`,
      `update payments set state = 'proposed', sent_on = null, method = null where id = ${payment}`,
      [
        "paymentPoints",
        "paymentDonations",
        "bankReconciliation",
        "givingByYear",
        "paymentsDue",
        "paymentList",
        "paymentPapers",
      ],
    ],
    [
      "points of a payment for another charity",
      `update payments set charity_id = ${books.id} where id = ${payment}`,
      `update payments set charity_id = ${food.id} where id = ${payment}`,
      ["paymentPoints", "paymentDonations", "paymentsDue"],
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
      ["donations", "paymentDonations", "listCounts", "givingByYear", "paymentsDue", "statements"],
    ],
    [
      "a donation in a payment that wasn't verified",
      `update class_donations set status = 'held' where id = ${inPayment}`,
      `update class_donations set status = 'verified' where id = ${inPayment}`,
      [
        "donations",
        "paymentDonations",
        "bankReconciliation",
        "listCounts",
        "givingByYear",
        "classPages",
        "choiceList",
        "paymentsDue",
        "statements",
      ],
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
      ["paymentDonations", "paymentsDue"],
    ],
    [
      "a donation in a payment that was left out",
      `update payments set state = 'left_out' where id = ${payment}`,
      `update payments set state = 'proposed' where id = ${payment}`,
      ["paymentPoints", "paymentDonations", "paymentsDue"],
    ],
    ...["donation_count", "donated_cents", "points", "earned_cents"].map(
      (column): [string, string, string, readonly string[]] => [
        `another ${column} of a payment`,
        `update payments set ${column} = ${column} + 1 where id = ${payment}`,
        `update payments set ${column} = ${column} - 1 where id = ${payment}`,
        ["paymentTotals", ...(column.endsWith("_cents") ? ["paymentList"] : [])],
      ],
    ),
    [
      "cents that a paper of a payment tells",
      `update payment_items set cents = cents + 1 where payment_id = ${paid} and donation_id is null`,
      `update payment_items set cents = cents - 1 where payment_id = ${paid} and donation_id is null`,
      ["paymentTotals", "givingByYear", "paymentPapers"],
    ],
    [
      "points in a balance",
      "update class_balances set amount = amount + 1 where account = 'payable'",
      "update class_balances set amount = amount - 1 where account = 'payable'",
      ["balances", "paymentsDue", "publicPage", "thankYouPages", ...figures],
    ],
    [
      "cents in a balance",
      "update class_balances set amount = amount + 1 where account = 'paid' and unit = 'cents'",
      "update class_balances set amount = amount - 1 where account = 'paid' and unit = 'cents'",
      ["balances", "publicPage", "thankYouPages", ...figures].filter((name) => name !== "classPages"),
    ],
    [
      "points in a class's total",
      "update class_totals set points = points + 1",
      "update class_totals set points = points - 1",
      ["classTotals", "userActivity", "classPages", "classLists", "choiceList"],
    ],
    [
      "responses in a class's total",
      "update class_totals set answers = answers + 1",
      "update class_totals set answers = answers - 1",
      ["classTotals"],
    ],
    [
      "a statement of a closed session with other bytes",
      `insert into session_closings (id, session_id, action, by_id, file_name, statement, sha256) overriding system value
        select 999999, ${session.id}, 'close', ${teacher.id}, 'Autumn.csv', 'b', encode(sha256('a'), 'hex')`,
      "delete from session_closings where id = 999999",
      ["closedStatements"],
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
      "points in what sites did by day",
      "update session_days set points = points + 1",
      "update session_days set points = points - 1",
      ["listCounts"],
    ],
    [
      "cents in the counts of donations",
      "update class_donation_counts set amount_cents = amount_cents + 1",
      "update class_donation_counts set amount_cents = amount_cents - 1",
      ["listCounts", "donationList"],
    ],
    [
      "another total that the public page keeps",
      "update public_page set figures = jsonb_set(figures, '{all_time,donated_cents}', '1')",
      `update public_page set figures = jsonb_set(figures, '{all_time,donated_cents}', '3000')`,
      ["publicPageKept"],
    ],
    [
      "a pledge of another amount",
      "update pledges set amount_cents = 41",
      "update pledges set amount_cents = 40",
      ["sponsorMoney", "sponsorLists"],
    ],
    [
      "more that came in",
      "update sponsor_receipts set amount_cents = 31",
      "update sponsor_receipts set amount_cents = 30",
      ["sponsorMoney", "bankReconciliation", "sponsorFunding", "sponsorLists", "sponsorPapers"],
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
      "more of what a sponsor sent than it is",
      `insert into bank_matches (decision_id, kind, thing_id, cents)
        select decision_id, 'receipt', (select min(id) from sponsor_receipts), 31 from bank_matches`,
      "delete from bank_matches where kind = 'receipt'",
      ["bankMatches"],
    ],
    [
      "points of a day",
      "update point_days set points = points + 1 where user_id = " + String(teacher.id),
      "update point_days set points = points - 1 where user_id = " + String(teacher.id),
      ["pointDays", "pointParts", "givingByYear", "statements"],
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
      ["pointParts", "sponsorFunding", "sponsorPapers"],
    ],
  ])("finds %s", async (_what, fault, undo, expected) => {
    await plant(fault);
    undoes.push(undo);
    expect(await differing()).toEqual(names.filter((name) => expected.includes(name)));
  });

  test("tells what differs in a district, by its name", async () => {
    await plant("update class_balances set amount = amount + 1 where account = 'class_bank'");
    undoes.push("update class_balances set amount = amount - 1 where account = 'class_bank'");
    const told = (await check()).flatMap(({ name, examples }) =>
      examples.flatMap(({ about }) => (about[0]?.kind === "district" ? [[name, about[0].name]] : [])),
    );
    const reports = ["givingOverview", "charityReports"];
    expect([...new Set(told.map(([name]) => name))]).toEqual(reports);
    expect(new Set(told.map(([, name]) => name))).toEqual(new Set(["North"]));
  });

  test("finds what the page of a provider tells of an archived site", async () => {
    const { db, make } = kit;
    const gone = await make.site({ program_id: program.id, provider_id: site.provider_id });
    const { id: user_id } = await make.user({ role: "Instructor", school_ids: [gone.id] });
    await winPoints(db, { user_id, school_id: gone.id, session_id: session.id }, 5);
    await sql`update sites set archived_at = now() where id = ${gone.id}`.execute(db);
    await foldPoints(db);
    expect(await differing()).toEqual([]);
    await plant(`update class_balances set amount = amount + 1 where school_id = ${gone.id}`);
    undoes.push(`update class_balances set amount = amount - 1 where school_id = ${gone.id}`);
    expect(await differing()).toContain("placePages");
  });
});
