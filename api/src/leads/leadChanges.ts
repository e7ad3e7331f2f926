import type { BodyOf, leadEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import type { BulkAction } from "../core/bulk/bulkRoute.ts";
import type { Db } from "../core/database.ts";
import type { Context } from "../core/entities/entity.ts";
import { readOne } from "../core/entities/reading.ts";
import { changeRow } from "../core/entities/writing.ts";
import type { Call } from "../core/route.ts";
import { type LeadDraft, type LeadRow, lead } from "./leadEntity.ts";

/** What visitors say of themselves, by the columns that leads and inquiries share. */
const contactFields = [
  "first_name",
  "last_name",
  "email",
  "organization",
  "phone",
  "program_id",
  "message",
] as const;

/** The fields of a draft that a visitor may not send. */
export function staffFieldsIn(draft: LeadDraft): string[] {
  return Object.keys(draft).filter((field) => !contactFields.some((contact) => contact === field));
}

/** The contact fields of a draft, without those that were not sent. */
export function contactOf(draft: LeadDraft): LeadDraft {
  return Object.fromEntries(
    contactFields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
  );
}

/** Of a draft's contact fields, those that the lead does not have yet. */
export function fillsIn(draft: LeadDraft, row: LeadRow): LeadDraft {
  const standing: Record<string, unknown> = { ...row, program_id: row.program };
  return Object.fromEntries(
    Object.entries(contactOf(draft)).filter(([field, value]) => value !== null && standing[field] === null),
  );
}

/** A lead as its visitor can change it; knowing an inquiry's key or email is the permission. */
export function forVisitor(row: LeadRow): LeadRow {
  return { ...row, can: ["update"] };
}

/** One line of a lead's history. */
interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Adds to a lead's history as the caller; `nobody` means the lead. */
export async function writeHistory(
  db: Db,
  id: number,
  changes: readonly Change[],
  { caller }: Context,
): Promise<void> {
  await sql`insert into lead_changes (lead_id, user_id, field, "from", "to")
    select ${id}, nullif(${caller.id}::int, 0), field, "from", "to"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (field text, "from" text, "to" text)`.execute(
    db,
  );
}

const watched = [
  "status",
  "reason",
  "owner",
  "site",
  "first_name",
  "last_name",
  "email",
  "organization",
  "phone",
  "program",
  "message",
] as const;

const inWords = (value: LeadRow[(typeof watched)[number]]) =>
  typeof value === "object" && value ? value.name : value;

/** Changes a locked lead by its rules and writes history; returns the lead. */
export async function changeLead(
  { db, context, services }: Pick<Call, "db" | "context" | "services">,
  current: LeadRow,
  draft: LeadDraft,
): Promise<LeadRow> {
  const after = await changeRow(db, lead, current, draft, context, services.entities);
  const changes = watched
    .map((field) => ({ field, from: inWords(current[field]), to: inWords(after[field]) }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return after;
  await writeHistory(db, current.id, changes, context);
  return readOne(db, lead, current.id, context);
}

/** Changes several leads alike. */
export const changeLeads: BulkAction = {
  said: {
    en: (what) => `Updated ${what}`,
    es: (what, count) => `${count === 1 ? "Se actualizó" : "Se actualizaron"} ${what}`,
  },
  async run(rows, call) {
    const { changes } = call.body as BodyOf<typeof leadEndpoints.bulk>;
    for (const row of rows) await changeLead(call, row as LeadRow, { ...changes });
  },
};
