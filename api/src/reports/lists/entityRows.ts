import type { Resource } from "@kindling/contract";
import { sql } from "kysely";
import { anyOf, type Context, type Entity, type Sql } from "../../core/entities/entity.ts";
import { type ListQuery, narrowing, ordering } from "../../core/entities/reading.ts";

/** What an export of a list narrows and sorts by: what the list does, and single rows. */
export type ExportQuery = Omit<ListQuery, "page" | "rows"> & { readonly ids?: readonly number[] | undefined };

/** What is joined beside an entity, and fields that are told by it. */
interface Beside {
  readonly from: Sql;
  readonly columns: Readonly<Record<string, Sql>>;
}

/** Every row that the list of an entity would page through, in its order, with these fields only. */
export function entityRows<R extends Resource>(
  entity: Entity<R>,
  query: ExportQuery,
  context: Context,
  fields: readonly string[],
  beside?: Beside,
): Sql {
  const columns: Readonly<Record<string, Sql>> = { ...entity.columns(context), ...beside?.columns };
  const shown = fields.flatMap((field) => {
    const column = columns[field];
    return column ? [sql`${column} as ${sql.ref(field)}`] : [];
  });
  const asked = { ...query, page: 0, rows: 0 };
  const single = query.ids ? sql`and ${anyOf(sql`t.id`, query.ids)}` : sql``;
  return sql`select ${sql.join(shown)} from ${entity.from} ${beside?.from ?? sql``}
    where ${narrowing(entity, asked, context)} ${single} order by ${ordering(entity, asked, context)}`;
}
