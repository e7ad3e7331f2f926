import type { Resource } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { translateBreach } from "../breaches.ts";
import { type Db, first, rows, together } from "../database.ts";
import { Refusal } from "../errors.ts";
import { holdFiles } from "../files/fileKeeping.ts";
import { say } from "../say.ts";
import { refuseUnless } from "../server/permits.ts";
import { type Deed, difference, nameIn, record, recordMade, snapshots } from "./audit.ts";
import { among, type Context, type Draft, type Entity } from "./entity.ts";
import { readAll, readChanged, readOne } from "./reading.ts";
import { checkReferences } from "./references.ts";

type RowOf<R extends Resource> = z.output<R["row"]>;
type Entities = ReadonlyMap<string, Entity>;

/** Columns of a draft, without links; unset fields are left to the database. */
function columnsOf(entity: Entity, draft: Draft): [string, unknown][] {
  return Object.entries(draft).filter(
    ([field, value]) => value !== undefined && !entity.links?.[field] && !entity.parts?.[field],
  );
}

/** Takes ids for rows, so that they are in the order of the drafts whatever statement inserts them. */
async function reserveIds(tx: Db, entity: Entity, count: number): Promise<number[]> {
  // A subquery, so that the sequence is looked up once.
  const sequence = sql`(select pg_get_serial_sequence(${entity.table}, 'id')::regclass)`;
  const reserved = await rows<{ id: number }>(
    tx,
    sql`select nextval(${sequence})::int as id from generate_series(1, ${count})`,
  );
  return reserved.map(({ id }) => id);
}

/** Inserts checked drafts and returns their ids in order. Drafts with the same columns share a statement. */
export async function insertDrafts(
  tx: Db,
  entity: Entity,
  drafts: readonly Draft[],
  reserved?: readonly number[],
): Promise<readonly number[]> {
  await holdFiles(tx, drafts);
  const ids = reserved ?? (await reserveIds(tx, entity, drafts.length));
  const made = drafts.map((draft, index) => ({
    id: ids[index],
    ...Object.fromEntries(columnsOf(entity, draft)),
  }));
  const shapes = Map.groupBy(made, (record) => Object.keys(record).sort().join());
  const inserts = [...shapes].map(([shape, records]) => {
    const columns = sql.join(shape.split(",").map((name) => sql.ref(name)));
    return sql`insert into ${sql.table(entity.table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(entity.table)}, ${JSON.stringify(records)}::jsonb)`.execute(
      tx,
    );
  });
  await together(...inserts, writeLinks(tx, entity, ids, drafts, true));
  return ids;
}

/** Sets the links that drafts name; those they leave out stay as they are. */
async function writeLinks(
  tx: Db,
  entity: Entity,
  ids: readonly number[],
  drafts: readonly Draft[],
  areNew: boolean,
): Promise<void> {
  for (const [field, link] of Object.entries(entity.links ?? {})) {
    const pairs = drafts.flatMap((draft, index) => {
      const others = draft[field] as readonly number[] | undefined;
      return others === undefined ? [] : [{ own: ids[index] as number, others: [...new Set(others)] }];
    });
    if (pairs.length === 0) continue;
    const own = sql.ref(link.own);
    const owners = pairs.map((pair) => pair.own);
    if (!areNew)
      await sql`delete from ${sql.table(link.table)} where ${own} = any(${owners}::int[])`.execute(tx);
    const flat = pairs.flatMap((pair) => pair.others.map((other) => ({ own: pair.own, other })));
    await sql`insert into ${sql.table(link.table)} (${own}, ${sql.ref(link.other)})
      select own, other from jsonb_to_recordset(${JSON.stringify(flat)}::jsonb) as l (own int, other int)`.execute(
      tx,
    );
  }
}

/** Changes rows and counts their versions up; those that change the same columns go in one statement. */
export async function updateRows(
  tx: Db,
  entity: Entity,
  changes: readonly { readonly id: number; readonly draft: Draft }[],
): Promise<void> {
  const drafts = changes.map(({ draft }) => draft);
  await holdFiles(tx, drafts);
  const records = changes.map(({ id, draft }) => ({
    id,
    columns: Object.fromEntries(columnsOf(entity, draft)),
  }));
  const byShape = Map.groupBy(records, ({ columns }) => Object.keys(columns).sort().join());
  for (const [shape, group] of byShape) {
    const names = shape ? shape.split(",") : [];
    const assignments = names.map((name) => sql`${sql.ref(name)} = i.${sql.ref(name)}, `);
    const own = group.map(({ id, columns }) => ({ ...columns, id }));
    await sql`update ${sql.table(entity.table)} t set ${sql.join(assignments, sql``)}version = t.version + 1, updated_at = now()
      from jsonb_populate_recordset(null::${sql.table(entity.table)}, ${JSON.stringify(own)}::jsonb) i where t.id = i.id`.execute(
      tx,
    );
  }
  const ids = changes.map(({ id }) => id);
  await writeLinks(tx, entity, ids, drafts, false);
}

