import { fieldMeta } from "@kindling/contract";
import { sql } from "kysely";
import pg from "pg";
import { z } from "zod";
import { actAs } from "../acting.ts";
import { type Db, first, rows } from "../database.ts";
import { Refusal } from "../errors.ts";
import { inSavepoint } from "../savepoints.ts";
import { say } from "../say.ts";
import { type Deed, nameIn, record, snapshots } from "./audit.ts";
import { takeDeleted, withinRestoreTime, writeBackRows } from "./deletedRows.ts";
import { type Context, type Entity, inputFields, type Sql } from "./entity.ts";
import { labelOf, readAll } from "./reading.ts";

type Entities = ReadonlyMap<string, Entity>;

/** Deleted rows that can still be restored, with their names. */
export async function restorable(
  db: Db,
  entity: Entity,
  ids: readonly number[],
): Promise<{ id: number; name: string | null }[]> {
  const deleted = entity.archives
    ? sql`select id, null as name from ${sql.table(entity.table)} where ${withinRestoreTime(sql`archived_at`)}`
    : sql`select row_id as id, name from deleted_rows where resource = ${entity.resource.name}
        and ${withinRestoreTime(sql`deleted_at`)}`;
  return rows(db, sql`select id, name from (${deleted}) d where id = any(${ids}::int[]) order by id`);
}

/** Writes deleted rows back; returns when each was deleted. */
async function putBack(tx: Db, entity: Entity, ids: readonly number[]): Promise<Map<number, string>> {
  if (!entity.archives) {
    const kept = await takeDeleted(tx, entity.resource.name, ids);
    await writeBackRows(tx, entity.table, kept);
    return new Map(kept.map(({ row_id, deleted_at }) => [row_id, deleted_at]));
  }
  const back = await rows<{ id: number; archived_at: string }>(
    tx,
    sql`update ${sql.table(entity.table)} t set archived_at = null, version = t.version + 1, updated_at = now()
      from ${sql.table(entity.table)} before where t.id = before.id and t.id = any(${ids}::int[])
        and ${withinRestoreTime(sql`before.archived_at`)} returning t.id, before.archived_at`,
  );
  return new Map(back.map(({ id, archived_at }) => [id, archived_at]));
}

/** Refuses to restore rows whose place was itself archived after them. */
async function refuseWithoutPlace(
  tx: Db,
  entity: Entity,
  deleted: ReadonlyMap<number, string>,
  { language }: Context,
  entities: Entities,
): Promise<void> {
  for (const [field, schema] of inputFields(entity.resource)) {
    const meta = fieldMeta(schema);
    const other = entities.get(meta?.refersTo ?? "");
    const isNeeded = meta?.kind === "reference" && !z.safeParse(schema, null).success;
    if (!other?.archives || !isNeeded) continue;
    const gone = await first<{ id: number }>(
      tx,
      sql`select o.id from ${sql.table(entity.table)} t join ${sql.table(other.table)} o on o.id = t.${sql.ref(field)}
          join jsonb_to_recordset(${JSON.stringify([...deleted].map(([id, at]) => ({ id, at })))}::jsonb)
            as d (id int, at timestamptz) on d.id = t.id
        where o.archived_at >= d.at limit 1`,
    );
    if (gone) throw new Refusal("conflict", await parentGone(tx, other, gone.id, language));
  }
}

async function parentGone(db: Db, parent: Entity, id: number, language: Context["language"]) {
  const kept = await first<{ name: string | null }>(
    db,
    sql`select name from deleted_rows where resource = ${parent.resource.name} and row_id = ${id}`,
  );
  const name = kept?.name ?? nameIn((await snapshots(db, parent, [id])).get(id)) ?? `#${id}`;
  return say[language].parentGone(parent.resource.labels[language].one, name);
}

