import { fieldLabel, isStaff, type leadEndpoints, type ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole } from "../core/database.ts";
import { always, type Entity, refer } from "../core/entities/entity.ts";
import { checkReferences } from "../core/entities/references.ts";
import { lockRow } from "../core/entities/writing.ts";
import { Refusal } from "../core/errors.ts";
import type { Call } from "../core/route.ts";
import { say } from "../core/say.ts";
import type { Services } from "../core/services.ts";
import { changeLead, contactOf, fillsIn, forVisitor, staffFieldsIn } from "./leadChanges.ts";
import { type LeadDraft, lead } from "./leadEntity.ts";
import { leadLinks } from "./leadLinks.ts";
import { leadsSay } from "./leadsSay.ts";

type Page = ReplyOf<typeof leadEndpoints.visit>["data"];
type SentInquiry = Omit<Page, "link_until" | "welcome_video" | "sample">;

/** The inquiry (`q`) with its program (`g`); `leadLinks` completes its `unique_id`. */
export const sentColumns = sql`q.link_name as unique_id, q.first_name, q.last_name, q.email, q.organization, q.phone,
  ${refer("g")} as program, q.message`;

/** Until when the link of an inquiry (`q`) works. */
export const linkUntil = ({ leadLinkDays }: Services["settings"]) =>
  sql`q.link_from + make_interval(days => ${leadLinkDays})`;

/** Records a visit to an inquiry's page. */
export async function stampVisit(db: Db, { id }: InquiryKey): Promise<void> {
  await sql`update lead_submissions set viewed_at = now() where id = ${id}`.execute(db);
}

/**
 * Returns the inquiry, its program's welcome video and a sample activity: live or newest approved, openings first.
 */
export function readPage(
  { db, context, services }: Pick<Call, "db" | "context" | "services">,
  inquiry: InquiryKey,
): Promise<Page> {
  return sole<Page>(
    db,
    sql`select ${sentColumns}, ${linkUntil(services.settings)} as link_until,
        (select jsonb_build_object('url', v.welcome_video_url, 'title', v.welcome_video_title) from programs v
          where v.welcome_video_url is not null and (q.program_id is null or v.id = q.program_id)
          order by v.id limit 1) as welcome_video,
        (select jsonb_build_object('id', a.id, 'type', a.type, 'title', a.title, 'video_url', a.video_url,
            'instructions', a.instructions, 'questions', a.questions, 'details', a.details)
          from activities a left join sessions s on s.id = a.session_id
          where a.is_active and a.is_approved and (s.id is null or q.program_id is null or s.program_id = q.program_id)
          order by ${context.today}::date between a.start and a."end" desc,
            a.type = 'mindfulness_matters_open_form' desc, a.start desc, a.id desc limit 1) as sample
      from lead_submissions q left join programs g on g.id = q.program_id where q.id = ${inquiry.id}`,
  );
}

/** An inquiry, its stored name, and the lead it belongs to. */
interface InquiryKey {
  readonly id: number;
  readonly lead_id: number;
  readonly link_name: string;
}

/**
 * Finds an inquiry by the key of its page, which staff may use for as long as they like.
 * @throws Refusal notFound when there is none, or when its link no longer works.
 */
export async function findInquiry(
  { db, context, services, language }: Call,
  key: string,
): Promise<InquiryKey> {
  const works = isStaff(context.caller) ? always : sql`${linkUntil(services.settings)} > now()`;
  const found = await first<InquiryKey>(
    db,
    sql`select q.id, q.lead_id, q.link_name from lead_submissions q
      where ${leadLinks(services).belongsTo(key)} and ${works}`,
  );
  if (!found) throw new Refusal("notFound", say[language].notFound(lead.resource.labels[language].one));
  return found;
}

/** Inquiry changes to copy to the lead: all from its first inquiry, else only missing fields. */
async function takenOver(
  db: Db,
  { lead_id, link_name }: InquiryKey,
  call: Call<typeof leadEndpoints.update>,
): Promise<void> {
  const current = forVisitor(await lockRow(db, lead, lead_id, undefined, call.context));
  const contact = contactOf(call.body);
  if (link_name !== current.unique_id) {
    const missing = fillsIn(contact, current);
    if (Object.keys(missing).length > 0) await changeLead(call, current, missing);
    return;
  }
  // Don't reveal that another lead has this email; keep it on the inquiry.
  const other =
    contact.email &&
    (await first(db, sql`select id from leads where email = ${contact.email} and id <> ${lead_id}`));
  const { email: _taken, ...others } = contact;
  await changeLead(call, current, other ? others : contact);
}

/**
 * Lets a visitor with the inquiry's key update contact fields.
 * @throws Refusal invalid at every other field.
 */
export async function completeInquiry(call: Call<typeof leadEndpoints.update>, inquiry: InquiryKey) {
  const { db, body, context, services, language } = call;
  const errors = staffFieldsIn(body).map((path) => ({
    msg: leadsSay[language].staffOnly(fieldLabel(lead.resource.labels, path, language)),
    path,
  }));
  if (errors[0]) throw new Refusal("invalid", errors[0].msg, { errors });
  const contact: LeadDraft = contactOf(body);
  await checkReferences(db, lead as unknown as Entity, [contact], context, services.entities);
  await takenOver(db, inquiry, call);
  const columns = Object.entries(contact).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (columns.length > 0)
    await sql`update lead_submissions set ${sql.join(columns)} where id = ${inquiry.id}`.execute(db);
  const data = await sole<SentInquiry>(
    db,
    sql`select ${sentColumns} from lead_submissions q left join programs g on g.id = q.program_id where q.id = ${inquiry.id}`,
  );
  return { data: { ...data, unique_id: call.params.unique_id }, message: leadsSay[language].updated };
}
