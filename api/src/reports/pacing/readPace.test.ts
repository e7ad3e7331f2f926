import { activityTypes, type PaceClass, paceEndpoints, silentDays } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { randomOf } from "../../demo/shared/random.ts";

const { call, make, signInAs, db, setNow } = await buildApp();
const random = randomOf(20_260_915, "pace");

const dayLength = 86_400_000;
const dayOf = (date: string) => Date.parse(date) / dayLength;
const dateOf = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
const today = dayOf("2026-09-24");
setNow(dateOf(today));

// Two programs in the middle of a session, and one between two of them.
const programs = await Promise.all([0, 1, 2].map(() => make.program()));
const spans = [
  [today - 23, today + 18],
  [today - 9, today + 30],
  [today + 5, today + 40],
] as const;
const sessions = await Promise.all(
  programs.map((program, at) =>
    make.session({
      program_id: program.id,
      start: dateOf(spans[at]?.[0] ?? 0),
      end: dateOf(spans[at]?.[1] ?? 0),
    }),
  ),
);
const old = await make.session({
  program_id: programs[0]?.id ?? 0,
  start: dateOf(today - 80),
  end: dateOf(today - 40),
});
const theme = await make.sessionTheme({
  start: dateOf(today - 6),
  end: dateOf(today + 1),
  display_start: dateOf(today - 8),
  display_end: dateOf(today + 2),
});
const levels = [await make.level({ grade: ["K", "1"] }), await make.level({ grade: ["2", "3"] })] as const;
const districts = [await make.district(), await make.district()] as const;
const providers = [
  await make.provider(),
  await make.provider(),
  await make.provider({ is_active: false }),
] as const;

const sites = await Promise.all(
  Array.from({ length: 9 }, (_, at) =>
    make.site({
      name: `Site ${at}zz`,
      program_id: programs[at % 3]?.id ?? 0,
      provider_id: providers[at === 8 ? 2 : at % 2]?.id ?? 0,
      district_id: districts[at % 2]?.id ?? 0,
      is_active: at !== 7,
    }),
  ),
);
const classes: { user: number; site: number; grade: string | null; stands: boolean }[] = [];
for (const site of sites) {
  for (let count = 0; count < 4; count += 1) {
    const grade = random.pick(["K", "1", "2", "3", "4", null] as const);
    const stands = !random.chance(0.1);
    const user = await make.user({ role: "Instructor", grade, school_ids: [site.id], is_active: stands });
    classes.push({ user: user.id, site: site.id, grade, stands });
  }
}
// An instructor at two sites is a class at each.
const twice = await make.user({
  role: "Instructor",
  grade: "2",
  school_ids: [sites[0]?.id ?? 0, sites[1]?.id ?? 0],
});
for (const at of [0, 1]) classes.push({ user: twice.id, site: sites[at]?.id ?? 0, grade: "2", stands: true });

interface Item {
  readonly id: number;
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly session: number | null;
  readonly grades: readonly string[] | null;
  readonly isThemed: boolean;
  readonly isShown: boolean;
  readonly forSites: readonly number[];
  readonly forUsers: readonly number[];
  readonly forDistricts: readonly number[];
}

