import type { ImportResult } from "@kindling/contract";
import { sql } from "kysely";
import { difference, nameIn, record, snapshots } from "../audit.ts";
import { translateBreach } from "../breaches.ts";
import { type Db, sole, transaction } from "../database.ts";
import type { Context, Draft, Entity } from "../entity.ts";
import { Refusal } from "../errors.ts";
import { insertDrafts, writeLinks } from "../writing.ts";
import { importSay } from "./importSay.ts";
import type { Plan, PlannedRow } from "./planImport.ts";

const batch = 500;

/** A planned change, set against the row as it stands. */
interface Change {
  readonly id: number;
  readonly draft: Draft;
  readonly before: Record<string, unknown>;
}

const sorted = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort((a, b) => a.localeCompare(b)) : value;
const same = (a: unknown, b: unknown) =>
  JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null));

/** Keeps of the planned updates those that change something, each with only what it changes. */
export async function changesOf(db: Db, entity: Entity, planned: readonly PlannedRow[]): Promise<Change[]> {
  const updates = planned.flatMap(({ id, draft }) => (id === undefined ? [] : [{ id, draft }]));
  const before = await snapshots(
    db,
    entity,
    updates.map(({ id }) => id),
  );
  return updates.flatMap(({ id, draft }) => {
    const snapshot = before.get(id) ?? {};
    const changed = Object.entries(draft).filter(
      ([field, value]) => value !== undefined && !same(value, snapshot[field]),
    );
    return changed.length === 0 ? [] : [{ id, draft: Object.fromEntries(changed), before: snapshot }];
  });
}

const movingFields = ["school_ids", "provider_id", "district_id", "program_id"];

/**
 * Guards against a file that would turn a programme upside down.
 * @throws Refusal conflict when over a tenth of what stands would be deactivated or moved and nobody has confirmed it.
 */
export async function guardStanding(
  db: Db,
  entity: Entity,
  changes: readonly Change[],
  confirmed: boolean,
  context: Context,
) {
  const moved = changes.filter(({ draft, before }) => {
    const off = draft["is_active"] === false && before["is_active"] !== false;
    return off || movingFields.some((field) => draft[field] !== undefined);
  }).length;
  if (moved === 0 || confirmed) return;
  const { total } = await sole<{ total: number }>(
    db,
    sql`select count(*) as total from ${entity.from} where ${entity.scope(context)}`,
  );
  if (moved * 10 <= total) return;
  const text = importSay[context.language].confirm(moved, Math.round((moved / total) * 100));
  throw new Refusal("conflict", text, { errors: [{ msg: text, path: "confirm" }] });
}

async function applyChanges(tx: Db, entity: Entity, changes: readonly Change[]): Promise<void> {
  const byShape = Map.groupBy(changes, ({ draft }) =>
    Object.keys(draft)
      .filter((field) => !entity.links?.[field])
      .sort()
      .join(),
  );
  for (const [shape, group] of byShape) {
    const columns = shape ? shape.split(",") : [];
    const assignments = columns.map((name) => sql`${sql.ref(name)} = i.${sql.ref(name)}, `);
    const records = group.map(({ id, draft }) => ({ ...draft, id }));
    await sql`update ${sql.table(entity.table)} t set ${sql.join(assignments, sql``)} version = t.version + 1, updated_at = now()
      from jsonb_populate_recordset(null::${sql.table(entity.table)}, ${JSON.stringify(records)}::jsonb) i where t.id = i.id`.execute(
      tx,
    );
  }
  await writeLinks(
    tx,
    entity,
    changes.map(({ id }) => id),
    changes.map(({ draft }) => draft),
  );
}

/** Remembers which rows an import touched, and at which version it left them, so that it can be undone. */
async function rememberRows(
  tx: Db,
  entity: Entity,
  importId: number,
  ids: readonly number[],
  before: Map<number, unknown>,
) {
  const kept = ids.map((id) => ({ entity_id: id, before: before.get(id) ?? null }));
  await sql`insert into import_rows (import_id, entity_id, action, before, version)
    select ${importId}, r.entity_id, case when r.before is null then 'created' else 'updated' end, r.before, t.version
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r (entity_id int, before jsonb)
    join ${sql.table(entity.table)} t on t.id = r.entity_id`.execute(tx);
}

/** Writes a sound plan, all of it or nothing; progress is told outside the transaction as it goes. */
export async function runImport(
  db: Db,
  entity: Entity,
  plan: Plan,
  changes: readonly Change[],
  importId: number,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
): Promise<ImportResult> {
  const fresh = plan.rows.filter(({ id }) => id === undefined).map(({ draft }) => draft);
  const progress = (processed: number) =>
    sql`update imports set state = 'writing', processed = ${processed} where id = ${importId}`.execute(db);
  const counts = {
    total: plan.rows.length,
    created: fresh.length,
    updated: changes.length,
    unchanged: plan.rows.length - fresh.length - changes.length,
  };
  await transaction(db, async (tx) => {
    for (let start = 0; start < fresh.length; start += batch) {
      const drafts = fresh.slice(start, start + batch);
      const ids = await insertDrafts(tx, entity, drafts);
      await entity.saved?.(tx, { isNew: true, ids, drafts }, context);
      const after = await snapshots(tx, entity, ids);
      const deeds = ids.map((id) => ({
        id,
        name: nameIn(after.get(id)),
        before: null,
        after: after.get(id) ?? null,
      }));
      await record(tx, entity, "import", deeds, context);
      await rememberRows(tx, entity, importId, ids, new Map());
      await progress(start + drafts.length);
    }
    for (let start = 0; start < changes.length; start += batch) {
      const group = changes.slice(start, start + batch);
      const ids = group.map(({ id }) => id);
      await applyChanges(tx, entity, group);
      await entity.saved?.(tx, { isNew: false, ids, drafts: group.map(({ draft }) => draft) }, context);
      const after = await snapshots(tx, entity, ids);
      const deeds = group.flatMap(({ id, before }) => {
        const changed = difference(before, after.get(id) ?? {});
        return changed ? [{ id, name: nameIn(after.get(id)), ...changed }] : [];
      });
      await record(tx, entity, "import", deeds, context);
      await rememberRows(tx, entity, importId, ids, new Map(group.map(({ id, before }) => [id, before])));
      await progress(fresh.length + start + group.length);
    }
    await sql`update imports set state = 'done', processed = ${counts.total}, created = ${counts.created},
      updated = ${counts.updated}, unchanged = ${counts.unchanged}, finished_at = now() where id = ${importId}`.execute(
      tx,
    );
  }).catch((error: unknown) => {
    throw translateBreach(error, entity, context, entities);
  });
  return { import_id: importId, ...counts };
}
