import { type DonationStatus, donationStatuses } from "@kindling/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { type Db, rows } from "../src/core/database.ts";
import type { Factories } from "./factories.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The stored rows of giving. */
export interface GivingWorld {
  readonly entries: readonly Entry[];
  readonly choices: readonly (ClassSession & { charity_id: number })[];
  readonly donations: readonly Donation[];
  readonly sites: readonly (Named & { provider_id: number; district_id: number | null; archived: boolean })[];
  readonly charities: readonly (Named & { country: string; state: string | null })[];
  readonly providers: readonly Named[];
  readonly sessions: readonly Named[];
  readonly users: readonly Named[];
}

interface ClassSession {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
}

type Entry = ClassSession & { readonly points: number };
type Donation = ClassSession & {
  readonly charity_id: number;
  readonly amount_cents: number;
  readonly status: DonationStatus;
};

/** Reads the tables as they are. */
export async function readGivingWorld(db: Db): Promise<GivingWorld> {
  const all = <T>(columns: string, table: string) =>
    rows<T>(db, sql`select ${sql.raw(columns)} from ${sql.table(table)}`);
  const place = "user_id, school_id, session_id";
  const [entries, choices, donations, sites, charities, providers, sessions, users] = await Promise.all([
    all<Entry>(`${place}, points`, "point_entries"),
    all<GivingWorld["choices"][number]>(`${place}, charity_id`, "charity_choices"),
    all<Donation>(`${place}, charity_id, amount_cents, status`, "class_donations"),
    all<GivingWorld["sites"][number]>(
      "id, name, provider_id, district_id, archived_at is not null as archived",
      "sites",
    ),
    all<GivingWorld["charities"][number]>("id, name, country, state", "charities"),
    all<Named>("id, name", "providers"),
    all<Named>("id, name", "sessions"),
    all<Named>("id, first_name || ' ' || last_name as name", "users"),
  ]);
  return { entries, choices, donations, sites, charities, providers, sessions, users };
}

