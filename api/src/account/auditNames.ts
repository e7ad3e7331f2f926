import { fieldMeta } from "@kindling/contract";
import type { Db } from "../core/database.ts";
import { nameIn, snapshots } from "../core/entities/audit.ts";
import { type Entity, inputFields } from "../core/entities/entity.ts";

type Snapshot = Readonly<Record<string, unknown>>;

interface Entry {
  readonly entity: string;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
}

/** The ids that a value of a reference field holds. */
const idsOf = (value: unknown) => [value].flat().filter((id) => typeof id === "number");

/** What the rows are called that entries of the audit log refer to: by resource, then by id. */
export async function namesIn(
  db: Db,
  entries: readonly Entry[],
  entities: ReadonlyMap<string, Entity>,
): Promise<Record<string, Record<string, string>>> {
  const wanted = new Map<string, Set<number>>();
  for (const { entity, before, after } of entries) {
    const resource = entities.get(entity)?.resource;
    for (const [field, schema] of resource ? inputFields(resource) : []) {
      const refersTo = fieldMeta(schema)?.refersTo;
      if (!refersTo) continue;
      const ids = wanted.get(refersTo) ?? new Set();
      for (const id of [...idsOf(before?.[field]), ...idsOf(after?.[field])]) ids.add(id);
      wanted.set(refersTo, ids);
    }
  }
  const names: Record<string, Record<string, string>> = {};
  for (const [name, ids] of wanted) {
    const entity = entities.get(name);
    if (!entity || ids.size === 0) continue;
    const found = [...(await snapshots(db, entity, [...ids]))];
    names[name] = Object.fromEntries(found.map(([id, row]) => [String(id), nameIn(row) ?? `#${id}`]));
  }
  return names;
}
