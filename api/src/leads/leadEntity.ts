import { leads, statusesWithReason } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, first } from "../core/database.ts";
import {
  always,
  anyOf,
  type Context,
  type Draft,
  defineEntity,
  plain,
  refer,
  type Sql,
  stored,
} from "../core/entities/entity.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { person } from "../people/shared/personName.ts";
import { leadsSay } from "./leadsSay.ts";

/** A lead as staff see it. */
export type LeadRow = z.output<typeof leads.row>;

/** A write to a lead, with the note that may come along. */
export type LeadDraft = Draft<typeof leads> & { note?: string | undefined };

/** A moment inside of JSON, spelled as the driver spells it elsewhere. */
const momentOf = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const firstInquiry = (column: string): Sql =>
  sql`(select s.${sql.ref(column)} from lead_submissions s where s.lead_id = t.id order by s.id limit 1)`;

const ofInquiries = (what: Sql): Sql => sql`(select ${what} from lead_submissions s where s.lead_id = t.id)`;

/** A condition that user `u` is active staff with access to leads. */
export const actsOnLeads: Sql = sql`(u.is_active and u.archived_at is null and (
  (u.role = 'Super Admin' and u.user_type = '{}')
  or (u.role in ('Super Admin', 'admin') and 'Constituents' = any(u.user_type))))`;

/** The rules of a status: what says no says why, and a converted lead stays converted. */
function checkStatus(draft: LeadDraft, { language }: Context, current: LeadRow | undefined): void {
  const say = leadsSay[language];
  const status = draft.status ?? current?.status ?? "New";
  if (current?.status === "Converted" && status !== "Converted") {
    throw new Refusal("conflict", say.staysConverted, {
      errors: [{ msg: say.staysConverted, path: "status" }],
    });
  }
  const changes = status !== current?.status;
  const needsReason = statusesWithReason.includes(status);
  const reason = draft.reason === undefined && !changes ? current?.reason : draft.reason;
  if (needsReason && !reason) throw invalid("reason", say.needsReason);
  // The reason for a no does not outlive it.
  if (changes && !needsReason) draft.reason ??= null;
}

async function checkOwner(
  db: Db,
  { owner_id }: LeadDraft,
  { language }: Context,
  current: LeadRow | undefined,
) {
  if (!owner_id || owner_id === current?.owner?.id) return;
  const may = await first(db, sql`select u.id from users u where u.id = ${owner_id} and ${actsOnLeads}`);
  if (!may) throw invalid("owner_id", leadsSay[language].noOwner);
}

export const lead = defineEntity(leads, {
  table: "leads",
  from: sql`leads t left join programs g on g.id = t.program_id left join users o on o.id = t.owner_id
    left join sites si on si.id = t.site_id left join users sl on sl.id = t.leader_id`,
  columns: () => ({
    ...stored,
    ...plain("first_name", "last_name", "organization", "phone", "message", "status", "reason"),
    name: sql`concat_ws(' ', t.first_name, t.last_name)`,
    email: sql`t.email::text`,
    program: refer("g"),
    owner: person("o"),
    site: refer("si"),
    leader: person("sl"),
    // Completed by `leadLinks`.
    unique_id: firstInquiry("link_name"),
    source: firstInquiry("source"),
    viewed_at: ofInquiries(sql`max(s.viewed_at)`),
    submissions: ofInquiries(sql`count(*)`),
    notes: sql`coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text, 'user', ${person("u")},
        'created_at', ${momentOf(sql`n.created_at`)}) order by n.id desc)
      from lead_notes n left join users u on u.id = n.user_id where n.lead_id = t.id), '[]')`,
    history: sql`coalesce((select jsonb_agg(jsonb_build_object('at', ${momentOf(sql`c.at`)}, 'user', ${person("u")},
        'field', c.field, 'from', c."from", 'to', c."to") order by c.id desc)
      from lead_changes c left join users u on u.id = c.user_id where c.lead_id = t.id), '[]')`,
  }),
  filters: {
    status: (statuses) => anyOf(sql`t.status`, statuses, "text"),
    programs: (ids) => anyOf(sql`t.program_id`, ids),
  },
  search: [sql`concat_ws(' ', t.first_name, t.last_name)`, sql`t.email::text`, sql`t.organization`],
  sorts: {
    email: sql`t.email`,
    name: sql`lower(concat_ws(' ', t.first_name, t.last_name))`,
    organization: sql`lower(t.organization)`,
    // In the order in which a lead goes through them.
    status: sql`array_position(array['New','Contacted','Nurture','Qualified','Converted','Unqualified','Junk'], t.status)`,
  },
  // Everyone with access to leads sees all leads.
  scope: () => always,
  parts: {
    note: sql`(select n.text from lead_notes n where n.lead_id = t.id order by n.id desc limit 1)`,
  },
  async check(db, draft, context, current) {
    checkStatus(draft, context, current);
    await checkOwner(db, draft, context, current);
  },
  async saved(db, { ids, drafts }, { caller }) {
    for (const [index, id] of ids.entries()) {
      const { note } = drafts[index] as LeadDraft;
      if (!note) continue;
      await sql`insert into lead_notes (lead_id, user_id, text) values (${id}, ${caller.id}, ${note})`.execute(
        db,
      );
    }
  },
});
