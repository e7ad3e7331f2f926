import {
  activitySummary,
  classroomEndpoints,
  placeOverviewEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, setNow } = kit;
const staff = await signInAs("Super Admin");
const [program, summer] = [await make.program(), await make.program()];
const provider = await make.provider();
const place = { provider_id: provider.id, program_id: program.id };
const lincoln = await make.site({ ...place, name: "Lincoln" });
const mapleton = await make.site({ ...place, name: "Mapleton" });
const camp = await make.site({ ...place, name: "Camp", program_id: summer.id });
const dates = { start: "2026-09-01", end: "2026-10-10" };
await make.session({ program_id: program.id, start: "2026-07-01", end: "2026-08-15" });
const session = await make.session({ program_id: program.id, name: "Autumn", ...dates });
const camping = await make.session({ program_id: summer.id, name: "Tents" });
const level = await make.level({ grade: ["3"] });
const bees = await make.mindfulOpen({ title: "Bees", start: "2026-07-01" });
await make.mindfulOpen({ title: "Ants", level_id: level.id });
await make.mindfulOpen({ title: "Draft", is_approved: false });
await make.mindfulOpen({ title: "Tent", session_id: camping.id });
const teachers = {
  ana: await signInAs("Instructor", { school_ids: [lincoln.id], grade: "3" }),
  both: await signInAs("Instructor", { school_ids: [lincoln.id, mapleton.id], grade: "K" }),
};
await make.user({ school_ids: [lincoln.id], is_active: false });
const waiting = await make.user({ school_ids: [lincoln.id], last_login_at: null });
const leader = await signInAs("Site Leader", { school_ids: [lincoln.id] });
const chief = await signInAs("Provider Leader", { provider_id: provider.id });

const answers = { students: 20, before: 2, after: 5 };
const answer = async (as: SignedIn, object_id: number, school_id: number) => {
  const body = { school_id, object_id, answers };
  expect((await call(classroomEndpoints.answerForm, { as, body })).status).toBe(201);
};
setNow("2026-07-10");
await answer(teachers.ana, bees.id, lincoln.id);
setNow("2026-09-15");
await answer(teachers.both, bees.id, lincoln.id);
await answer(teachers.both, bees.id, mapleton.id);

const nothing = { donated_cents: 0, verified_cents: 0 };
const ofSite = async (as = staff, id = lincoln.id) =>
  (await call(placeOverviewEndpoints.site, { as, params: { id } })).body.data;
const ofProvider = async (as = staff) =>
  (await call(placeOverviewEndpoints.provider, { as, params: { id: provider.id } })).body.data;

describe("GET /school/{id}/overview", () => {
  test("tells the session that today lies in, and none between sessions", async () => {
    expect((await ofSite()).session).toEqual({ id: session.id, name: "Autumn", ...dates });
    setNow("2026-08-20");
    const { session: none, people, giving } = await ofSite();
    setNow("2026-09-15");
    expect([none, people.active, giving.session]).toEqual([
      null,
      0,
      { points: 0, earned_cents: 0, ...nothing },
    ]);
  });

  test("counts who leads, who takes part, who has answered in this session, who never came", async () => {
    expect((await ofSite()).people).toEqual({ leaders: 1, instructors: 3, active: 1, waiting: 4 });
  });

  test("counts the same people that the list of users shows", async () => {
    const listed = async (query: object) =>
      (
        await call(userEndpoints.list, {
          as: staff,
          query: { schools: lincoln.id, is_active: true, ...query },
        })
      ).body.meta.total;
    const { people } = await ofSite();
    expect(await listed({ role: "Instructor" })).toBe(people.instructors);
    expect(await listed({ role: "Site Leader" })).toBe(people.leaders);
    expect(await listed({ has_signed_in: false })).toBe(people.waiting);
  });

  test("takes part as the Activity Summary Report has it", async () => {
    const query = { schools: lincoln.id, sessions: session.id };
    const { body } = await call(activitySummary.preview, { as: staff, query });
    const [row] = body.data.rows;
    const { instructors, active } = (await ofSite()).people;
    expect([row?.[2], row?.at(-1)]).toEqual([instructors, active / instructors]);
  });

  test("shows what classes see today, and how many of those that see it have answered", async () => {
    const { live } = await ofSite();
    expect(live.map(({ title, answered, classes }) => [title, answered, classes])).toEqual([
      ["Ants", 0, 2],
      ["Bees", 2, 3],
    ]);
    expect((await ofSite(staff, camp.id)).live.map(({ title }) => title)).toContain("Tent");
  });

  test("leaves out what no class there has the grade for", async () => {
    const early = await make.level({ grade: ["PK"] });
    const { id } = await make.mindfulOpen({ title: "Lullaby", level_id: early.id });
    const seenBy = async (grade: "PK" | "5") => {
      const at = await make.site({ program_id: program.id });
      await make.user({ school_ids: [at.id], grade });
      return (await ofSite(staff, at.id)).live.map(({ title }) => title);
    };
    expect(await seenBy("PK")).toEqual(["Lullaby", "Bees"]);
    expect(await seenBy("5")).toEqual(["Bees"]);
    await sql`update activities set is_active = false where id = ${id}`.execute(kit.db);
  });

  test("gives the latest responses of the site, newest first", async () => {
    const { responses } = await ofSite();
    expect(responses.map(({ title, teacher, points }) => [title, teacher.id, points])).toEqual([
      ["Bees", teachers.both.id, 5],
      ["Bees", teachers.ana.id, 5],
    ]);
    expect(responses.every(({ school }) => school.id === lincoln.id)).toBe(true);
  });

  test("sums up what the site has won, in this session and in all", async () => {
    expect((await ofSite()).giving).toEqual({
      session: { points: 5, earned_cents: 25, ...nothing },
      in_all: { points: 10, earned_cents: 50, ...nothing },
      charities: [],
    });
  });

  test("sums up what its classes brought in, by charity", async () => {
    const place = await make.site({ program_id: program.id });
    const [food, trees] = [await make.charity({ name: "Food" }), await make.charity({ name: "Trees" })];
    const class1 = { user_id: teachers.both.id, school_id: place.id, session_id: session.id };
    const class2 = { ...class1, user_id: teachers.ana.id };
    const before = await make.session({ program_id: program.id, start: "2026-01-01", end: "2026-02-01" });
    for (const [room, charity_id, given] of [
      [
        class1,
        food.id,
        [
          { amount_cents: 700 },
          { amount_cents: 300, status: "verified" },
          { amount_cents: 99, status: "void" },
        ],
      ],
      [class2, trees.id, []],
      [{ ...class1, session_id: before.id }, trees.id, [{ amount_cents: 4000, status: "paid" }]],
    ] as const) {
      await make.charityChoice({ ...room, charity_id });
      for (const donation of given) await make.classDonation({ ...room, charity_id, ...donation });
    }
    await answer(await signInAs("Instructor", { school_ids: [place.id] }), bees.id, place.id);
    const { session: now, in_all, charities } = (await ofSite(staff, place.id)).giving;
    expect(now).toEqual({ points: 5, earned_cents: 25, donated_cents: 1000, verified_cents: 300 });
    expect(in_all).toEqual({ points: 5, earned_cents: 25, donated_cents: 5000, verified_cents: 4300 });
    const none = { classes: 1, points: 0, earned_cents: 0 };
    expect(charities).toEqual([
      { id: food.id, name: "Food", ...none, donated_cents: 1000, verified_cents: 300 },
      { id: trees.id, name: "Trees", ...none, ...nothing },
    ]);
  });

  test("lets leaders in on their own sites only, and counts the people a Site Leader may see", async () => {
    expect((await ofSite(leader)).people).toEqual({ leaders: 1, instructors: 3, active: 1, waiting: 3 });
    const foreign = await make.site();
    for (const [as, id] of [
      [leader, mapleton.id],
      [chief, foreign.id],
      [staff, 2_000_000_000],
    ] as const) {
      const { status } = await call(placeOverviewEndpoints.site, { as, params: { id } });
      expect(status).toBe(404);
    }
  });
});