/** Random classes with choices, points and donations; repeatable by seed. */
export async function makeGivingWorld(db: Db, make: Factories, seed: number) {
  let draws = 0;
  const draw = (most: number) =>
    fc.sample(fc.nat(most), { numRuns: 1, seed: seed * 100_003 + draws++ })[0] ?? 0;
  const pick = <T>(list: readonly T[]): T => list[draw(list.length - 1)] as T;
  const several = <T>(count: number, one: (nth: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => one(nth)));

  const programs = await several(2, () => make.program());
  const districts = await several(2, () => make.district());
  const providers = await several(3, () => make.provider());
  const charities = await several(5, (nth) => make.charity({ state: nth % 2 ? "TX" : null }));
  const sessions = [];
  for (const { id } of programs) {
    sessions.push(await make.session({ program_id: id, start: "2026-09-01", end: "2026-10-10" }));
    sessions.push(await make.session({ program_id: id, start: "2026-04-01", end: "2026-05-10" }));
  }
  const sites = await several(6, (nth) =>
    make.site({
      provider_id: providers[nth % 3]?.id ?? 0,
      program_id: programs[nth % 2]?.id ?? 0,
      district_id: nth < 4 ? (districts[nth % 2]?.id ?? 0) : null,
    }),
  );
  for (let nth = 0; nth < 14; nth += 1) {
    const places = [pick(sites), pick(sites)].map(({ id }) => id);
    const school_ids = [...new Set(places)];
    const { id: user_id } = await make.user({ school_ids, is_active: draw(5) > 0 });
    for (const school_id of school_ids)
      for (const session of [null, ...sessions]) await fillClass(user_id, school_id, session?.id ?? null);
  }

  /** What one class does in a session: nothing, or something and its opposite, with or without a choice. */
  async function fillClass(user_id: number, school_id: number, session_id: number | null): Promise<void> {
    const place = { user_id, school_id, session_id };
    for (let left = draw(4); left > 0; left -= 1) {
      const points = 1 + draw(30);
      // Now and then an answer was deleted again.
      for (const each of draw(3) === 0 ? [points, -points] : [points])
        await enter({ ...place, points: each });
    }
    if (session_id === null || draw(2) === 0) return;
    const charity_id = pick(charities.slice(1)).id;
    await make.charityChoice({ ...place, session_id, charity_id });
    for (let left = draw(3); left > 0; left -= 1) {
      const status = pick(donationStatuses);
      // What is paid or void may be another charity's, chosen before.
      const moved = status === "paid" || status === "void" ? pick(charities.slice(1)).id : charity_id;
      await make.classDonation({ ...place, charity_id: moved, status, amount_cents: 1 + draw(9999) });
    }
  }

  async function enter({ user_id, school_id, session_id, points }: Entry): Promise<void> {
    await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      values (${user_id}, ${school_id}, ${session_id}, 1, 'puzzle', 'Bees', ${points})`.execute(db);
  }

  return { providers, districts, sites, charities, sessions, programs };
}

/** What figures are narrowed to; what is left out means all. */
export interface Narrowing {
  readonly sessions?: readonly number[];
  readonly providers?: readonly number[];
  readonly districts?: readonly number[];
  readonly schools?: readonly number[];
  readonly charities?: readonly number[];
}

/** The figures of giving, recomputed from the rows as the measures say them in words. */
export function sumGiving(world: GivingWorld, narrowing: Narrowing, value = 5) {
  const lines = linesOf(world, narrowing);
  const add = (figure: (line: GivingLine) => number) => lines.reduce((sum, line) => sum + figure(line), 0);
  const points = add((line) => line.points);
  const donated = add((line) => line.donated);
  const classes = new Set(
    lines.flatMap((line) => (line.gives ? `${line.user_id} at ${line.school_id}` : [])),
  );
  return {
    classes: classes.size,
    points,
    earned_cents: points * value,
    unassigned_cents: value * add((line) => (line.charity_id === null ? line.points : 0)),
    donated_cents: donated,
    verified_cents: add((line) => line.verified),
    paid_cents: add((line) => line.paid),
    total_cents: points * value + donated,
  };
}

/** What one class gives one charity in one session. */
export interface GivingLine extends ClassSession {
  readonly charity_id: number | null;
  points: number;
  donated: number;
  verified: number;
  paid: number;
  /** That it has that charity now, or is yet to choose. */
  gives: boolean;
}

/** A line per class, session and charity; those of nothing but deleted answers and donations void or held left out. */
export function linesOf(world: GivingWorld, narrowing: Narrowing): GivingLine[] {
  const lines = new Map<string, GivingLine>();
  const lineOf = ({ user_id, school_id, session_id }: ClassSession, charity_id: number | null) => {
    const key = [user_id, school_id, session_id, charity_id].join();
    const none = { points: 0, donated: 0, verified: 0, paid: 0, gives: false };
    const line = lines.get(key) ?? { user_id, school_id, session_id, charity_id, ...none };
    lines.set(key, line);
    return line;
  };
  const isSame = (a: ClassSession, b: ClassSession) =>
    a.user_id === b.user_id && a.school_id === b.school_id && a.session_id === b.session_id;
  for (const choice of world.choices) lineOf(choice, choice.charity_id).gives = true;
  for (const entry of world.entries) {
    const choice = world.choices.find((each) => isSame(each, entry));
    const line = lineOf(entry, choice?.charity_id ?? null);
    line.points += entry.points;
    line.gives = true;
  }
  for (const donation of world.donations) {
    if (donation.status === "void" || donation.status === "held") continue;
    const line = lineOf(donation, donation.charity_id);
    line.donated += donation.amount_cents;
    if (donation.status !== "counted") line.verified += donation.amount_cents;
    if (donation.status === "paid") line.paid += donation.amount_cents;
  }
  const has = (ids: readonly number[] | undefined, id: number | null | undefined) =>
    !ids || (typeof id === "number" && ids.includes(id));
  return [...lines.values()].filter((line) => {
    const site = world.sites.find(({ id }) => id === line.school_id);
    return (
      (line.charity_id !== null || line.points !== 0) &&
      has(narrowing.sessions, line.session_id) &&
      has(narrowing.providers, site?.provider_id) &&
      has(narrowing.districts, site?.district_id) &&
      has(narrowing.schools, line.school_id) &&
      has(narrowing.charities, line.charity_id)
    );
  });
}
