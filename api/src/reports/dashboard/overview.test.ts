import {
  classDonationEndpoints,
  classEndpoints,
  type Dashboard,
  dashboardEndpoints,
  filmEndpoints,
  type Group,
  type Language,
  lacksCaptions,
  leadEndpoints,
  resourceEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { foldCounts } from "../../core/housekeeping.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;
const none = { active: 0, responses: 0, points: 0, donated_cents: 0 };

const overviewOf = async (as: SignedIn, programs?: number[]): Promise<Dashboard> => {
  const { status, body } = await call(dashboardEndpoints.get, { as, query: programs ? { programs } : {} });
  expect(status).toBe(200);
  return body.data;
};
const needsOf = async (as: SignedIn, programs?: number[]) =>
  (await overviewOf(as, programs)).needs.map(({ kind, count }) => [kind, count]);

const empty = await overviewOf(await signInAs("Super Admin"));

test("GET /dashboard needs nobody and compares with nothing in an empty portal", () => {
  const { needs, compared, cards } = empty;
  expect(needs).toEqual([]);
  expect(compared).toEqual({ now: none, last: null, year: null });
  expect(cards).toEqual({ shown: [], hidden: [] });
});

describe("GET /dashboard beside earlier sessions", async () => {
  const [program, young] = [await make.program(), await make.program()];
  const [near, far] = [await make.provider(), await make.provider()];
  const site = await make.site({ program_id: program.id, provider_id: near.id });
  const other = await make.site({ program_id: program.id, provider_id: far.id });
  const fresh = await make.site({ program_id: young.id, provider_id: near.id });
  const of = program.id;
  const year = await make.session({
    program_id: of,
    name: "Fall 2025",
    start: "2025-09-01",
    end: "2025-10-12",
  });
  const last = await make.session({ program_id: of, name: "Summer", start: "2026-07-06", end: "2026-08-16" });
  // Today is its 22nd day.
  const now = await make.session({ program_id: of, name: "Fall", start: "2026-08-25", end: "2026-10-04" });
  const first = await make.session({ program_id: young.id, start: "2026-09-01", end: "2026-10-10" });
  const [ana, ben] = [
    await make.user({ school_ids: [site.id] }),
    await make.user({ school_ids: [other.id, fresh.id] }),
  ];
  const charity = await make.charity();
  const staff = await signInAs("Super Admin");
  const leader = await signInAs("Site Leader", { school_ids: [site.id] });
  const newcomer = await signInAs("Site Leader", { school_ids: [fresh.id] });

  beforeAll(async () => {
    await sql`update class_periods set "from" = '2025-01-01'`.execute(db);
    const at = (who: { id: number }, school: { id: number }, session: { id: number }) => ({
      user_id: who.id,
      school_id: school.id,
      session_id: session.id,
    });
    await winPoints(db, at(ana, site, now), 10, "2026-09-01");
    await winPoints(db, at(ana, site, now), 5, "2026-09-15");
    await winPoints(db, at(ben, fresh, first), 40, "2026-09-10");
    // The 22nd day of the last session counts, the 23rd doesn't.
    await winPoints(db, at(ben, other, last), 7, "2026-07-27");
    await winPoints(db, at(ana, site, last), 100, "2026-07-28");
    await winPoints(db, at(ana, site, year), 3, "2025-09-22");
    await winPoints(db, at(ana, site, year), 1000, "2025-09-23");
    for (const session of [now, last, year])
      await make.charityChoice({ ...at(ana, site, session), charity_id: charity.id });
    await make.charityChoice({ ...at(ben, other, now), charity_id: charity.id });
    const donate = (session: { id: number }, donated_on: string, amount_cents: number, status = "paid") =>
      make.classDonation({
        ...at(ana, site, session),
        charity_id: charity.id,
        donated_on,
        amount_cents,
        status,
      });
    await donate(now, "2026-09-02", 500);
    await donate(last, "2026-07-27", 200);
    await donate(last, "2026-07-28", 4000);
    await donate(year, "2025-09-05", 90, "void");
  });

  test.each([
    ["before what is counted was folded", async () => {}],
    ["after it", () => foldCounts(db)],
  ])("counts as many days of each, in the same programs only, %s", async (_when, prepare) => {
    await prepare();
    const { compared } = await overviewOf(staff);
    expect(compared.now).toEqual({ active: 2, responses: 3, points: 55, donated_cents: 500 });
    const same = { active: 1, responses: 2, points: 15, donated_cents: 500 };
    expect(compared.last).toEqual({
      programs: 1,
      session: { id: last.id, name: "Summer", start: "2026-07-06", until: "2026-07-27" },
      now: same,
      earlier: { active: 1, responses: 1, points: 7, donated_cents: 200 },
    });
    expect(compared.year).toMatchObject({
      session: { id: year.id, until: "2025-09-22" },
      now: same,
      earlier: { active: 1, responses: 1, points: 3, donated_cents: 0 },
    });
  });

  test("follows responses that are changed or deleted", async () => {
    const moved = sql`created_at + interval '1 day'`;
    const where = sql`where session_id = ${last.id} and points = 7`;
    await sql`update responses set created_at = ${moved} ${where}`.execute(db);
    expect((await overviewOf(staff)).compared.last?.earlier).toMatchObject({ active: 0, responses: 0 });
    await sql`update responses set created_at = created_at - interval '1 day' ${where}`.execute(db);
    expect((await overviewOf(staff)).compared.last?.earlier).toMatchObject({ active: 1, responses: 1 });
    const kept = sql`select school_id, session_id, day, sum(responses) as responses, sum(points) as points from session_days
      group by 1, 2, 3 having sum(responses) <> 0 or sum(points) <> 0`;
    const differing = sql`(${kept} except select * from session_day_sums) union all (select * from session_day_sums except ${kept})`;
    expect((await differing.execute(db)).rows).toEqual([]);
  });

  test("tells leaders of their own sites only, and nothing where these had none", async () => {
    const { compared } = await overviewOf(leader);
    expect(compared.now).toEqual({ active: 1, responses: 2, points: 15, donated_cents: 500 });
    // On the 22nd day of the last session, their class hadn't recorded anything yet.
    expect(compared.last?.earlier).toEqual({ ...none, donated_cents: 200 });
    const { compared: own } = await overviewOf(newcomer);
    expect([own.now.points, own.last, own.year]).toEqual([40, null, null]);
  });

  test("leaves out what permissions don't cover", async () => {
    const { last } = (await overviewOf(await signInAs("admin", { user_type: ["Charities"] }))).compared;
    expect(last?.earlier).toEqual({ active: null, responses: null, points: 7, donated_cents: 200 });
    const { last: lessons } = (await overviewOf(await signInAs("admin", { user_type: ["Curriculum"] })))
      .compared;
    expect(lessons?.now).toEqual({ active: 1, responses: 2, points: null, donated_cents: null });
    const { compared } = await overviewOf(await signInAs("admin", { user_type: ["Page Files"] }));
    expect([compared.last, compared.year]).toEqual([null, null]);
  });

  describe("what needs somebody", () => {
    beforeAll(async () => {
      const place = { user_id: ana.id, school_id: site.id, session_id: now.id, charity_id: charity.id };
      const elsewhere = { ...place, user_id: ben.id, school_id: other.id };
      for (const [where, status, amount_cents] of [
        [place, "counted", 300],
        [elsewhere, "counted", 400],
        [place, "verified", 250],
        [place, "held", 90_000],
      ] as const)
        await make.classDonation({ ...where, status, amount_cents, donated_on: "2026-09-03" });
      await make.lead({ status: "New" });
      await make.lead({ status: "Contacted" });
      await make.mindfulOpen({ is_approved: false });
      await make.mindfulOpen({ is_approved: false });
      await make.puzzle({ is_approved: false });
      await sql`update leads set created_at = '2026-09-10'`.execute(db);
    });

    test("comes by rank, and within a rank the longest wait first", async () => {
      await sql`update activities set created_at = '2026-08-01' where not is_approved`.execute(db);
      await sql`update class_donations set created_at = '2026-09-03' where status = 'held'`.execute(db);
      const order = ["leads", "drafts", "held_donations"];
      expect((await needsOf(staff)).map(([kind]) => kind).slice(0, 3)).toEqual(order);
      await sql`update activities set created_at = '2026-09-04' where not is_approved`.execute(db);
      const kinds = (await needsOf(staff)).map(([kind]) => kind);
      expect(kinds.slice(0, 3)).toEqual(["leads", "held_donations", "drafts"]);
      expect(kinds.slice(3).toSorted()).toEqual(["silent_classes", "to_verify", "unpaid"]);
    });

    test("has as many rows behind each figure", async () => {
      const { needs } = await overviewOf(staff);
      const of = (kind: string) => needs.find((each) => each.kind === kind);
      const totalOf = async (endpoint: Parameters<typeof call>[0], query: object) =>
        ((await call(endpoint, { as: staff, query })).body as unknown as { meta: { total: number } }).meta
          .total;
      expect(of("to_verify")).toMatchObject({ count: 2, cents: 700 });
      expect(of("unpaid")).toMatchObject({ count: 1, cents: 250 });
      expect(of("drafts")).toMatchObject({ count: 2, about: "mindfulOpen" });
      expect(await totalOf(classDonationEndpoints.list, { status: "counted" })).toBe(2);
      expect(await totalOf(classDonationEndpoints.list, { status: "held" })).toBe(
        of("held_donations")?.count,
      );
      expect(await totalOf(leadEndpoints.list, { status: "New" })).toBe(of("leads")?.count);
      expect(await totalOf(resourceEndpoints.mindfulOpen.list, { state: "draft" })).toBe(of("drafts")?.count);
      expect(await totalOf(classEndpoints.list, { is_silent: true })).toBe(of("silent_classes")?.count);
    });

    test.each<[Group, readonly string[]]>([
      ["Constituents", ["leads"]],
      ["Charities", ["held_donations", "to_verify", "unpaid"]],
      ["Curriculum", ["drafts", "silent_classes"]],
      ["Reports", ["silent_classes"]],
      ["Page Files", []],
    ])("is of %s only what they can do", async (group, kinds) => {
      const needs = await needsOf(await signInAs("admin", { user_type: [group] }));
      expect(needs.map(([kind]) => kind).toSorted()).toEqual([...kinds]);
    });

    test("is of Curriculum the films that lack captions in a language, as many as are listed", async () => {
      const as = await signInAs("admin", { user_type: ["Curriculum"] });
      const filmsNeeded = async () =>
        (await overviewOf(as)).needs.find(({ kind }) => kind === "films")?.count ?? 0;
      const filmsListed = async () =>
        (await call(filmEndpoints.list, { as })).body.data.filter(lacksCaptions).length;
      const address = "https://films.example/waves.mp4";
      const save = (language: Language) =>
        call(filmEndpoints.saveCaptions, {
          as,
          body: { address, language, cues: [{ start: 0, end: 1, text: "Hi" }] },
        });
      await make.program({ welcome_video_url: address });
      await make.puzzle({ video_url: address });
      await make.puzzle({
        start: "2026-01-01",
        end: "2026-02-01",
        video_url: "https://films.example/old.mp4",
      });
      for (const left of [1, 1, 0]) {
        expect([await filmsNeeded(), await filmsListed()]).toEqual([left, left]);
        await save((await call(filmEndpoints.captions, { query: { address } })).body.data[0] ? "es" : "en");
      }
      expect((await needsOf(leader)).map(([kind]) => kind)).not.toContain("films");
    });

    test("is of leaders what is at their sites", async () => {
      expect(await needsOf(leader)).toEqual([["to_verify", 1]]);
      expect(await needsOf(newcomer)).toEqual([]);
      const chief = await signInAs("Provider Leader", { provider_id: far.id });
      expect(await needsOf(chief)).toEqual([
        ["silent_classes", 1],
        ["to_verify", 1],
      ]);
    });

    test("isn't narrowed to a program, and leaves out silent classes that were all nudged", async () => {
      expect(await needsOf(staff, [young.id])).toEqual(await needsOf(staff));
      await sql`insert into nudges (user_id, school_id, sent_by) values (${ben.id}, ${other.id}, ${staff.id})`.execute(
        db,
      );
      expect((await needsOf(staff)).map(([kind]) => kind)).not.toContain("silent_classes");
    });
  });
});

describe("PATCH /dashboard/cards", async () => {
  const staff = await signInAs("Super Admin");
  const arrange = (body: object, as = staff) => call(dashboardEndpoints.arrange, { as, body: body as never });

  test("keeps each person's cards in their order", async () => {
    const cards = { shown: ["leads", "sites"], hidden: ["weeks"] };
    expect((await arrange(cards)).status).toBe(200);
    expect((await overviewOf(staff)).cards).toEqual(cards);
    expect((await overviewOf(await signInAs("Site Leader"))).cards).toEqual({ shown: [], hidden: [] });
    await arrange({ shown: [], hidden: [] });
    expect((await overviewOf(staff)).cards).toEqual({ shown: [], hidden: [] });
  });

  test("refuses unknown cards, and one that comes twice", async () => {
    for (const body of [
      { shown: ["weather"], hidden: [] },
      { shown: ["sites", "sites"], hidden: [] },
      { shown: ["sites"], hidden: ["sites"] },
    ])
      expect((await arrange(body)).status, JSON.stringify(body)).toBe(422);
  });

  test("leaves out cards that there are no more", async () => {
    await sql`insert into overview_cards values (${staff.id}, '{weather,sites}', '{}')
      on conflict (user_id) do update set shown = excluded.shown`.execute(db);
    expect((await overviewOf(staff)).cards.shown).toEqual(["sites"]);
  });
});
