import { givingByYearEndpoints, givingDashboardEndpoints, type YearSums } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { readPdf } from "../../../test/readPdf.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { sole } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, setNow, signInAs } = kit;
const { proposer, approver: staff, propose, send, paymentsOf } = await paymentWorld(kit);
const { get, file, statements } = givingByYearEndpoints;

const program = await make.program();
const [bright, other] = [await make.provider({ name: "Bright" }), await make.provider({ name: "Other" })];
const elm = await make.site({ name: "Elm", program_id: program.id, provider_id: bright.id });
const oak = await make.site({ name: "Oak", program_id: program.id, provider_id: other.id });
const [food, books] = [await make.charity({ name: "Food Bank" }), await make.charity({ name: "Books" })];
const sessionOf = (name: string, start: string, end: string) =>
  make.session({ name, program_id: program.id, start, end });
const autumns = [
  await sessionOf("Autumn 2025", "2025-08-10", "2025-10-10"),
  await sessionOf("Autumn 2026", "2026-08-10", "2026-10-10"),
];
const chief = await signInAs("Provider Leader", { provider_id: bright.id });
const principal = await signInAs("Site Leader", { school_ids: [oak.id] });
const teachers = [
  {
    ...(await signInAs("Instructor", { school_ids: [elm.id], first_name: "Ada", last_name: "Lee" })),
    site: elm,
  },
  {
    ...(await signInAs("Instructor", { school_ids: [oak.id], first_name: "Bo", last_name: "Diaz" })),
    site: oak,
  },
];

/** Both classes give on some days of both years, around the first day of a school year and of a fiscal year. */
for (const [nth, { id: user_id, site }] of teachers.entries()) {
  for (const [year, session] of autumns.entries()) {
    const place = { user_id, school_id: site.id, session_id: session.id };
    const charity_id = nth === 0 ? food.id : books.id;
    const calendarYear = 2025 + year;
    if (!(nth === 1 && year === 1)) await make.charityChoice({ ...place, charity_id });
    for (const [at, day] of ["07-01", "07-31", "08-01", "09-15", "09-16"].entries()) {
      await winPoints(db, place, 10 * (at + 1) + nth + 5 * year, `${calendarYear}-${day}`);
      if (nth === 1 && year === 1) continue;
      for (const status of ["counted", "verified", "paid", "void", "held"] as const)
        await make.classDonation({
          ...place,
          charity_id,
          status,
          amount_cents: 100 * (at + 1) + nth + year,
          donated_on: `${calendarYear}-${day}`,
        });
    }
  }
}
const run = (await propose({ charities: [food.id], sessions: [autumns[0]?.id], parts: ["earned"] })).body
  .data;
await sql`update payment_runs set state = 'approved' where id = ${run.id}`.execute(db);
await sql`update payments set state = 'approved' where run_id = ${run.id}`.execute(db);
const [payment] = await paymentsOf(run.id);
await send(run.id, [{ id: payment?.id }], { sent_on: "2026-08-20" });

/** What rows say of some days, added up without the code that is tested. */
async function recompute(from: string, to: string, where = sql`true`) {
  const within = (day: ReturnType<typeof sql>) =>
    sql`${day} between ${from}::date and ${to}::date and ${where}`;
  return sole<Partial<YearSums>>(
    db,
    sql`select (select coalesce(sum(coalesce(e.points, t.points)), 0)::int from responses t left join (select response_id, sum(points) as points from point_entries group by 1) e on e.response_id = t.id where ${within(sql`(t.created_at at time zone 'America/New_York')::date`)}) as points,
      (select coalesce(sum(amount_cents), 0)::int from class_donations t where status in ('counted', 'verified', 'paid') and ${within(sql`t.donated_on`)}) as donated_cents,
      (select coalesce(sum(amount_cents), 0)::int from class_donations t where status in ('verified', 'paid') and ${within(sql`t.donated_on`)}) as verified_cents,
      (select coalesce(sum(amount_cents), 0)::int from class_donations t where status = 'paid' and ${within(sql`t.donated_on`)}) as paid_cents`,
  );
}

const ask = async (query: object = {}, as = staff) => {
  const { status, body } = await call(get, { as, query: query as never });
  expect(status).toBe(200);
  return body.data;
};

