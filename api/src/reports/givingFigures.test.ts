import {
  charityEarning,
  charityReport,
  charitySchoolEarning,
  classDonationEndpoints,
  type GivingSums,
  givingDashboardEndpoints,
  paymentRunEndpoints,
  placeOverviewEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import {
  type GivingLine,
  linesOf,
  makeGivingWorld,
  type Narrowing,
  readGivingWorld,
  sumGiving,
} from "../../test/givingWorld.ts";
import { readReportRows } from "../../test/readReportRows.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { readCsvRows } from "../core/spreadsheets/csv.ts";
import { readXlsxRows } from "../core/spreadsheets/xlsx.ts";

const { db, call, make, signInAs } = await buildApp();
const first = await makeGivingWorld(db, make, 1);
await makeGivingWorld(db, make, 2);
const [closed] = (await makeGivingWorld(db, make, 3)).sites;
await sql`update sites set archived_at = now() where id = ${closed?.id}`.execute(db);
const world = await readGivingWorld(db);

const staff = await signInAs("Super Admin");
const idsOf = (list: readonly { id: number }[], ...places: number[]) =>
  places.flatMap((place) => list[place]?.id ?? []);
const provider = idsOf(first.providers, 0);
const ownSites = idsOf(first.sites, 1, 4);
const chief = await signInAs("Provider Leader", { provider_id: provider[0] as number });
const leader = await signInAs("Site Leader", { school_ids: ownSites });

const inSession = { sessions: idsOf(first.sessions, 0) };

/** Caller, call, and the expected value from raw rows. */
const asked: readonly (readonly [string, SignedIn, Narrowing, Narrowing])[] = [
  ["staff, everything", staff, {}, {}],
  ...(
    [
      { sessions: idsOf(first.sessions, 0, 2) },
      { providers: idsOf(first.providers, 1, 2) },
      { charities: idsOf(first.charities, 1, 3) },
      { charities: idsOf(first.charities, 2), sessions: idsOf(first.sessions, 1), providers: provider },
      { providers: [999_999_999] },
    ] as Narrowing[]
  ).map((only) => [`staff, ${JSON.stringify(only)}`, staff, only, only] as const),
  ["a Provider Leader", chief, {}, { providers: provider }],
  ["a Provider Leader elsewhere", chief, { providers: idsOf(first.providers, 1) }, { providers: [] }],
  ["a Site Leader", leader, {}, { schools: ownSites }],
  ["a Site Leader in a session", leader, inSession, { schools: ownSites, ...inSession }],
];
const forStaff = asked.filter(([, as]) => as === staff);
const ofDistrict = { districts: idsOf(first.districts, 0), sessions: idsOf(first.sessions, 0, 2) };
const ofReports: typeof asked = [...asked, ["staff, of a district", staff, ofDistrict, ofDistrict]];

const nameOf = (list: readonly { id: number; name: string }[], id: number | null | undefined) =>
  list.find((each) => each.id === id)?.name;
const siteOf = (line: GivingLine) => world.sites.find(({ id }) => id === line.school_id);
const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).toSorted();
const dollars = (cents: number) => cents / 100;

/** The last four cells of every giving report's row. */
function moneyOf(lines: readonly GivingLine[]) {
  const sum = (figure: (line: GivingLine) => number) =>
    lines.reduce((total, line) => total + figure(line), 0);
  const [points, donated] = [sum((line) => line.points), sum((line) => line.donated)];
  return [points, dollars(points * 5), dollars(donated), dollars(points * 5 + donated)];
}

const classesOf = (lines: readonly GivingLine[]) =>
  new Set(lines.filter(({ gives }) => gives).map((line) => `${line.user_id} ${line.school_id}`)).size;

function groupBy<K>(lines: readonly GivingLine[], keyOf: (line: GivingLine) => K): GivingLine[][] {
  return [...Map.groupBy(lines, keyOf).values()];
}

/** The rows of a workbook below its heading, their last cells as numbers. */
async function workbook(bytes: Buffer, texts: number, read = readXlsxRows) {
  // An empty row stands before the sums.
  const told = (await read(bytes)).slice(1).filter(([first]) => first);
  return told.map((row) => row.map((cell, at) => (at < texts ? cell : Number(cell))));
}

