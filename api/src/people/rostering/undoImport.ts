import { sql } from "kysely";
import { translateBreach } from "../../core/breaches.ts";
import { type Db, first, rows } from "../../core/database.ts";
import { nameIn, record, snapshots } from "../../core/entities/audit.ts";
import type { Context, Draft, Entity } from "../../core/entities/entity.ts";
import { readAll } from "../../core/entities/reading.ts";
import { checkReferences } from "../../core/entities/references.ts";
import { eraseRows, prepareRemoval } from "../../core/entities/removing.ts";
import { refuseWhileUsed } from "../../core/entities/uses.ts";
import { updateRows } from "../../core/entities/writing.ts";
import { Refusal } from "../../core/errors.ts";
import { importSay } from "../../core/importing/importSay.ts";
import { asManyAsPossible } from "../../core/savepoints.ts";
import { countInvited } from "../users/accountAccess.ts";

interface Touched {
  id: number;
  action: "created" | "updated";
  before: Record<string, unknown> | null;
  isSame: boolean;
}

interface Spared {
  id: number;
  entity: string;
  name: string;
  reason: string;
}

/**
 * Undoes an import. Rows changed or used since, or not changeable by the caller, are kept and listed. Newest rows go
 * first.
 */
export async function undoImport(
  tx: Db,
  importId: number,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
): Promise<{ undone: number; spared: Spared[]; revoked?: number }> {
  const open = await first(
    tx,
    sql`update imports set state = 'undone' where id = ${importId} and state = 'done' returning id`,
  );
  if (!open) throw new Refusal("conflict", importSay[context.language].notUndoable);
  const kinds = await rows<{ entity: string }>(
    tx,
    sql`select entity from import_rows where import_id = ${importId} group by entity`,
  );
  const names = kinds.map(({ entity }) => entity);
  const inOrder = names.sort((a, b) => undoOrder.indexOf(a) - undoOrder.indexOf(b));
  let undone = 0;
  const spared: Spared[] = [];
  const people: number[] = [];
  for (const name of inOrder) {
    const entity = entities.get(name);
    if (!entity) continue;
    const done = await undoKind(tx, entity, importId, context, entities);
    undone += done.undone.length;
    if (entity.invites) people.push(...done.undone.flatMap(({ id, before }) => (before ? [] : [id])));
    spared.push(...done.spared);
  }
  const revoked = await countInvited(tx, people);
  const told = { undone, spared, ...(revoked > 0 && { revoked }) };
  const outcome = { ...told, at: new Date().toISOString(), user: whoIs(context) };
  await sql`update imports set undone = ${JSON.stringify(outcome)}::jsonb where id = ${importId}`.execute(tx);
  return told;
}

/** Kinds that other kinds of the same file refer to come after those. */
const undoOrder = ["quiz", "user", "session", "site", "district", "quizQuestion"];

const whoIs = ({ caller }: Context) => ({ id: caller.id, name: caller.name });

async function undoKind(
  tx: Db,
  entity: Entity,
  importId: number,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
): Promise<{ undone: readonly Touched[]; spared: Spared[] }> {
  const say = importSay[context.language];
  const alive = entity.archives ? sql`and t.archived_at is null` : sql``;
  const touched = await rows<Touched>(
    tx,
    sql`select r.entity_id as id, r.action, r.before, r.version = t.version as "isSame"
      from import_rows r join ${sql.table(entity.table)} t on t.id = r.entity_id ${alive}
      where r.import_id = ${importId} and r.entity = ${entity.resource.name} order by r.entity_id for update of t`,
  );
  const names = await snapshots(
    tx,
    entity,
    touched.map(({ id }) => id),
  );
  const current = await readAll(tx, entity, context, sql`t.id = any(${[...names.keys()]}::int[])`);
  const rowOf = new Map(current.map((row) => [row["id"] as number, row]));
  const spared: Spared[] = [];
  const nameOf = (id: number) => nameIn(names.get(id)) ?? String(id);
  const spare = (id: number, reason: string) =>
    spared.push({ id, entity: entity.resource.name, name: nameOf(id), reason });
  const free = touched.filter(({ id, isSame }) => {
    const mayChange = (rowOf.get(id)?.["can"] as string[] | undefined)?.includes("update");
    if (!isSame || !mayChange) spare(id, isSame ? say.notYours : say.changedSince);
    return isSame && mayChange;
  });
  const takeBack = async (group: readonly Touched[]) => {
    const changed = group.flatMap(({ id, before }) =>
      before ? [{ id, before, back: differing(before, names.get(id) ?? {}) }] : [],
    );
    for (const { id, before, back } of changed) {
      await checkReferences(tx, entity, [back], context, entities, names.get(id));
      await entity.check?.(tx, { ...before } as Draft, context, rowOf.get(id) as never);
    }
    const created = group.filter(({ before }) => !before).map(({ id }) => id);
    if (created.length > 0) {
      await prepareRemoval(tx, entity, created.map((id) => rowOf.get(id)) as never, context);
      await refuseWhileUsed(tx, entity, created, context, entities);
      await eraseRows(tx, entity, created);
    }
    await updateRows(
      tx,
      entity,
      changed.map(({ id, back }) => ({ id, draft: back })),
    );
    const ids = changed.map(({ id }) => id);
    const saved = {
      ids,
      drafts: changed.map(({ back }) => back),
      before: ids.map((id) => names.get(id) ?? {}),
    };
    if (changed.length > 0) await entity.saved?.(tx, { isNew: false, ...saved, invite: "later" }, context);
  };
  const undone = await asManyAsPossible(tx, free, takeBack, ({ id }, error) => {
    const told = translateBreach(error, entity, context, entities);
    // What is no refusal is a fault of ours, and nothing to spare a row for.
    if (!(told instanceof Refusal)) throw error;
    spare(id, told.message);
  });
  const deeds = undone.map(({ id, before }) => ({
    id,
    name: nameOf(id),
    before: names.get(id) ?? null,
    after: before,
  }));
  await record(tx, entity, "undo", deeds, context);
  return { undone, spared };
}

/** Of what a row had, the fields that are otherwise now. */
function differing(before: Record<string, unknown>, now: Record<string, unknown>): Draft {
  const kept = ["id", "created_at", "updated_at", "version"];
  const fields = Object.keys(before).filter(
    (field) => !kept.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}
