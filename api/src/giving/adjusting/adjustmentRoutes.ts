import { type Adjustment, adjustmentEndpoints, type Language, locales } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { session } from "../../curriculum/sessions/sessions.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { charityChoice } from "../charities/charityChoices.ts";
import { classDonation } from "../donations/classDonations.ts";
import { givingSay } from "../givingSay.ts";
import { type Corrected, correctedBy, enterMoney, enterPoints } from "./adjusting.ts";
import { adjustingSay } from "./adjustingSay.ts";
import { giveBack, giveToAnother } from "./anotherCharity.ts";
import {
  correctedIn,
  type HeldDonation,
  holdDonation,
  refuseParted,
  reverseVerification,
  verifyLate,
} from "./lateVerification.ts";
import { readAdjustment, readAdjustments, targetOf, told } from "./readAdjustments.ts";

const { all, charity, donation, points, reverse, verify } = adjustmentEndpoints;

/** Refuses to adjust what no figure includes, what is paid or being paid, and what can be corrected otherwise. */
function refuseUnfit({ found, latest, ...now }: HeldDonation, language: Language) {
  const { status, payment } = found.status === "paid" || found.payment ? found : now;
  const text = adjustingSay[language].donation;
  if (found.adjusts) throw new Refusal("conflict", givingSay[language].isAdjustment);
  if (!found.is_closed) throw new Refusal("conflict", adjustingSay[language].notClosed(found.session.name));
  if (status === "held" || status === "void") throw new Refusal("conflict", text[status]);
  if (status === "paid") throw new Refusal("conflict", payment ? text.paid : text.paidAlone);
  if (payment) throw new Refusal("conflict", givingSay[language].inPayment(payment.name));
}

/** Takes back an adjustment of a donation; money that was paid since lowers what the charity gets next. */
async function reverseMoney(db: Db, made: Adjustment, donationId: number, reason: string, context: Context) {
  const text = adjustingSay[context.language];
  const held = await holdDonation(db, donationId, context);
  await refuseTwice(db, made.id, context);
  const { countsAs, status, latest } = held;
  if (made.kind === "verification") return reverseVerification(db, held, made, reason, context);
  const isBeforePair = latest !== undefined && latest.id > made.id;
  if (isBeforePair || countsAs - made.cents < 0) throw new Refusal("conflict", text.belowZero);
  const corrected = {
    ...correctedBy(made),
    donation_id: donationId,
    status: status === "counted" ? "counted" : "verified",
  };
  return enterMoney(db, corrected, -made.cents, reason, context);
}

async function reversePoints(db: Db, made: Adjustment, points: number, reason: string, context: Context) {
  const corrected = correctedBy(made);
  const left = (await holdPoints(db, corrected)) ?? 0;
  await refuseTwice(db, made.id, context);
  if (left - points < 0) throw new Refusal("conflict", adjustingSay[context.language].belowZero);
  return enterPoints(db, { ...corrected, rate_cents: made.cents / points }, -points, reason, context);
}

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
    const adjustments = await readAdjustments(db, sql`a.session_id = ${id} and ${told}`);
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
    const held = await holdDonation(db, call.params.id, context);
    const { countsAs, status } = held;
    refuseUnfit(held, language);
    await refuseParted(db, held, context);
    if (body.amount_cents === countsAs) {
      const amount = (countsAs / 100).toLocaleString(locales[language], {
        style: "currency",
        currency: "USD",
      });
      throw invalid("amount_cents", adjustingSay[language].donation.same(amount));
    }
    const corrected = { ...correctedIn(held), status };
    const data = await enterMoney(db, corrected, body.amount_cents - countsAs, body.reason, context);
    return { data, message: adjustingSay[language].adjusted(data.in_session.name) };
  }),
  route(verify, async ({ db, params, body, context, language }) => {
    await readOne(db, classDonation, params.id, context);
    await actAs(db, context, body.reason);
    const held = await holdDonation(db, params.id, context);
    refuseUnfit(held, language);
    await refuseParted(db, held, context);
    const data = await verifyLate(db, held, body.reason, context);
    return { data, message: adjustingSay[language].verified(data.in_session.name) };
  }),
  route(charity, async ({ db, params, body, context, language }) => {
    const { id, name } = await readOne(db, session, params.id, context);
    await actAs(db, context, body.reason);
    const { user_id, school_id, charity_id, reason } = body;
    const place = { session_id: id, user_id, school_id };
    const adjustments = await giveToAnother(db, place, charity_id, reason, context);
    const [made] = adjustments;
    const message = adjustingSay[language].charity.given(
      made?.charity.name ?? name,
      made?.in_session.name ?? name,
    );
    return { data: { adjustments }, message };
  }),
  route(points, async ({ db, params, body, context, language }) => {
    const text = adjustingSay[language].points;
    if (body.points === 0) throw invalid("points", text.zero);
    const choice = await readOne(db, charityChoice, params.id, context);
    await actAs(db, context, body.reason);
    const charityId = body.charity_id ?? choice.moved_elsewhere[0]?.charity.id ?? choice.charity.id;
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
    const [made] = await readAdjustments(db, sql`a.id = ${call.params.id} and ${told}`);
    if (!made) throw new Refusal("notFound", say[language].notFound(text.adjustment));
    if (made.reverses_id) throw new Refusal("conflict", text.isReversal);
    await actAs(db, context, body.reason);
    if (made.kind === "charity") {
      const check = () => refuseTwice(db, made.id, context);
      return { data: await giveBack(db, made, body.reason, context, check), message: text.reversed };
    }
    const data = made.donation
      ? await reverseMoney(db, made, made.donation.id, body.reason, context)
      : await reversePoints(db, made, made.points ?? 0, body.reason, context);
    return { data, message: text.reversed };
  }),
];
