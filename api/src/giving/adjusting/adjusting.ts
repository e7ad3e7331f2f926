import type { Adjustment } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { session as sessionEntity } from "../../curriculum/sessions/sessions.ts";
import { classDonation } from "../donations/classDonations.ts";
import { adjustingSay } from "./adjustingSay.ts";
import { readAdjustment, type Target, targetOf } from "./readAdjustments.ts";

/** What is corrected: a class's donation or points in a closed session, for a charity. */
export interface Corrected {
  readonly session_id: number;
  readonly user_id: number;
  readonly school_id: number;
  /** Null for points of a class that had chosen none. */
  readonly charity_id: number | null;
  /** What for; by default the amount of a donation, or points. */
  readonly purpose?: "verification" | "charity";
  readonly reverses_id?: number;
  /** The adjustment that takes what this one gives. */
  readonly counterpart_id?: number;
}

/** What an adjustment that is reversed corrects. */
export const correctedBy = ({ id, kind, session, user, school, charity }: Adjustment) => ({
  session_id: session.id,
  user_id: user.id,
  school_id: school.id,
  charity_id: charity.id,
  ...(kind === "verification" || kind === "charity" ? { purpose: kind } : {}),
  reverses_id: id,
});

interface Row extends Target {
  readonly adjustment: number;
}

/**
 * Holds a closed session as it is, and finds where its adjustments count.
 * @throws Refusal conflict if it isn't closed, or no later session is open.
 */
export async function holdTarget(tx: Db, sessionId: number, { today, language }: Context): Promise<Target> {
  const text = adjustingSay[language];
  const closed = await sole<{ name: string; program: string; is_closed: boolean }>(
    tx,
    sql`select x.name, g.name as program, x.closed_at is not null as is_closed
      from sessions x join programs g on g.id = x.program_id where x.id = ${sessionId} for key share of x`,
  );
  if (!closed.is_closed) throw new Refusal("conflict", text.notClosed(closed.name));
  const target = await targetOf(tx, sessionId, today, true);
  if (!target) throw new Refusal("conflict", text.noTarget(closed.program));
  return target;
}

/** Writes the row that tells what is corrected, and why. */
async function enter(
  tx: Db,
  target: Target,
  { session_id, user_id, school_id, charity_id, purpose, reverses_id, counterpart_id }: Corrected,
  by: { donation_id?: number; amount_cents?: number; points?: number; rate_cents?: number },
  reason: string,
  { caller }: Context,
): Promise<Row> {
  const { id } = await sole<{ id: number }>(
    tx,
    sql`insert into adjustments (session_id, in_session_id, effective_on, user_id, school_id, charity_id, donation_id, amount_cents,
        points, rate_cents, reason, reverses_id, counterpart_id, purpose, made_by)
      values (${session_id}, ${target.id}, ${target.day}, ${user_id}, ${school_id}, ${charity_id}, ${by.donation_id ?? null},
        ${by.amount_cents ?? null}, ${by.points ?? null}, ${by.rate_cents ?? null}, ${reason}, ${reverses_id ?? null},
        ${counterpart_id ?? null}, ${purpose ?? (by.donation_id ? "amount" : "points")}, ${caller.id})
      returning id`,
  );
  return { ...target, adjustment: id };
}

/** The adjustment that was made, as it is answered. */
async function answer(tx: Db, { adjustment }: Row): Promise<Adjustment> {
  const made = await readAdjustment(tx, adjustment);
  if (!made) throw new Error(`Adjustment ${adjustment} isn't there`);
  return made;
}

/**
 * Adjusts a donation by cents: a donation of its own in the open session, with the status that the corrected one has.
 * @param held where it counts, if the caller holds that already.
 */
export async function enterMoney(
  tx: Db,
  corrected: Corrected & { readonly donation_id: number; readonly status: string },
  cents: number,
  reason: string,
  context: Context,
  held?: Target,
): Promise<Adjustment> {
  const target = held ?? (await holdTarget(tx, corrected.session_id, context));
  const row = await enter(
    tx,
    target,
    corrected,
    { donation_id: corrected.donation_id, amount_cents: cents },
    reason,
    context,
  );
  const isVerified = corrected.status === "verified";
  const { id } = await sole<{ id: number }>(
    tx,
    sql`insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on, note, status, verified_at,
        verified_by, adjustment_id)
      values (${corrected.user_id}, ${corrected.school_id}, ${target.id}, ${corrected.charity_id}, ${cents}, ${target.day}, ${reason},
        ${corrected.status}, ${isVerified ? sql`now()` : null}, ${isVerified ? context.caller.id : null}, ${row.adjustment})
      returning id`,
  );
  const made = await answer(tx, row);
  const after = {
    amount_cents: cents,
    donated_on: target.day,
    note: reason,
    adjusts_id: corrected.donation_id,
  };
  const name = `${made.user.name}, ${made.school.name}`;
  await record(tx, classDonation, "create", [{ id, name, before: null, after }], context);
  return made;
}

/**
 * Adjusts points of a class: an entry of its own in the open session, by default at what a point was worth on the closed one's last
 * day.
 * @param held where it counts, if the caller holds that already.
 */
export async function enterPoints(
  tx: Db,
  corrected: Corrected & { readonly rate_cents?: number },
  points: number,
  reason: string,
  context: Context,
  held?: Target,
): Promise<Adjustment> {
  const target = held ?? (await holdTarget(tx, corrected.session_id, context));
  const worth = await first<{ cents: number }>(
    tx,
    sql`select r.cents from point_rates r join sessions x on x.id = ${corrected.session_id} and r.from_on <= x."end"
      order by r.from_on desc limit 1`,
  );
  const rate_cents = corrected.rate_cents ?? worth?.cents ?? 0;
  const row = await enter(tx, target, corrected, { points, rate_cents }, reason, context);
  await sql`with summed as (update users set points = points + ${points} where id = ${corrected.user_id})
    insert into point_entries (user_id, school_id, session_id, type, title, points, adjustment_id)
    values (${corrected.user_id}, ${corrected.school_id}, ${target.id}, 'adjustment', ${reason}, ${points}, ${row.adjustment})`.execute(
    tx,
  );
  const made = await answer(tx, row);
  const { session, user, school, charity } = made;
  const after = {
    adjusted_points: points,
    user: user.name,
    school: school.name,
    charity: corrected.charity_id === null ? null : charity.name,
    reason,
  };
  await record(
    tx,
    sessionEntity,
    "update",
    [{ id: session.id, name: session.name, before: {}, after }],
    context,
  );
  return made;
}