describe("GET /report/charity", () => {
  const columns = "Charity,Country,State,Classes,Sites,Points,Earned,Donated,Total";
  test.each(
    forStaff.flatMap(([name, as, { sessions }]) => (sessions ? [[name, as, { sessions }] as const] : [])),
  )("%s: has every charity with what a recomputation finds, zeros too", async (_name, as, only) => {
    const filters: readonly Narrowing[] = [
      {},
      only,
      { ...only, districts: idsOf(first.districts, 0) },
      { districts: [999_999] },
      { ...only, providers: idsOf(first.providers, 1) },
      { ...only, schools: idsOf(first.sites, 0, 2) },
      { ...only, charities: idsOf(first.charities, 1, 3) },
    ];
    for (const narrowing of filters) {
      const { bytes, headers } = await call(charityReport.download, { as, query: narrowing });
      expect(headers["content-disposition"]).toMatch(/filename="Charity Report.csv"/);
      const [heading, ...rows] = await readCsvRows(bytes);
      expect(heading?.join()).toBe(columns);
      const lines = linesOf(world, narrowing);
      // Those that weren't asked for have no row, others their zeros.
      const listed = world.charities.filter(({ id }) => narrowing.charities?.includes(id) ?? true);
      const expected = listed.map((charity) => {
        const own = lines.filter(({ charity_id }) => charity_id === charity.id);
        const sites = new Set(own.filter(({ gives }) => gives).map(({ school_id }) => school_id)).size;
        return [charity.name, charity.country, charity.state ?? "", classesOf(own), sites, ...moneyOf(own)];
      });
      const found = rows.map((row) => row.map((cell, at) => (at < 3 ? cell : Number(cell))));
      expect(sorted(found)).toEqual(sorted(expected));
    }
  });

  test("sends the columns that are chosen, in the caller's language", async () => {
    const query = { fields: "total,charity", sessions: "All" };
    const { text } = await call(charityReport.download, {
      as: staff,
      query,
      headers: { "accept-language": "es" },
    });
    expect(text.split("\r\n")[0]).toBe("\uFEFFTotal,Organización");
    // A column is there once, however often it is named; none named are all.
    const columnsOf = async (fields: string) =>
      (await call(charityReport.preview, { as: staff, query: { fields } })).body.data.columns.map(
        ({ key }) => key,
      );
    expect(await columnsOf("total,charity,total")).toEqual(["total", "charity"]);
    expect(await columnsOf("")).toHaveLength(columns.split(",").length);
  });
});

