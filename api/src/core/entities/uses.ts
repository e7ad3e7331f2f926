import type { UsedBy } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../database.ts";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";
import { nameIn } from "./audit.ts";
import type { Context, Entity, Sql } from "./entity.ts";
import { foreignKeysTo, refersThrough } from "./foreignKeys.ts";
import { readAll } from "./reading.ts";

type Entities = ReadonlyMap<string, Entity>;

/** How many of the rows in the way are named. */
const named = 3;

/** Pairs of the row `used` and the `id` of the row using it. */
interface Use {
  readonly resource: string;
  readonly pairs: Sql;
}

/** The uses that the database guards, as far as rows of some resource make them. */
async function guardedUses(db: Db, entity: Entity, context: Context, entities: Entities): Promise<Use[]> {
  const keys = (await foreignKeysTo(db, entity.table)).filter(({ onDelete }) => onDelete === "keep");
  return keys.flatMap((key) =>
    [...entities.values()].flatMap((other): Use[] => {
      const resource = other.resource.name;
      const used = sql`select used_row.id as used, t.id from ${other.from}`;
      const join = sql`join ${sql.table(entity.table)} used_row on`;
      const own = key.table === other.table && sql`${used} ${join} ${refersThrough(key, "t", "used_row")}`;
      const link = Object.values(other.links ?? {}).find(({ table }) => table === key.table);
      const linked =
        link &&
        link.own !== key.columns[0] &&
        sql`${used} join ${sql.table(link.table)} used_link on ${sql.ref(`used_link.${link.own}`)} = t.id
          ${join} ${refersThrough(key, "used_link", "used_row")}`;
      const from = own || linked;
      return from ? [{ resource, pairs: sql`${from} where ${other.scope(context)}` }] : [];
    }),
  );
}

/** What uses each row: counts per resource and the first names. */
async function usesOf(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  context: Context,
  entities: Entities,
): Promise<Map<number, UsedBy[]>> {
  const declared = (entity.usedBy ?? []).map(({ what, pairs }) => ({ resource: what, pairs }));
  const guarded = entity.archives ? [] : await guardedUses(db, entity, context, entities);
  const found = new Map<number, UsedBy[]>();
  for (const { resource, pairs } of [...declared, ...guarded]) {
    const uses = await rows<{ used: number; id: number; count: number }>(
      db,
      sql`select used, id, count from (select u.used, u.id, count(*) over (partition by u.used) as count,
            row_number() over (partition by u.used order by u.id) as place
          from (${pairs}) u where u.used = any(${ids}::int[])) numbered where place <= ${named} order by used, id`,
    );
    const names = await namesOf(db, entities.get(resource), uses, context);
    for (const [used, group] of Map.groupBy(uses, (use) => use.used)) {
      const of = group.map(({ id }) => ({ id, name: names.get(id) ?? `#${id}` }));
      found.set(used, [...(found.get(used) ?? []), { resource, count: group[0]?.count ?? 0, rows: of }]);
    }
  }
  return found;
}

async function namesOf(db: Db, entity: Entity | undefined, of: readonly { id: number }[], context: Context) {
  const where = sql`t.id = any(${of.map(({ id }) => id)}::int[])`;
  const found = entity && of.length > 0 ? await readAll(db, entity, context, where) : [];
  const nameOf = (row: (typeof found)[number]) => entity?.called?.(row, context.language) ?? nameIn(row);
  return new Map(found.map((row) => [row["id"] as number, nameOf(row)]));
}

/** Refuses to delete rows that others still use, naming what uses the first of them. */
export async function refuseWhileUsed(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  context: Context,
  entities: Entities,
): Promise<void> {
  const [usedBy] = (await usesOf(db, entity, ids, context, entities)).values();
  if (!usedBy) return;
  const { language } = context;
  const users = usedBy.map(({ resource, count, rows: first }) => {
    const labels = entities.get(resource)?.resource.labels[language];
    const kind = (count === 1 ? labels?.one : labels?.many) ?? resource;
    const names = first.map(({ name }) => say[language].quoted(name)).join(", ");
    const more = count > first.length ? say[language].andMore(count - first.length) : "";
    return `${count} ${kind} (${names}${more})`;
  });
  const message = say[language].inUse(entity.resource.labels[language].one, users.join(", "));
  throw new Refusal("conflict", message, { usedBy });
}

/** How many rows use a row, by what its resource says of that. */
export async function countUses(db: Db, entity: Entity, id: number): Promise<number> {
  let uses = 0;
  for (const { pairs } of entity.usedBy ?? []) {
    const found = await rows(db, sql`select 1 from (${pairs}) u where u.used = ${id}`);
    uses += found.length;
  }
  return uses;
}
