import {
  charityChoiceEndpoints,
  classDonationEndpoints,
  classEndpoints,
  dashboardEndpoints,
  type GivingByYear,
  givingByYearEndpoints,
  givingDashboardEndpoints,
  givingEndpoints,
  givingGroups,
  paymentEndpoints,
  userActivityReport,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { rows } from "../../src/core/database.ts";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import type { SignedIn } from "../signInAs.ts";
import { compareActivities } from "./compareActivities.ts";
import { compareBank } from "./compareBank.ts";
import { compareClosing } from "./compareClosing.ts";
import { type Compared, same, sitesOf, sumOf } from "./compared.ts";
import { compareMailed } from "./compareMailed.ts";
import { compareOpenMoney } from "./compareOpenMoney.ts";
import { compareOverviews } from "./compareOverviews.ts";
import { compareBills, comparePayments, compareStatement, compareThankYouPage } from "./comparePayments.ts";
import { compareProviders, compareSite } from "./comparePlaces.ts";
import { compareDistribution, compareTeamReports } from "./compareReports.ts";
import { compareCharts, compareStory } from "./compareSeries.ts";
import { compareTotals } from "./compareTotals.ts";
import { everyRow } from "./everyRow.ts";
import { type HistoryClass, runningIn } from "./historyWorld.ts";
import {
  type Facts,
  type Line,
  narrowed,
  ofClass,
  ofSite,
  sumDays,
  sumLines,
  winnings,
} from "./recompute.ts";

/** Compares the postings of the ledger with what was recomputed, line by line. */
export async function compareLedger(compared: Compared, lines: readonly Line[]): Promise<void> {
  const posted = await rows<Omit<Line, "chose">>(
    compared.kit.db,
    sql`with p as (select b.*, k.charity_id as of_charity from ledger_postings b left join ledger_charities k on k.id = b.charity_id
        where b.school_id = any(${sitesOf(compared)}::int[]) and b.account not in ('activities', 'gifts'))
      select user_id, school_id, session_id, of_charity as charity_id, of_charity is null and account = 'adjusted' as is_late,
        coalesce(sum(amount) filter (where unit = 'points'), 0)::int as points,
        coalesce(sum(amount * rate_cents) filter (where unit = 'points'), 0)::int as earned,
        coalesce(sum(amount) filter (where unit = 'cents'), 0)::int as donated,
        coalesce(sum(amount) filter (where unit = 'cents' and account in ('verified', 'paid')), 0)::int as verified,
        coalesce(sum(amount) filter (where unit = 'cents' and account = 'paid'), 0)::int as paid
      from p group by 1, 2, 3, 4, 5`,
  );
  const text = (all: readonly Omit<Line, "chose">[]) =>
    all
      .filter(({ points, earned, donated }) => points !== 0 || earned !== 0 || donated !== 0)
      .map((l) =>
        [
          l.user_id,
          l.school_id,
          l.session_id,
          l.charity_id,
          l.is_late,
          l.points,
          l.earned,
          l.donated,
          l.verified,
          l.paid,
        ].join(),
      )
      .toSorted();
  same("the ledger", text(posted), text(lines));
}

/** Compares what lists, dashboards and reports of giving tell one person with lines of what that person may see. */
async function compareLists(compared: Compared, as: SignedIn, seen: readonly Line[]): Promise<void> {
  const { call } = compared.kit;
  const sessions = compared.frame.sessions.map(({ id }) => id);
  const charities = compared.frame.charities.slice(0, 2);
  for (const only of [{ sessions }, { sessions: sessions.slice(1, 2) }, { sessions, charities }]) {
    const lines = narrowed(seen, only);
    const { data } = (await call(givingDashboardEndpoints.get, { as, query: only })).body;
    const { charities: _reached, ...totals } = data.totals;
    same("giving dashboard", totals, sumLines(lines));
    for (const { charity, is_late, ...own } of data.by_charity) {
      const all = narrowed(lines, { charities: [charity?.id ?? null] });
      same("giving dashboard, a charity", own, sumLines(all.filter((line) => line.is_late === is_late)));
    }
    for (const { session, ...own } of data.by_session) {
      same("giving dashboard, a session", own, sumLines(narrowed(lines, { sessions: [session?.id ?? 0] })));
    }
    const { meta } = (await call(classDonationEndpoints.list, { as, query: { ...only, rows: 1 } })).body;
    same(
      "list of donations",
      [meta.bank_total_cents, meta.in_bank_cents, meta.verified_cents],
      [totals.donated_cents, totals.donated_cents - totals.paid_cents, totals.verified_cents],
    );
  }
  await compareDistribution(compared, as, narrowed(seen, { sessions }));
}

/** Screens about one class, as its teacher and as staff see it. */
async function compareClass(
  compared: Compared,
  { teacher, site, program }: HistoryClass,
  lines: readonly Line[],
  facts: Facts,
): Promise<void> {
  const { call } = compared.kit;
  const own = narrowed(lines, { users: [teacher.id], schools: [site] });
  const here = sumLines(
    narrowed(own, { sessions: [runningIn(compared.frame, program, compared.today)?.id ?? 0] }),
  );
  const all = sumLines(own);
  const points = await call(givingEndpoints.points, { as: teacher, query: { school_id: site } });
  // A teacher who has moved away no longer sees the class.
  if (points.status !== 200) return;
  const { data } = points.body;
  same(
    "a class",
    [data.points, data.earned_cents, data.unassigned_cents, data.donated_cents, data.verified_cents],
    [all.points, all.earned_cents, all.unassigned_cents, all.donated_cents, all.verified_cents],
  );
  same(
    "a class's session",
    [data.session_points, data.session_earned_cents, data.session_donated_cents, data.session_verified_cents],
    [here.points, here.earned_cents, here.donated_cents, here.verified_cents],
  );
  const current = runningIn(compared.frame, program, compared.today);
  const goals = await rows<{ session_id: number; goal_cents: number }>(
    compared.kit.db,
    sql`select session_id, goal_cents from teacher_goals where user_id = ${teacher.id} and school_id = ${site}`,
  );
  const goalOf = (id: number | undefined) => goals.find(({ session_id }) => session_id === id)?.goal_cents;
  same("a class's goal", data.goal?.goal_cents, goalOf(current?.id));
  const forStaff = { as: compared.team.chief, query: { school_id: site, user_id: teacher.id } };
  same("a class, for staff", (await call(givingEndpoints.points, forStaff)).body.data, data);
  for (const session of compared.frame.sessions.filter((each) => each.program === program)) {
    const query = { school_id: site, session_id: session.id };
    const story = await call(givingEndpoints.story, { as: teacher, query });
    if (story.status !== 200) continue;
    const { points: shown, earned_cents, donated_cents, verified_cents } = story.body.data;
    const told = { points: shown, earned_cents, donated_cents, verified_cents };
    same("session's story", told, winnings(narrowed(own, { sessions: [session.id] })));
    same("session's story, its goal", story.body.data.goal?.goal_cents, goalOf(session.id));
    compareStory(story.body.data, ofClass(facts, { user_id: teacher.id, school_id: site }), session.id);
  }
}

/** Lists of people, classes and choices. */
async function compareRows(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { call } = compared.kit;
  const as = compared.team.chief;
  const query = { schools: sitesOf(compared) };
  for (const { teacher, school, session, points } of await everyRow(call, classEndpoints.list, {
    as,
    query,
  })) {
    const own = { users: [teacher.id], schools: [school.id], sessions: [session?.id ?? 0] };
    same("list of classes", points, sumLines(narrowed(lines, own)).points);
  }
  for (const { id, points, role } of await everyRow(call, userEndpoints.list, { as, query })) {
    if (role.name === "Instructor")
      same("list of users", points, sumLines(narrowed(lines, { users: [id] })).points);
  }
  for (const row of await everyRow(call, charityChoiceEndpoints.list, { as, query })) {
    const place = { users: [row.user.id], schools: [row.school.id], sessions: [row.session.id] };
    const { points, donated_cents, verified_cents } = sumLines(narrowed(lines, place));
    same(
      "list of choices",
      [row.points, row.donated_cents, row.verified_cents],
      [points, donated_cents, verified_cents],
    );
  }
  const [heading = [], ...people] = await readCsvRows(
    (await call(userActivityReport.download, { as, query })).bytes,
  );
  const [email, points] = [heading.indexOf("Email"), heading.indexOf("Points")];
  for (const { teacher } of compared.worlds.flatMap(({ classes }) => classes)) {
    const row = people.find((each) => each[email] === teacher.email);
    if (row)
      same("User Activity", Number(row[points]), sumLines(narrowed(lines, { users: [teacher.id] })).points);
  }
}

/** Giving by year, of some days and of the days in which sessions are adjusted: in all, and by charity, provider and site. */
async function compareYears(compared: Compared, facts: Facts): Promise<void> {
  const periods = [
    ["2026-08-05", "2026-10-20"],
    ["2026-10-21", compared.today],
  ] as const;
  for (const [from, to] of periods) {
    const expected = sumDays(facts, from, to);
    for (const by of givingGroups) {
      const query = { period: "dates" as const, from, to, by, schools: sitesOf(compared) };
      const asked = { as: compared.team.chief, query };
      const { totals, rows: told } = (await compared.kit.call(givingByYearEndpoints.get, asked)).body.data;
      same(`giving by year, by ${by}`, totals.now, expected);
      const added = told.reduce((sum, { now }) => sum + now.total_cents + now.sent_cents, 0);
      same(`giving by year, added up by ${by}`, added, expected.total_cents + expected.sent_cents);
      if (by === "site") compareYearOfSites(told, (site) => sumDays(ofSite(facts, site), from, to));
    }
  }
}

/** Each site by itself; one that moved has a row for each provider. */
function compareYearOfSites(
  told: GivingByYear["rows"],
  expected: (site: number) => ReturnType<typeof sumDays>,
): void {
  for (const [id, own] of Map.groupBy(told, ({ of }) => of?.id ?? 0)) {
    const { total_cents, sent_cents } = expected(id);
    const added = [sumOf(own, ({ now }) => now.total_cents), sumOf(own, ({ now }) => now.sent_cents)];
    same("giving by year, a site", added, [total_cents, sent_cents]);
  }
}

/** What is due to each charity. */
async function compareDue(compared: Compared, lines: readonly Line[], facts: Facts): Promise<void> {
  const { data: due } = (await compared.kit.call(paymentEndpoints.due, { as: compared.team.chief })).body;
  for (const charity of compared.frame.charities) {
    const payable = facts.donations.filter(
      (each) => each.charity_id === charity && each.status === "verified" && each.payment_id === null,
    );
    const gone = facts.items.filter(({ charity_id }) => charity_id === charity);
    const own = sumLines(narrowed(lines, { charities: [charity] }));
    const earned = own.earned_cents - gone.reduce((sum, { cents }) => sum + cents, 0);
    const told = due.find((each) => each.charity.id === charity);
    same(
      "due",
      [told?.donated_cents ?? 0, told?.earned_cents ?? 0],
      [payable.reduce((sum, { amount_cents }) => sum + amount_cents, 0), earned].map((cents) =>
        Math.max(0, cents),
      ),
    );
  }
}

/** The overview of a program's current session. */
async function compareOverview(compared: Compared, program: number, lines: readonly Line[]): Promise<void> {
  const now = runningIn(compared.frame, program, compared.today);
  if (!now) return;
  const query = { programs: [program] };
  const { giving } = (await compared.kit.call(dashboardEndpoints.get, { as: compared.team.chief, query }))
    .body.data;
  const own = narrowed(lines, { sessions: [now.id] });
  const { points, earned_cents, donated_cents, verified_cents } = sumLines(own);
  const { unassigned_cents } = sumLines(own.filter(({ is_late }) => !is_late));
  expect(giving).toMatchObject({ points, earned_cents, unassigned_cents, donated_cents, verified_cents });
}

/** Compares every screen of giving with what was recomputed. */
export async function compareScreens(
  compared: Compared,
  lines: readonly Line[],
  facts: Facts,
): Promise<void> {
  const { frame, kit, team, worlds } = compared;
  const open = await rows<{ id: number; provider_id: number }>(
    kit.db,
    sql`select id, provider_id from sites where id = any(${sitesOf(compared)}::int[]) and archived_at is null`,
  );
  // Leaders see the same of what is theirs.
  const [world = raise()] = worlds;
  const only = (sites: readonly { id: number }[]) => narrowed(lines, { schools: sites.map(({ id }) => id) });
  const ofProvider = open.filter(({ provider_id }) => provider_id === frame.providers[1]);
  const ofLeader = open.filter(({ id }) => id === world.sites[0] || id === world.sites[1]);
  // Papers are written in threads; meanwhile everything else is asked for.
  await Promise.all([
    comparePayments(compared, facts),
    compareStatement(compared, facts),
    inTurn(
      () => compareLists(compared, team.chief, lines),
      () => compareTeamReports(compared, lines),
      () => compareCharts(compared, lines),
      () => compareActivities(compared, lines, facts),
      () => compareLists(compared, world.leaders.chief, only(ofProvider)),
      () => compareLists(compared, world.leaders.own, only(ofLeader)),
    ),
    inTurn(
      () => compareRows(compared, lines),
      () => compareDue(compared, lines, facts),
      () => compareYears(compared, facts),
      () => compareProviders(compared, lines),
      () => compareBills(compared),
      () => compareBank(compared, facts),
      () => compareThankYouPage(compared, lines),
      () => compareMailed(compared, lines),
      () => compareClosing(compared, facts),
      () => compareOpenMoney(compared, lines, facts),
      () => compareTotals(compared, lines, facts),
      () => compareOverviews(compared, lines, facts),
      ...frame.programs.map((id) => () => compareOverview(compared, id, lines)),
    ),
    inTurn(
      ...worlds.flatMap(({ classes, sites }, nth) => [
        () => compareClass(compared, classes[nth % classes.length] ?? raise(), lines, facts),
        () => compareSite(compared, sites[nth % sites.length] ?? raise(), lines),
      ]),
    ),
  ]);
}

async function inTurn(...all: readonly (() => Promise<void>)[]): Promise<void> {
  for (const each of all) await each();
}

function raise(): never {
  throw new Error("There is none to compare");
}
