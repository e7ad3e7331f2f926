import type { auditActions } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../database.ts";
import type { Context, Entity } from "./entity.ts";

type Action = (typeof auditActions)[number];
type Snapshot = Record<string, unknown>;

/** One thing that happened to one row. */
export interface Deed {
  readonly id: number;
  /** What the row is called. */
  readonly name: string | null;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
}

/** What of a row the audit log keeps, links included and secrets left out, by id. */
export async function snapshots(
  db: Db,
  entity: Entity,
  ids: readonly number[],
): Promise<Map<number, Snapshot>> {
  const links = Object.entries(entity.links ?? {}).map(
    ([
      field,
      link,
    ]) => sql`, ${sql.lit(field)}::text, (select coalesce(jsonb_agg(l.${sql.ref(link.other)} order by l.${sql.ref(link.other)}), '[]')
      from ${sql.table(link.table)} l where l.${sql.ref(link.own)} = t.id)`,
  );
  const parts = Object.entries(entity.parts ?? {}).map(
    ([field, part]) => sql`, ${sql.lit(field)}::text, ${part}`,
  );
  const hidden = ["version", "updated_at", ...(entity.secret ?? [])];
  const found = await rows<{ id: number; snapshot: Snapshot }>(
    db,
    sql`select t.id, (to_jsonb(t) - ${hidden}::text[]) || jsonb_build_object('id', t.id${sql.join([...links, ...parts], sql``)}) as snapshot
      from ${sql.table(entity.table)} t where t.id = any(${ids}::int[])`,
  );
  return new Map(found.map((row) => [row.id, row.snapshot]));
}

/** What a row is called, by whichever of the usual fields it has. */
export function nameIn(snapshot: Snapshot | null | undefined): string | null {
  if (!snapshot) return null;
  const texts = (...fields: string[]) =>
    fields.map((field) => snapshot[field]).filter((text) => typeof text === "string");
  return (
    texts("name", "title", "session_theme", "question", "statement")[0] ??
    (texts("first_name", "last_name").join(" ") || null)
  );
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keeps of two snapshots only what differs; null when nothing does. */
export function difference(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } | null {
  const changed = Object.keys(after).filter((key) => !same(before[key], after[key]));
  if (changed.length === 0) return null;
  const pick = (from: Snapshot) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Writes to the audit log, in the transaction of the change itself. */
export async function record(
  tx: Db,
  entity: { readonly resource: Pick<Entity["resource"], "name"> },
  action: Action,
  deeds: readonly Deed[],
  context: Pick<Context, "caller" | "address">,
): Promise<void> {
  if (deeds.length === 0) return;
  const entries = deeds.map((deed) => ({
    entity_id: deed.id,
    name: deed.name,
    before: deed.before,
    after: deed.after,
  }));
  await sql`insert into audit_log (user_id, address, action, entity, entity_id, name, before, after)
    select nullif(${context.caller.id}::int, 0), ${context.address ?? null}, ${action}, ${entity.resource.name}, e.entity_id, e.name, e.before, e.after
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (entity_id int, name text, before jsonb, after jsonb)`.execute(
    tx,
  );
}