const kinds = Object.keys(activityTypes) as (keyof typeof activityTypes)[];
const items: Item[] = [];
for (let count = 0; count < 60; count += 1) {
  const kind = random.pick(kinds);
  const start = today - 30 + random.between(0, 40);
  const end = start + random.pick([0, 2, 6, 13, 40, 200]);
  const session =
    random.pick([
      null,
      null,
      sessions[0]?.id,
      sessions[0]?.id,
      sessions[1]?.id,
      sessions[2]?.id,
      old.id,
    ] as const) ?? null;
  const level = random.pick([null, null, ...levels]);
  const isThemed = random.chance(0.2);
  const fate = random.pick(["shown", "shown", "shown", "shown", "draft", "inactive"] as const);
  const made = await make[kind]({
    start: dateOf(start),
    end: dateOf(end),
    session_id: session,
    level_id: level?.id ?? null,
    session_theme_id: isThemed ? theme.id : null,
    is_approved: fate !== "draft",
    is_active: fate !== "inactive",
  });
  const isForm = kind === "nomination" && random.chance(0.8);
  const forSites = isForm && random.chance(0.5) ? [random.pick(sites).id] : [];
  const forUsers = isForm && random.chance(0.5) ? [random.pick(classes).user] : [];
  const forDistricts = isForm && random.chance(0.3) ? [random.pick(districts).id] : [];
  for (const id of forSites)
    await sql`insert into nomination_sites (nomination_id, site_id) values (${made.id}, ${id})`.execute(db);
  for (const id of forUsers)
    await sql`insert into nomination_users (nomination_id, user_id) values (${made.id}, ${id})`.execute(db);
  for (const id of forDistricts)
    await sql`insert into nomination_districts (nomination_id, district_id) values (${made.id}, ${id})`.execute(
      db,
    );
  items.push({
    id: made.id,
    type: activityTypes[kind].key,
    start: isThemed ? Math.max(start, today - 8) : start,
    end: isThemed ? Math.min(end, today + 2) : end,
    session,
    grades: (level?.grade as string[] | undefined) ?? null,
    isThemed,
    isShown: fate === "shown",
    forSites,
    forUsers,
    forDistricts,
  });
}

const answers: { user: number; site: number; item: number; at: string }[] = [];
for (const room of classes) {
  const keenness = random.next();
  // Some stop about as long ago as makes a class silent, to the day.
  const until = random.chance(0.6) ? today - random.between(silentDays - 2, silentDays + 1) : today;
  let isFirst = true;
  for (const item of items) {
    if (!random.chance(keenness)) continue;
    const times = item.type === activityTypes.nomination.key ? random.between(1, 3) : 1;
    for (let time = 0; time < times; time += 1) {
      // Late in New York is tomorrow elsewhere; the days are those of the organization.
      const clock = random.pick(["T14:00:00.000Z", "T01:30:00.000Z"]);
      const at = `${dateOf(isFirst ? until : random.between(today - 45, until))}${clock}`;
      isFirst = false;
      answers.push({ user: room.user, site: room.site, item: item.id, at });
      await make.response({ object_id: item.id, user_id: room.user, school_id: room.site, created_at: at });
    }
  }
}
// What is no activity neither counts nor breaks a silence.
await sql`insert into responses (type, object_id, user_id, school_id, answers, created_at)
  select 'trait', 1, ${classes[0]?.user}, ${classes[0]?.site}, '{}', ${`${dateOf(today)}T12:00:00Z`}`.execute(
  db,
);

const localDay = (moment: string) =>
  dayOf(new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(moment)));

/** The whole items that shares of items add up to on a day. */
function dueBy(seen: readonly Item[], day: number): number {
  const sum = seen.reduce((due, { start, end }) => {
    const days = end - start + 1;
    return due + Math.min(Math.max(day - start, 0), days) / days;
  }, 0);
  return Math.floor(Number(sum.toFixed(3)));
}

/** A class as the board should have it, from the raw rows. */
function expectedOf({ user, site, grade }: (typeof classes)[number]) {
  const at = sites.findIndex(({ id }) => id === site);
  const [start = 0, end = 0] = spans[at % 3] ?? [];
  const seen = items.filter((item) => {
    const isOfSession = item.session === sessions[at % 3]?.id;
    const isOfNone = item.session === null && item.start <= end && item.end >= start;
    const isForAll = [...item.forSites, ...item.forUsers, ...item.forDistricts].length === 0;
    const isForThem =
      item.forSites.includes(site) ||
      item.forUsers.includes(user) ||
      item.forDistricts.includes(districts[at % 2]?.id ?? 0);
    return (
      item.isShown &&
      item.start <= item.end &&
      (isOfSession || isOfNone) &&
      (item.grades === null || grade === null || item.grades.includes(grade)) &&
      (isForAll || isForThem)
    );
  });
  const own = answers.filter((answer) => answer.user === user && answer.site === site);
  const firstDays = seen.flatMap(({ id }) => {
    const days = own.filter(({ item }) => item === id).map((answer) => localDay(answer.at));
    return days.length > 0 ? [Math.min(...days)] : [];
  });
  const expected = dueBy(seen, today);
  const done = firstDays.length;
  const share = expected === 0 ? null : done / expected;
  const state =
    share === null ? "nothing_due" : share >= 0.8 ? "on_pace" : share >= 0.5 ? "behind" : "far_behind";
  const last =
    own.length > 0
      ? (own
          .map((answer) => answer.at)
          .sort()
          .at(-1) ?? null)
      : null;
  const quietSince = Math.max(start, last === null ? start : localDay(last));
  const silent = today - quietSince >= silentDays;
  const weeks = Array.from({ length: Math.floor((today - start) / 7) + 1 }, (_, index) => {
    const after = start + 7 * (index + 1);
    return {
      number: index + 1,
      done: firstDays.filter((day) => day < after).length,
      expected: dueBy(seen, Math.min(after, today)),
    };
  });
  return {
    expected,
    done,
    state,
    silent,
    last_at: last,
    silent_since: silent ? dateOf(quietSince) : null,
    weeks,
  };
}