describe("GET /dashboard/giving-by-year", () => {
  test("tells this school year up to today beside as many days of the year before", async () => {
    const { period, years, totals } = await ask();
    expect(period).toEqual({
      kind: "school_year",
      from: "2026-08-01",
      to: "2026-09-15",
      before: { from: "2025-08-01", to: "2025-09-15" },
      is_running: true,
    });
    expect(years).toEqual([2026, 2025, 2024]);
    const [now, before] = [
      await recompute("2026-08-01", "2026-09-15"),
      await recompute("2025-08-01", "2025-09-15"),
    ];
    expect(totals).toMatchObject({ now, before });
    expect(totals.now.earned_cents).toBe((now.points ?? 0) * 5);
    expect(totals.now.total_cents).toBe(totals.now.earned_cents + totals.now.donated_cents);
    expect([totals.now.sent_cents, totals.before.sent_cents]).toEqual([payment?.earned_cents, 0]);
  });

  test("tells fiscal years, earlier years and any dates, by the day of each row", async () => {
    expect((await ask({ period: "fiscal_year" })).totals).toMatchObject({
      now: await recompute("2026-07-01", "2026-09-15"),
      before: await recompute("2025-07-01", "2025-09-15"),
    });
    const last = await ask({ year: 2025 });
    expect(last.period).toMatchObject({ from: "2025-08-01", to: "2026-07-31", is_running: false });
    expect(last.totals).toMatchObject({ now: await recompute("2025-08-01", "2026-07-31") });
    expect((await ask({ period: "dates", from: "2026-07-31", to: "2026-08-01" })).totals).toMatchObject({
      now: await recompute("2026-07-31", "2026-08-01"),
      before: await recompute("2025-07-31", "2025-08-01"),
    });
  });

  test("splits points of a session that are for two charities, none lost on any day", async () => {
    const { id: user_id } = await make.user({ school_ids: [elm.id] });
    const place = { user_id, school_id: elm.id, session_id: autumns[1]?.id ?? 0 };
    await make.charityChoice({ ...place, charity_id: food.id });
    await winPoints(db, place, 8, "2026-08-03");
    await winPoints(db, place, 4, "2026-08-05");
    const paid = (await propose({ charities: [food.id], sessions: [place.session_id], parts: ["earned"] }))
      .body.data;
    await sql`update payment_runs set state = 'approved' where id = ${paid.id}`.execute(db);
    await sql`update payments set state = 'approved' where run_id = ${paid.id}`.execute(db);
    await send(paid.id, [{ id: (await paymentsOf(paid.id))[0]?.id }], { sent_on: "2026-08-21" });
    await sql`update charity_choices set charity_id = ${books.id} where user_id = ${user_id}`.execute(db);
    await winPoints(db, place, 6, "2026-08-04");
    const pointsOf = async (from: string, to: string) => {
      const { rows: found, totals } = await ask({ period: "dates", from, to, schools: elm.id });
      const by = (id: number) => found.find(({ of }) => of?.id === id)?.now.points ?? 0;
      return [by(food.id), by(books.id), totals.now.points];
    };
    // What was paid first takes the earliest days.
    expect(await pointsOf("2026-08-03", "2026-08-04")).toEqual([12, 2, 14]);
    expect(await pointsOf("2026-08-05", "2026-08-05")).toEqual([0, 4, 4]);
    // Points that are taken back are missing on their day, and at the charity that the class has now.
    await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      select user_id, school_id, session_id, response_id, type, title, -points from point_entries
      where user_id = ${user_id} and points = 8`.execute(db);
    const [paidFor, chosen, all] = await pointsOf("2026-08-01", "2026-09-15");
    expect(all).toBe((paidFor ?? 0) + (chosen ?? 0));
    expect(await pointsOf("2026-08-03", "2026-08-04")).toEqual([6, 0, 6]);
  });

  test("over all days agrees with the giving overview, also by charity, provider and site", async () => {
    const all = { period: "dates", from: "2020-01-01", to: "2026-09-16" };
    setNow("2026-09-16");
    for (const as of [staff, chief, principal]) {
      const { data: overview } = (await call(givingDashboardEndpoints.get, { as })).body;
      const same = ({
        points,
        earned_cents,
        donated_cents,
        verified_cents,
        paid_cents,
        total_cents,
      }: Omit<YearSums, "sent_cents">) => ({
        points,
        earned_cents,
        donated_cents,
        verified_cents,
        paid_cents,
        total_cents,
      });
      const { totals, rows: charities } = await ask({ ...all, by: "charity" }, as);
      expect(overview.totals).toMatchObject(same(totals.now));
      expect(charities.map(({ of, now }) => [of, same(now)])).toEqual(
        overview.by_charity.map(({ charity, ...sums }) => [charity, same(sums)]),
      );
      const providers = (await ask({ ...all, by: "provider" }, as)).rows;
      expect(providers.map(({ of, now }) => [of, same(now)])).toEqual(
        overview.by_provider.map(({ provider, ...sums }) => [provider, same(sums)]),
      );
      const sites = (await ask({ ...all, by: "site" }, as)).rows;
      expect(sites.reduce((sum, { now }) => sum + now.total_cents, 0)).toBe(totals.now.total_cents);
    }
    setNow("2026-09-15");
  });

  test("keeps leaders to their sites", async () => {
    const here = await recompute("2026-08-01", "2026-09-15", sql`t.school_id = ${oak.id}`);
    expect((await ask({}, principal)).totals.now).toMatchObject(here);
    expect((await ask({ schools: elm.id }, principal)).totals.now.total_cents).toBe(0);
    expect((await ask({ by: "site" }, chief)).rows.map(({ of }) => of?.id)).toEqual([elm.id]);
  });

  test("names places as they were, and regroups them by today's structure", async () => {
    await sql`update sites set provider_id = ${other.id} where id = ${elm.id}`.execute(db);
    const named = async (query: object) =>
      (await ask({ by: "site", ...query })).rows.map(({ of, provider }) => [provider?.name, of?.name]);
    expect(await named({})).toContainEqual(["Bright", "Elm"]);
    expect(await named({ structure: "today" })).toContainEqual(["Other", "Elm"]);
    await sql`update sites set provider_id = ${bright.id} where id = ${elm.id}`.execute(db);
  });

  test.each([
    [{ period: "dates", to: "2026-09-01" }, "from", "Enter the first day."],
    [{ period: "dates", from: "2026-09-01" }, "to", "Enter the last day."],
    [
      { period: "dates", from: "2026-09-02", to: "2026-09-01" },
      "to",
      "The last day must not be before the first one.",
    ],
    [{ period: "dates", from: "2027-01-01", to: "2027-02-01" }, "from", "Choose a period that has begun."],
    [{ year: 2027 }, "year", "Choose a period that has begun."],
  ])("refuses %j at its field", async (query, path, msg) => {
    const { status, body } = await call(get, { as: staff, query: query as never });
    expect([status, (body as never as { errors: unknown }).errors]).toEqual([422, [{ path, msg }]]);
  });
});

describe("files of giving by year", () => {
  test("a CSV has a row for each site and their sum", async () => {
    const answer = await call(file, { as: staff, query: { format: "csv", by: "site" } as never });
    const lines = answer.bytes.toString().trim().split("\r\n");
    const { totals, rows: sites } = await ask({ by: "site" });
    expect(lines).toHaveLength(sites.length + 2);
    expect(lines[0]).toContain('Earned,"Earned, year before","Earned, difference"');
    const { now, before } = totals;
    expect(lines.at(-1)).toMatch(
      new RegExp(`^Total,,${now.points},${before.points},${now.points - before.points},`),
    );
  });

  test("a statement tells a site's giving by charity, session and class, the year before beside it", async () => {
    const answer = await call(statements, { as: principal, query: { schools: oak.id } as never });
    const { pages, title } = await readPdf(answer.bytes);
    expect([title, pages.length]).toEqual(["Statement of giving", 1]);
    const text = pages[0]?.text ?? "";
    const { totals } = await ask({ schools: oak.id });
    const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    for (const words of [
      "Oak",
      "Other",
      "Not yet chosen",
      "Books",
      "Autumn 2026",
      "Bo Diaz",
      "for as many days",
    ])
      expect(text).toContain(words);
    for (const cents of [totals.now.earned_cents, totals.before.total_cents])
      expect(text).toContain(money(cents));
  });

  test("a provider's statements have a page for each of its sites", async () => {
    const ids = [bright.id, other.id].join();
    const { bytes } = await call(statements, { as: staff, query: { providers: ids } as never });
    const { pages } = await readPdf(bytes);
    expect(pages.map(({ text }) => [text.includes("Elm"), text.includes("Oak")])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test("a charity's statement has its sites, sessions and payments, whose sum is what was sent", async () => {
    const query = { charities: food.id, period: "dates", from: "2025-07-01", to: "2026-12-31" };
    const answer = await call(statements, { as: staff, query: query as never });
    const { pages } = await readPdf(answer.bytes);
    const text = pages.map((page) => page.text).join(" ");
    const { totals } = await ask(query);
    const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    expect(totals.now.sent_cents).toBeGreaterThan(0);
    for (const words of ["Food Bank", "By site", "Elm", "By session", "Autumn 2026", "Payments", "Check"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Ada|Lee|Oak/);
    const sent = money(totals.now.sent_cents);
    expect(text).toMatch(new RegExp(`Sent to you.*\\${sent}.*Payments.*Total.*\\${sent}`, "s"));
    expect(text).toContain(money(totals.now.total_cents));
    const as = principal;
    expect((await call(statements, { as, query: query as never })).status).toBe(422);
  });

  test("statements need sites in reach that are named, and giving", async () => {
    const asked = async (query: object, as = chief) =>
      (await call(statements, { as, query: query as never })).status;
    expect(await asked({})).toBe(422);
    expect(await asked({ schools: oak.id })).toBe(422);
    expect(await asked({ providers: bright.id, period: "dates", from: "2020-01-01", to: "2020-01-02" })).toBe(
      409,
    );
    // A site that is asked for by name gets one that says so.
    expect(await asked({ schools: elm.id, period: "dates", from: "2020-01-01", to: "2020-01-02" })).toBe(200);
    expect(await asked({ schools: elm.id }, proposer)).toBe(200);
  });
});
