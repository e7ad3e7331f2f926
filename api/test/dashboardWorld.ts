import { activityTypes, donationStatuses, silentDays } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../src/core/database.ts";
import type { TestApp } from "./buildApp.ts";

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

const activityKeys = new Set<string>(Object.values(activityTypes).map(({ key }) => key));

/** A random but repeatable program, with the expected dashboard computed from stored rows. */
export async function dashboardWorld({ make, signInAs, db, services }: TestApp) {
  const today = "2026-09-15";
  const [inSchool, summer, resting] = [await make.program(), await make.program(), await make.program()];
  const before = await make.session({ program_id: inSchool.id, start: "2026-07-06", end: "2026-08-16" });
  await make.session({ program_id: inSchool.id, start: "2026-05-01", end: "2026-06-01" });
  const autumn = await make.session({ program_id: inSchool.id, start: "2026-08-25", end: "2026-10-04" });
  const camp = await make.session({ program_id: summer.id, start: "2026-09-02", end: "2026-10-12" });
  await make.session({ program_id: resting.id, start: "2026-01-01", end: "2026-02-01" });
  const sessions = { [inSchool.id]: autumn, [summer.id]: camp };
  const providers = [await make.provider(), await make.provider()];
  const sites: { id: number; program_id: number; provider_id: number; is_active: boolean }[] = [];
  for (let n = 0; n < 8; n++) {
    const program_id = n < 5 ? inSchool.id : n < 7 ? summer.id : resting.id;
    const provider_id = providers[n % 2]?.id ?? 0;
    const archived_at = n === 4 ? "2026-09-01" : null;
    // The fourth is inactive, so its instructors aren't classes.
    const is_active = n !== 3;
    const { id } = await make.site({ program_id, provider_id, archived_at, is_active });
    sites.push({ id, program_id, provider_id, is_active });
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
    // The first site has classes that stay silent.
    const first = oneOf(open.slice(1));
    const second = oneOf(open.slice(1));
    const here =
      n < 3
        ? [open[n < 2 ? 0 : 4]]
        : n === 10
          ? // Silent where it is closed.
            [open[3]]
          : random() < 0.3 && second.id !== first.id
            ? [first, second]
            : [first];
    const user = await make.user({
      school_ids: here.flatMap((site) => (site ? [site.id] : [])),
      grade: oneOf(["3", "K", null]),
      is_active: n < 3 || n === 10 || random() > 0.12,
      archived_at: n === 9 ? "2026-09-02" : null,
      last_login_at: random() < 0.6 ? "2026-09-01T12:00:00Z" : null,
    });
    for (const site of here) {
      if (!site) continue;
      for (const item of items) {
        // The third is a class at camp that has never answered; the camp is too young for silence.
        if (random() < 0.35 || n === 2) continue;
        const old = random() < 0.3 || n < 2 || n === 10;
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
        for (const status of donationStatuses) {
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
  const staff = await signInAs("Super Admin");
  const chief = await signInAs("Provider Leader", { provider_id: providers[0]?.id ?? 0 });
  const own = await signInAs("Site Leader", { school_ids: [sites[1]?.id ?? 0, sites[6]?.id ?? 0] });
  function localDay(moment: string): string {
    return new Intl.DateTimeFormat("en-CA", {
      timeZone: services.settings.timeZone,
      dateStyle: "short",
    }).format(new Date(moment));
  }
  const all = <Row = Raw>(table: string) => rows<Row>(db, sql`select * from ${sql.table(table)}`);

  /** Recomputes everything from stored rows for the sites and programs. */
  async function recompute(reach: readonly number[] | null, asked?: readonly number[]) {
    const users = await all<RawUser>("users");
    const links = await all("user_schools");
    const open = sites.filter(({ id }) => id !== sites[4]?.id && (reach === null || reach.includes(id)));
    const programs = [inSchool.id, summer.id].filter(
      (id) =>
        (!asked || asked.includes(id)) && (reach === null || open.some((site) => site.program_id === id)),
    );
    const here = open.filter((site) => programs.includes(site.program_id));
    const sees = (id: number) => reach === null || reach.includes(id);
    const classes = here.flatMap((site) =>
      links.flatMap(({ school_id, user_id }) => {
        const user = users.find((each) => each.id === user_id);
        const takesPart = user?.role === "Instructor" && user.is_active && !user.archived_at;
        return school_id === site.id && site.is_active && takesPart
          ? [{ site, user_id, grade: user.grade }]
          : [];
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
      daysBetween(String(sessions[program]?.start), today) >= silentDays &&
      !given.some((r) => daysBetween(localDay(r.created_at), today) < silentDays);
    const silent = classes.filter(({ site, user_id }) =>
      isQuiet(site.program_id, answersOf(site.id, user_id)),
    );
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
              links.some(
                (link) => link.user_id === user.id && open.some(({ id }) => id === link.school_id),
              )) &&
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
  return { inSchool, summer, resting, before, autumn, camp, sites, own, chief, staff, all, recompute };
}