/** Adds one row: references in scope, rules, row, links, audit trail. */
export async function createRow<R extends Resource>(
  tx: Db,
  entity: Entity<R>,
  draft: Draft<R>,
  context: Context,
  entities: Entities,
): Promise<RowOf<R>> {
  const plain = entity as unknown as Entity;
  const [, ids] = await together(
    checkReferences(tx, plain, [draft], context, entities),
    reserveIds(tx, plain, 1),
  );
  const [id = 0] = ids;
  await entity.check?.(tx, draft, context);
  await insertDrafts(tx, plain, [draft], ids).catch((error: unknown) => {
    throw translateBreach(error, plain, context, entities);
  });
  await entity.saved?.(tx, { isNew: true, ids, drafts: [draft], before: [], invite: "now" }, context);
  const [, row] = await together(
    recordMade(tx, plain, "create", ids, context),
    readOne(tx, entity, id, context),
  );
  return row;
}

/** Locks a row, then checks scope and If-Match. */
export async function lockRow<R extends Resource>(
  tx: Db,
  entity: Entity<R>,
  id: number,
  seenVersion: number | undefined,
  context: Context,
): Promise<RowOf<R>> {
  // "for update" would wait for transactions that only reference the row and could deadlock.
  const [, row] = await together(
    first(tx, sql`select id from ${sql.table(entity.table)} where id = ${id} for no key update`),
    readOne(tx, entity, id, context),
  );
  if (seenVersion !== undefined && seenVersion !== row["version"]) {
    throw new Refusal("behind", say[context.language].behind, { data: row });
  }
  return row;
}

/** Locks rows for a change, in the order of their ids, and returns those in the caller's scope. */
export async function lockRows(
  tx: Db,
  entity: Entity,
  ids: readonly number[],
  context: Context,
): Promise<RowOf<Resource>[]> {
  await sql`select id from ${sql.table(entity.table)} where id = ${among(ids)} order by id for no key update`.execute(
    tx,
  );
  return readAll(tx, entity, context, sql`t.id = ${among(ids)}`);
}

/** Writes changes of rows that have passed their checks: columns, links, what follows from it, audit trail. */
export async function writeChanges(
  tx: Db,
  entity: Entity,
  changes: readonly { readonly id: number; readonly draft: Draft }[],
  context: Context,
  entities: Entities,
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const before = await snapshots(tx, entity, ids);
  await updateRows(tx, entity, changes).catch((error: unknown) => {
    throw translateBreach(error, entity, context, entities);
  });
  const drafts = changes.map(({ draft }) => draft);
  const stood = ids.map((id) => before.get(id) ?? {});
  await entity.saved?.(tx, { isNew: false, ids, drafts, before: stood, invite: "now" }, context);
  const after = await snapshots(tx, entity, ids);
  const deeds = ids.flatMap((id): Deed[] => {
    const changed = difference(before.get(id) ?? {}, after.get(id) ?? {});
    return changed ? [{ id, name: nameIn(after.get(id)), ...changed }] : [];
  });
  await record(tx, entity, "update", deeds, context);
}

/** Changes locked rows, each by its own draft: references, rules, columns, links and audit log. */
export async function changeRows<R extends Resource>(
  tx: Db,
  entity: Entity<R>,
  changes: readonly { readonly current: RowOf<R>; readonly draft: Draft<R> }[],
  context: Context,
  entities: Entities,
): Promise<void> {
  const plain = entity as unknown as Entity;
  const ids = changes.map(({ current }) => current["id"] as number);
  const standing = await snapshots(tx, plain, ids);
  for (const { current, draft } of changes) {
    const before = standing.get(current["id"] as number);
    await checkReferences(tx, plain, [draft], context, entities, before);
    await entity.check?.(tx, draft, context, current);
    refuseUnless("update", current, context);
  }
  const drafts = changes.map(({ draft }, index) => ({ id: ids[index] as number, draft }));
  await writeChanges(tx, plain, drafts, context, entities);
}

/** Changes one row, locked by `lockRow`, and returns it as it now is. */
export async function changeRow<R extends Resource>(
  tx: Db,
  entity: Entity<R>,
  current: RowOf<R>,
  draft: Draft<R>,
  context: Context,
  entities: Entities,
): Promise<RowOf<R>> {
  await changeRows(tx, entity, [{ current, draft }], context, entities);
  return readChanged(tx, entity, current["id"] as number, context);
}
