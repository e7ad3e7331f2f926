import {
  activityFormResponseEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  type DonationStatus,
  donationStatuses,
  type Endpoint,
  givingEndpoints,
} from "@kindling/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { answerRoutes } from "../classroom/responses/answerRoutes.ts";
import { responseModules } from "../classroom/responses/responses.ts";
import type { Caller } from "../core/caller.ts";
import { rows, transaction } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import type { Call, Route } from "../core/route.ts";
import { ledgerComparisons } from "../ledgerComparisons.ts";
import { charityChoiceRoutes } from "./charities/charityChoices.ts";
import { readClassPoints } from "./classPoints.ts";
import { donationRoutes } from "./donations/donationRoutes.ts";
import { nextStatuses } from "./donations/donationStatuses.ts";
import { givingRoutes } from "./givingRoutes.ts";
import { checkLedger } from "./ledger-check/checkLedger.ts";

/** How many classes live through a random life each, and how many of them at a time. */
const [lives, atOnce] = [Number(process.env["LEDGER_LIVES"] ?? 500), 100];

const kit = await buildApp();
const { db, make, services } = kit;
const program = await make.program();
const site = await make.site({ program_id: program.id });
const place = { program_id: program.id };
const autumn = await make.session({ ...place, start: "2026-09-01", end: "2026-10-10" });
const winter = await make.session({ ...place, start: "2026-11-01", end: "2026-12-10" });
const sessions = [autumn.id, winter.id];
const charities = [(await make.charity()).id, (await make.charity()).id, (await make.charity()).id];
const items: number[] = [];
for (const count of [1, 2, 3]) {
  items.push((await make.mindfulOpen({ title: `Breath ${count}`, end: "2026-12-31", questions: [] })).id);
}
const pointValue = services.settings.pointValueCents;

const routes: readonly Route[] = [
  ...answerRoutes,
  ...responseModules.activityFormResponse.routes,
  ...givingRoutes,
  ...donationRoutes,
  ...charityChoiceRoutes,
];

const callerOf = (role: Caller["role"], id: number): Caller => ({
  id,
  role,
  email: "",
  name: "",
  loginId: "",
  groups: [],
  newLogin: false,
  providerId: null,
  schoolIds: [site.id],
});
const staffId = (await make.user({ role: "Super Admin" })).id;
const leaderId = (await make.user({ role: "Site Leader", school_ids: [site.id] })).id;
const people = { staff: callerOf("Super Admin", staffId), leader: callerOf("Site Leader", leaderId) };

