import { sql } from "kysely";
import { record } from "../core/audit.ts";
import { translateBreach } from "../core/breaches.ts";
import { type Db, first } from "../core/database.ts";
import type { Context, Entity, Sql } from "../core/entity.ts";
import type { Services } from "../core/services.ts";

/** What may be taken back of a deletion by whoever made it: not for longer than a day. */
export const withinDay = sql`archived_at > now() - interval '1 day'`;

/**
 * Takes the deletion of a row back, by what its resource says of that, and tells the audit log. `where` is which rows may
 * come back, in words of the table; `name` is what the log calls this one. Answers whether there was anything to bring back.
 * @throws Refusal when the row has lost its place meanwhile.
 */
export async function bringBack(
  db: Db,
  { entity, id, name, where }: { entity: Entity; id: number; name: string | null; where: Sql },
  context: Context,
  { entities }: Pick<Services, "entities">,
): Promise<boolean> {
  const back = await first(
    db,
    sql`update ${sql.table(entity.table)} set archived_at = null, version = version + 1, updated_at = now()
      where id = ${id} and archived_at is not null and ${where} returning id`,
  ).catch((error: unknown) => {
    throw translateBreach(error, entity, context, entities);
  });
  if (!back) return false;
  await entity.checkRestore?.(db, id, context);
  await record(db, entity, "restore", [{ id, name, before: null, after: null }], context);
  return true;
}
