import { type Days, daysBeside, type Resource } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Context, Entity, Sql } from "../../core/entities/entity.ts";
import { type ListQuery, narrowing } from "../../core/entities/reading.ts";

/** Filters that a list of money is compared with the year before by, and those by which it can't be. */
type Narrowed = ListQuery & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sessions?: unknown;
  readonly runs?: unknown;
};

/**
 * The sums of what a list's filters find a year before, for the same days, or as many as there have been. Null without a
 * first and last day, and where the list is of sessions or payment runs, which a year before didn't have.
 */
export async function sumsBefore<R extends Resource, Sums>(
  db: Db,
  entity: Entity<R>,
  query: Narrowed,
  context: Context,
  sums: Sql,
): Promise<(Days & Sums) | null> {
  const { from, to, sessions, runs } = query;
  if (!from || !to || sessions || runs || from < "0002" || to < from || from > context.today) return null;
  const { before } = daysBeside({ from, to }, context.today);
  const where = narrowing(entity, { ...query, ...before }, context);
  const found = await sole<Sums>(db, sql`select ${sums} from ${entity.from} where ${where}`);
  return { ...before, ...found };
}
