import { leadEndpoints, type Reference, type ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { nobody } from "../core/caller.ts";
import { rows } from "../core/database.ts";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { readOne } from "../core/entities/reading.ts";
import { lockRow } from "../core/entities/writing.ts";
import { Refusal } from "../core/errors.ts";
import { type Call, type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { convertLead } from "./convertLead.ts";
import { changeLead } from "./leadChanges.ts";
import { lead } from "./leadEntity.ts";
import { completeInquiry, findInquiry, readPage, sentColumns, stampVisit } from "./leadPage.ts";
import { leadsSay } from "./leadsSay.ts";
import { receiveInquiry } from "./receiveInquiry.ts";

export { lead } from "./leadEntity.ts";

function notFound({ language }: Pick<Call, "language">): Refusal {
  return new Refusal("notFound", say[language].notFound(lead.resource.labels[language].one));
}

/** The calls of leads: visitors ask and complete what they asked, staff see it through. */
export const leadRoutes: Route[] = [
  ...crudRoutes({ list: leadEndpoints.list, get: leadEndpoints.get }, lead),
  route(leadEndpoints.create, receiveInquiry),
  route(leadEndpoints.update, async (call) => {
    const inquiry = await findInquiry(call.db, call.params.unique_id);
    if (!inquiry) throw notFound(call);
    if (call.context.caller === nobody) return completeInquiry(call, inquiry);
    const current = await lockRow(call.db, lead, inquiry.lead_id, call.seenVersion, call.context);
    const data = await changeLead(call, current, call.body);
    return { data, message: leadsSay[call.language].updated };
  }),
  route(leadEndpoints.visit, async (call) => {
    const id = await stampVisit(call.db, call.params.unique_id);
    if (id === undefined) throw notFound(call);
    return { data: await readPage(call.db, id, call.context.today) };
  }),
  route(leadEndpoints.programs, async ({ db }) => ({
    data: await rows<Reference>(db, sql`select id, name::text from programs order by name`),
  })),
  route(leadEndpoints.inquiries, async ({ db, params, context }) => {
    await readOne(db, lead, params.id, context);
    const data = await rows<ReplyOf<typeof leadEndpoints.inquiries>["data"][number]>(
      db,
      sql`select ${sentColumns}, q.source, q.created_at, q.viewed_at
        from lead_submissions q left join programs g on g.id = q.program_id
        where q.lead_id = ${params.id} order by q.id desc`,
    );
    return { data };
  }),
  route(leadEndpoints.convert, convertLead),
];
