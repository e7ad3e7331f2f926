import { doneMessages, sponsorReceiptEndpoints, sponsorReceipts } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { first } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { person } from "../../people/shared/personName.ts";
import { snapshotCrudRoutes } from "../../people/shared/snapshotRoute.ts";
import { seenOn } from "../bank/matching/seenAtBank.ts";
import { sponsorSay } from "./sponsorSay.ts";

/** What came in of pledges. */
export const sponsorReceipt = defineEntity(sponsorReceipts, {
  table: "sponsor_receipts",
  from: sql`sponsor_receipts t left join pledges p on p.id = t.pledge_id left join sponsors s on s.id = p.sponsor_id
    left join users u on u.id = t.received_by left join users v on v.id = t.reversed_by`,
  columns: () => ({
    ...stored,
    ...plain("amount_cents", "received_on", "method", "reference", "note", "reversed_at", "reason"),
    sponsor: refer("s"),
    pledge: refer("p"),
    seen_on: seenOn("receipt", sql`t.id`, sql`t.amount_cents`),
    received_by: person("u"),
    reversed_by: person("v"),
  }),
  filters: {
    sponsors: (ids) => anyOf(sql`p.sponsor_id`, ids),
    pledges: (ids) => anyOf(sql`t.pledge_id`, ids),
    is_reversed: (reversed) => sql`(t.reversed_at is not null) = ${reversed}`,
    from: (date) => sql`t.received_on >= ${date}::date`,
    to: (date) => sql`t.received_on <= ${date}::date`,
  },
  search: [sql`s.name::text`, sql`p.name`, sql`t.reference`],
  sorts: { sponsor: sql`s.name`, pledge: sql`p.name` },
  scope: () => always,
  parts: { name: sql`(select n.name from pledges n where n.id = t.pledge_id)` },
  async check(db, draft, context) {
    if (draft.received_on && draft.received_on > context.today)
      throw invalid("received_on", sponsorSay[context.language].inFuture);
    draft["received_by"] = context.caller.id;
    await actAs(db, context, draft.note ?? undefined);
  },
});

const { reverse, ...plainCalls } = sponsorReceiptEndpoints;

export const sponsorReceiptRoutes: Route[] = [
  ...snapshotCrudRoutes(plainCalls, sponsorReceipt),
  route(reverse, async ({ db, params, body: { reason }, context, language }) => {
    const { id, pledge, amount_cents } = await readOne(db, sponsorReceipt, params.id, context);
    // Pledge first, as every posting of it does.
    await sql`select from pledges where id = ${pledge.id} for no key update`.execute(db);
    await actAs(db, context, reason);
    const reversed = await first<{ id: number }>(
      db,
      sql`update sponsor_receipts set reversed_at = now(), reversed_by = ${context.caller.id}, reason = ${reason},
        version = version + 1, updated_at = now() where id = ${id} and reversed_at is null returning id`,
    );
    if (!reversed) throw new Refusal("conflict", sponsorSay[language].alreadyReversed);
    const deed = {
      id,
      name: pledge.name,
      before: { amount_cents, reason: null },
      after: { amount_cents: 0, reason },
    };
    await record(db, sponsorReceipt, "update", [deed], context);
    const data = await readOne(db, sponsorReceipt, id, context);
    return { data, message: doneMessages[language].updated(sponsorReceipts.labels[language].one) };
  }),
];
