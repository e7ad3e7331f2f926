import {
  activitySummary,
  bankStatementEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  classEndpoints,
  type Endpoint,
  paymentEndpoints,
  paymentRunEndpoints,
  placeOverviewEndpoints,
  pledgeEndpoints,
  sponsorEndpoints,
  sponsorReceiptEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { readPdf } from "../readPdf.ts";
import { compareAdded } from "./compareAdded.ts";
import { type Compared, inDollars, same, sitesOf, sumOf } from "./compared.ts";
import { everyRow } from "./everyRow.ts";
import { accountOf } from "./historyBank.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { type Facts, isActivity, type Line, narrowed } from "./recompute.ts";
import { isGiven, readToVerify } from "./toVerify.ts";

/** The list of donations: each row, what they add up to, and what of it is to verify. */
async function compareDonations(compared: Compared, facts: Facts): Promise<void> {
  const { call } = compared.kit;
  const asked = { as: compared.team.chief, query: { schools: sitesOf(compared) } };
  const listed = await everyRow(call, classDonationEndpoints.list, asked);
  const textOf = (id: number, status: string, cents: number, charity: number) =>
    `${id} ${status} ${cents} ${charity}`;
  same(
    "donations",
    listed
      .map(({ id, status, amount_cents, charity }) => textOf(id, status, amount_cents, charity.id))
      .toSorted(),
    facts.donations.map((d) => textOf(d.id, d.status, d.amount_cents, d.charity_id)).toSorted(),
  );
  const given = sumOf(facts.donations.filter(isGiven), ({ amount_cents }) => amount_cents);
  await compareAdded(compared, classDonationEndpoints.list, asked, {
    rows: facts.donations.length,
    amount_cents: given,
  });
  const open = await readToVerify(compared, facts);
  const query = { ...asked.query, status: "counted", rows: 1 } as const;
  const { meta } = (await call(classDonationEndpoints.list, { ...asked, query })).body;
  same(
    "donations to verify",
    [meta.total, meta.bank_total_cents],
    [open.length, sumOf(open, ({ cents }) => cents)],
  );
}

/** Lists of people, classes and choices: what they add up to. */
async function compareLists(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { call } = compared.kit;
  const as = compared.team.chief;
  const asked = { as, query: { schools: sitesOf(compared) } };
  const people = await everyRow(call, userEndpoints.list, asked);
  await compareAdded(compared, userEndpoints.list, asked, {
    rows: people.length,
    points: sumOf(people, (each) => each.points),
  });
  const classes = await everyRow(call, classEndpoints.list, asked);
  await compareAdded(compared, classEndpoints.list, asked, {
    rows: classes.length,
    points: sumOf(classes, (each) => each.points),
    responses: sumOf(classes, (each) => each.responses),
  });
  const choices = narrowed(lines, {}).filter(({ session_id }) => session_id !== null);
  const keyOf = (line: Line) => `${line.user_id} ${line.school_id} ${line.session_id}`;
  const chosen = new Set(choices.filter(({ chose }) => chose).map(keyOf));
  const own = choices.filter((line) => chosen.has(keyOf(line)));
  await compareAdded(compared, charityChoiceEndpoints.list, asked, {
    rows: chosen.size,
    points: sumOf(own, (line) => line.points),
    donated_cents: sumOf(own, (line) => line.donated),
    verified_cents: sumOf(own, (line) => line.verified),
  });
  const [site = 0] = sitesOf(compared);
  const here = { as, params: { object_id: site } };
  for (const { id, points: told } of await everyRow(call, placeOverviewEndpoints.siteUsers, here))
    same("people of a site", told, people.find((each) => each.id === id)?.points ?? told);
}

/** Activity Summary: how many activities classes of a site recorded. */
async function compareSummary(compared: Compared, { responses }: Facts): Promise<void> {
  const { frame, kit, team } = compared;
  const schools = sitesOf(compared);
  const sites = await rows<{ id: number; name: string }>(
    kit.db,
    sql`select id, name::text from sites where id = any(${schools}::int[]) and archived_at is null`,
  );
  for (const sessions of [undefined, [frame.sessions[0]?.id ?? 0]]) {
    const query = { schools, ...(sessions && { sessions }) };
    const { bytes } = await kit.call(activitySummary.download, { as: team.chief, query });
    const [heading = [], ...table] = await readWorkbook(bytes);
    const at = heading.indexOf("Total");
    for (const { id, name } of sites) {
      const row = table.find((cells) => cells[1] === name);
      const own = responses.filter(
        (each) =>
          each.school_id === id &&
          isActivity(each) &&
          (!sessions || sessions.some((one) => one === each.session_id)),
      );
      same("Activity Summary", Number(row?.[at] ?? 0), own.length);
    }
  }
}

interface Paid {
  readonly id: number;
  readonly run_id: number;
  readonly state: string;
  readonly donated: number;
  readonly earned: number;
  readonly points: number;
}

/** Payments of the charities with what their items add up to. */
const readPaid = ({ kit, frame }: Compared) =>
  rows<Paid>(
    kit.db,
    sql`select p.id, p.run_id, p.state, coalesce(sum(i.cents) filter (where i.donation_id is not null), 0)::int as donated,
        coalesce(sum(i.cents) filter (where i.donation_id is null), 0)::int as earned, coalesce(sum(i.points), 0)::int as points
      from payments p left join payment_items i on i.payment_id = p.id
      where p.charity_id = any(${[...frame.charities]}::int[]) group by p.id`,
  );

/** Runs, the list of payments with its sums, and the statements of a run. */
async function compareRuns(compared: Compared): Promise<void> {
  const { frame, kit, team } = compared;
  const as = team.treasurer;
  const paid = await readPaid(compared);
  const standing = paid.filter(({ state }) => state !== "left_out" && state !== "reversed");
  const total = (some: readonly Paid[]) => sumOf(some, ({ donated, earned }) => donated + earned);
  const asked = { as, query: { charities: [...frame.charities] } };
  await compareAdded(compared, paymentEndpoints.list, asked, {
    rows: paid.length,
    donated_cents: sumOf(standing, ({ donated }) => donated),
    earned_cents: sumOf(standing, ({ earned }) => earned),
    total_cents: total(standing),
    points: sumOf(standing, ({ points }) => points),
  });
  const byRun = Map.groupBy(paid, ({ run_id }) => run_id);
  for (const [id, own] of byRun) {
    const run = (await kit.call(paymentRunEndpoints.get, { as, params: { id } })).body.data;
    const kept = own.filter((each) => standing.includes(each));
    const sent = own.filter(({ state }) => state === "sent");
    same(
      "a payment run",
      [run.payment_count, run.total_cents, run.sent_count, run.sent_cents],
      [kept.length, total(kept), sent.length, total(sent)],
    );
  }
  const [last] = paid.filter(({ state }) => state === "sent");
  if (!last) return;
  const sent = (byRun.get(last.run_id) ?? []).filter(({ state }) => state === "sent");
  const params = { id: last.run_id };
  const papers = {
    charity: await kit.call(paymentRunEndpoints.statements, { as, params, query: { of: "charity" } }),
    site: await kit.call(paymentRunEndpoints.statements, { as, params, query: { of: "site" } }),
    letters: await kit.call(paymentRunEndpoints.letters, { as, params }),
  };
  const text = async (paper: keyof typeof papers) =>
    (await readPdf(papers[paper].bytes)).pages.map((page) => page.text).join(" ");
  for (const paper of ["charity", "letters"] as const) {
    const told = await text(paper);
    for (const each of sent)
      same(`${paper} of a run`, told.includes(inDollars(each.donated + each.earned)) || told, true);
  }
  const sites = await rows<{ cents: number }>(
    kit.db,
    sql`select sum(i.cents)::int as cents from payment_items i join payments p on p.id = i.payment_id
      where p.run_id = ${last.run_id} and p.state = 'sent' group by i.school_id`,
  );
  const told = await text("site");
  for (const { cents } of sites) same("site of a run", told.includes(inDollars(cents)) || told, true);
}

/** What banks' files brought. */
async function compareBankFiles(compared: Compared): Promise<void> {
  const { frame, kit, team } = compared;
  const account = accountOf(frame);
  const own = await everyRow(kit.call, bankStatementEndpoints.list, {
    as: team.treasurer,
    query: { account },
  });
  const asked = { as: team.treasurer, query: { account } };
  await compareAdded(compared, bankStatementEndpoints.list, asked, {
    rows: own.length,
    in_cents: sumOf(own, (each) => each.in_cents),
    out_cents: sumOf(own, (each) => each.out_cents),
  });
  const lines = await rows<{ cents: number }>(
    kit.db,
    sql`select amount_cents::bigint as cents from bank_lines where account = ${account}`,
  );
  same(
    "bank statements",
    [
      sumOf(own, (each) => each.line_count),
      sumOf(own, (each) => each.in_cents),
      sumOf(own, (each) => each.out_cents),
    ],
    [
      lines.length,
      sumOf(lines, ({ cents }) => Math.max(0, cents)),
      sumOf(lines, ({ cents }) => Math.max(0, -cents)),
    ],
  );
}

/** Sums of the lists of sponsors, pledges and receipts. */
async function compareSponsorSums(compared: Compared): Promise<void> {
  const { frame, kit, team } = compared;
  const as = team.chief;
  const added = async (list: Endpoint, query: object, keys: readonly string[]) => {
    const listed = await everyRow(kit.call, list, { as, query: query as never });
    const standing = (listed as unknown as Record<string, unknown>[]).filter(
      (row) => (row["reversed_at"] ?? null) === null,
    );
    const sums = keys.map((key) => [key, sumOf(standing, (row) => Number(row[key] ?? 0))] as const);
    const expected = { rows: listed.length, ...Object.fromEntries(sums) };
    await compareAdded(compared, list, { as, query }, expected);
  };
  const [pledge = 0] = frame.pledges;
  const { sponsor } = (await kit.call(pledgeEndpoints.get, { as, params: { id: pledge } })).body.data;
  const theirs = { sponsors: [sponsor.id] };
  await added(sponsorEndpoints.list, {}, ["pledged_cents", "received_cents"]);
  await added(pledgeEndpoints.list, theirs, ["amount_cents", "cap_cents", "received_cents"]);
  await added(sponsorReceiptEndpoints.list, theirs, ["amount_cents"]);
}

/** Compares what lists add up and put into files, and what runs and their statements tell of it. */
export async function compareTotals(compared: Compared, lines: readonly Line[], facts: Facts): Promise<void> {
  await compareDonations(compared, facts);
  await compareLists(compared, lines);
  await compareSummary(compared, facts);
  await compareRuns(compared);
  await compareBankFiles(compared);
  await compareSponsorSums(compared);
}