describe("GET /report/charity-school-earning", () => {
  test.each(ofReports)(
    "%s: is what a recomputation finds, with subtotals",
    async (_name, as, query, narrowing) => {
      const { status, bytes, headers } = await call(charitySchoolEarning.download, { as, query });
      expect(status).toBe(200);
      expect(headers["content-disposition"]).toMatch(/filename="Charity Distribution by Provider.xlsx"/);
      const lines = linesOf(world, narrowing);
      const parts = groupBy(lines, (line) => `${line.school_id} ${line.charity_id}`).map((own) => {
        const [line] = own as [GivingLine];
        const site = siteOf(line);
        const charity =
          line.charity_id === null ? "Not yet chosen" : nameOf(world.charities, line.charity_id);
        return [
          nameOf(world.providers, site?.provider_id),
          site?.name,
          charity,
          classesOf(own),
          ...moneyOf(own),
        ];
      });
      const subtotals = groupBy(lines, (line) => siteOf(line)?.provider_id).map((own) => [
        nameOf(world.providers, siteOf(own[0] as GivingLine)?.provider_id),
        "Provider subtotal",
        "",
        classesOf(own),
        ...moneyOf(own),
      ]);
      const all = lines.length > 0 ? [["Grand total", "", "", classesOf(lines), ...moneyOf(lines)]] : [];
      const found = await workbook(bytes, 3);
      expect(sorted(found)).toEqual(sorted([...parts, ...subtotals, ...all]));
      // Sums come last, where a filter leaves them alone.
      expect(sorted(found.slice(parts.length, parts.length + subtotals.length))).toEqual(sorted(subtotals));
      expect(found.slice(parts.length + subtotals.length)).toEqual(all);
      // Subtotals count as rows of the file.
      const { data } = (await call(charitySchoolEarning.preview, { as, query })).body;
      expect(data.total).toBe(found.length);
      expect(data.rows.length).toBe(Math.min(25, found.length));
    },
  );

  const between = (line: GivingLine) => line.session_id === null;
  test.each<[string, (line: GivingLine) => boolean]>([
    ["chosen", ({ charity_id }) => charity_id !== null],
    ["open", (line) => line.charity_id === null && !between(line)],
    ["between_sessions", between],
    ["open,between_sessions", ({ charity_id }) => charity_id === null],
    ["All", () => true],
  ])("has the rows whose charity choice is %s alone, as the report by class has", async (words, isIn) => {
    for (const [, as, query, narrowing] of asked) {
      const lines = linesOf(world, narrowing).filter(isIn);
      const choice = { ...query, charity_choice: words };
      const distribution = await call(charitySchoolEarning.download, { as, query: choice });
      const rows = (await workbook(distribution.bytes, 3)).filter((row) => row[2] !== "");
      expect(rows).toHaveLength(new Set(lines.map((line) => `${line.school_id} ${line.charity_id}`)).size);
      const sum = (at: number) => rows.reduce((before, row) => before + Number(row[at]), 0);
      const [points, , donated] = moneyOf(lines);
      expect(sum(4)).toBe(points);
      expect(sum(6)).toBeCloseTo(donated ?? 0);
      if (as !== staff) continue;
      const byClass = await call(charityEarning.preview, { as, query: choice });
      expect(byClass.body.data.total).toBe(lines.length);
    }
  });

  test("refuses a charity choice that there is none of", async () => {
    const query = { charity_choice: "open,maybe" };
    const { status, body } = await call(charitySchoolEarning.preview, { as: staff, query });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "charity_choice"]);
    expect(body.errors?.[0]?.msg).toBe("Charity Choice must be one of: chosen, open, between_sessions");
    const fields = await call(charityReport.preview, { as: staff, query: { fields: "total,,total" } });
    expect(fields.body.errors?.[0]?.msg).toMatch(/must be one of: charity, country, state, .* total$/);
  });

  test("names subtotals and what is not chosen in the caller's language", async () => {
    const headers = { "accept-language": "es" };
    const { bytes } = await call(charitySchoolEarning.download, { as: staff, headers });
    const rows = await readXlsxRows(bytes);
    expect(rows[0]?.join()).toBe("Proveedor,Plantel,Organización,Clases,Puntos,Ganado,Donado,Total");
    expect(rows.map((row) => row[1])).toContain("Subtotal del proveedor");
    expect(rows.map((row) => row[2])).toContain("Aún sin elegir");
  });
});

describe("GET /report/charity-earning", () => {
  const forTeam = ofReports.filter(([, as]) => as === staff);
  test.each(forTeam)("%s: has a row per class, session and charity", async (_name, as, query, narrowing) => {
    const { bytes, headers } = await call(charityEarning.download, { as, query });
    expect(headers["content-disposition"]).toMatch(/filename="Charity Earning Report.xlsx"/);
    const lines = linesOf(world, narrowing);
    const expected = lines.map((line) => [
      line.charity_id === null ? "Not yet chosen" : nameOf(world.charities, line.charity_id),
      nameOf(world.providers, siteOf(line)?.provider_id),
      siteOf(line)?.name,
      nameOf(world.users, line.user_id),
      nameOf(world.sessions, line.session_id) ?? "",
      ...moneyOf([line]),
    ]);
    expect(sorted(await workbook(bytes, 5, readReportRows))).toEqual(sorted(expected));
    const preview = await call(charityEarning.preview, { as, query });
    expect(preview.body.data.total).toBe(expected.length);
  });
});

