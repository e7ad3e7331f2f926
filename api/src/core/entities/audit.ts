import type { auditActions } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../database.ts";
import { among, type Context, type Entity, type Sql } from "./entity.ts";

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

/** What of rows (`t`) the audit log keeps, links included and secrets left out. */
function snapshotOf(entity: Entity): Sql {
  const links = Object.entries(entity.links ?? {}).map(([field, { table, own, other }]) => {
    const id = sql`l.${sql.ref(other)}`;
    return sql`, ${sql.lit(field)}::text, (select coalesce(jsonb_agg(${id} order by ${id}), '[]')
      from ${sql.table(table)} l where l.${sql.ref(own)} = t.id)`;
  });
  const parts = Object.entries(entity.parts ?? {}).map(
    ([field, part]) => sql`, ${sql.lit(field)}::text, ${part}`,
  );
  const hidden = ["version", "updated_at", ...(entity.secret ?? [])];
  return sql`(to_jsonb(t) - ${hidden}::text[]) || jsonb_build_object('id', t.id${sql.join([...links, ...parts], sql``)})`;
}

/** What of a row the audit log keeps, by id. */
export async function snapshots(
  db: Db,
  entity: Entity,
  ids: readonly number[],
): Promise<Map<number, Snapshot>> {
  const found = await rows<{ id: number; snapshot: Snapshot }>(
    db,
    sql`select t.id, ${snapshotOf(entity)} as snapshot from ${sql.table(entity.table)} t where t.id = ${among(ids)}`,
  );
  return new Map(found.map((row) => [row.id, row.snapshot]));
}

const namedBy = ["name", "title", "session_theme", "question", "statement"];
const people = ["first_name", "last_name"];

/** What a row is called, by whichever of the usual fields it has; a person's `title` is no name. */
export function nameIn(snapshot: Snapshot | null | undefined): string | null {
  if (!snapshot) return null;
  const texts = (...fields: string[]) =>
    fields.map((field) => snapshot[field]).filter((text) => typeof text === "string");
  const [thing = null] = texts(...namedBy);
  const person = texts(...people).join(" ") || null;
  return "email" in snapshot ? (person ?? thing) : (thing ?? person);
}

/** The same of a snapshot in SQL. */
function nameInSql(snapshot: Sql): Sql {
  const text = (field: string) => sql`${snapshot} ->> ${sql.lit(field)}`;
  const thing = sql`coalesce(${sql.join(namedBy.map(text))})`;
  const person = sql`nullif(concat_ws(' ', ${sql.join(people.map(text))}), '')`;
  return sql`case when ${snapshot} ? 'email' then coalesce(${person}, ${thing}) else coalesce(${thing}, ${person}) end`;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keeps of two snapshots only what differs; null when nothing does. */
export function difference(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } | null {
  const changed = Object.keys(after).filter((key) => !same(before[key], after[key]));
  if (changed.length === 0) return null;
  const pick = (from: Snapshot) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** What was written, with the link of the substitute who did it. */
const withLink = (after: Sql, { caller: { substituteLink = null } }: Pick<Context, "caller">) =>
  sql`case when ${substituteLink}::int is null then ${after} else ${after} || jsonb_build_object('substitute_link', ${substituteLink}::int) end`;

/** Writes to the audit log, in the transaction of the change itself. */
export async function record(
  tx: Db,
  entity: { readonly resource: Pick<Entity["resource"], "name"> },
  action: Action,
  deeds: readonly Deed[],
  context: Pick<Context, "caller" | "address">,
): Promise<void> {
  if (deeds.length === 0) return;
  const entries = deeds.map(({ id, ...deed }) => ({ entity_id: id, ...deed }));
  await sql`insert into audit_log (user_id, address, action, entity, entity_id, name, before, after)
    select nullif(${context.caller.id}::int, 0), ${context.address ?? null}, ${action}, ${entity.resource.name}, e.entity_id, e.name, e.before, ${withLink(sql`e.after`, context)}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (entity_id int, name text, before jsonb, after jsonb)`.execute(
    tx,
  );
}

/** Writes rows just made to the audit log as they are now. */
export async function recordMade(
  tx: Db,
  entity: Entity,
  action: Action,
  ids: readonly number[],
  { caller, address }: Pick<Context, "caller" | "address">,
): Promise<void> {
  await sql`with made as materialized (select t.id, ${snapshotOf(entity)} as after from ${sql.table(entity.table)} t
      where t.id = ${among(ids)})
    insert into audit_log (user_id, address, action, entity, entity_id, name, after)
    select nullif(${caller.id}::int, 0), ${address ?? null}, ${action}, ${entity.resource.name}, id, ${nameInSql(sql`after`)}, ${withLink(sql`after`, { caller })}
    from made order by id`.execute(tx);
}