const standing = classes.filter(
  ({ stands, site }) => stands && sites.findIndex(({ id }) => id === site) % 3 !== 2 && site !== sites[7]?.id,
);
const staff = await signInAs("admin", { user_type: ["Reports"] });

async function board(query: object = {}, as = staff) {
  const { status, body } = await call(paceEndpoints.board, { as, query: { rows: 100, ...query } });
  expect(status).toBe(200);
  return body;
}

const told = ({ expected, done, state, silent, last_at, silent_since, weeks }: PaceClass) => ({
  expected,
  done,
  state,
  silent,
  last_at,
  silent_since,
  weeks,
});

describe("GET /dashboard/pace", () => {
  test("tells of every class what the raw rows make of it", async () => {
    const { data, meta } = await board();
    const found = data.flatMap((site) =>
      site.classes.map((room) => [`${room.teacher.id} ${site.school.id}`, told(room)] as const),
    );
    const wanted = standing.map((room) => [`${room.user} ${room.site}`, expectedOf(room)] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    expect(found.length).toBe(wanted.length);
    const states = wanted.map(([, { state }]) => state);
    expect(meta.counts).toEqual({
      classes: wanted.length,
      on_pace: states.filter((state) => state === "on_pace").length,
      behind: states.filter((state) => state === "behind").length,
      far_behind: states.filter((state) => state === "far_behind").length,
      nothing_due: states.filter((state) => state === "nothing_due").length,
      silent: wanted.filter(([, { silent }]) => silent).length,
    });
    // The made-up rows are worth comparing only if they bring every state about.
    expect(new Set(states).size).toBeGreaterThanOrEqual(3);
    expect(meta.counts.silent).toBeGreaterThan(0);
    expect(meta.counts.silent).toBeLessThan(wanted.length);
  });

  test("adds a site up without letting who is ahead hide who is behind, the neediest first", async () => {
    const { data } = await board();
    for (const site of data) {
      const rooms = standing.filter((room) => room.site === site.school.id).map(expectedOf);
      expect([site.expected, site.done]).toEqual([
        rooms.reduce((sum, { expected }) => sum + expected, 0),
        rooms.reduce((sum, { done, expected }) => sum + Math.min(done, expected), 0),
      ]);
      expect(site.weeks.at(-1)).toMatchObject({ done: site.done, expected: site.expected });
      expect(site.counts.silent).toBe(rooms.filter(({ silent }) => silent).length);
    }
    const shares = data.map(({ done, expected }) => (expected > 0 ? done / expected : 2));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const names = (await board({ sort: "name", order: "desc" })).data.map(({ school }) => school.name);
    expect(names).toEqual(names.toSorted().reverse());
    const silent = (await board({ sort: "silent" })).data.map(({ counts }) => counts.silent);
    expect(silent).toEqual(silent.toSorted((a, b) => b - a));
  });

  test("pages by site with exact totals", async () => {
    const all = (await board()).data.map(({ school }) => school.id);
    const { data, meta } = await board({ rows: 2, page: 1 });
    expect(data.map(({ school }) => school.id)).toEqual(all.slice(2, 4));
    expect([meta.total, meta.page, meta.rows]).toEqual([all.length, 1, 2]);
    const beyond = await board({ rows: 2, page: 50 });
    expect([beyond.data, beyond.meta.total]).toEqual([[], all.length]);
  });

  test("narrows by place and by state; a state keeps the site's own figures and all counts", async () => {
    const ids = async (query: object) => (await board(query)).data.map(({ school }) => school.id).toSorted();
    const of = (pick: (at: number) => boolean) =>
      [...new Set(standing.map(({ site }) => site))]
        .filter((id) => pick(sites.findIndex((site) => site.id === id)))
        .toSorted();
    expect(await ids({ programs: [programs[1]?.id] })).toEqual(of((at) => at % 3 === 1));
    expect(await ids({ providers: [providers[0].id] })).toEqual(of((at) => at % 2 === 0));
    expect(await ids({ districts: [districts[1].id] })).toEqual(of((at) => at % 2 === 1));
    expect(await ids({ schools: [sites[0]?.id, sites[2]?.id] })).toEqual([sites[0]?.id]);
    expect(await ids({ search: "4ZZ" })).toEqual([sites[4]?.id]);
    const whole = await board();
    for (const state of ["far_behind", "silent"] as const) {
      const narrowed = await board({ state: [state] });
      const shown = narrowed.data.flatMap(({ classes: rooms }) => rooms);
      expect(shown.length).toBe(whole.meta.counts[state]);
      expect(shown.every((room) => (state === "silent" ? room.silent : room.state === state))).toBe(true);
      expect(narrowed.meta.counts).toEqual(whole.meta.counts);
      for (const { school, done, weeks } of narrowed.data) {
        const same = whole.data.find((site) => site.school.id === school.id);
        expect([done, weeks]).toEqual([same?.done, same?.weeks]);
      }
    }
    expect((await call(paceEndpoints.board, { as: staff, query: { state: "late" } })).status).toBe(422);
  });

  test("is the same among many sites without classes", async () => {
    const before = await board({ rows: 100 });
    expect(before.data.length).toBeGreaterThan(3);
    await sql`insert into sites (name, program_id, provider_id)
      select 'Empty ' || n, ${programs[0]?.id}, ${providers[0].id} from generate_series(1, 250) n`.execute(
      db,
    );
    const after = await board({ rows: 100 });
    await sql`delete from sites where name like 'Empty %'`.execute(db);
    expect(after).toEqual(before);
  });

  test("shows leaders their own sites only, and nobody else anything", async () => {
    const siteLeader = await signInAs("Site Leader", { school_ids: [sites[3]?.id ?? 0] });
    const own = await board({}, siteLeader);
    expect(own.data.map(({ school }) => school.id)).toEqual([sites[3]?.id]);
    expect(own.meta.counts.classes).toBe(standing.filter(({ site }) => site === sites[3]?.id).length);
    expect((await board({ schools: [sites[0]?.id] }, siteLeader)).data).toEqual([]);
    const providerLeader = await signInAs("Provider Leader", { provider_id: providers[1].id });
    const theirs = (await board({}, providerLeader)).data.map(({ provider }) => provider.id);
    expect(new Set(theirs)).toEqual(new Set([providers[1].id]));
    for (const as of [
      await signInAs("Instructor", { school_ids: [sites[3]?.id ?? 0] }),
      await signInAs("admin", { user_type: ["Charities"] }),
    ])
      expect((await call(paceEndpoints.board, { as })).status).toBe(403);
  });

  test("says when a class was last nudged and who did it, and whether it may be again", async () => {
    const room = standing[0];
    const body = { user_id: room?.user ?? 0, school_id: room?.site ?? 0 };
    const leader = await signInAs("Site Leader", {
      school_ids: [body.school_id],
      first_name: "Ruth",
      last_name: "Hale",
    });
    const read = async () => {
      const { data } = await board({ schools: [body.school_id] });
      const found = data[0]?.classes.find(({ teacher }) => teacher.id === body.user_id);
      return [found?.nudged_at, found?.nudged_by, found?.can_nudge];
    };
    expect(await read()).toEqual([null, null, true]);
    await call(paceEndpoints.nudge, { as: leader, body });
    const at = `${dateOf(today)}T16:00:00.000Z`;
    expect(await read()).toEqual([at, { id: leader.id, name: "Ruth Hale" }, false]);
    setNow(dateOf(today + 7));
    expect(await read()).toEqual([at, { id: leader.id, name: "Ruth Hale" }, true]);
    setNow(dateOf(today));
  });
});
