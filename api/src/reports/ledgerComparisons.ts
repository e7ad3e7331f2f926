import type { GivingSums, LedgerFigure, YearSums } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { always, anyOf, type Sql } from "../core/entities/entity.ts";
import { type Comparison, compareFigures, type ToldFigure } from "../giving/ledger-check/comparison.ts";
import {
  besides,
  readFigures,
  readFiguresBy,
  readScopes,
  readToVerify,
  readWon,
} from "../giving/ledger-check/ledgerFigures.ts";
import { readSentBy } from "../giving/ledger-check/sentFigures.ts";
import { charityStatement, distributionStatement, earningStatement } from "./charityReports.ts";
import { readMoney } from "./dashboard/readMoney.ts";
import { readRunning } from "./dashboard/readRunning.ts";
import { allDays } from "./giving-by-year/allDays.ts";
import { readYears } from "./giving-by-year/readYears.ts";
import { readGiving } from "./givingDashboard.ts";
import { narrowedTo, responseRows } from "./responses/responseRows.ts";
import { userActivityRows } from "./user-activity/userActivityReport.ts";

/** Sums of the giving overview, by the names that figures have. */
const named = ({ points, ...cents }: GivingSums) => ({
  points,
  earned: cents.earned_cents,
  unassigned: cents.unassigned_cents,
  donated: cents.donated_cents,
  verified: cents.verified_cents,
  paid: cents.paid_cents,
  total: cents.total_cents,
});

type Group = readonly [ToldFigure["about"][number]["kind"], Sql, readonly (GivingSums & { of: Of | null })[]];
type Of = { readonly id: number; readonly name: string };

/** What is told of no charity because it was given to one after closing. */
const late: Of = { id: -1, name: "" };

/** The giving overview: its totals, and each charity, provider and session. */
const givingOverview = compareFigures("givingOverview", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    const giving = await readGiving(db, filter, context);
    told.push(...besides(about, named(giving.totals), await readFigures(db, where)));
    const groups: Group[] = [
      [
        "charity",
        sql`coalesce(k.charity_id, case when b.account = 'adjusted' then ${late.id}::int end)`,
        giving.by_charity.map((each) => ({ ...each, of: each.charity ?? (each.is_late ? late : null) })),
      ],
      [
        "provider",
        filter.structure === "today" ? sql`s.provider_id` : sql`f.provider_id`,
        giving.by_provider.map((each) => ({ ...each, of: each.provider })),
      ],
      ["session", sql`b.session_id`, giving.by_session.map((each) => ({ ...each, of: each.session }))],
    ];
    for (const [kind, column, lines] of groups) {
      const ledger = await readFiguresBy(db, where, column);
      for (const { of, ...sums } of lines) {
        const line = of && of !== late ? [...about, { kind, id: of.id, name: of.name }] : about;
        told.push(...besides(line, named(sums), ledger.get(of?.id ?? 0)));
      }
    }
  }
  return told;
});

/** Giving on the overview, in the sessions that run today. */
const overview = compareFigures("overview", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    if (Object.keys(filter).length > 0) continue;
    const { running } = await readRunning(db, context, undefined);
    const sessions = running.map(({ session }) => session.id);
    const money = await readMoney(db, sessions, context);
    const sums = {
      points: money.points,
      earned: money.earned_cents,
      unassigned: money.unassigned_cents,
      donated: money.donated_cents,
      verified: money.verified_cents,
      waiting: money.waiting_cents,
    };
    const inThese = sql`${where} and ${anyOf(sql`b.session_id`, sessions)}`;
    const found = await readFigures(db, inThese);
    const ledger = { ...found, unassigned: found.undecided, waiting: await readToVerify(db, inThese) };
    told.push(...besides(about, sums, ledger));
  }
  return told;
});

type Sums = Readonly<Partial<Record<LedgerFigure, number>>>;