const dashboard = async (as: SignedIn, query: object = {}) => {
  const { status, body } = await call(givingDashboardEndpoints.get, { as, query: { ...query } });
  expect(status).toBe(200);
  return body.data;
};

describe("GET /dashboard/giving", () => {
  test.each(asked)("%s: is what a recomputation finds", async (_name, as, query, narrowing) => {
    const data = await dashboard(as, query);
    const lines = linesOf(world, narrowing);
    const { charities, ...totals } = data.totals;
    expect(totals).toEqual(sumGiving(world, narrowing));
    const reached = groupBy(lines, ({ charity_id }) => charity_id).filter(
      ([line, ...more]) => line?.charity_id != null && (moneyOf([line, ...more])[3] ?? 0) > 0,
    );
    expect(charities).toBe(reached.length);
    expect(data.by_charity.map(({ charity }) => charity?.id ?? null).toSorted()).toEqual(
      [...new Set(lines.map(({ charity_id }) => charity_id))].toSorted(),
    );
    for (const { charity, is_late: _late, ...own } of data.by_charity.filter((row) => row.charity)) {
      expect(own).toEqual(sumGiving(world, narrowed(narrowing, "charities", charity?.id)));
    }
    for (const { provider: of, ...own } of data.by_provider) {
      expect(own).toEqual(sumGiving(world, narrowed(narrowing, "providers", of.id)));
    }
    for (const { session, ...own } of data.by_session.filter((row) => row.session)) {
      expect(own).toEqual(sumGiving(world, narrowed(narrowing, "sessions", session?.id)));
    }
  });

  test("adds up by charity, by provider and by session", async () => {
    const { totals, by_charity, by_provider, by_session } = await dashboard(staff);
    for (const list of [by_charity, by_provider, by_session])
      for (const figure of [
        "points",
        "earned_cents",
        "unassigned_cents",
        "donated_cents",
        "paid_cents",
      ] as const) {
        const sum = (list as readonly GivingSums[]).reduce((before, row) => before + row[figure], 0);
        expect([figure, sum]).toEqual([figure, totals[figure]]);
      }
  });

  test("tells what is verified and not paid, in a payment run or not, and what is funded", async () => {
    const { totals, unpaid, funding } = await dashboard(staff);
    const sumOf = (rows: typeof unpaid, figure: "verified_cents" | "in_run_cents") =>
      rows?.reduce((sum, row) => sum + row[figure], 0);
    expect(sumOf(unpaid, "verified_cents")).toBe(totals.verified_cents - totals.paid_cents);
    expect(sumOf(unpaid, "in_run_cents")).toBe(0);
    expect(funding).toMatchObject({ since: null, not_funded_cents: 0 });
    expect((await dashboard(staff, { providers: "1" })).unpaid).toBeNull();
    for (const as of [leader, await signInAs("admin", { user_type: ["Reports"] })])
      expect(await dashboard(as)).toMatchObject({ unpaid: null, funding: null });

    // A run sets some of it aside, which doesn't make it paid.
    const [first] = unpaid ?? [];
    const charities = [first?.charity.id ?? 0];
    const run = await call(paymentRunEndpoints.create, { as: staff, body: { name: "All", charities } });
    const { id } = run.body.data;
    const after = await dashboard(staff);
    expect(sumOf(after.unpaid, "verified_cents")).toBe(after.totals.verified_cents - after.totals.paid_cents);
    expect(after.unpaid).toEqual(
      unpaid?.map((row) => (row === first ? { ...row, in_run_cents: row.verified_cents } : row)),
    );
    for (const { charity, verified_cents, paid_cents } of after.by_charity.filter((row) => row.charity))
      expect(after.unpaid?.find((row) => row.charity.id === charity?.id)?.verified_cents ?? 0).toBe(
        verified_cents - paid_cents,
      );
    await call(paymentRunEndpoints.cancel, { as: staff, params: { id }, body: { reason: "Later" } });
    expect((await dashboard(staff)).unpaid).toEqual(unpaid);
  });

  test("tells the largest first, sessions in time, and what has no charity or session last", async () => {
    const { by_charity, by_provider, by_session } = await dashboard(staff);
    for (const list of [by_charity.slice(0, -1), by_provider]) {
      const sums = list.map(({ total_cents }) => total_cents);
      expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    }
    const starts = by_session.slice(0, -1).map(({ session }) => session?.start ?? "");
    expect(starts).toEqual(starts.toSorted());
    expect([by_charity.at(-1)?.charity, by_session.at(-1)?.session]).toEqual([null, null]);
  });
});

