import {
  activityTypes,
  classDonationEndpoints,
  classEndpoints,
  type Dashboard,
  dashboardEndpoints,
  type Group,
  silentDays,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, make, signInAs, db, services } = kit;
const today = "2026-09-15";

/** Random numbers that are the same at every run. */
let seed = 20_260_915;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const below = (count: number) => Math.floor(random() * count);
const oneOf = <T>(all: readonly T[]): T => {
  const found = all[below(all.length)];
  if (found === undefined) throw new Error("There is nothing to choose from");
  return found;
};
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;

const [inSchool, summer, resting] = [await make.program(), await make.program(), await make.program()];
const before = await make.session({ program_id: inSchool.id, start: "2026-07-06", end: "2026-08-16" });
await make.session({ program_id: inSchool.id, start: "2026-05-01", end: "2026-06-01" });
const autumn = await make.session({ program_id: inSchool.id, start: "2026-08-25", end: "2026-10-04" });
const camp = await make.session({ program_id: summer.id, start: "2026-09-08", end: "2026-10-19" });
await make.session({ program_id: resting.id, start: "2026-01-01", end: "2026-02-01" });
const sessions = { [inSchool.id]: autumn, [summer.id]: camp };
const providers = [await make.provider(), await make.provider()];
const sites: { id: number; program_id: number; provider_id: number }[] = [];
let own: SignedIn;
let chief: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  for (let n = 0; n < 8; n++) {
    const program_id = n < 5 ? inSchool.id : n < 7 ? summer.id : resting.id;
    const provider_id = providers[n % 2]?.id ?? 0;
    const archived_at = n === 4 ? "2026-09-01" : null;
    const { id } = await make.site({ program_id, provider_id, archived_at });
    sites.push({ id, program_id, provider_id });
  }
  const open = sites.filter((_site, n) => n !== 4);
  const level = await make.level({ grade: ["3"] });
  const kinds = ["mindfulOpen", "kinesthetic", "puzzle", "projectBased"] as const;
  const items: { id: number; type: string }[] = [];
  for (let n = 0; n < 7; n++) {
    const kind = oneOf(kinds);
    const more = [{}, { level_id: level.id }, { session_id: camp.id }, { is_approved: false }, {}, {}, {}][n];
    const type = activityTypes[kind].key;
    items.push({
      ...(await make.mindfulOpen({ type, start: n === 6 ? "2026-09-20" : "2026-07-01", ...more })),
      type,
    });
  }
  const trait = await make.trait();
  for (let n = 0; n < 22; n++) {
    // The first site has classes that stay silent, the last of each program none.
    const first = oneOf(open.slice(1));
    const second = oneOf(open.slice(1));
    const here = n < 2 ? [open[0]] : random() < 0.3 && second.id !== first.id ? [first, second] : [first];
    const user = await make.user({
      school_ids: here.flatMap((site) => (site ? [site.id] : [])),
      grade: oneOf(["3", "K", null]),
      is_active: n < 2 || random() > 0.12,
      archived_at: n === 9 ? "2026-09-02" : null,
      last_login_at: random() < 0.6 ? "2026-09-01T12:00:00Z" : null,
    });
    for (const site of here) {
      if (!site) continue;
      for (const item of items) {
        if (random() < 0.35) continue;
        const old = random() < 0.3 || n < 2;
        const start = old ? "2026-07-06" : dayAfter(today, -24);
        const at = `${dayAfter(start, below(24))}T${String(below(24)).padStart(2, "0")}:30:00Z`;
        const day = localDay(at);
        const session = day < "2026-08-25" ? before : sessions[site.program_id];
        const fits = session && day >= String(session.start) && day <= today && day <= String(session.end);
        const session_id = fits ? session.id : null;
        const place = { user_id: user.id, school_id: site.id, session_id };
        const given = await make.response({ ...place, object_id: item.id, created_at: at, points: 5 });
        if (session_id) {
          await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
            values (${user.id}, ${site.id}, ${session_id}, ${given.id}, ${item.type}, 'Done', ${5 + below(20)})`.execute(
            db,
          );
        }
      }
      const session = sessions[site.program_id];
      if (session && random() < 0.5) {
        const place = { user_id: user.id, school_id: site.id, session_id: session.id };
        await make.response({
          ...place,
          type: "trait",
          object_id: trait.id,
          created_at: `${today}T12:00:00Z`,
        });
        const { charity_id } = await make.charityChoice(place);
        for (const status of ["counted", "verified", "paid", "void"]) {
          if (random() < 0.6)
            await make.classDonation({ ...place, charity_id, status, amount_cents: 100 + below(5000) });
        }
      }
    }
  }
  for (let n = 0; n < 9; n++) {
    const program_id = oneOf([inSchool.id, summer.id, null]);
    await make.lead({ status: oneOf(["New", "Contacted", "Qualified"]), program_id });
  }
  staff = await signInAs("Super Admin");
  chief = await signInAs("Provider Leader", { provider_id: providers[0]?.id ?? 0 });
  own = await signInAs("Site Leader", { school_ids: [sites[1]?.id ?? 0, sites[6]?.id ?? 0] });
});

function localDay(moment: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: services.settings.timeZone,
    dateStyle: "short",
  }).format(new Date(moment));
}

async function dashboardOf(as: SignedIn, query: { programs?: number[] } = {}): Promise<Dashboard> {
  const { status, body } = await call(dashboardEndpoints.get, { as, query });
  expect(status).toBe(200);
  return body.data;
}

interface Raw {
  id: number;
  user_id: number;
  school_id: number;
  session_id: number | null;
  type: string;
  object_id: number;
  created_at: string;
  points: number;
  amount_cents: number;
  status: string;
  program_id: number | null;
}
interface RawUser {
  id: number;
  role: string;
  is_active: boolean;
  archived_at: string | null;
  last_login_at: string | null;
  grade: string | null;
  provider_id: number | null;
}
interface RawItem {
  id: number;
  level_id: number | null;
  session_id: number | null;
  is_approved: boolean;
  start: string;
  end: string;
}
const all = <Row = Raw>(table: string) => rows<Row>(db, sql`select * from ${sql.table(table)}`);
const activityKeys = new Set<string>(Object.values(activityTypes).map(({ key }) => key));

/** Works everything out again from the rows as they are stored: for the sites in reach and the programs asked for. */
async function recompute(reach: readonly number[] | null, asked?: readonly number[]) {
  const users = await all<RawUser>("users");
  const links = await all("user_schools");
  const open = sites.filter(({ id }) => id !== sites[4]?.id && (reach === null || reach.includes(id)));
  const programs = [inSchool.id, summer.id].filter(
    (id) => (!asked || asked.includes(id)) && (reach === null || open.some((site) => site.program_id === id)),
  );
  const here = open.filter((site) => programs.includes(site.program_id));
  const sees = (id: number) => reach === null || reach.includes(id);
  const classes = here.flatMap((site) =>
    links.flatMap(({ school_id, user_id }) => {
      const user = users.find((each) => each.id === user_id);
      const takesPart = user?.role === "Instructor" && user.is_active && !user.archived_at;
      return school_id === site.id && takesPart ? [{ site, user_id, grade: user.grade }] : [];
    }),
  );
  const responses = await all("responses");
  const answers = responses.filter(({ type }) => activityKeys.has(type));
  const answersOf = (school_id: number, user_id?: number) =>
    answers.filter((r) => r.school_id === school_id && (user_id === undefined || r.user_id === user_id));
  const sessionOf = (program: number) => sessions[program]?.id;
  const isActive = ({ site, user_id }: (typeof classes)[number]) =>
    answersOf(site.id, user_id).some((r) => r.session_id === sessionOf(site.program_id));
  const isQuiet = (program: number, given: readonly Raw[]) =>
    daysBetween(String(sessions[program]?.start), today) + 1 >= silentDays &&
    !given.some((r) => daysBetween(localDay(r.created_at), today) < silentDays);
  const silent = classes.filter(({ site, user_id }) => isQuiet(site.program_id, answersOf(site.id, user_id)));
  const hasClasses = (id: number) => classes.some(({ site }) => site.id === id);
  const silentSites = here.filter(
    ({ id, program_id }) => hasClasses(id) && isQuiet(program_id, answersOf(id)),
  );

  const share = (
    week: number,
    of: (program: number) => { id: number; start?: unknown; end?: unknown } | undefined,
  ) => {
    const counted = programs.flatMap((program) => {
      const session = of(program);
      const first = session && dayAfter(String(session.start), week * 7);
      if (!session || !first || first > today || first > String(session.end)) return [];
      const own = classes.filter(({ site }) => site.program_id === program);
      const active = own.filter(({ site, user_id }) =>
        answersOf(site.id, user_id).some((r) => {
          const day = localDay(r.created_at);
          return r.session_id === session.id && day >= first && day < dayAfter(first, 7);
        }),
      );
      return [[active.length, own.length] as const];
    });
    const size = counted.reduce((sum, [, each]) => sum + each, 0);
    return size > 0 ? counted.reduce((sum, [each]) => sum + each, 0) / size : null;
  };
  const running = programs.map(sessionOf);
  const weekly = responses.filter((r) => running.includes(r.session_id ?? 0) && sees(r.school_id));
  const daysAgo = (r: Raw) => daysBetween(localDay(r.created_at), today);
  const money = (await all("class_donations")).filter(
    (d) => running.includes(d.session_id ?? 0) && sees(d.school_id),
  );
  const cents = (...statuses: string[]) =>
    money.filter(({ status }) => statuses.includes(status)).reduce((sum, d) => sum + d.amount_cents, 0);
  const points = (await all("point_entries")).filter(
    (e) => running.includes(e.session_id ?? 0) && sees(e.school_id),
  );
  const choices = await all("charity_choices");
  const items = await all<RawItem>("activities");
  const levels = await all<{ id: number; grade: string[] }>("levels");
  const open_points = points.filter(
    (e) =>
      !choices.some(
        (c) => c.user_id === e.user_id && c.school_id === e.school_id && c.session_id === e.session_id,
      ),
  );
  const total = (entries: readonly Raw[]) => entries.reduce((sum, e) => sum + e.points, 0);
  return {
    classes: classes.length,
    active: classes.filter(isActive).length,
    silent: silent.length,
    by_week: Array.from({ length: programs.length ? 6 : 0 }, (_nothing, week) => ({
      now: share(week, (program) => sessions[program]),
      last: share(week, (program) => (program === inSchool.id ? before : undefined)),
    })),
    this_week: weekly.filter((r) => daysAgo(r) < 7).length,
    last_week: weekly.filter((r) => daysAgo(r) >= 7 && daysAgo(r) < 14).length,
    giving: {
      points: total(points),
      earned_cents: total(points) * 5,
      unassigned_cents: total(open_points) * 5,
      donated_cents: cents("counted", "verified", "paid"),
      verified_cents: cents("verified", "paid"),
      waiting_cents: cents("counted"),
      waiting: money.filter(({ status }) => status === "counted").length,
    },
    sites: here.length,
    silentSites: silentSites.map(({ id }) => id),
    activeAt: (id: number) => classes.filter((each) => each.site.id === id && isActive(each)).length,
    classesAt: (id: number) => classes.filter(({ site }) => site.id === id).length,
    classesThatAnswered: (id: number) =>
      classes.filter(({ site, user_id }) => answersOf(site.id, user_id).some((r) => r.object_id === id))
        .length,
    classesSeeing: (id: number) => {
      const item = items.find((each) => each.id === id);
      const level = levels.find((each) => each.id === item?.level_id);
      return classes.filter(({ site, user_id, grade }) => {
        const isForGrade = !level || grade === null || level.grade.includes(grade);
        const isForProgram = !item?.session_id || site.program_id === summer.id;
        const hasAnswered = answersOf(site.id, user_id).some((r) => r.object_id === id);
        return (isForGrade && isForProgram) || hasAnswered;
      }).length;
    },
    liveItems: items
      .filter((item) => item.is_approved && item.start <= today && item.end >= today)
      .map(({ id }) => id),
    waitingPeople: (role: string) =>
      users.filter(
        (user) =>
          user.role === role &&
          user.is_active &&
          !user.archived_at &&
          !user.last_login_at &&
          (reach === null ||
            links.some((link) => link.user_id === user.id && open.some(({ id }) => id === link.school_id))) &&
          (!asked ||
            links.some(
              (link) =>
                link.user_id === user.id &&
                sites.some(
                  ({ id, program_id }, n) => n !== 4 && id === link.school_id && asked.includes(program_id),
                ),
            )),
      ).length,
  };
}

const reachOf: Record<string, () => number[] | null> = {
  staff: () => null,
  "a Provider Leader": () =>
    sites.filter((s, n) => n !== 4 && s.provider_id === chief.providerId).map(({ id }) => id),
  "a Site Leader": () => [...own.schoolIds],
};
const viewer = (name: string) => (name === "staff" ? staff : name === "a Provider Leader" ? chief : own);

describe.each(Object.keys(reachOf))("GET /dashboard as %s", (name) => {
  test.each([
    ["all programs", undefined],
    ["one program", [inSchool.id]],
    ["a program at rest", [resting.id]],
  ] as const)("counts what the stored rows say, for %s", async (_what, asked) => {
    const query = asked ? { programs: [...asked] } : {};
    const shown = await dashboardOf(viewer(name), query);
    const told = await recompute(reachOf[name]?.() ?? null, asked);
    const { classes, active, silent, by_week, responses } = shown.participation ?? {};
    expect({ classes, active, silent }).toEqual({
      classes: told.classes,
      active: told.active,
      silent: told.silent,
    });
    const length = shown.sessions.length === 0 ? 0 : 6;
    expect(by_week).toEqual(told.by_week.slice(0, length));
    expect([responses?.this_week, responses?.last_week]).toEqual([told.this_week, told.last_week]);
    expect(responses?.by_type.reduce((sum, each) => sum + each.this_week, 0)).toBe(told.this_week);
    expect(shown.giving).toEqual(told.giving);
    expect(shown.sites?.total).toBe(told.sites);
    expect(shown.sites?.silent).toBe(told.silentSites.length);
    for (const line of shown.sites?.lines ?? []) {
      expect([line.id, line.classes, line.active, line.is_silent]).toEqual([
        line.id,
        told.classesAt(line.id),
        told.activeAt(line.id),
        told.silentSites.includes(line.id),
      ]);
    }
    for (const item of shown.live ?? []) expect(item.answered).toBe(told.classesThatAnswered(item.id));
    const instructors = shown.never_signed_in?.find(({ role }) => role === "Instructor")?.count ?? 0;
    expect(instructors).toBe(told.waitingPeople("Instructor"));
  });

  test("has lists behind its figures that hold as many rows", async () => {
    const as = viewer(name);
    const {
      participation,
      giving,
      sessions: running,
      sites: places,
      live,
      never_signed_in,
    } = await dashboardOf(as);
    const programs = running.map(({ program }) => program.id);
    const totalOf = async (endpoint: Parameters<typeof call>[0], query: object) => {
      const { body } = await call(endpoint, { as, query });
      return (body as unknown as { meta: { total: number } }).meta.total;
    };
    expect(await totalOf(classEndpoints.list, { programs })).toBe(participation?.classes);
    expect(await totalOf(classEndpoints.list, { programs, takes_part: true })).toBe(participation?.active);
    expect(await totalOf(classEndpoints.list, { programs, is_silent: true })).toBe(participation?.silent);
    expect(await totalOf(siteEndpoints.list, { programs })).toBe(places?.total);
    expect(await totalOf(siteEndpoints.list, { programs, is_silent: true })).toBe(places?.silent);
    const mine = { sessions: running.map(({ id }) => id) };
    expect(await totalOf(classDonationEndpoints.list, { ...mine, status: "counted" })).toBe(giving?.waiting);
    const [item] = live ?? [];
    expect(await totalOf(classEndpoints.list, { programs, answered: item?.id })).toBe(item?.answered);
    for (const { role, count } of never_signed_in ?? []) {
      const roles = role === "Super Admin" ? "Super Admin,admin" : role;
      const query = { role: roles, is_active: true, has_signed_in: false };
      expect([role, await totalOf(userEndpoints.list, query)]).toEqual([role, count]);
    }
  });
});

describe("GET /dashboard", () => {
  test("is about something: the data say every thing it can tell", async () => {
    const { participation, giving, sites: places, live } = await dashboardOf(staff);
    const { classes = 0, active = 0, silent = 0, responses } = participation ?? {};
    expect(active).toBeGreaterThan(0);
    expect(active).toBeLessThan(classes);
    expect(silent).toBeGreaterThan(1);
    expect(places?.silent).toBeGreaterThan(0);
    expect(responses?.last_week).toBeGreaterThan(0);
    expect(giving?.unassigned_cents).toBeGreaterThan(0);
    expect(giving?.waiting).toBeGreaterThan(0);
    expect(live?.length).toBeGreaterThan(2);
  });

  test("names the session of each program with its week, and the one before", async () => {
    const { sessions: running, programs } = await dashboardOf(staff);
    expect(programs.length).toBeGreaterThanOrEqual(3);
    expect(running.map(({ id, week, weeks, last }) => [id, week, weeks, last?.id])).toEqual([
      [autumn.id, 4, 6, before.id],
      [camp.id, 2, 6, undefined],
    ]);
  });

  test("counts leads by status, of one program too", async () => {
    const leads = await all("leads");
    const { leads: shown } = await dashboardOf(staff);
    expect(shown?.total).toBe(leads.length);
    for (const { status, count } of shown?.by_status ?? []) {
      expect([status, count]).toEqual([status, leads.filter((each) => each.status === status).length]);
    }
    const narrowed = (await dashboardOf(staff, { programs: [summer.id] })).leads;
    expect(narrowed?.total).toBe(leads.filter(({ program_id }) => program_id === summer.id).length);
  });

  test("shows of silent sites and classes those in need first", async () => {
    const { sites: places, participation } = await dashboardOf(staff);
    const flags = places?.lines.map(({ is_silent }) => is_silent) ?? [];
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    const moments = participation?.silent_classes.map(({ last_response_at }) => last_response_at ?? "") ?? [];
    expect(moments).toEqual(moments.toSorted());
    expect(moments.length).toBe(Math.min(10, participation?.silent ?? 0));
  });

  test.each<[Group, string]>([
    ["Constituents", "leads never_signed_in sites"],
    ["Charities", "giving"],
    ["Curriculum", "latest live participation"],
    ["Reports", "giving live never_signed_in participation sites"],
    ["Page Files", ""],
    ["Teacher Media Uploads", ""],
  ])("tells who holds %s of nothing else than: %s", async (group, parts) => {
    const shown = await dashboardOf(await signInAs("admin", { user_type: [group] }));
    const parted = [
      "participation",
      "live",
      "latest",
      "giving",
      "leads",
      "sites",
      "never_signed_in",
    ] as const;
    expect(parted.filter((part) => shown[part] !== null).toSorted()).toEqual(
      parts.split(" ").filter(Boolean),
    );
  });

  test("tells leaders nothing of leads, and of other places nothing at all", async () => {
    const foreign = await signInAs("Site Leader");
    const shown = await dashboardOf(foreign);
    expect([shown.leads, shown.sessions, shown.participation?.classes]).toEqual([null, [], 0]);
    expect(shown.giving?.points).toBe(0);
  });
});
