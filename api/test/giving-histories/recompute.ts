import type { DonationStatus } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../src/core/database.ts";

/** A class at a site in a session. */
export interface Place {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
}

/** What one class gives one charity in one session. */
export interface Line extends Place {
  readonly charity_id: number | null;
  /** Taken from no charity: given to one since its session was closed. */
  readonly is_late: boolean;
  points: number;
  earned: number;
  donated: number;
  verified: number;
  paid: number;
  /** Whether the class chose that charity. */
  chose: boolean;
}

/** What a narrowed screen is to show; what is left out means all. */
export interface Only {
  readonly sessions?: readonly number[];
  readonly schools?: readonly number[];
  readonly charities?: readonly (number | null)[];
  readonly users?: readonly number[];
}

/** What a class responded to; of a quiz, how much of it was right. */
interface Answered {
  readonly type: string;
  readonly right_answers: number | null;
  readonly asked: number | null;
}

/** What a response of each type brings, as people were promised. */
const promised: Readonly<Record<string, number>> = {
  mindfulness_matters_open_form: 5,
  mindfulness_matters_close_form: 5,
  puzzle_form: 10,
  kinesthetic_activity: 15,
  project_based_learning_activity: 25,
  peer_to_peer_connection_activity: 15,
  family_connection_activity: 15,
  play_activity: 10,
  lesson_plan_activity: 20,
  quiz_question: 10,
  trait: 10,
  giver_tv: 10,
  student_nomination_form: 10,
};

/** The points for a response; a quiz brings the share of it that was right. */
export function pointsFor({ type, right_answers, asked }: Answered): number {
  const all = promised[type] ?? Number.NaN;
  return asked ? Math.round((all * (right_answers ?? 0)) / asked) : all;
}

/** Whether a response is to an activity; character traits and episodes are none. */
export const isActivity = ({ type }: Pick<Answered, "type">) => type !== "trait" && type !== "giver_tv";

