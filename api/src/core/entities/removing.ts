import type { Resource } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { translateBreach } from "../breaches.ts";
import type { Db } from "../database.ts";
import { refuseUnless } from "../server/permits.ts";
import { type Deed, nameIn, record, snapshots } from "./audit.ts";
import { keepDeleted } from "./deletedRows.ts";
import type { Context, Entity } from "./entity.ts";
import { refuseWhileUsed } from "./uses.ts";

type RowOf<R extends Resource> = z.output<R["row"]>;
type Entities = ReadonlyMap<string, Entity>;

const idsOf = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map((row) => row["id"] as number);

/** Checks the rules for deleting rows and stores what is erased, for restoring. */
export async function prepareRemoval<R extends Resource>(
  tx: Db,
  entity: Entity<R>,
  rows: readonly RowOf<R>[],
  context: Context,
): Promise<void> {
  const plain = entity as unknown as Entity;
  if (!entity.archives) await keepDeleted(tx, plain, idsOf(rows), context);
  await entity.checkRemoval?.(tx, rows, context);
}

/** Deletes rows, or archives them where the resource does that; refuses while others still use one of them. */
export async function removeRows<R extends Resource>(
  tx: Db,
  entity: Entity<R>,
  rows: readonly RowOf<R>[],
  context: Context,
  entities: Entities,
): Promise<void> {
  const plain = entity as unknown as Entity;
  const before = await snapshots(tx, plain, idsOf(rows));
  await prepareRemoval(tx, entity, rows, context);
  for (const row of rows) refuseUnless("delete", row, context);
  await refuseWhileUsed(tx, plain, idsOf(rows), context, entities);
  await eraseRows(tx, plain, idsOf(rows)).catch((error: unknown) => {
    throw translateBreach(error, plain, context, entities);
  });
  const deeds = [...before].map(([id, row]): Deed => ({ id, name: nameIn(row), before: row, after: null }));
  await record(tx, plain, "delete", deeds, context);
}

/** Deletes or archives rows, as the resource does it. */
export async function eraseRows(tx: Db, entity: Entity, ids: readonly number[]): Promise<void> {
  if (entity.archives) {
    await sql`update ${sql.table(entity.table)} set archived_at = now(), version = version + 1, updated_at = now()
      where id = any(${ids}::int[])`.execute(tx);
    await entity.removed?.(tx, ids);
    return;
  }
  for (const link of Object.values(entity.links ?? {})) {
    await sql`delete from ${sql.table(link.table)} where ${sql.ref(link.own)} = any(${ids}::int[])`.execute(
      tx,
    );
  }
  await sql`delete from ${sql.table(entity.table)} where id = any(${ids}::int[])`.execute(tx);
  await entity.removed?.(tx, ids);
}