/** What is narrowed once more, to one row's id. */
function narrowed(narrowing: Narrowing, name: keyof Narrowing, id = 0): Narrowing {
  const before = narrowing[name];
  return { ...narrowing, [name]: before && !before.includes(id) ? [] : [id] };
}

describe("the figures of giving agree", () => {
  test.each(asked)("%s: dashboard, reports and donations", async (_name, as, query) => {
    const { totals } = await dashboard(as, query);
    const listed = async (more: object = {}) =>
      (await call(classDonationEndpoints.list, { as, query: { ...query, ...more } })).body.meta;
    const all = await listed();
    expect([all.bank_total_cents, all.verified_cents]).toEqual([totals.donated_cents, totals.verified_cents]);
    expect((await listed({ status: "paid" })).bank_total_cents).toBe(totals.paid_cents);
    const { bytes } = await call(charitySchoolEarning.download, { as, query });
    const subtotals = (await workbook(bytes, 3)).filter((row) => row[1] === "Provider subtotal");
    const sum = (at: number) => subtotals.reduce((before, row) => before + Number(row[at]), 0);
    expect(sum(4)).toBe(totals.points);
    expect(sum(7)).toBeCloseTo(dollars(totals.total_cents));
    const open = { ...query, charity_choice: "open,between_sessions" };
    const unassigned = await workbook(
      (await call(charitySchoolEarning.download, { as, query: open })).bytes,
      3,
    );
    const earned = unassigned.reduce((before, row) => before + (row[2] === "" ? 0 : Number(row[5])), 0);
    expect(earned).toBeCloseTo(dollars(totals.unassigned_cents));
  });

  test("and a place's own page", async () => {
    for (const as of [staff, chief]) {
      const id = provider[0] as number;
      const { giving } = (await call(placeOverviewEndpoints.provider, { as, params: { id } })).body.data;
      const { totals } = await dashboard(as, { providers: id });
      expect(giving.in_all).toEqual(pickWinnings(totals));
      // Both sessions that are on today: each site is in its program's.
      const now = idsOf(first.sessions, 0, 2);
      const here = first.sites.filter(({ provider_id }) => provider_id === id).map((each) => each.id);
      const current = (await Promise.all(here.map((each) => sessionTotals(each, now)))) as Sums[];
      const names = ["points", "earned_cents", "donated_cents", "verified_cents"] as const;
      for (const name of names)
        expect(giving.session?.[name]).toBe(current.reduce((sum, each) => sum + each[name], 0));
    }
  });
});

type Sums = ReturnType<typeof pickWinnings>;

function pickWinnings<
  T extends Record<"points" | "earned_cents" | "donated_cents" | "verified_cents", number>,
>({ points, earned_cents, donated_cents, verified_cents }: T) {
  return { points, earned_cents, donated_cents, verified_cents };
}

/** What a site's page says of its current session, once it is sure that a recomputation says the same. */
async function sessionTotals(id: number, now: readonly number[]): Promise<Sums> {
  const { data } = (await call(placeOverviewEndpoints.site, { as: staff, params: { id } })).body;
  const session = data.session?.id ?? 0;
  expect(now).toContain(session);
  const narrowing = { schools: [id], sessions: [session] };
  expect(data.giving.session).toEqual(pickWinnings(sumGiving(world, narrowing)));
  expect(data.giving.in_all).toEqual(pickWinnings(sumGiving(world, { schools: [id] })));
  for (const { id: charity, name: _name, classes, ...own } of data.giving.charities) {
    const alone = sumGiving(world, { ...narrowing, charities: [charity] });
    expect([classes, own]).toEqual([alone.classes, pickWinnings(alone)]);
  }
  return data.giving.session;
}
