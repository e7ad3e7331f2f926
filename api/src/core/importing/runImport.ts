import type { ImportResult } from "@kindling/contract";
import { sql } from "kysely";
import { translateBreach } from "../breaches.ts";
import { type Db, sole, transaction } from "../database.ts";
import { difference, nameIn, record, recordMade, snapshots } from "../entities/audit.ts";
import type { Context, Draft, Entity } from "../entities/entity.ts";
import { insertDrafts, updateRows } from "../entities/writing.ts";
import { Refusal } from "../errors.ts";
import { stableJson } from "../stableJson.ts";
import type { Running } from "./asImport.ts";
import { importSay } from "./importSay.ts";
import type { Plan, PlannedRow } from "./planImport.ts";

/** How many rows are written at a time; as few need no new statistics. */
const batch = 1000;

type Counts = Record<"total" | "created" | "updated" | "unchanged", number>;

/** A planned change compared with the current row. */
export interface Change {
  readonly id: number;
  readonly draft: Draft;
  readonly before: Record<string, unknown>;
}

const sorted = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort((a, b) => a.localeCompare(b)) : value;
const same = (a: unknown, b: unknown) => stableJson(sorted(a ?? null)) === stableJson(sorted(b ?? null));

/** Keeps only updates that change something and locks their rows, so "before" is accurate. */
export async function changesOf(tx: Db, entity: Entity, planned: readonly PlannedRow[]): Promise<Change[]> {
  const updates = planned.flatMap(({ id, draft }) => (id === undefined ? [] : [{ id, draft }]));
  const ids = updates.map(({ id }) => id);
  await sql`select id from ${sql.table(entity.table)} where id = any(${ids}::int[]) order by id for no key update`.execute(
    tx,
  );
  const changes: Change[] = [];
  for (let start = 0; start < updates.length; start += batch) {
    const before = await snapshots(tx, entity, ids.slice(start, start + batch));
    for (const { id, draft } of updates.slice(start, start + batch)) {
      const snapshot = before.get(id) ?? {};
      const changed = Object.entries(draft).filter(
        ([field, value]) => value !== undefined && !same(value, snapshot[field]),
      );
      if (changed.length > 0) changes.push({ id, draft: Object.fromEntries(changed), before: snapshot });
    }
  }
  return changes;
}

/**
 * Guards against accidental mass changes.
 * @throws Refusal conflict if over 10% of rows would be deactivated or moved without confirmation.
 */
export async function guardStanding(
  db: Db,
  entity: Entity,
  changes: readonly Change[],
  confirmed: boolean,
  context: Context,
) {
  const { moves = [] } = entity.resource.importing ?? {};
  const moved = changes.filter(({ draft, before }) => {
    const off = draft["is_active"] === false && before["is_active"] !== false;
    return off || moves.some((field) => draft[field] !== undefined);
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

/** Remembers which rows an import touched, and at which version it left them, so that it can be undone. */
async function rememberRows(
  tx: Db,
  entity: Entity,
  importId: number,
  ids: readonly number[],
  before: Map<number, unknown>,
) {
  const kept = ids.map((id) => ({ entity_id: id, before: before.get(id) ?? null }));
  await sql`insert into import_rows (import_id, entity, entity_id, action, before, version)
    select ${importId}, ${entity.resource.name}, r.entity_id, case when r.before is null then 'created' else 'updated' end, r.before, t.version
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r (entity_id int, before jsonb)
    join ${sql.table(entity.table)} t on t.id = r.entity_id`.execute(tx);
}

/**
 * Many new rows make planner statistics stale, so refresh them from a small sample; of as many, autovacuum takes a
 * larger one within a minute. Outside the import, early on, it has others plan anew what suited a small table.
 */
async function lookAgain(tx: Db, entity: Entity, count: number): Promise<void> {
  if (count < batch) return;
  const asked = sql`select reltuples as rows from pg_class where oid = ${entity.table}::regclass`;
  const known = await sole<{ rows: number }>(tx, asked);
  if (count * 10 < known.rows) return;
  const tables = [entity.table, ...Object.values(entity.links ?? {}).map(({ table }) => table)];
  await sql`set local default_statistics_target = 10`.execute(tx);
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
}

/** The figures of a plan. */
export function countsOf({ rows }: Plan, changes: readonly Change[]): Counts {
  const created = rows.filter(({ id }) => id === undefined).length;
  const updated = changes.length;
  return { total: rows.length, created, updated, unchanged: rows.length - created - updated };
}

/** How many people a plan invites, for a result to tell; nothing where its rows are no people. */
export function invitationsOf(
  { invites }: Entity,
  { rows }: Plan,
  when: "now" | "later",
): Pick<ImportResult, "invitations"> {
  if (!invites) return {};
  const invited = rows.filter(({ id, draft }) => id === undefined && invites(draft));
  return { invitations: when === "now" ? invited.length : 0 };
}

/** Writes a valid plan in the import's transaction and reports progress. */
export async function runImport(
  tx: Db,
  entity: Entity,
  plan: Plan,
  changes: readonly Change[],
  { id: importId, outside, progress, invite }: Running,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
): Promise<void> {
  const fresh = plan.rows.filter(({ id }) => id === undefined).map(({ draft }) => draft);
  try {
    for (let start = 0; start < fresh.length; start += batch) {
      const drafts = fresh.slice(start, start + batch);
      const ids = await insertDrafts(tx, entity, drafts);
      await entity.saved?.(tx, { isNew: true, ids, drafts, before: [], invite }, context);
      await recordMade(tx, entity, "import", ids, context);
      await rememberRows(tx, entity, importId, ids, new Map());
      progress(start + drafts.length);
      if (start === batch) await transaction(outside, (own) => lookAgain(own, entity, fresh.length));
    }
    for (let start = 0; start < changes.length; start += batch) {
      const group = changes.slice(start, start + batch);
      const ids = group.map(({ id }) => id);
      await updateRows(tx, entity, group);
      const saved = {
        ids,
        drafts: group.map(({ draft }) => draft),
        before: group.map(({ before }) => before),
      };
      await entity.saved?.(tx, { isNew: false, ...saved, invite }, context);
      const after = await snapshots(tx, entity, ids);
      const deeds = group.flatMap(({ id, before }) => {
        const changed = difference(before, after.get(id) ?? {});
        return changed ? [{ id, name: nameIn(after.get(id)), ...changed }] : [];
      });
      await record(tx, entity, "import", deeds, context);
      await rememberRows(tx, entity, importId, ids, new Map(group.map(({ id, before }) => [id, before])));
      progress(fresh.length + start + group.length);
    }
    await lookAgain(tx, entity, fresh.length);
  } catch (error) {
    throw translateBreach(error, entity, context, entities);
  }
}
