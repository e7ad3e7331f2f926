import type { Adjustment, classDonationEndpoints, Reference, ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import { type Context, refer } from "../../core/entities/entity.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { Refusal } from "../../core/errors.ts";
import { classDonation } from "../donations/classDonations.ts";
import { givingSay } from "../givingSay.ts";
import { holdPayments } from "../payments/paymentRuns.ts";
import { correctedBy, enterMoney, holdTarget } from "./adjusting.ts";
import { adjustingSay } from "./adjustingSay.ts";
import { holdParts, movableMoney } from "./movable.ts";
import { standing } from "./readAdjustments.ts";

type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];

/** A late verification of a donation, or that it was given to another charity. */
interface Pair {
  /** The adjustment that gives. */
  readonly id: number;
  readonly purpose: "verification" | "charity";
  readonly charity: Reference;
  readonly status: Donation["status"];
  readonly payment: Reference | null;
  /** Whether something was adjusted after it, and stands. */
  readonly has_later: boolean;
}

export interface HeldDonation {
  readonly found: Donation;
  /** In cents, with what was adjusted of it. */
  readonly countsAs: number;
  /** How it counts by now, and for which charity, and the payment that it is in. */
  readonly status: Donation["status"];
  readonly charity: Reference;
  readonly payment: Reference | null;
  /** The last pair of it that stands. */
  readonly latest: Pair | undefined;
}

/**
 * A donation, held with all that was adjusted of it, and what it counts as by now. Payments are held first, so that no run takes
 * it without what is adjusted meanwhile.
 */
export async function holdDonation(db: Db, id: number, context: Context): Promise<HeldDonation> {
  await holdPayments(db);
  const found = await lockRow(db, classDonation, id, undefined, context);
  await holdParts(db, sql`select ${id}::int`);
  const { cents } = await sole<{ cents: number }>(
    db,
    sql`select coalesce(sum(amount_cents), 0)::bigint as cents from adjustments where donation_id = ${id}`,
  );
  const latest = await first<Pair>(
    db,
    sql`select a.id, a.purpose, ${refer("c")} as charity, d.status, case when y.id is not null then jsonb_build_object('id', y.id, 'name', r.name) end as payment,
        exists (select from adjustments n where n.donation_id = a.donation_id and n.id > a.id and n.reverses_id is null
          and not exists (select from adjustments r where r.reverses_id = n.id)) as has_later
      from adjustments a join class_donations d on d.adjustment_id = a.id join charities c on c.id = a.charity_id
        left join payments y on y.id = d.payment_id left join payment_runs r on r.id = y.run_id
      where a.donation_id = ${id} and a.counterpart_id is not null and ${standing} order by a.id desc limit 1`,
  );
  const { status, charity, payment } = latest ?? found;
  return { found, countsAs: found.amount_cents + cents, status, charity, payment, latest };
}

/** Refuses to adjust a donation of which not all counts for one charity and is unpaid, once some of it was given to another. */
export async function refuseParted(
  db: Db,
  { found, countsAs, charity, latest }: HeldDonation,
  { language }: Pick<Context, "language">,
): Promise<void> {
  if (!latest) return;
  const [part, ...others] = await movableMoney(db, sql`select ${found.id}::int`);
  const isParted = await first(
    db,
    sql`select from adjustments a where a.donation_id = ${found.id} and a.purpose = 'charity' and ${standing}`,
  );
  const isWhole =
    countsAs === 0 || (part?.charity_id === charity.id && part.cents === countsAs && others.length === 0);
  if (isParted && !isWhole) throw new Refusal("conflict", adjustingSay[language].charity.parted);
}

/** What is corrected of a donation, for the charity that has it by now. */
export const correctedIn = ({
  found: { id, session, user, school },
  charity,
}: Pick<HeldDonation, "found" | "charity">) => ({
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
  held: HeldDonation,
  reason: string,
  context: Context,
): Promise<Adjustment> {
  const { language } = context;
  const { countsAs, status } = held;
  if (status !== "counted") throw new Refusal("conflict", givingSay[language].already.verified);
  if (countsAs <= 0) throw new Refusal("conflict", adjustingSay[language].donation.nothing);
  const corrected = { ...correctedIn(held), purpose: "verification" as const };
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
  { found, status, payment, latest }: HeldDonation,
  made: Adjustment,
  reason: string,
  context: Context,
): Promise<Adjustment> {
  const text = adjustingSay[context.language];
  if (latest?.id !== made.id || latest.has_later) throw new Refusal("conflict", text.belowZero);
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
