import { leadEndpoints, type Reference, type ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { nobody } from "../core/caller.ts";
import { rows } from "../core/database.ts";
import { readOne, readPage as readPageOf } from "../core/entities/reading.ts";
import { lockRow } from "../core/entities/writing.ts";
import { type Route, route } from "../core/route.ts";
import { convertLead } from "./convertLead.ts";
import { changeLead } from "./leadChanges.ts";
import { lead } from "./leadEntity.ts";
import { leadLinks } from "./leadLinks.ts";
import { completeInquiry, findInquiry, linkUntil, readPage, sentColumns, stampVisit } from "./leadPage.ts";
import { leadsSay } from "./leadsSay.ts";
import { receiveInquiry } from "./receiveInquiry.ts";

export { lead } from "./leadEntity.ts";

/** The calls of leads: visitors ask and complete what they asked, staff see it through. */
export const leadRoutes: Route[] = [
  route(leadEndpoints.list, async ({ db, query, context, services }) => {
    const page = await readPageOf(db, lead, query, context);
    return { ...page, data: page.data.map(leadLinks(services).withKey) };
  }),
  route(leadEndpoints.get, async ({ db, params, context, services }) => ({
    data: leadLinks(services).withKey(await readOne(db, lead, params.id, context)),
  })),
  route(leadEndpoints.create, receiveInquiry),
  route(leadEndpoints.update, async (call) => {
    const inquiry = await findInquiry(call, call.params.unique_id);
    if (call.context.caller === nobody) return completeInquiry(call, inquiry);
    const current = await lockRow(call.db, lead, inquiry.lead_id, call.seenVersion, call.context);
    const data = await changeLead(call, current, call.body);
    return { data: leadLinks(call.services).withKey(data), message: leadsSay[call.language].updated };
  }),
  route(leadEndpoints.visit, async (call) => {
    const { unique_id } = call.params;
    const inquiry = await findInquiry(call, unique_id);
    await stampVisit(call.db, inquiry);
    return { data: { ...(await readPage(call, inquiry)), unique_id } };
  }),
  route(leadEndpoints.programs, async ({ db }) => ({
    data: await rows<Reference>(db, sql`select id, name::text from programs order by name`),
  })),
  route(leadEndpoints.inquiries, async ({ db, params, context, services }) => {
    await readOne(db, lead, params.id, context);
    const { keyOf } = leadLinks(services);
    const data = await rows<ReplyOf<typeof leadEndpoints.inquiries>["data"][number]>(
      db,
      sql`select ${sentColumns}, ${linkUntil(services.settings)} > now() as link_works, q.source, q.created_at, q.viewed_at
        from lead_submissions q left join programs g on g.id = q.program_id
        where q.lead_id = ${params.id} order by q.id desc`,
    );
    return { data: data.map((inquiry) => ({ ...inquiry, unique_id: keyOf(inquiry.unique_id) })) };
  }),
  route(leadEndpoints.renewLinks, async ({ db, params, context, language, services }) => {
    await lockRow(db, lead, params.id, undefined, context);
    await sql`update lead_submissions set link_from = now() where lead_id = ${params.id}`.execute(db);
    return { message: leadsSay[language].renewed(services.settings.leadLinkDays) };
  }),
  route(leadEndpoints.convert, convertLead),
];
