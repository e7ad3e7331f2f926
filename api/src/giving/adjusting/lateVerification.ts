import type { Adjustment, classDonationEndpoints, Reference, ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { Refusal } from "../../core/errors.ts";
import { classDonation } from "../donations/classDonations.ts";
import { givingSay } from "../givingSay.ts";
import { correctedBy, enterMoney, holdTarget } from "./adjusting.ts";
import { adjustingSay } from "./adjustingSay.ts";
import { standing } from "./readAdjustments.ts";

type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];

interface Verification {
  /** The adjustment that gives to what is verified. */
  readonly id: number;
  readonly status: Donation["status"];
  readonly payment: Reference | null;
}

export interface HeldDonation {
  readonly found: Donation;
  /** In cents, with what was adjusted of it. */
  readonly countsAs: number;
  /** How it counts by now, and the payment that it is in. */
  readonly status: Donation["status"];
  readonly payment: Reference | null;
  /** The late verification of it that stands. */
  readonly verification: Verification | undefined;
}

/** A donation, held with its late verification if one stands, and what it counts as by now. */
export async function holdDonation(db: Db, id: number, context: Context): Promise<HeldDonation> {
  const found = await lockRow(db, classDonation, id, undefined, context);
  await sql`select from class_donations d join adjustments a on a.id = d.adjustment_id
    where a.donation_id = ${id} order by d.id for no key update of d`.execute(db);
  const { cents } = await sole<{ cents: number }>(
    db,
    sql`select coalesce(sum(amount_cents), 0)::bigint as cents from adjustments where donation_id = ${id}`,
  );
  const verification = await first<Verification>(
    db,
    sql`select a.id, d.status, case when y.id is not null then jsonb_build_object('id', y.id, 'name', r.name) end as payment
      from adjustments a join class_donations d on d.adjustment_id = a.id left join payments y on y.id = d.payment_id
        left join payment_runs r on r.id = y.run_id
      where a.donation_id = ${id} and a.counterpart_id is not null and ${standing}`,
  );
  const { status, payment } = verification ?? found;
  return { found, countsAs: found.amount_cents + cents, status, payment, verification };
}

/** What is corrected, by a donation. */
export const correctedIn = ({ id, session, user, school, charity }: Donation) => ({
  donation_id: id,
  session_id: session.id,
  user_id: user.id,
  school_id: school.id,
  charity_id: charity.id,
});

/**
 * Verifies a donation that was only counted when its session was closed, by two adjustments: one takes it from what is counted,
 * the other, which is returned, gives it to what is verified.
 * @throws Refusal conflict if it is verified, or nothing is left of it.
 */
export async function verifyLate(
  tx: Db,
  { found, countsAs, status }: HeldDonation,
  reason: string,
  context: Context,
): Promise<Adjustment> {
  const { language } = context;
  if (status !== "counted") throw new Refusal("conflict", givingSay[language].already.verified);
  if (countsAs <= 0) throw new Refusal("conflict", adjustingSay[language].donation.nothing);
  const corrected = correctedIn(found);
  const target = await holdTarget(tx, corrected.session_id, context);
  const counted = { ...corrected, status: "counted" };
  const taken = await enterMoney(tx, counted, -countsAs, reason, context, target);
  const verified = { ...corrected, status: "verified", counterpart_id: taken.id };
  return enterMoney(tx, verified, countsAs, reason, context, target);
}

/**
 * Takes a late verification back, as long as nothing was adjusted after it and none of it is paid. Returns the half of it that
 * takes from what is verified.
 * @throws Refusal conflict otherwise.
 */
export async function reverseVerification(
  tx: Db,
  { found, status, payment, verification }: HeldDonation,
  made: Adjustment,
  reason: string,
  context: Context,
): Promise<Adjustment> {
  const text = adjustingSay[context.language];
  const later = await first(
    tx,
    sql`select from adjustments a where a.donation_id = ${found.id} and a.id > ${made.id} and ${standing}`,
  );
  if (later || verification?.id !== made.id) throw new Refusal("conflict", text.belowZero);
  if (payment) throw new Refusal("conflict", text.donation.verifiedLate);
  if (status === "paid") throw new Refusal("conflict", text.donation.verifiedPaid);
  const { counterpart } = await sole<{ counterpart: number }>(
    tx,
    sql`select counterpart_id as counterpart from adjustments where id = ${made.id}`,
  );
  const corrected = { ...correctedBy(made), donation_id: found.id };
  const target = await holdTarget(tx, corrected.session_id, context);
  const back = { ...corrected, reverses_id: counterpart, status: "counted" };
  await enterMoney(tx, back, made.cents, reason, context, target);
  return enterMoney(tx, { ...corrected, status: "verified" }, -made.cents, reason, context, target);
}
