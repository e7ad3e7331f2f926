import type { Adjustment } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { holdActive } from "../charities/charityChoices.ts";
import { givingSay } from "../givingSay.ts";
import { holdPayments } from "../payments/paymentRuns.ts";
import { type Corrected, correctedBy, enterMoney, enterPoints, holdTarget } from "./adjusting.ts";
import { adjustingSay } from "./adjustingSay.ts";
import { holdDonation } from "./lateVerification.ts";
import { type ClassIn, holdParts, movableMoney, movablePoints, ofClassIn } from "./movable.ts";
import type { Target } from "./readAdjustments.ts";

/**
 * Keeps payments, and who else changes what a class gave, from it until the end of the transaction: first payments, so that no run
 * takes a donation without what was taken from it.
 */
async function holdClass(tx: Db, place: ClassIn): Promise<void> {
  await holdPayments(tx);
  await sql`select from users where id = ${place.user_id} for no key update`.execute(tx);
  await holdParts(tx, ofClassIn(place));
}

/** Holds a charity that can be given to. */
async function holdCharity(tx: Db, id: number, { language }: Context): Promise<void> {
  const found = await first<{ is_active: boolean }>(
    tx,
    sql`select is_active from charities where id = ${id}`,
  );
  if (!found?.is_active) throw invalid("charity_id", givingSay[language].inactive);
  await holdActive(tx, id, language);
}

type Pair = Corrected & { readonly donation_id?: number; readonly status?: string };

/** Takes from one charity and gives to another; the half that gives is returned. */
async function enterPair(
  tx: Db,
  from: Pair,
  to: Pair,
  { amount, rate_cents }: { readonly amount: number; readonly rate_cents?: number },
  reason: string,
  context: Context,
  target: Target,
): Promise<Adjustment> {
  const enter = (half: Pair, sign: 1 | -1) => {
    const { donation_id, status } = half;
    if (donation_id && status)
      return enterMoney(tx, { ...half, donation_id, status }, sign * amount, reason, context, target);
    return enterPoints(
      tx,
      rate_cents === undefined ? half : { ...half, rate_cents },
      sign * amount,
      reason,
      context,
      target,
    );
  };
  const taken = await enter(from, -1);
  return enter(to.reverses_id === undefined ? { ...to, counterpart_id: taken.id } : to, 1);
}

/**
 * Gives what a class gave and earned in a closed session to another charity, as far as it isn't paid or in a payment: for each
 * donation and charity, and for points of each charity and worth, one adjustment takes it and another gives it. Returns those that
 * give.
 * @throws Refusal conflict if the session isn't closed, no later one is open, or nothing is left to give.
 */
export async function giveToAnother(
  tx: Db,
  place: ClassIn,
  charityId: number,
  reason: string,
  context: Context,
): Promise<Adjustment[]> {
  await holdClass(tx, place);
  await holdCharity(tx, charityId, context);
  const target = await holdTarget(tx, place.session_id, context);
  const money = await movableMoney(tx, ofClassIn(place));
  const points = await movablePoints(tx, place);
  const purpose = "charity" as const;
  const made: Adjustment[] = [];
  for (const { donation_id, charity_id, cents } of money) {
    if (charity_id === charityId) continue;
    const { status } = await holdDonation(tx, donation_id, context);
    const from = {
      ...place,
      purpose,
      donation_id,
      charity_id,
      status: status === "counted" ? "counted" : "verified",
    };
    made.push(
      await enterPair(
        tx,
        from,
        { ...from, charity_id: charityId },
        { amount: cents },
        reason,
        context,
        target,
      ),
    );
  }
  for (const { charity_id, rate_cents, points: amount } of points) {
    if (charity_id === charityId) continue;
    const from = { ...place, purpose, charity_id };
    made.push(
      await enterPair(
        tx,
        from,
        { ...from, charity_id: charityId },
        { amount, rate_cents },
        reason,
        context,
        target,
      ),
    );
  }
  if (made.length === 0) throw new Refusal("conflict", adjustingSay[context.language].charity.nothing);
  return made;
}

/** The adjustment of the same pair that takes what one gives. */
const takingOf = (tx: Db, id: number) =>
  sole<{ id: number; charity_id: number | null; rate_cents: number | null; status: string | null }>(
    tx,
    sql`select t.id, t.charity_id, t.rate_cents, d.status from adjustments a join adjustments t on t.id = a.counterpart_id
      left join class_donations d on d.adjustment_id = t.id where a.id = ${id}`,
  );

/**
 * Gives back to the charity before what was given to another one. Returns the half that takes.
 * @throws Refusal conflict if something was adjusted after it, or what was given is in a payment or paid.
 */
export async function giveBack(
  tx: Db,
  made: Adjustment,
  reason: string,
  context: Context,
  check: () => Promise<void>,
): Promise<Adjustment> {
  const text = adjustingSay[context.language];
  const gave = correctedBy(made);
  const taking = await takingOf(tx, made.id);
  await holdClass(tx, gave);
  await check();
  if (!made.donation) {
    const left = await movablePoints(tx, gave);
    const rate_cents = taking.rate_cents ?? 0;
    const has = left.find((each) => each.charity_id === made.charity.id && each.rate_cents === rate_cents);
    const amount = made.points ?? 0;
    if ((has?.points ?? 0) < amount) throw new Refusal("conflict", text.charity.gone);
    const target = await holdTarget(tx, gave.session_id, context);
    const back = { ...gave, charity_id: taking.charity_id, reverses_id: taking.id };
    await enterPoints(tx, { ...back, rate_cents }, amount, reason, context, target);
    return enterPoints(tx, { ...gave, rate_cents }, -amount, reason, context, target);
  }
  const donation_id = made.donation.id;
  const { latest, status } = await holdDonation(tx, donation_id, context);
  if (latest?.id !== made.id || latest.has_later) throw new Refusal("conflict", text.belowZero);
  const left = await movableMoney(tx, sql`select ${donation_id}::int`);
  const has = left.find((each) => each.charity_id === made.charity.id);
  if ((has?.cents ?? 0) < made.cents) throw new Refusal("conflict", text.charity.gone);
  const target = await holdTarget(tx, gave.session_id, context);
  const money = { ...gave, donation_id, status: status === "counted" ? "counted" : "verified" };
  const back = { ...money, charity_id: taking.charity_id, reverses_id: taking.id };
  await enterMoney(tx, back, made.cents, reason, context, target);
  return enterMoney(tx, money, -made.cents, reason, context, target);
}