/** Runs a call in its own transaction; returns undefined if refused. */
async function attempt(
  endpoint: Endpoint,
  caller: Caller,
  today: string,
  sent: { id?: number; body?: object },
) {
  const found = routes.find((each) => each.endpoint === endpoint);
  const call = { services, caller, language: "en", params: { id: sent.id }, body: sent.body ?? {} };
  const context = { caller, today, timeZone: services.settings.timeZone, language: "en" };
  try {
    const answer = await transaction(db, async (tx) =>
      found?.handle({ ...call, db: tx, context } as unknown as Call),
    );
    return (answer as { data?: { id: number } }).data ?? { id: 0 };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const days = ["2026-09-15", "2026-10-20", "2026-11-15"] as const;
const deed = fc.record({
  // Mostly in one session, so that what happens there meets.
  day: fc.constantFrom(days[0], days[0], days[0], days[0], days[0], days[1], days[2]),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("answer" as const), item: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("unanswer" as const), nth: fc.nat(3) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("choose" as const), charity: fc.nat(2) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("rechoose" as const), nth: fc.nat(1), charity: fc.nat(2) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("unchoose" as const), nth: fc.nat(1) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("donate" as const),
        cents: fc.integer({ min: 1, max: 9999 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("settle" as const),
        nth: fc.nat(3),
        to: fc.constantFrom("verified" as const, ...donationStatuses),
        by: fc.constantFrom("teacher" as const, "leader" as const, "staff" as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("correct" as const),
        nth: fc.nat(3),
        cents: fc.integer({ min: 1, max: 9999 }),
      }),
    },
  ),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

interface Donation {
  readonly id: number;
  readonly session: number;
  charity: number;
  cents: number;
  status: DonationStatus;
}

/** A simple model of the rules that predicts a class's totals. */
class Expected {
  readonly answers = new Map<number, { id: number; session: number | undefined }>();
  readonly choices = new Map<number, { id: number; charity: number }>();
  readonly donations: Donation[] = [];

  sessionOn(day: string): number | undefined {
    return day === days[0] ? autumn.id : day === days[2] ? winter.id : undefined;
  }
  pointsIn(session: number | undefined): number {
    return 5 * [...this.answers.values()].filter((each) => each.session === session).length;
  }
  sum(wanted: (donation: Donation) => boolean): number {
    return this.donations.filter(wanted).reduce((total, { cents }) => total + cents, 0);
  }
}

const counts = ({ status }: Donation) => status !== "void" && status !== "held";
const isVerified = ({ status }: Donation) => status === "verified" || status === "paid";

/** Lets one thing happen, in the database and as it should be; they have to agree on whether it may. */
async function happen(teacher: Caller, expected: Expected, { day, what }: Deed): Promise<void> {
  const today = expected.sessionOn(day);
  const agree = (answer: { id: number } | undefined, may: boolean) => {
    if ((answer !== undefined) !== may)
      throw new Error(`${JSON.stringify(what)} on ${day}: ${may ? "refused" : "let through"}`);
    return may ? answer : undefined;
  };
  const nthChoice = (nth: number) => [...expected.choices][nth % Math.max(1, expected.choices.size)];
  const nthDonation = (nth: number) => expected.donations[nth % Math.max(1, expected.donations.length)];
  switch (what.kind) {
    case "answer": {
      const body = { school_id: site.id, object_id: items[what.item], answers: {} };
      const sent = await attempt(classroomEndpoints.answerForm, teacher, day, { body });
      const made = agree(sent, !expected.answers.has(what.item));
      if (made) expected.answers.set(what.item, { id: made.id, session: today });
      return;
    }
    case "unanswer": {
      const [item, answer] = [...expected.answers][what.nth % Math.max(1, expected.answers.size)] ?? [];
      if (item === undefined || !answer) return;
      agree(await attempt(activityFormResponseEndpoints.remove, people.staff, day, { id: answer.id }), true);
      expected.answers.delete(item);
      return;
    }
    case "choose": {
      const charity = charities[what.charity] ?? 0;
      const body = { school_id: site.id, charity_id: charity, votes: [{ charity_id: charity, count: 3 }] };
      const sent = await attempt(givingEndpoints.selectCharity, teacher, day, { body });
      const made = agree(sent, today !== undefined && !expected.choices.has(today));
      if (made && today) expected.choices.set(today, { id: made.id, charity });
      return;
    }
    case "rechoose": {
      const [session, choice] = nthChoice(what.nth) ?? [];
      if (!choice) return;
      const charity = charities[what.charity] ?? 0;
      const body = { charity_id: charity };
      agree(await attempt(charityChoiceEndpoints.update, people.staff, day, { id: choice.id, body }), true);
      choice.charity = charity;
      for (const donation of expected.donations) {
        const isOpen = donation.status === "counted" || donation.status === "verified";
        if (donation.session === session && isOpen) donation.charity = charity;
      }
      return;
    }
    case "unchoose": {
      const [session, choice] = nthChoice(what.nth) ?? [];
      if (session === undefined || !choice) return;
      const isFree = !expected.donations.some((donation) => donation.session === session);
      const sent = await attempt(charityChoiceEndpoints.remove, people.staff, day, { id: choice.id });
      if (agree(sent, isFree)) expected.choices.delete(session);
      return;
    }
    case "donate": {
      const body = { school_id: site.id, amount_cents: what.cents, donated_on: day };
      const choice = today === undefined ? undefined : expected.choices.get(today);
      const sent = await attempt(classDonationEndpoints.create, teacher, day, { body });
      const made = agree(sent, choice !== undefined);
      if (!made || !choice || !today) return;
      expected.donations.push({
        id: made.id,
        session: today,
        charity: choice.charity,
        cents: what.cents,
        status: "counted",
      });
      return;
    }
    case "settle": {
      const donation = nthDonation(what.nth);
      if (!donation) return;
      const by = what.by === "teacher" ? teacher : people[what.by];
      const body = { status: what.to };
      const sent = await attempt(classDonationEndpoints.update, by, day, { id: donation.id, body });
      if (agree(sent, nextStatuses(by.role)[donation.status].includes(what.to))) donation.status = what.to;
      return;
    }
    case "correct": {
      const donation = nthDonation(what.nth);
      if (!donation) return;
      const body = { amount_cents: what.cents };
      const sent = await attempt(classDonationEndpoints.update, teacher, day, { id: donation.id, body });
      if (agree(sent, donation.status === "counted")) donation.cents = what.cents;
      return;
    }
  }
}

/** Checks a class's totals against the model. */
async function checkClass(userId: number, expected: Expected): Promise<void> {
  const figures = await readClassPoints(db, { userId, schoolId: site.id, sessionId: autumn.id });
  const points = 5 * expected.answers.size;
  const unchosen = [undefined, ...sessions].filter(
    (session) => session === undefined || !expected.choices.has(session),
  );
  const unassigned = unchosen.reduce<number>((sum, session) => sum + expected.pointsIn(session), 0);
  const inAutumn = (donation: Donation) => donation.session === autumn.id;
  expect(figures).toMatchObject({
    points,
    earned_cents: points * pointValue,
    unassigned_cents: unassigned * pointValue,
    donated_cents: expected.sum(counts),
    verified_cents: expected.sum(isVerified),
    session_points: expected.pointsIn(autumn.id),
    session_donated_cents: expected.sum((each) => inAutumn(each) && counts(each)),
    session_verified_cents: expected.sum((each) => inAutumn(each) && isVerified(each)),
  });
}

/** Invariants that every class must keep. */
function readBreaches(users: readonly number[]) {
  return rows<{ id: number }>(
    db,
    sql`with e as (select user_id, sum(points)::int as points from point_entries where user_id = any(${users}::int[]) group by 1),
        r as (select user_id, sum(points)::int as points from responses where user_id = any(${users}::int[]) group by 1),
        by_charity as (select e.user_id, sum(e.points)::int as points from point_entries e
          left join charity_choices h on h.user_id = e.user_id and h.school_id = e.school_id and h.session_id = e.session_id
          where e.user_id = any(${users}::int[]) group by e.user_id),
        strays as (select d.user_id from class_donations d join charity_choices h on h.user_id = d.user_id
            and h.school_id = d.school_id and h.session_id = d.session_id
          where d.user_id = any(${users}::int[]) and d.status in ('counted', 'verified') and d.charity_id <> h.charity_id)
      select u.id from users u left join e on e.user_id = u.id left join r on r.user_id = u.id
        left join by_charity b on b.user_id = u.id
      where u.id = any(${users}::int[]) and (u.points <> coalesce(e.points, 0) or u.points <> coalesce(r.points, 0)
        or u.points <> coalesce(b.points, 0) or u.id in (select user_id from strays))`,
  );
}

/** Current charities of donations, by id. */
async function readDonations(users: readonly number[]) {
  const found = await rows<Donation>(
    db,
    sql`select id, session_id as session, charity_id as charity, amount_cents as cents, status from class_donations
      where user_id = any(${users}::int[])`,
  );
  return new Map(found.map((donation) => [donation.id, donation]));
}

/** New classes at the site. */
async function makeClasses(count: number): Promise<number[]> {
  const made = await rows<{ id: number }>(
    db,
    sql`with made as (insert into users (first_name, last_name, email, role)
          select 'Ana', 'Lopez', 'ledger' || gen_random_uuid() || '@school.example', 'Instructor' from generate_series(1, ${count})
          returning id),
        placed as (insert into user_schools (user_id, school_id) select id, ${site.id} from made)
      select id from made`,
  );
  return made.map(({ id }) => id);
}

test(`over ${lives} random lives of classes, points and cents add up and never go missing`, async () => {
  // Mostly short histories; some start with a choice and a donation, some are long.
  const first = (what: Deed["what"]) => fc.constant<Deed>({ day: days[0], what });
  const chosen = first({ kind: "choose", charity: 0 });
  const given = first({ kind: "donate", cents: 700 });
  const deeds = (minLength: number, maxLength: number) =>
    fc.array(deed, { minLength, maxLength, size: "max" });
  const life = fc.oneof(
    { weight: 6, arbitrary: deeds(1, 2) },
    {
      weight: 3,
      arbitrary: fc.tuple(chosen, given, deeds(1, 3)).map(([choice, gift, more]) => [choice, gift, ...more]),
    },
    { weight: 1, arbitrary: deeds(4, 12) },
  );
  const property = fc.asyncProperty(fc.array(life, { minLength: atOnce, maxLength: atOnce }), async (all) => {
    const users = await makeClasses(all.length);
    const lived = all.map((deeds, index) => ({ deeds, user: users[index] ?? 0, expected: new Expected() }));
    await Promise.all(
      lived.map(async ({ deeds, user, expected }) => {
        const teacher = callerOf("Instructor", user);
        try {
          for (const each of deeds) await happen(teacher, expected, each);
          await checkClass(user, expected);
        } catch (error) {
          throw new Error(`After ${JSON.stringify(deeds)}`, { cause: error });
        }
      }),
    );
    expect(await readBreaches(users)).toEqual([]);
    const standing = await readDonations(users);
    const donations = lived.flatMap(({ expected }) => expected.donations);
    expect(donations.map(({ id }) => standing.get(id))).toEqual(donations);
    expect(standing.size).toBe(donations.length);
  });
  await fc.assert(property, { numRuns: lives / atOnce, seed: 2026, endOnFailure: true });
  const findings = await checkLedger(services, ledgerComparisons);
  expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
  const untouched = findings.filter(({ compared }) => compared === 0).map(({ name }) => name);
  expect(untouched).toEqual([
    "adjustments",
    "closedStatements",
    "paymentPoints",
    "paymentDonations",
    "paymentTotals",
    "sponsorMoney",
    "bankMatches",
    "bankReconciliation",
    "paymentPapers",
    "publicPageKept",
    "sponsorPapers",
  ]);
}, 900_000);
