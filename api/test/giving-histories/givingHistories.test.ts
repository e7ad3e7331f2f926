import {
  acceptableItems,
  charityEndpoints,
  pointRateEndpoints,
  sessionClosingEndpoints,
  sessionEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { rows, sole } from "../../src/core/database.ts";
import { addUpPublicFigures } from "../../src/giving/public-page/publicFigures.ts";
import { buildApp } from "../buildApp.ts";
import { ledgerDifferences } from "../ledgerDifferences.ts";
import { randomly } from "../randomly.ts";
import { databaseNamed, runOn } from "../testDatabase.ts";
import { compareStatement } from "./compareClosing.ts";
import type { Compared } from "./compared.ts";
import { compareLedger, compareScreens } from "./compareScreens.ts";
import { compareSponsors } from "./compareSponsors.ts";
import { dayBefore } from "./days.ts";
import { type Acknowledged, countAnswers } from "./historyAnswers.ts";
import { type History, historySteps, type Step } from "./historySteps.ts";
import { type HistoryFrame, historyFrame, historyTeam, historyWorld } from "./historyWorld.ts";
import { leavingTeacher } from "./leavingTeacher.ts";
import { readFacts, recompute, sumLines } from "./recompute.ts";
import { settlingEvents, siteEnds } from "./settlingEvents.ts";

/** How many histories, which is the first, and how many live at a time. */
const [histories, firstSeed] = [Number(process.env["HISTORIES"] ?? 500), Number(process.env["HISTORY"] ?? 1)];
const atOnce = Math.min(25, histories);

// All of it also works for a database user who may not change the ledger.
const kit = await buildApp({}, "application");
const { call, db, setNow } = kit;
const team = await historyTeam(kit);
setNow("2026-07-20");
const rate = await call(pointRateEndpoints.create, {
  as: team.chief,
  body: { from_on: "2026-11-10", cents: 7 },
});

type Random = ReturnType<typeof randomly>;

/** What happens to sites and people of a history between the days on which its clients work. */
function events(history: History, random: Random): readonly Step[] {
  const { world, today } = history;
  const { oneOf, below } = random;
  const as = team.chief;
  const [site, charity] = [oneOf(world.sites), oneOf(world.charities)];
  return [
    () =>
      call(siteEndpoints.update, { as, params: { id: site }, body: { provider_id: oneOf(world.providers) } }),
    () => {
      const name = `Renamed ${today} ${charity} ${below(1_000_000)}`;
      return call(charityEndpoints.update, { as, params: { id: charity }, body: { name } });
    },
    async () => {
      const query = { open_money: "keep" as const, reason: "The school closed" };
      const gone = await call(siteEndpoints.remove, { as, params: { id: site }, query });
      if (gone.status !== 200 || below(2) === 0) return gone;
      return call(siteEndpoints.bulk, { as, body: { action: "restore", ids: [site] } });
    },
    leavingTeacher(history, random),
    ...settlingEvents(history, random),
    () => {
      const { teacher } = oneOf(world.classes);
      const school_ids = below(2) === 0 ? [...world.sites] : [...teacher.schoolIds];
      return call(userEndpoints.updateInstructor, { as, params: { id: teacher.id }, body: { school_ids } });
    },
  ];
}

/** Moves the end of a session, if no money stands in the way. */
async function redate({ sessions }: HistoryFrame, { oneOf }: Random): Promise<void> {
  const session = oneOf(sessions);
  const end = dayBefore(session.end, oneOf([-3, 2, 5, 9]));
  const sent = await call(sessionEndpoints.update, {
    as: team.chief,
    params: { id: session.id },
    body: { end },
  });
  expect(sent.status).toBeLessThan(500);
  if (sent.status === 200) session.end = end;
}

/** Closes a session with whatever is open; from then on its statement may not change. Some are opened, and closed once more. */
async function closeOne(
  { sessions }: HistoryFrame,
  today: string,
  sites: readonly number[],
  { below }: Random,
): Promise<() => Promise<void>> {
  const ended = sessions.find(({ end }) => end < today);
  if (!ended) return async () => {};
  const checks = [await closeBooks(ended.id, sites)];
  if (below(3) > 0) {
    const asked = { as: team.chief, params: { id: ended.id }, body: { reason: "Too early" } };
    const opened = await call(sessionClosingEndpoints.reopen, asked);
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    if (below(3) > 0) checks.push(await closeBooks(ended.id, sites));
  }
  return async () => {
    for (const check of checks) await check();
  };
}

async function closeBooks(id: number, sites: readonly number[]): Promise<() => Promise<void>> {
  const body = { accept: [...acceptableItems], note: "Agreed" };
  const closed = await call(sessionClosingEndpoints.close, { as: team.treasurer, params: { id }, body });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  const statement = { as: team.chief, params: { id: closed.body.data.events[0]?.id ?? 0 } };
  const { text } = await call(sessionClosingEndpoints.statement, statement);
  await compareStatement(text, id, recompute(await readFacts(db, sites)));
  return async () => {
    expect((await call(sessionClosingEndpoints.statement, statement)).text).toBe(text);
  };
}

/** Four clients at once, for some steps each; classes choose a charity first. */
async function work(history: History, random: Random, seed: number): Promise<number> {
  const most = random.chance(0.1) ? 6 : 3;
  const counts = [0, 1, 2, 3].map(() => 2 + random.below(most - 1));
  await Promise.all(
    counts.map(async (count, client) => {
      const own = randomly(seed * 10 + client);
      const steps = historySteps(history, own);
      const mine = [steps.class, steps.class, steps.leader, steps.staff][client] ?? [];
      if (client < 2) await take([steps.choose]);
      for (let left = count; left > 0; left -= 1)
        await take([own.oneOf(mine), own.oneOf(mine), steps.donate]);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 2);
}

/** Takes the first step for which there is something to do. */
async function take(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const answer = await step();
    if (!answer) continue;
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    return;
  }
}

/** What was acknowledged is there; what was taken back is not. */
async function checkAcknowledged({ acknowledged }: History): Promise<void> {
  const idsOf = async (table: string, ids: readonly number[]) =>
    (
      await rows<{ id: number }>(db, sql`select id from ${sql.table(table)} where id = any(${ids}::int[])`)
    ).map(({ id }) => id);
  const { donations, goals, responses } = acknowledged;
  expect((await idsOf("teacher_goals", [...goals])).length).toBe(goals.size);
  expect((await idsOf("class_donations", [...donations])).length).toBe(donations.size);
  const standing = [...responses].flatMap(([id, { stands }]) => (stands ? [id] : []));
  expect((await idsOf("responses", [...responses.keys()])).toSorted((a, b) => a - b)).toEqual(
    standing.toSorted((a, b) => a - b),
  );
}

/** Compares what the public page shows of everything with all histories. */
async function comparePublic(): Promise<void> {
  const sites = await rows<{ id: number }>(db, sql`select id from sites`);
  const lines = recompute(
    await readFacts(
      db,
      sites.map(({ id }) => id),
    ),
  );
  // What is left of it in all, wherever it was adjusted.
  const inAll = Map.groupBy(lines, (line) => `${line.user_id} ${line.school_id} ${line.charity_id}`);
  const gave = [...inAll.values()]
    .filter((own) => sumLines(own).total_cents > 0)
    .flatMap(([line]) => line ?? []);
  const { earned_cents, donated_cents } = sumLines(lines);
  expect((await addUpPublicFigures(db, "2026-11-15")).all_time).toMatchObject({
    classes: new Set(gave.map(({ user_id, school_id }) => `${user_id} ${school_id}`)).size,
    charities: new Set(gave.flatMap(({ charity_id }) => charity_id ?? [])).size,
    earned_cents,
    donated_cents,
  });
}

/** Lets PostgreSQL know how large tables have become, as it does by itself elsewhere. */
async function analyze(): Promise<void> {
  const { name } = await sole<{ name: string }>(db, sql`select current_database()::text as name`);
  await runOn(databaseNamed(inject("server"), name), "analyze");
}

/** That what is rare has happened, too. */
async function checkRare(): Promise<void> {
  const rare = await sole<Record<string, number>>(
    db,
    sql`select (select count(*)::int from session_closings where action = 'reopen') as reopened,
      (select count(*)::int from adjustments where points < 0) as taken_away,
      (select count(*)::int from adjustments where counterpart_id is not null and purpose = 'verification') as verified_late,
      (select count(*)::int from adjustments a join adjustments w on w.id = a.reverses_id where w.counterpart_id is not null and w.purpose = 'verification') as unverified,
      (select count(*)::int from adjustments where purpose = 'charity' and counterpart_id is not null and donation_id is not null) as money_given_elsewhere,
      (select count(*)::int from adjustments where purpose = 'charity' and counterpart_id is not null and points > 0) as points_given_elsewhere,
      (select count(*)::int from adjustments where charity_id is null) as given_without_choice,
      (select count(*)::int from adjustments a join adjustments w on w.id = a.reverses_id where w.counterpart_id is not null and w.purpose = 'charity') as given_back,
      (select count(*)::int from payments p join payment_runs r on r.id = p.run_id where r.session_ids <> '{}') as of_sessions,
      (select count(*)::int from ledger_entries where reason = 'It closed') as moved,
      (select count(*)::int from users where role = 'Instructor' and not is_active and archived_at is null) as ended,
      (select count(*)::int from sites where not is_active and archived_at is null) as sites_ended,
      (select count(*)::int from class_donations where status = 'void' and note like ${`%${siteEnds}`}) as voided_with_site,
      (select count(*)::int from bank_matches m join bank_decisions d on d.id = m.decision_id and d.undone_at is null) as matched,
      (select count(*)::int from teacher_goals) as goals_set,
      (select count(*)::int from teacher_goals where version > 1) as goals_changed,
      (select count(*)::int from bank_decisions where undone_at is not null) as undone`,
  );
  const happened = { ...rare, ...(await countAnswers(db)) };
  expect(Object.entries(happened).filter(([, count]) => count === 0)).toEqual([]);
}

/** How many pledges were used up. */
let ranDry = 0;

/** Lets some histories happen beside each other, and compares what everybody then sees. Returns how long each was. */
async function live(seeds: readonly number[]): Promise<number[]> {
  const chance = randomly(seeds[0] ?? 0);
  const days = ["2026-08-10", chance.oneOf(["2026-09-12", "2026-10-20"]), "2026-11-15"] as const;
  const frame = await historyFrame(kit, team, chance.oneOf([1, 1, 1, 1000]));
  const lives = await Promise.all(
    seeds.map(async (seed) => {
      const acknowledged = {
        donations: new Set<number>(),
        goals: new Set<number>(),
        responses: new Map<number, Acknowledged>(),
      };
      const world = await historyWorld(kit, frame);
      const history: History = { kit, team, world, acknowledged, today: days[0], isClosing: false };
      return { seed, history, random: randomly(seed * 7919), steps: 0 };
    }),
  );
  const worlds = lives.map(({ history }) => history.world);
  const sites = worlds.flatMap((world) => [...world.sites]);
  await analyze();
  let checkStatement = async () => {};
  for (const today of days) {
    setNow(today);
    const isClosing = today === days[2] && chance.below(2) === 0;
    if (isClosing) checkStatement = await closeOne(frame, today, sites, chance);
    await Promise.all(
      lives.map(async (each) => {
        Object.assign(each.history, { today, isClosing });
        each.steps += await work(each.history, each.random, each.seed * 31 + each.steps);
        await take([each.random.oneOf(events(each.history, each.random))]);
        each.steps += 1;
      }),
    );
    await redate(frame, chance);
  }
  const compared: Compared = { kit, team, frame, worlds, today: days[2] };
  const facts = await readFacts(db, sites);
  const lines = recompute(facts);
  await compareLedger(compared, lines);
  const [dry] = await Promise.all([compareSponsors(compared, facts), compareScreens(compared, lines, facts)]);
  ranDry += dry;
  for (const { history } of lives) await checkAcknowledged(history);
  await checkStatement();
  return lives.map(({ steps }) => steps);
}

test(`over ${histories} random histories, every screen tells what is recomputed from what people did`, async () => {
  expect(rate.status, JSON.stringify(rate.body)).toBe(201);
  const taken: number[] = [];
  for (let first = firstSeed; first < firstSeed + histories; first += atOnce) {
    const seeds = Array.from({ length: atOnce }, (_, nth) => first + nth);
    try {
      taken.push(...(await live(seeds)));
    } catch (error) {
      const which = `In one of the histories from ${first} (HISTORIES=${atOnce} HISTORY=${first})`;
      throw new Error(`${which}: ${String(error)}`, { cause: error });
    }
  }
  expect(Math.min(...taken)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...taken)).toBeLessThanOrEqual(100);
  if (histories >= 100) expect(ranDry).toBeGreaterThan(0);
  if (histories >= 500) await checkRare();
  await comparePublic();
  expect(await ledgerDifferences(kit.services)).toEqual([]);
}, 36_000_000);