/** The rows that people made, as they are: no ledger, no balances, no kept sums. */
export async function readFacts(db: Db, sites: readonly number[]) {
  const here = (alias: string) => sql`${sql.raw(alias)}.school_id = any(${[...sites]}::int[])`;
  const [responses, choices, donations, items, rates, adjusted, sent] = await Promise.all([
    rows<Place & Answered & { id: number; day: string }>(
      db,
      sql`select r.id, r.user_id, r.school_id, r.session_id, r.type, r.right_answers, r.asked,
          to_char(r.created_at at time zone 'America/New_York', 'YYYY-MM-DD') as day
        from responses r where ${here("r")}`,
    ),
    rows<Place & { charity_id: number }>(
      db,
      sql`select h.user_id, h.school_id, h.session_id, h.charity_id from charity_choices h where ${here("h")}`,
    ),
    rows<
      Place & {
        id: number;
        charity_id: number;
        amount_cents: number;
        status: DonationStatus;
        payment_id: number | null;
        adjustment_id: number | null;
        donated_on: string;
      }
    >(
      db,
      sql`select d.id, d.user_id, d.school_id, d.session_id, d.charity_id, d.amount_cents, d.status, d.payment_id, d.adjustment_id, d.donated_on::text
        from class_donations d where ${here("d")}`,
    ),
    rows<Place & { charity_id: number; points: number; cents: number; account: string }>(
      db,
      sql`select i.user_id, i.school_id, i.session_id, p.charity_id, i.points, i.cents, i.account
        from payment_items i join payments p on p.id = i.payment_id
        where i.donation_id is null and p.state in ('proposed', 'approved', 'sent') and ${here("i")}`,
    ),
    rows<{ from_on: string | null; cents: number }>(
      db,
      sql`select case when from_on = '-infinity' then null else from_on::text end as from_on, cents from point_rates order by point_rates.from_on`,
    ),
    // Money that was adjusted is a donation with a sign.
    rows<Place & { charity_id: number | null; points: number; rate_cents: number; day: string }>(
      db,
      sql`select a.user_id, a.school_id, a.in_session_id as session_id, a.charity_id, a.points, a.rate_cents, a.effective_on::text as day
        from adjustments a where a.points is not null and ${here("a")}`,
    ),
    rows<Place & { payment_id: number; cents: number; sent_on: string }>(
      db,
      sql`select i.user_id, i.school_id, i.session_id, i.payment_id, i.cents, p.sent_on::text from payment_items i join payments p on p.id = i.payment_id where p.state = 'sent' and ${here("i")}`,
    ),
  ]);
  const won = responses.map((each) => ({ ...each, points: pointsFor(each) }));
  return { responses: won, choices, donations, items, rates, adjusted, sent };
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export const keyOf = ({ user_id, school_id, session_id }: Place) => `${user_id} ${school_id} ${session_id}`;

/** What a point was worth on a day, in cents. */
export const worthOn = ({ rates }: Pick<Facts, "rates">, day: string): number =>
  rates.findLast(({ from_on }) => from_on === null || from_on <= day)?.cents ?? 0;

/** Adds the facts up, as docs/measures.md says in words. */
export function recompute({ responses, choices, donations, items, rates, adjusted }: Facts): Line[] {
  const lines = new Map<string, Line>();
  const lineOf = (place: Place, charity_id: number | null, is_late = false): Line => {
    const key = `${keyOf(place)} ${charity_id} ${is_late}`;
    const { user_id, school_id, session_id } = place;
    const none = { points: 0, earned: 0, donated: 0, verified: 0, paid: 0, chose: false };
    const line = lines.get(key) ?? { user_id, school_id, session_id, charity_id, is_late, ...none };
    lines.set(key, line);
    return line;
  };
  for (const adjustment of adjusted) {
    const line = lineOf(adjustment, adjustment.charity_id, adjustment.charity_id === null);
    line.points += adjustment.points;
    line.earned += adjustment.points * adjustment.rate_cents;
  }
  const chosen = new Map(choices.map((choice) => [keyOf(choice), choice.charity_id]));
  for (const choice of choices) lineOf(choice, choice.charity_id).chose = true;
  for (const response of responses) {
    const line = lineOf(response, chosen.get(keyOf(response)) ?? null);
    line.points += response.points;
    line.earned += response.points * worthOn({ rates }, response.day);
  }
  // Points in a payment belong to the charity that is paid, whatever the class chooses later; adjusted ones did before.
  for (const item of items.filter(({ account }) => account === "payable")) {
    const [from, to] = [lineOf(item, chosen.get(keyOf(item)) ?? null), lineOf(item, item.charity_id)];
    from.points -= item.points;
    from.earned -= item.cents;
    to.points += item.points;
    to.earned += item.cents;
  }
  for (const donation of donations) {
    if (donation.status === "void" || donation.status === "held") continue;
    const line = lineOf(donation, donation.charity_id);
    line.donated += donation.amount_cents;
    if (donation.status !== "counted") line.verified += donation.amount_cents;
    if (donation.status === "paid") line.paid += donation.amount_cents;
  }
  return [...lines.values()].filter(
    (line) => line.charity_id !== null || line.points !== 0 || line.earned !== 0,
  );
}

/** What people made at one site. */
export const ofSite = (facts: Facts, site: number): Facts =>
  chosen(facts, ({ school_id }) => school_id === site);

/** What one class made. */
export const ofClass = (facts: Facts, own: Pick<Place, "user_id" | "school_id">): Facts =>
  chosen(facts, ({ user_id, school_id }) => user_id === own.user_id && school_id === own.school_id);

function chosen(facts: Facts, isChosen: (place: Place) => boolean): Facts {
  const here = <T extends Place>(all: T[]) => all.filter(isChosen);
  const { responses, choices, donations, items, rates, adjusted, sent } = facts;
  return {
    rates,
    responses: here(responses),
    choices: here(choices),
    donations: here(donations),
    items: here(items),
    adjusted: here(adjusted),
    sent: here(sent),
  };
}

/** What days tell, without what anybody chose or is paid. */
export function sumDays(facts: Facts, from: string, to: string) {
  const isIn = (day: string) => from <= day && day <= to;
  const won = [
    ...facts.responses.map(({ day, points }) => ({ day, points, cents: points * worthOn(facts, day) })),
    ...facts.adjusted.map(({ day, points, rate_cents }) => ({ day, points, cents: points * rate_cents })),
  ].filter(({ day }) => isIn(day));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const given = (...statuses: readonly DonationStatus[]) =>
    sum(
      facts.donations
        .filter(({ donated_on, status }) => isIn(donated_on) && statuses.includes(status))
        .map(({ amount_cents }) => amount_cents),
    );
  const [earned, donated] = [sum(won.map(({ cents }) => cents)), given("counted", "verified", "paid")];
  return {
    points: sum(won.map(({ points }) => points)),
    earned_cents: earned,
    donated_cents: donated,
    verified_cents: given("verified", "paid"),
    paid_cents: given("paid"),
    total_cents: earned + donated,
    sent_cents: sum(facts.sent.filter(({ sent_on }) => isIn(sent_on)).map(({ cents }) => cents)),
  };
}

/** The lines that a narrowed screen shows. */
export function narrowed(lines: readonly Line[], { sessions, schools, charities, users }: Only): Line[] {
  const has = <T>(ids: readonly T[] | undefined, id: T) => !ids || ids.includes(id);
  return lines.filter(
    (line) =>
      (!sessions || (line.session_id !== null && sessions.includes(line.session_id))) &&
      has(schools, line.school_id) &&
      has(charities, line.charity_id) &&
      has(users, line.user_id),
  );
}

/** The figures of giving over lines. */
export function sumLines(lines: readonly Line[]) {
  const sum = (figure: (line: Line) => number) => lines.reduce((total, line) => total + figure(line), 0);
  const [earned, donated] = [sum((line) => line.earned), sum((line) => line.donated)];
  const giving = lines.filter(({ chose, points }) => chose || points !== 0);
  return {
    classes: new Set(giving.map(({ user_id, school_id }) => `${user_id} ${school_id}`)).size,
    points: sum((line) => line.points),
    earned_cents: earned,
    unassigned_cents: sum((line) => (line.charity_id === null ? line.earned : 0)),
    donated_cents: donated,
    verified_cents: sum((line) => line.verified),
    paid_cents: sum((line) => line.paid),
    total_cents: earned + donated,
  };
}

/** What pages of places and classes show of it. */
export function winnings(lines: readonly Line[]) {
  const { points, earned_cents, donated_cents, verified_cents } = sumLines(lines);
  return { points, earned_cents, donated_cents, verified_cents };
}
