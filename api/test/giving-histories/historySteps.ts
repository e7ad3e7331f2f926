import {
  acceptableItems,
  adjustmentEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  givingEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import type { TestApp } from "../buildApp.ts";
import type { randomly } from "../randomly.ts";
import { dayBefore, daysBetween } from "./days.ts";
import { type Acknowledged, answerSteps } from "./historyAnswers.ts";
import { bankSteps } from "./historyBank.ts";
import { pledgeSteps } from "./historyPledges.ts";
import { type HistoryTeam, type HistoryWorld, runningIn } from "./historyWorld.ts";

export interface History {
  readonly kit: TestApp;
  readonly team: HistoryTeam;
  readonly world: HistoryWorld;
  /** Donations and responses that were acknowledged. */
  readonly acknowledged: {
    readonly donations: Set<number>;
    readonly goals: Set<number>;
    readonly responses: Map<number, Acknowledged>;
  };
  /** The program's date. */
  today: string;
  /** From then on nothing is taken back, because a session is closed. */
  isClosing: boolean;
}

type Random = ReturnType<typeof randomly>;
interface Row {
  readonly id: number;
  readonly run_id: number;
  readonly state: string;
  readonly status: string;
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
  readonly created_by: number;
}

/** What somebody does next; anything may be refused, nothing may fail. */
export type Step = () => Promise<{ readonly status: number; readonly body: unknown } | undefined>;

interface HistorySteps {
  readonly class: readonly Step[];
  readonly leader: readonly Step[];
  readonly staff: readonly Step[];
  readonly choose: Step;
  readonly donate: Step;
}

/** The steps that a history is made of, by who takes them. */
export function historySteps(history: History, random: Random): HistorySteps {
  const { kit, team, world, acknowledged } = history;
  const { call, db } = kit;
  const { below, chance, oneOf } = random;
  const ago = (days: number) => dayBefore(history.today, below(days + 1));
  const places = sql`school_id = any(${[...world.sites]}::int[])`;
  const find = async (table: string, condition = sql`true`) => {
    const found = await rows<Row>(db, sql`select * from ${sql.table(table)} where ${condition} order by 1`);
    return found.length > 0 ? oneOf(found) : undefined;
  };
  const staff = () => oneOf([team.chief, team.treasurer]);
  const ofClass = ({ teacher, site }: HistoryWorld["classes"][number]) =>
    sql`user_id = ${teacher.id} and school_id = ${site}`;
  const mostly = <T>(all: readonly T[]) => (all.length > 0 && chance(0.8) ? oneOf(all) : undefined);
  /** Mostly a day of a session that isn't in the future. */
  const dayIn = (sessionId: number | null | undefined) => {
    const session = world.sessions.find(({ id }) => id === sessionId);
    if (!session || chance(0.2)) return ago(30);
    const last = session.end < history.today ? session.end : history.today;
    return dayBefore(last, below(daysBetween(session.start, last) + 1));
  };

  const choose: Step = async () => {
    const undecided = await Promise.all(
      world.classes.map(async (each) => {
        const session = runningIn(world, each.program, history.today);
        return (await find("charity_choices", sql`${ofClass(each)} and session_id = ${session?.id ?? 0}`))
          ? []
          : [each];
      }),
    );
    const { teacher, site } = mostly(undecided.flat()) ?? oneOf(world.classes);
    const [charity_id, other] = [oneOf(world.charities), oneOf(world.charities)];
    const votes = [
      { charity_id, count: 3 + below(5) },
      ...(other === charity_id ? [] : [{ charity_id: other, count: below(4) }]),
    ];
    return call(givingEndpoints.selectCharity, {
      as: teacher,
      body: { school_id: site, charity_id, ...(chance(0.7) ? { votes } : {}) },
    });
  };
  const donate: Step = async () => {
    const choice = await find("charity_choices", places);
    const fits = world.classes.find(
      ({ teacher, site }) => teacher.id === choice?.user_id && site === choice.school_id,
    );
    const { teacher, site } = fits ?? oneOf(world.classes);
    const amount_cents = chance(0.05) ? 1_000_001 + below(500_000) : 1 + below(20_000);
    const body = { school_id: site, amount_cents, donated_on: dayIn(choice?.session_id) };
    const recorder = chance(0.2)
      ? { as: staff(), body: { ...body, user_id: teacher.id } }
      : { as: teacher, body };
    const sent = await call(classDonationEndpoints.create, recorder);
    if (sent.status === 201) acknowledged.donations.add(sent.body.data.id);
    return sent;
  };
  /** A class sets its goal, or another one. */
  const aim: Step = async () => {
    const own = oneOf(world.classes);
    const goal_cents = 1 + below(50_000);
    const goal = chance(0.5) ? await find("teacher_goals", ofClass(own)) : undefined;
    const as = own.teacher;
    if (goal) return call(givingEndpoints.updateGoal, { as, params: { id: goal.id }, body: { goal_cents } });
    const sent = await call(givingEndpoints.addGoal, { as, body: { school_id: own.site, goal_cents } });
    if (sent.status === 201) acknowledged.goals.add(sent.body.data.id);
    return sent;
  };
  const correct: Step = async () => {
    const donation = await find(
      "class_donations",
      chance(0.8) ? sql`${places} and status = 'counted'` : places,
    );
    const changes = chance(0.6)
      ? { amount_cents: 1 + below(20_000) }
      : { donated_on: dayIn(donation?.session_id) };
    const as = world.classes.find(({ site }) => site === donation?.school_id)?.teacher;
    return (
      donation &&
      as &&
      call(classDonationEndpoints.update, { as, params: { id: donation.id }, body: changes })
    );
  };
  const settle =
    (who: () => HistoryTeam["chief"]): Step =>
    async () => {
      const donation = await find(
        "class_donations",
        chance(0.8) ? sql`${places} and status = 'counted'` : places,
      );
      const status = oneOf([
        "verified",
        "verified",
        "verified",
        "verified",
        "paid",
        "counted",
        "void",
      ] as const);
      const body = { status, ...(status === "void" ? { reason: "Counted twice" } : {}) };
      return (
        donation && call(classDonationEndpoints.update, { as: who(), params: { id: donation.id }, body })
      );
    };
  const verifyAll: Step = async () => {
    const as = world.leaders.own;
    const { meta } = (await call(classDonationEndpoints.list, { as, query: { status: "counted", rows: 1 } }))
      .body;
    const body = { action: "verify" as const, filter: { status: "counted" }, expected: meta.total };
    return meta.total > 0 ? call(classDonationEndpoints.bulk, { as, body }) : undefined;
  };
  const rechoose: Step = async () => {
    const choice = await find("charity_choices", places);
    const body = { charity_id: oneOf(world.charities) };
    return choice && call(charityChoiceEndpoints.update, { as: staff(), params: { id: choice.id }, body });
  };
  const unchoose: Step = async () => {
    const choice = chance(0.4) ? await find("charity_choices", places) : undefined;
    return choice && call(charityChoiceEndpoints.remove, { as: staff(), params: { id: choice.id } });
  };
  const propose: Step = () => {
    const charities = chance(0.5) ? [oneOf(world.charities)] : world.charities;
    const parts = oneOf([["donated"], ["earned"], ["donated", "earned"]] as const);
    const narrowed = chance(0.4) ? { sessions: [oneOf(world.sessions).id] } : {};
    return call(paymentRunEndpoints.create, {
      as: staff(),
      body: { name: "Run", charities, parts: [...parts], ...narrowed },
    });
  };
  const pay: Step = async () => {
    const payment = await find(
      "payments",
      sql`charity_id = any(${world.charities}::int[]) and state in ('proposed', 'approved', 'sent')`,
    );
    if (!payment) return undefined;
    const to = { as: staff(), params: { id: payment.run_id } };
    const goesBack = !history.isClosing && chance(0.25);
    if (payment.state === "sent") {
      if (!goesBack) return undefined;
      return call(paymentEndpoints.reverse, {
        ...to,
        params: { id: payment.id },
        body: { reason: "Came back" },
      });
    }
    if (goesBack) {
      if (chance(0.5)) return call(paymentRunEndpoints.leaveOut, { ...to, body: { payments: [payment.id] } });
      return call(paymentRunEndpoints.cancel, { ...to, body: { reason: "Not now" } });
    }
    if (payment.state === "proposed") {
      const run = await find("payment_runs", sql`id = ${payment.run_id}`);
      const other = team.chief.id === run?.created_by ? team.treasurer : team.chief;
      return call(paymentRunEndpoints.approve, { ...to, as: chance(0.8) ? other : to.as });
    }
    const body = { method: "check" as const, sent_on: history.today, payments: [{ id: payment.id }] };
    return call(paymentRunEndpoints.send, { ...to, body });
  };
  const closed = sql`${places} and exists (select from sessions x where x.id = session_id and x.closed_at is not null)`;
  /** What a class gave or earned in a closed session goes to another charity; some of it is given back at once. */
  const giveElsewhere: Step = async () => {
    const wrong =
      (chance(0.5)
        ? await find("class_balances", sql`${closed} and account = 'unassigned' and amount > 0`)
        : undefined) ?? (await find("charity_choices", closed));
    if (!wrong) return undefined;
    const { user_id, school_id } = wrong;
    const params = { id: wrong.session_id ?? 0 };
    const body = { user_id, school_id, charity_id: oneOf(world.charities), reason: "Decided otherwise" };
    const given = await call(adjustmentEndpoints.charity, { as: staff(), params, body });
    if (given.status !== 200 || chance(0.5)) return given;
    const last = { id: given.body.data.adjustments.at(-1)?.id ?? 0 };
    return call(adjustmentEndpoints.reverse, { as: staff(), params: last, body: { reason: "Not so" } });
  };
  /** What is wrong in a closed session; of points, what was taken away, too. */
  const adjust: Step = async () => {
    const body = { reason: "Found later" };
    const points = chance(0.5) ? await find("charity_choices", closed) : undefined;
    if (points) {
      const sent = { ...body, points: chance(0.5) ? 1 + below(15) : -1 - below(5) };
      return call(adjustmentEndpoints.points, { as: staff(), params: { id: points.id }, body: sent });
    }
    const wrong = chance(0.75)
      ? await find(
          "class_donations",
          sql`${closed} and adjustment_id is null ${chance(0.6) ? sql`and status = 'counted'` : sql``}`,
        )
      : ((chance(0.5)
          ? await find("adjustments", sql`${places} and counterpart_id is not null`)
          : undefined) ?? (await find("adjustments", places)));
    if (!wrong) return undefined;
    const params = { id: wrong.id };
    if ("in_session_id" in wrong) return call(adjustmentEndpoints.reverse, { as: staff(), params, body });
    if (wrong.status === "counted" && chance(0.8)) {
      const late = await call(adjustmentEndpoints.verify, { as: staff(), params, body });
      if (late.status !== 200 || chance(0.3)) return late;
      const made = { id: late.body.data.id };
      return call(adjustmentEndpoints.reverse, { as: staff(), params: made, body });
    }
    const amount_cents = oneOf([0, 1 + below(20_000)]);
    return call(adjustmentEndpoints.donation, { as: staff(), params, body: { ...body, amount_cents } });
  };
  /** The books of an ended session are opened again as long as nothing in it is adjusted, and closed once more. */
  const reopen: Step = async () => {
    if (!history.isClosing) return undefined;
    const ended = world.sessions.filter(({ end }) => end < history.today).map(({ id }) => id);
    const closed = await find("sessions", sql`id = any(${ended}::int[]) and closed_at is not null`);
    const params = { id: closed?.id ?? oneOf(ended) };
    if (closed)
      return call(sessionClosingEndpoints.reopen, { as: team.chief, params, body: { reason: "Too early" } });
    const accept = [...acceptableItems];
    return call(sessionClosingEndpoints.close, { as: staff(), params, body: { accept, note: "Agreed" } });
  };
  const { answer, unanswer, restore } = answerSteps(history, random);
  const pledges = pledgeSteps(kit, history, random);
  return {
    choose,
    donate,
    class: [answer, answer, answer, choose, donate, donate, correct, aim],
    leader: [settle(() => world.leaders.own), settle(() => world.leaders.chief), verifyAll],
    staff: [
      settle(staff),
      donate,
      rechoose,
      unchoose,
      unanswer,
      restore,
      propose,
      pay,
      pay,
      pay,
      ...pledges,
      ...bankSteps(history, random),
      adjust,
      adjust,
      adjust,
      adjust,
      adjust,
      giveElsewhere,
      giveElsewhere,
      giveElsewhere,
      reopen,
    ],
  };
}
