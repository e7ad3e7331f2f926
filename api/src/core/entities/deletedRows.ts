import { sql } from "kysely";
import { type Db, rows } from "../database.ts";
import { nameIn, snapshots } from "./audit.ts";
import type { Context, Entity, Sql } from "./entity.ts";
import { columnsOf, type ForeignKey, foreignKeysTo, refersThrough } from "./foreignKeys.ts";

/** What of other tables goes with a deleted row: rows that are deleted with it, or references that are emptied. */
type Part =
  | { readonly table: string; readonly rows: readonly Record<string, unknown>[] }
  | { readonly table: string; readonly column: string; readonly ids: readonly number[] };
type Emptied = Extract<Part, { column: string }>;

/** A deleted row as it is kept. */
export interface DeletedRow {
  readonly row_id: number;
  readonly name: string | null;
  readonly row: Readonly<Record<string, unknown>>;
  readonly parts: readonly Part[];
  readonly deleted_at: string;
}

/** That something was deleted no longer ago than it can be restored. */
export const withinRestoreTime = (deletedAt: Sql): Sql => sql`${deletedAt} > now() - interval '30 days'`;

/** What a foreign key's rows lose when the row they refer to goes: everything, the reference, or nothing. */
function lossBy({ onDelete, hasId, archives, isNullable, columns }: ForeignKey) {
  if (onDelete === "cascade" || !hasId) return "row";
  if (columns.length > 1) return undefined;
  // An archived row does not hold back what it need not refer to.
  return onDelete === "setNull" || (archives && isNullable) ? "reference" : undefined;
}

async function partsOf(db: Db, table: string, ids: readonly number[]): Promise<Map<number, Part[]>> {
  const parts = new Map<number, Part[]>();
  for (const key of await foreignKeysTo(db, table)) {
    const loss = lossBy(key);
    if (!loss) continue;
    const only = key.onDelete === "keep" && key.hasId ? sql`and l.archived_at is not null` : sql``;
    const found = await rows<{ owner: number; lost: never[] }>(
      db,
      sql`select p.id as owner, jsonb_agg(${loss === "row" ? sql`to_jsonb(l)` : sql`l.id`}) as lost
        from ${sql.table(table)} p join ${sql.table(key.table)} l on ${refersThrough(key, "l", "p")} ${only}
        where p.id = any(${ids}::int[]) group by p.id`,
    );
    const [column = ""] = key.columns;
    for (const { owner, lost } of found) {
      const part = loss === "row" ? { rows: lost } : { column, ids: lost };
      parts.set(owner, [...(parts.get(owner) ?? []), { table: key.table, ...part }]);
    }
  }
  return parts;
}

/** Stores rows before deletion with everything deleted along, and clears references from archived rows. */
export async function keepDeleted(
  tx: Db,
  entity: Entity,
  ids: readonly number[],
  { caller }: Context,
): Promise<void> {
  const { table, resource } = entity;
  const parts = await partsOf(tx, table, ids);
  const names = await snapshots(tx, entity, ids);
  const kept = ids.map((id) => ({ id, name: nameIn(names.get(id)), parts: parts.get(id) ?? [] }));
  await sql`insert into deleted_rows (resource, row_id, name, "row", parts, deleted_by)
    select ${resource.name}, t.id, k.name, to_jsonb(t), k.parts, nullif(${caller.id}::int, 0)
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (id int, name text, parts jsonb)
      join ${sql.table(table)} t on t.id = k.id`.execute(tx);
  for (const part of [...parts.values()].flat()) if ("column" in part) await refer(tx, part, null);
}

/** Fills references where they are empty, or empties them. */
async function refer(tx: Db, { table, column, ids }: Emptied, to: number | null): Promise<void> {
  const [name, free] = [sql.ref(column), to === null ? sql`` : sql`and ${sql.ref(column)} is null`];
  await sql`update ${sql.table(table)} set ${name} = ${to} where id = any(${ids}::int[]) ${free}`.execute(tx);
}

/** Takes deleted rows out of what is kept, as long as they can be restored. */
export function takeDeleted(tx: Db, resource: string, ids: readonly number[]): Promise<DeletedRow[]> {
  return rows(
    tx,
    sql`delete from deleted_rows where resource = ${resource} and row_id = any(${ids}::int[])
        and ${withinRestoreTime(sql`deleted_at`)} returning row_id, name, "row", parts, deleted_at`,
  );
}

/** Writes stored rows back; new columns get their defaults. */
async function writeBack(
  tx: Db,
  table: string,
  kept: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const writable = await columnsOf(tx, table);
  for (const [shape, group] of Map.groupBy(kept, (row) => Object.keys(row).sort().join())) {
    const names = writable.filter((name) => shape.split(",").includes(name));
    const columns = sql.join(names.map((name) => sql.ref(name)));
    // The other side may have recreated the link since.
    const again = writable.includes("id") ? sql`` : sql`on conflict do nothing`;
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(group)}::jsonb) ${again}`.execute(
      tx,
    );
  }
}

/** Writes deleted rows back with all that went with them. */
export async function writeBackRows(tx: Db, table: string, kept: readonly DeletedRow[]): Promise<void> {
  const own = kept.map(({ row }) => row);
  await writeBack(tx, table, own);
  await sql`update ${sql.table(table)} set version = version + 1, updated_at = now()
    where id = any(${kept.map(({ row_id }) => row_id)}::int[])`.execute(tx);
  const lost = kept.flatMap(({ row_id, parts }) => parts.map((part) => ({ ...part, row_id })));
  for (const [partTable, group] of Map.groupBy(lost, (part) => part.table)) {
    const lostRows = group.flatMap((part) => ("rows" in part ? part.rows : []));
    await writeBack(tx, partTable, lostRows);
  }
  for (const part of lost) if ("column" in part) await refer(tx, part, part.row_id);
}
