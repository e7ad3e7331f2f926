import {
  type Adjustment,
  adjustmentEndpoints,
  type classDonationEndpoints,
  type Language,
  locales,
  type ReplyOf,
} from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { session } from "../../curriculum/sessions/sessions.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { charityChoice } from "../charities/charityChoices.ts";
import { classDonation } from "../donations/classDonations.ts";
import { givingSay } from "../givingSay.ts";
import { type Corrected, enterMoney, enterPoints } from "./adjusting.ts";
import { adjustingSay } from "./adjustingSay.ts";
import { readAdjustment, readAdjustments, targetOf } from "./readAdjustments.ts";

const { all, donation, points, reverse } = adjustmentEndpoints;

type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];

/** A donation, held, with what it counts as by now. */
async function holdDonation(db: Db, id: number, context: Context) {
  const found = await lockRow(db, classDonation, id, undefined, context);
  const { cents } = await sole<{ cents: number }>(
    db,
    sql`select coalesce(sum(amount_cents), 0)::bigint as cents from adjustments where donation_id = ${id}`,
  );
  return { found, countsAs: found.amount_cents + cents };
}

/** Refuses to adjust what no figure includes, what is paid or being paid, and what can be corrected otherwise. */
function refuseUnfit(
  { status, payment, adjusts, is_closed, session: { name } }: Donation,
  language: Language,
) {
  const text = adjustingSay[language].donation;
  if (adjusts) throw new Refusal("conflict", givingSay[language].isAdjustment);
  if (!is_closed) throw new Refusal("conflict", adjustingSay[language].notClosed(name));
  if (status === "held" || status === "void") throw new Refusal("conflict", text[status]);
  if (status === "paid") throw new Refusal("conflict", payment ? text.paid : text.paidAlone);
  if (payment) throw new Refusal("conflict", givingSay[language].inPayment(payment.name));
}

/** Takes back an adjustment of a donation; money that was paid since lowers what the charity gets next. */
async function reverseMoney(db: Db, made: Adjustment, donationId: number, reason: string, context: Context) {
  const text = adjustingSay[context.language];
  const { found, countsAs } = await holdDonation(db, donationId, context);
  await refuseTwice(db, made.id, context);
  if (countsAs - made.cents < 0) throw new Refusal("conflict", text.belowZero);
  const status = found.status === "counted" ? "counted" : "verified";
  return enterMoney(
    db,
    { ...correctedBy(made), donation_id: donationId, status },
    -made.cents,
    reason,
    context,
  );
}

async function reversePoints(db: Db, made: Adjustment, points: number, reason: string, context: Context) {
  const corrected = correctedBy(made);
  const left = (await holdPoints(db, corrected)) ?? 0;
  await refuseTwice(db, made.id, context);
  if (left - points < 0) throw new Refusal("conflict", adjustingSay[context.language].belowZero);
  return enterPoints(db, { ...corrected, rate_cents: made.cents / points }, -points, reason, context);
}

const correctedBy = ({ id, session: { id: session_id }, user, school, charity }: Adjustment) => ({
  session_id,
  user_id: user.id,
  school_id: school.id,
  charity_id: charity.id,
  reverses_id: id,
});

/** Refuses a second reversal, once what both would change is held. */
async function refuseTwice(db: Db, id: number, { language }: Context) {
  const now = await readAdjustment(db, id);
  if (now?.is_reversed) throw new Refusal("conflict", adjustingSay[language].already);
}

/** What a class has for a charity from a session, with what was adjusted of it since; the person is held. */
async function holdPoints(
  db: Db,
  { user_id, school_id, session_id, charity_id }: Corrected,
): Promise<number | undefined> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db);
  const found = await sole<{ points: number | null }>(
    db,
    sql`select sum(p.points)::bigint as points from (
        select k.charity_id, b.amount as points from class_balances b join ledger_charities k on k.id = b.charity_id
        where (b.user_id, b.school_id, b.session_id) = (${user_id}, ${school_id}, ${session_id})
          and b.account in ('payable', 'in_payment', 'paid') and b.unit = 'points'
        union all
        select a.charity_id, a.points from adjustments a
        where (a.user_id, a.school_id, a.session_id) = (${user_id}, ${school_id}, ${session_id}) and a.points is not null) p
      where p.charity_id = ${charity_id}`,
  );
  return found.points ?? undefined;
}

/** Late corrections of closed sessions. */
export const adjustmentRoutes: Route[] = [
  snapshotRoute(all, async ({ db, params, context }) => {
    const { id } = await readOne(db, session, params.id, context);
    const target = await targetOf(db, id, context.today);
    const adjustments = await readAdjustments(db, sql`a.session_id = ${id}`);
    return {
      data: {
        target: target ? { session: { id: target.id, name: target.name }, day: target.day } : null,
        adjustments,
      },
    };
  }),
  route(donation, async (call) => {
    const { db, body, context, language } = call;
    await readOne(db, classDonation, call.params.id, context);
    await actAs(db, context, body.reason);
    const { found, countsAs } = await holdDonation(db, call.params.id, context);
    refuseUnfit(found, language);
    if (body.amount_cents === countsAs) {
      const amount = (countsAs / 100).toLocaleString(locales[language], {
        style: "currency",
        currency: "USD",
      });
      throw invalid("amount_cents", adjustingSay[language].donation.same(amount));
    }
    const corrected = {
      donation_id: found.id,
      status: found.status,
      session_id: found.session.id,
      user_id: found.user.id,
      school_id: found.school.id,
      charity_id: found.charity.id,
    };
    const data = await enterMoney(db, corrected, body.amount_cents - countsAs, body.reason, context);
    return { data, message: adjustingSay[language].adjusted(data.in_session.name) };
  }),
  route(points, async ({ db, params, body, context, language }) => {
    const text = adjustingSay[language].points;
    if (body.points === 0) throw invalid("points", text.zero);
    const choice = await readOne(db, charityChoice, params.id, context);
    await actAs(db, context, body.reason);
    const charityId = body.charity_id ?? choice.charity.id;
    const corrected = {
      session_id: choice.session.id,
      user_id: choice.user.id,
      school_id: choice.school.id,
      charity_id: charityId,
    };
    const left = await holdPoints(db, corrected);
    if (left === undefined && charityId !== choice.charity.id)
      throw invalid("charity_id", text.otherCharity(choice.charity.name));
    if ((left ?? 0) + body.points < 0) {
      const { name } = await sole<{ name: string }>(
        db,
        sql`select name::text as name from charities where id = ${charityId}`,
      );
      throw invalid("points", text.tooMany(left ?? 0, name));
    }
    const data = await enterPoints(db, corrected, body.points, body.reason, context);
    return { data, message: adjustingSay[language].adjusted(data.in_session.name) };
  }),
  route(reverse, async (call) => {
    const { db, body, context, language } = call;
    const text = adjustingSay[language];
    const made = await readAdjustment(db, call.params.id);
    if (!made) throw new Refusal("notFound", say[language].notFound(text.adjustment));
    if (made.reverses_id) throw new Refusal("conflict", text.isReversal);
    await actAs(db, context, body.reason);
    const data = made.donation
      ? await reverseMoney(db, made, made.donation.id, body.reason, context)
      : await reversePoints(db, made, made.points ?? 0, body.reason, context);
    return { data, message: text.reversed };
  }),
];
