import {
  type Dashboard,
  dashboardEndpoints,
  givingByYearEndpoints,
  givingDashboardEndpoints,
  givingGroups,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import { readPdf } from "../readPdf.ts";
import { type Compared, inCents, inDollars, same, sitesOf, sumOf } from "./compared.ts";
import { dayBefore, daysBetween } from "./days.ts";
import { type HistorySession, runningIn } from "./historyWorld.ts";
import { type Facts, type Line, narrowed, ofSite, sumDays, sumLines } from "./recompute.ts";
import { isGiven, readToVerify } from "./toVerify.ts";

/** The giving overview by provider, and what is verified and not paid. */
async function compareDashboard(compared: Compared, lines: readonly Line[], facts: Facts): Promise<void> {
  const { frame, kit, team } = compared;
  const sites = await rows<{ id: number; provider_id: number }>(
    kit.db,
    sql`select id, provider_id from sites where id = any(${sitesOf(compared)}::int[])`,
  );
  const sessions = frame.sessions.map(({ id }) => id);
  for (const only of [
    { sessions },
    { sessions: sessions.slice(0, 1) },
    { sessions, charities: frame.charities.slice(0, 1) },
  ]) {
    const query = { ...only, structure: "today" as const };
    const { data } = (await kit.call(givingDashboardEndpoints.get, { as: team.chief, query })).body;
    const seen = narrowed(lines, only);
    for (const { provider, ...own } of data.by_provider) {
      const schools = sites.filter(({ provider_id }) => provider_id === provider.id).map(({ id }) => id);
      same("giving dashboard, a provider", own, sumLines(narrowed(seen, { schools })));
    }
    const reached = frame.charities.filter(
      (id) => sumLines(narrowed(seen, { charities: [id] })).total_cents > 0,
    );
    same("charities reached", data.totals.charities, reached.length);
    const unpaid = facts.donations.filter(
      ({ status, session_id, charity_id }) =>
        status === "verified" &&
        only.sessions.some((id) => id === session_id) &&
        (!("charities" in only) || only.charities?.includes(charity_id)),
    );
    const expected = [...Map.groupBy(unpaid, ({ charity_id }) => charity_id)]
      .map(([id, own]) => [
        id,
        sumOf(own, ({ amount_cents }) => amount_cents),
        sumOf(
          own.filter(({ payment_id }) => payment_id !== null),
          ({ amount_cents }) => amount_cents,
        ),
      ])
      .filter(([, cents]) => cents !== 0);
    same(
      "not yet paid",
      data.unpaid
        ?.map(({ charity, verified_cents, in_run_cents }) => [charity.id, verified_cents, in_run_cents])
        .toSorted(byId),
      expected.toSorted(byId),
    );
  }
}

const byId = ([a = 0]: readonly number[], [b = 0]: readonly number[]) => a - b;

/** The overview: what is to verify, and the figures of the session so far. */
async function compareSessions(compared: Compared, facts: Facts): Promise<void> {
  const { frame, kit, team, today, worlds } = compared;
  const open = await readToVerify(compared, facts);
  for (const program of frame.programs) {
    const now = runningIn(frame, program, today);
    if (!now) continue;
    const asked = { as: team.chief, query: { programs: [program] } };
    const { giving, compared: beside } = (await kit.call(dashboardEndpoints.get, asked)).body.data;
    const waiting = open.filter(({ session_id }) => session_id === now.id);
    same(
      "overview, to verify",
      [giving?.waiting, giving?.waiting_cents],
      [waiting.length, sumOf(waiting, ({ cents }) => cents)],
    );
    const inSession = <T extends { readonly session_id: number | null }>(all: readonly T[]) =>
      all.filter(({ session_id }) => session_id === now.id);
    const won = inSession([...facts.responses, ...facts.adjusted]);
    compareEarlier(compared, now, beside.last, facts);
    same(
      "overview, so far",
      [beside.now.points, beside.now.donated_cents],
      [
        sumOf(won, ({ points }) => points),
        sumOf(inSession(facts.donations).filter(isGiven), ({ amount_cents }) => amount_cents),
      ],
    );
  }
  const [world] = worlds;
  if (!world) return;
  const { needs } = (await kit.call(dashboardEndpoints.get, { as: world.leaders.own, query: {} })).body.data;
  const led = await rows<{ id: number }>(
    kit.db,
    sql`select id from sites where id = any(${world.sites.slice(0, 2)}::int[]) and archived_at is null`,
  );
  const theirs = open.filter(({ school_id }) => led.some(({ id }) => id === school_id));
  const need = needs.find(({ kind }) => kind === "to_verify");
  same(
    "what a leader is to verify",
    [need?.count ?? 0, need?.cents ?? 0],
    [theirs.length, sumOf(theirs, ({ cents }) => cents)],
  );
}

/** The program's session before, up to the same day of it. */
function compareEarlier(
  { frame, today }: Compared,
  now: HistorySession,
  last: Dashboard["compared"]["last"],
  facts: Facts,
): void {
  const before = frame.sessions
    .filter(({ program, end }) => program === now.program && end < now.start)
    .toSorted((a, b) => b.end.localeCompare(a.end));
  const of =
    ({ id }: HistorySession) =>
    (each: { readonly session_id: number | null }) =>
      each.session_id === id;
  const told = before.find(({ id }) => id === last?.session?.id);
  const answered = before.find((session) => facts.responses.some(of(session)));
  if (!told) return same("overview, the session before", answered?.id, undefined);
  same("overview, a later one before", !answered || answered.end <= told.end, true);
  const same_day = dayBefore(told.start, -daysBetween(now.start, today));
  const until = told.end < same_day ? told.end : same_day;
  const won = [...facts.responses, ...facts.adjusted].filter(of(told)).filter(({ day }) => day <= until);
  const given = facts.donations.filter(of(told)).filter((each) => isGiven(each) && each.donated_on <= until);
  same(
    "overview, the session before",
    [last?.earlier.points, last?.earlier.donated_cents],
    [sumOf(won, ({ points }) => points), sumOf(given, ({ amount_cents }) => amount_cents)],
  );
}

/** Giving by year as its file and for a leader, and the statement of a charity. */
async function compareYearFiles(compared: Compared, lines: readonly Line[], facts: Facts): Promise<void> {
  const { frame, kit, team, today, worlds } = compared;
  const days = { period: "dates" as const, from: "2026-07-20", to: today };
  const expected = sumDays(facts, days.from, days.to);
  const added = expected.total_cents + expected.sent_cents;
  for (const by of givingGroups) {
    const query = { ...days, by, schools: sitesOf(compared), format: "csv" as const };
    const { bytes } = await kit.call(givingByYearEndpoints.file, { as: team.chief, query });
    const [heading = [], ...table] = await readCsvRows(bytes);
    const sum = table.at(-1) ?? [];
    const money = ["Total", "Sent to charities"].map((name) => heading.indexOf(name));
    same(
      `file of giving by year, by ${by}`,
      [
        sumOf(money, (at) => inCents(sum[at])),
        sumOf(table.slice(0, -1), (row) => sumOf(money, (at) => inCents(row[at]))),
      ],
      [added, added],
    );
  }
  const [world] = worlds;
  const led = await rows<{ id: number }>(
    kit.db,
    sql`select id from sites where id = any(${world?.sites.slice(0, 2) ?? []}::int[]) and archived_at is null`,
  );
  const own = led.map(({ id }) => sumDays(ofSite(facts, id), days.from, days.to));
  if (world && led.length > 0) {
    const asked = { as: world.leaders.own, query: days };
    const { now } = (await kit.call(givingByYearEndpoints.get, asked)).body.data.totals;
    same(
      "giving by year, for a leader",
      [now.total_cents, now.sent_cents, now.paid_cents],
      [
        sumOf(own, (each) => each.total_cents),
        sumOf(own, (each) => each.sent_cents),
        sumOf(own, (each) => each.paid_cents),
      ],
    );
  }
  const [charity = 0] = frame.charities;
  const paper = await kit.call(givingByYearEndpoints.statements, {
    as: team.chief,
    query: { ...days, charities: [charity] },
  });
  if (paper.status === 422) return;
  const text = (await readPdf(paper.bytes)).pages.map((page) => page.text).join(" ");
  const { donated_cents, earned_cents, total_cents } = sumLines(narrowed(lines, { charities: [charity] }));
  for (const cents of [donated_cents, earned_cents, total_cents])
    same(`statement of a charity, ${inDollars(cents)}`, text.includes(inDollars(cents)) || text, true);
}

/** Compares what the giving overview, the overview and giving by year tell beside their totals. */
export async function compareOverviews(
  compared: Compared,
  lines: readonly Line[],
  facts: Facts,
): Promise<void> {
  await compareDashboard(compared, lines, facts);
  await compareSessions(compared, facts);
  await compareYearFiles(compared, lines, facts);
}
