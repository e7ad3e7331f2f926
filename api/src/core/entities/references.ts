import { fieldMeta } from "@kindling/contract";
import type { Db } from "../database.ts";
import { unknownReference } from "../errors.ts";
import { type Context, type Draft, type Entity, inputFields } from "./entity.ts";
import { outOfScope } from "./reading.ts";

/** The fields of a resource's input that refer to rows of others: field → name of the other resource. */
export function referenceFields(entity: Entity): [field: string, refersTo: string][] {
  return inputFields(entity.resource).flatMap(([field, schema]) => {
    const refersTo = fieldMeta(schema)?.refersTo;
    return refersTo ? [[field, refersTo]] : [];
  });
}

/**
 * Checks that references exist in the caller's scope. References already in `standing` may stay.
 * @throws Refusal invalid at the field.
 */
export async function checkReferences(
  db: Db,
  entity: Entity,
  drafts: readonly Draft[],
  context: Context,
  entities: ReadonlyMap<string, Entity>,
  standing: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const [field, refersTo] of referenceFields(entity)) {
    const kept = [standing[field]].flat();
    const ids = (drafts.flatMap((draft) => draft[field] ?? []) as number[]).filter(
      (id) => !kept.includes(id),
    );
    if (ids.length === 0) continue;
    const other = entities.get(refersTo);
    if (!other || (await outOfScope(db, other, [...new Set(ids)], context)).length > 0) {
      throw unknownReference(field, entity.resource.labels, context.language);
    }
  }
}