describe("GET /provider/{id}/overview", () => {
  test("sums up its sites, each in its own session, and names the session that most of them are in", async () => {
    const overview = await ofProvider(chief);
    expect(overview.session?.id).toBe(session.id);
    expect(overview.people).toMatchObject({ leaders: 2, instructors: 3, active: 1 });
    expect(
      overview.sites.map(({ name, instructors, active, points }) => [name, instructors, active, points]),
    ).toEqual([
      ["Camp", 0, 0, 0],
      ["Lincoln", 3, 1, 5],
      ["Mapleton", 1, 1, 5],
    ]);
    expect(overview.giving.in_all.points).toBe(15);
    expect(overview.live.map(({ title, classes }) => [title, classes])).toEqual([
      ["Ants", 2],
      ["Bees", 4],
    ]);
    expect(overview.responses).toHaveLength(3);
  });

  test("shows a Site Leader what concerns their own sites", async () => {
    const overview = await ofProvider(leader);
    expect(overview.sites.map(({ name }) => name)).toEqual(["Lincoln"]);
    expect(overview.people).toEqual({ leaders: 1, instructors: 3, active: 1, waiting: 3 });
    expect(overview.giving.in_all.points).toBe(10);
    expect(overview.responses).toHaveLength(2);
  });

  test("answers zeros for a provider without sites", async () => {
    const { id } = await make.provider();
    const { status, body } = await call(placeOverviewEndpoints.provider, { as: staff, params: { id } });
    expect([status, body.data.people, body.data.sites, body.data.session]).toEqual([
      200,
      { leaders: 0, instructors: 0, active: 0, waiting: 0 },
      [],
      null,
    ]);
  });
});

describe("GET /school/{object_id}/users", () => {
  const users = (as: SignedIn, object_id = lincoln.id, query: object = {}) =>
    call(placeOverviewEndpoints.siteUsers, { as, params: { object_id }, query: { ...query } });
  const idsOf = async (as: SignedIn, query: object = {}) =>
    (await users(as, lincoln.id, query)).body.data.map(({ id }) => id);

  test("answers a page of the site's people with the filters of GET /user", async () => {
    const { body } = await users(staff, lincoln.id, { role: "Instructor", is_active: true, rows: 2 });
    expect(body.meta).toEqual({ page: 0, rows: 2, total: 3 });
    expect(body.data[0]).toMatchObject({ id: teachers.ana.id, can: ["update", "delete"] });
    expect(
      await idsOf(staff, { has_signed_in: false, search: "lopez", sort: "id", order: "desc" }),
    ).toContain(waiting.id);
    expect(await idsOf(staff, { schools: mapleton.id })).toEqual([teachers.both.id]);
    expect((await users(staff, lincoln.id, { teachers: 1 })).status).toBe(422);
  });

  test("shows leaders the people they may see, and answers 404 for a site out of scope", async () => {
    for (const as of [leader, chief]) expect(await idsOf(as)).toContain(leader.id);
    expect((await users(leader, mapleton.id)).status).toBe(404);
    expect((await users(staff, 2_000_000_000)).status).toBe(404);
  });
});