/** The sums of a report's rows, of the named columns. */
function total(db: Db, names: readonly LedgerFigure[], statement: Sql, where = always): Promise<Sums> {
  const sums = names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`);
  return sole<Sums>(db, sql`select ${sql.join(sums)} from (${statement}) r where ${where}`);
}

/** The rows and subtotals of the three reports of charities; leaders have the distribution by provider only. */
const charityReports = compareFigures("charityReports", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  for (const { about, context, filter: query, where } of await readScopes(snapshot)) {
    const asking = { context, query };
    const all = await readFigures(db, where);
    const chosen = await readFigures(db, sql`${where} and b.charity_id is not null`);
    const sites = distributionStatement(asking);
    const figures = ["points", "earned", "donated", "total"] as const;
    if (context.caller.role === "Super Admin") {
      told.push(
        ...besides(about, await total(db, figures, charityStatement(asking)), chosen),
        ...besides(about, await total(db, figures, earningStatement(asking)), all),
      );
    }
    told.push(
      ...besides(about, await total(db, figures, sites, sql`charity is not null`), all),
      ...besides(about, await total(db, figures, sites, sql`charity is null and site is not null`), all),
      ...besides(about, await total(db, figures, sites, sql`site is null`), all),
    );
  }
  return told;
});

/** What giving by year is told of. */
const yearGroups = [
  ["charity", sql`k.charity_id`],
  ["provider", sql`f.provider_id`],
  ["site", sql`b.school_id`],
] as const;

const ofYear = (sums: YearSums) => ({
  points: sums.points,
  earned: sums.earned_cents,
  donated: sums.donated_cents,
  verified: sums.verified_cents,
  paid: sums.paid_cents,
  sent: sums.sent_cents,
  total: sums.total_cents,
});

type YearFigures = ReturnType<typeof ofYear>;

const addUp = (sums: readonly YearFigures[]) =>
  sums.reduce((all, each) => {
    const names = Object.keys(all) as (keyof YearFigures)[];
    return Object.fromEntries(names.map((name) => [name, all[name] + each[name]])) as YearFigures;
  });

/** Giving by year over all days, with what was sent to charities; it isn't told by session or district. */
const givingByYear = compareFigures("givingByYear", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    if (filter.sessions || filter.districts || filter.structure === "today") continue;
    const sentIn = await readSentBy(db, where, sql`0`);
    for (const [by, column] of yearGroups) {
      const { totals, rows } = await readYears(
        db,
        { ...filter, by },
        { ...allDays, is_running: false },
        context,
      );
      told.push(
        ...besides(about, ofYear(totals.now), {
          ...(await readFigures(db, where)),
          sent: sentIn.get(0) ?? 0,
        }),
      );
      const ledger = await readFiguresBy(db, where, column);
      const sent = await readSentBy(db, where, column);
      // A site has a row for each provider that it was at.
      for (const [id, own] of Map.groupBy(rows, ({ of }) => of?.id ?? 0)) {
        const name = own[0]?.of?.name ?? "";
        const line = id ? [...about, { kind: by, id, name }] : about;
        told.push(
          ...besides(line, addUp(own.map(({ now }) => ofYear(now))), {
            ...ledger.get(id),
            sent: sent.get(id) ?? 0,
          }),
        );
      }
    }
  }
  return told;
});

/** The points in the rows of Activity Detail and Activity Responses: what responses won, without what was adjusted later. */
const activityReports = compareFigures("activityReports", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    const { sessions, providers, structure, ...others } = filter;
    if (context.caller.role !== "Super Admin" || Object.keys(others).length > 0) continue;
    if (providers && structure !== "today") continue;
    const sums = await total(db, ["points"], responseRows(narrowedTo({ sessions, providers }), context));
    told.push(...besides(about, sums, { points: await readWon(db, where) }));
  }
  return told;
});

/** The points of each person in User Activity. */
const userActivity = compareFigures("userActivity", async (snapshot) => {
  const { db } = snapshot;
  const told: ToldFigure[] = [];
  const known = sql`b.user_id in (select id from users where archived_at is null)`;
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    if (context.caller.role !== "Super Admin" || Object.keys(filter).some((key) => key !== "sessions"))
      continue;
    const sums = await total(db, ["points"], userActivityRows({ query: filter, context }));
    told.push(...besides(about, sums, await readFigures(db, sql`${where} and ${known}`)));
  }
  return told;
});

/** What the overviews and reports tell of giving, against the ledger. */
export const reportComparisons: readonly Comparison[] = [
  givingOverview,
  overview,
  charityReports,
  activityReports,
  userActivity,
  givingByYear,
];