/** Refuses when one of some restored rows breaks a rule, or is not the caller's to restore. */
async function checkRestored(tx: Db, entity: Entity, ids: readonly number[], context: Context) {
  await entity.checkRestore?.(tx, ids, context);
  const back = await readAll(tx, entity, context, sql`t.id = any(${ids}::int[])`);
  const { language } = context;
  const thing = entity.resource.labels[language].one;
  if (back.length < ids.length) throw new Refusal("notFound", say[language].notFound(thing));
  for (const row of back) {
    if (!(row["can"] as string[]).includes("delete")) throw new Refusal("forbidden", say[language].forbidden);
  }
}

async function recordRestored(tx: Db, entity: Entity, ids: readonly number[], context: Context) {
  const names = await snapshots(tx, entity, ids);
  const deeds = ids.map((id): Deed => ({ id, name: nameIn(names.get(id)), before: null, after: null }));
  await record(tx, entity, "restore", deeds, context);
  await sql`update audit_log set restored_at = now() where entity = ${entity.resource.name} and restored_at is null
    and entity_id = any(${ids}::int[]) and action in ('delete', 'undo')`.execute(tx);
}

/**
 * Restores all or none of the deleted rows.
 * @throws Refusal conflict naming a replacement or a deleted parent.
 */
export async function restoreRows(
  tx: Db,
  entity: Entity,
  ids: readonly number[],
  context: Context,
  entities: Entities,
): Promise<void> {
  try {
    await inSavepoint(tx, async () => {
      await actAs(tx, context);
      const deleted = await putBack(tx, entity, ids);
      await refuseWithoutPlace(tx, entity, deleted, context, entities);
      await checkRestored(tx, entity, ids, context);
      await recordRestored(tx, entity, ids, context);
    });
  } catch (error) {
    const [id] = ids;
    if (ids.length > 1 || id === undefined || !(error instanceof pg.DatabaseError)) throw error;
    throw await translateRestore(tx, entity, id, error, context, entities);
  }
}

async function translateRestore(
  tx: Db,
  entity: Entity,
  id: number,
  error: pg.DatabaseError,
  context: Context,
  entities: Entities,
): Promise<unknown> {
  const { language } = context;
  const missing = /^Key \(\w+\)=\((\d+)\) is not present in table "(\w+)"/.exec(error.detail ?? "");
  if (error.code === "23503" && missing) {
    const parent = [...entities.values()].find(({ table }) => table === missing[2]);
    if (parent) return new Refusal("conflict", await parentGone(tx, parent, Number(missing[1]), language));
  }
  if (error.code !== "23505") return error;
  const field = error.constraint?.split("__")[1] ?? "name";
  const name = await holderOf(tx, entity, id, error.constraint ?? "");
  const thing = entity.resource.labels[language].one;
  const msg = say[language].placeTaken(thing, name, labelOf(entity, field, context));
  return new Refusal("conflict", msg, { errors: [{ msg, path: field }] });
}

/** The name of the row that now has a unique value. */
async function holderOf(tx: Db, entity: Entity, id: number, index: string): Promise<string> {
  const columns = await rows<{ name: string }>(
    tx,
    sql`select a.attname::text as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indexrelid = to_regclass(${index})`,
  );
  const table = sql.table(entity.table);
  const kept: Sql = entity.archives
    ? sql`select * from ${table} where id = ${id}`
    : sql`select r.* from deleted_rows d, jsonb_populate_record(null::${table}, d."row") r
        where d.resource = ${entity.resource.name} and d.row_id = ${id}`;
  const alike = columns.map(({ name }) => sql`and t.${sql.ref(name)} = k.${sql.ref(name)}`);
  const alive = entity.archives ? sql`and t.archived_at is null` : sql``;
  const holder = await first<{ id: number }>(
    tx,
    sql`select t.id from ${table} t, (${kept}) k where t.id <> k.id ${alive} ${sql.join(alike, sql` `)} limit 1`,
  );
  const names = await snapshots(tx, entity, holder ? [holder.id] : []);
  return nameIn([...names.values()][0]) ?? (holder ? `#${holder.id}` : "");
}
