import { isStaff, type Language, type leadEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../account/notifications/notify.ts";
import { type Db, first, sole } from "../core/database.ts";
import type { Entity } from "../core/entities/entity.ts";
import { checkReferences } from "../core/entities/references.ts";
import { createRow, lockRow } from "../core/entities/writing.ts";
import { Refusal } from "../core/errors.ts";
import type { Call } from "../core/route.ts";
import { changeLead, contactOf, fillsIn, forVisitor, writeHistory } from "./leadChanges.ts";
import { actsOnLeads, type LeadDraft, type LeadRow, lead } from "./leadEntity.ts";
import { noticeKind } from "./leadLetter.ts";
import { leadLinks, newLinkName } from "./leadLinks.ts";
import { leadsSay } from "./leadsSay.ts";

const anHourFor = 5;

/**
 * Counts an inquiry for the address it comes from.
 * @throws Refusal tooMany when that was one too many within an hour; it says how long to wait.
 */
async function claimInquiry(db: Db, address: string, language: Language): Promise<void> {
  await sql`select pg_advisory_xact_lock(3, hashtext(${address}))`.execute(db);
  const { wait } = await sole<{ wait: number | null }>(
    db,
    sql`select extract(epoch from at + interval '1 hour' - now())::float as wait from (select (select at from lead_tries
      where address = ${address} and at > now() - interval '1 hour' order by at desc offset ${anHourFor - 1} limit 1) as at) t`,
  );
  if (wait !== null) {
    const message = leadsSay[language].tooMany(Math.ceil(wait / 60));
    throw new Refusal("tooMany", message, { retryAfterSeconds: wait });
  }
  // An address is kept no longer than it is needed.
  await sql`delete from lead_tries where ctid in (
    select ctid from lead_tries where at < now() - interval '1 hour' for update skip locked)`.execute(db);
  await sql`insert into lead_tries (address) values (${address})`.execute(db);
}

/** Finds or creates the lead of an email and locks it; of two at once, one creates it. */
async function leadOf(call: Pick<Call, "db" | "context">, email: string): Promise<LeadRow | undefined> {
  await sql`select pg_advisory_xact_lock(4, hashtext(lower(${email})))`.execute(call.db);
  const found = await first<{ id: number }>(call.db, sql`select id from leads where email = ${email}`);
  return found && lockRow(call.db, lead, found.id, undefined, call.context);
}

/** Notifies the lead's owner, else all staff with access to leads. */
function notifyStaff(db: Db, leadId: number, inquiryId: number): Promise<void> {
  const people = sql`with acting as (select u.id, u.id = l.owner_id as owns
      from users u join leads l on l.id = ${leadId} where ${actsOnLeads})
    select id from acting where owns or not exists (select from acting where owns)`;
  const mail = { kind: noticeKind, data: { inquiry: inquiryId } };
  return notify(db, { kind: "lead", topic: "lead", thing: leadId, people, mail });
}

/** Stores an inquiry: creates or extends its lead, gives it a page and notifies staff. */
export async function receiveInquiry(call: Call<typeof leadEndpoints.create>) {
  const { db, body, context, services, language } = call;
  const name = newLinkName();
  const answer = { data: { unique_id: leadLinks(services).keyOf(name) }, message: leadsSay[language].sent };
  // A honeypot: bots get the normal reply.
  if (body.website) return answer;
  const draft: LeadDraft = contactOf(body);
  await checkReferences(db, lead as unknown as Entity, [draft], context, services.entities);
  if (!isStaff(context.caller)) await claimInquiry(db, call.address, language);
  const known = await leadOf(call, body.email);
  const current = known ?? (await createRow(db, lead, { ...draft }, context, services.entities));
  const { id } = await sole<{ id: number }>(
    db,
    sql`insert into lead_submissions (lead_id, link_name, first_name, last_name, email, organization, phone, program_id, message, source)
      values (${current.id}, ${name}, ${body.first_name}, ${body.last_name ?? null}, ${body.email}, ${body.organization},
        ${body.phone ?? null}, ${body.program_id ?? null}, ${body.message ?? null}, ${body.source ?? null}) returning id`,
  );
  await writeHistory(db, current.id, [{ field: "submissions", from: null, to: body.organization }], context);
  const missing = known ? fillsIn(draft, known) : {};
  if (known && Object.keys(missing).length > 0) await changeLead(call, forVisitor(known), missing);
  await notifyStaff(db, current.id, id);
  return answer;
}
