import { classDonationEndpoints, doneMessages } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import type { Context } from "../../core/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { readPage } from "../../core/reading.ts";
import { type Route, route } from "../../core/route.ts";
import { createRow } from "../../core/writing.ts";
import { classDonation } from "../../resources/classDonations.ts";
import { bankSum, verifiedSum } from "../../resources/givingMeasures.ts";
import { givingSay } from "../../resources/givingSay.ts";
import { type Classroom, enterClassroom } from "../enterClassroom.ts";
import { changeDonation, latestDonation } from "./changeDonation.ts";

const { list, create, update } = classDonationEndpoints;

/**
 * The choice under which money brought in on a day belongs: that of the session it was brought in, else of the one that is
 * on. It is held until the transaction ends, so that nobody changes or deletes it meanwhile.
 * @throws Refusal conflict when the class has chosen in neither.
 */
async function choiceFor(db: Db, room: Classroom, day: string, { language }: Context) {
  const choice = await first<{ session_id: number; charity_id: number }>(
    db,
    sql`select session_id, charity_id from charity_choices
      where user_id = ${room.userId} and school_id = ${room.schoolId}
        and (${day}::date between start and "end" or session_id = ${room.sessionId})
      order by ${day}::date between start and "end" desc, session_id = ${room.sessionId} desc nulls last, start desc
      limit 1 for share`,
  );
  if (!choice) throw new Refusal("conflict", givingSay[language].noChoice);
  return choice;
}

interface Sums {
  readonly bank_total_cents: number;
  readonly verified_cents: number;
}

/** What all the donations that are found come to. */
const sums = sql`${bankSum("t")} as bank_total_cents, ${verifiedSum("t")} as verified_cents`;

/** What classes brought in: listed with what it comes to, logged, corrected and taken from status to status. */
export const donationRoutes: Route[] = [
  route(list, async ({ db, query, context, caller }) => {
    if (caller.role === "Instructor" && query.school_id) await enterClassroom(db, query.school_id, context);
    return readPage<typeof classDonation.resource, Sums>(db, classDonation, query, context, sums);
  }),
  route(create, async ({ db, body, context, caller, language, services }) => {
    const room = await enterClassroom(db, body.school_id, context);
    if (body.donated_on > latestDonation(context)) throw invalid("donated_on", givingSay[language].inFuture);
    const choice = await choiceFor(db, room, body.donated_on, context);
    const draft = { ...body, ...choice, user_id: caller.id };
    const data = await createRow(db, classDonation, draft, context, services.entities);
    return { data, message: doneMessages[language].added(classDonation.resource.labels[language].one) };
  }),
  route(update, changeDonation),
];
