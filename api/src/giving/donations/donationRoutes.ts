import { classDonationEndpoints, doneMessages, type QueryOf } from "@kindling/contract";
import { sql } from "kysely";
import { enterClassroom, enterNamedClass } from "../../classroom/enterClassroom.ts";
import { actAs } from "../../core/acting.ts";
import type { Db } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { readPage } from "../../core/entities/reading.ts";
import { createRow } from "../../core/entities/writing.ts";
import { type Route, route } from "../../core/route.ts";
import { bankSum, inBankSum, verifiedSum } from "../../people/measures/givingMeasures.ts";
import { countsNow, isOfToVerify } from "../../people/measures/toVerify.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { choiceOn } from "../choosing/choiceOn.ts";
import { sumsBefore } from "../periods/sumsBefore.ts";
import { changeDonation } from "./changeDonation.ts";
import { classDonation } from "./classDonations.ts";
import { donationHistory } from "./donationHistory.ts";
import { statusOf } from "./donationStatuses.ts";

const { list, create, update, history } = classDonationEndpoints;

interface Sums {
  readonly bank_total_cents: number;
  readonly in_bank_cents: number;
  readonly verified_cents: number;
}

/** What all the donations that are found come to: as recorded, or as another amount. */
const sums = (amount?: Sql) =>
  sql`${bankSum("t", amount)} as bank_total_cents, ${inBankSum("t", amount)} as in_bank_cents, ${verifiedSum("t", amount)} as verified_cents`;

/** A page of donations with the sums of all that are found, of those to verify with what they count as by now, and of the year before where they are of some days. */
export async function listDonations(db: Db, query: QueryOf<typeof list>, context: Context) {
  const found = isOfToVerify(query.status) ? sums(countsNow) : sums();
  const { data, meta } = await readPage<typeof classDonation.resource, Sums>(
    db,
    classDonation,
    query,
    context,
    found,
  );
  const before = await sumsBefore<typeof classDonation.resource, Sums>(
    db,
    classDonation,
    query,
    context,
    found,
  );
  return { data, meta: { ...meta, before } };
}

/** Lists, records, corrects and changes the status of donations. */
export const donationRoutes: Route[] = [
  snapshotRoute(list, async ({ db, query, context, caller }) => {
    if (caller.role === "Instructor" && query.school_id) await enterClassroom(db, query.school_id, context);
    return listDonations(db, query, context);
  }),
  route(create, async ({ db, body, context, language, services }) => {
    const room = await enterNamedClass(db, body, context);
    const choice = await choiceOn(db, room, body.donated_on, context);
    const status = statusOf(body.amount_cents, services.settings.donationConfirmCents);
    const draft = { ...body, ...choice, user_id: room.userId, status };
    await actAs(db, context);
    const data = await createRow(db, classDonation, draft, context, services.entities);
    return { data, message: doneMessages[language].added(classDonation.resource.labels[language].one) };
  }),
  route(update, changeDonation),
  snapshotRoute(history, async ({ db, params, context }) => ({
    data: await donationHistory(db, params.id, context),
  })),
];
