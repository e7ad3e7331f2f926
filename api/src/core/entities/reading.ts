import { fieldLabel, type Page, type Resource } from "@kindling/contract";
import { sql } from "kysely";
import { z } from "zod";
import { type Db, first, rows, sole } from "../database.ts";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";
import { permitted } from "../server/permits.ts";
import { among, type Context, type Entity, type Ordered, type Sql } from "./entity.ts";
import { searchCondition } from "./searching.ts";

type RowOf<R extends Resource> = z.output<R["row"]>;

/** The query of a list once parsed: paging, sort, search, and filters by name. */
export interface ListQuery {
  readonly page: number;
  readonly rows: number;
  readonly sort: string;
  readonly order: "asc" | "desc";
  readonly search?: string | undefined;
}

function selectList<R extends Resource>(entity: Entity<R>, context: Context): Sql {
  const columns = Object.entries<Sql>(entity.columns(context));
  return sql.join(columns.map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`));
}

/** The conditions of the filters given, by name. */
function filtering<R extends Resource>(entity: Entity<R>, query: ListQuery, context: Context) {
  const filters = entity.filters as Record<string, (value: unknown, context: Context, all: object) => Sql>;
  const values = query as unknown as Readonly<Record<string, unknown>>;
  const given = Object.entries(filters).filter(([name]) => values[name] !== undefined);
  return new Map(given.map(([name, filter]) => [name, sql`(${filter(values[name], context, values)})`]));
}

/** Everything that narrows a list: the caller's scope, the filters given, the search text. */
export function narrowing<R extends Resource>(entity: Entity<R>, query: ListQuery, context: Context): Sql {
  const conditions: Sql[] = [entity.scope(context), ...filtering(entity, query, context).values()];
  if (query.search && entity.search.length > 0) conditions.push(searchCondition(entity.search, query.search));
  return sql.join(conditions, sql` and `);
}

/** Whether rows may lack what they are sorted by: a field that isn't shown may. */
function mayLack({ resource: { row } }: Entity, field: string): boolean {
  const schema = (row.shape as Readonly<Record<string, z.core.$ZodType>>)[field];
  return !schema || z.safeParse(schema, null).success;
}

/** What a list is sorted by: unless the entity says otherwise what the rows show, which may differ by caller. */
function sortedBy<R extends Resource>(entity: Entity<R>, { sort }: ListQuery, context: Context): Sql {
  const shown: Readonly<Record<string, Sql | undefined>> = entity.columns(context);
  const sorts = (entity.sorts ?? {}) as Record<string, Sql | undefined>;
  return sorts[sort] ?? shown[sort] ?? sql`t.${sql.ref(sort)}`;
}

const wayOf = (order: ListQuery["order"], isReversed: boolean) =>
  sql.raw((order === "desc") === isReversed ? "asc" : "desc");

/** The order of a list by what it is sorted by and the id. Reversed it is the same order from its end. */
function inOrder<R extends Resource>(
  entity: Entity<R>,
  { sort, order }: ListQuery,
  [by, id]: readonly [Sql, Sql],
  isReversed = false,
): Sql {
  const way = wayOf(order, isReversed);
  // An index in descending order has nulls first, so nulls are only spoken of where there are any.
  const isTold = order === "desc" && mayLack(entity as unknown as Entity, sort);
  const nulls = isTold ? sql.raw(isReversed ? " nulls first" : " nulls last") : sql``;
  return sort === "id" ? sql`${by} ${way}` : sql`${by} ${way}${nulls}, ${id} ${way}`;
}

/** The order of all rows of a list. */
export function ordering<R extends Resource>(entity: Entity<R>, query: ListQuery, context: Context): Sql {
  return inOrder(entity, query, [sortedBy(entity, query, context), sql`t.id`]);
}

/** A page of a list whose total is known: read from the nearer end. */
function span({ page, rows: size }: ListQuery, total: number) {
  const [before, after] = [page * size, total - (page + 1) * size];
  return before <= after
    ? { isReversed: false, skip: before, take: size }
    : { isReversed: true, skip: Math.max(after, 0), take: Math.max(Math.min(size, total - before), 0) };
}

/** The ids of a page of some rows with what they are sorted by. */
function idsOf<R extends Resource>(
  entity: Entity<R>,
  query: ListQuery,
  matches: Sql,
  { isReversed, skip, take }: ReturnType<typeof span>,
): Sql {
  // A plan for any parameters is as good as one for these, if it knows that few rows are wanted.
  const part = skip === 0 ? sql`limit ${sql.lit(take)}` : sql`limit ${sql.lit(take)} offset ${skip}`;
  return sql`to_json(array(select f.id from (${matches}) f
    order by ${inOrder(entity, query, [sql`f.by`, sql`f.id`], isReversed)} ${part}))`;
}

/** What rows show, in the order of their ids. It is the same for every filter, so PostgreSQL plans its joins once. */
async function readRows<R extends Resource>(
  db: Db,
  entity: Entity<R>,
  ids: readonly number[],
  context: Context,
): Promise<RowOf<R>[]> {
  if (ids.length === 0) return [];
  const found = await rows<RowOf<R> & { id: number }>(
    db,
    sql`select ${selectList(entity, context)} from ${entity.from} where t.id = ${among(ids, "bigint")}`,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** So many rows are found first and sorted then: read in their order, they may all come at its end. */
const few = 1000;

/** Returns a page of visible rows, the total, and further aggregates. */
export async function readPage<R extends Resource, Sums = object>(
  db: Db,
  entity: Entity<R>,
  query: ListQuery,
  context: Context,
  /** Aggregates over all matches, returned in `meta`. */
  sums?: Sql,
): Promise<Page<RowOf<R>> & { meta: Sums }> {
  const narrowed = narrowing(entity, query, context);
  const matching = ({ from, by }: ReturnType<Ordered>) =>
    sql`select t.id, ${by} as by from ${from} where ${narrowed}`;
  const matches = matching({ from: entity.from, by: sortedBy(entity, query, context) });
  const ordered = entity.ordered?.[query.sort as R["sorts"][number]];
  const isSearched = Boolean(query.search) && entity.search.length > 0;
  const asked = [...filtering(entity, query, context).keys()];
  const kept = isSearched ? undefined : entity.counts?.(asked, context);
  const count = kept ? sql`coalesce(sum(t.rows), 0)::bigint` : sql`count(*)`;
  // What is searched for may be all in one place of the order: it is found once, counted and sorted then.
  const found = isSearched ? sql`with found as materialized (${matches})` : sql``;
  const where = isSearched ? sql`t.id in (select id from found)` : narrowed;
  const fromStart = { isReversed: false, skip: query.page * query.rows, take: query.rows };
  const choose = (from: Sql, page = fromStart) => idsOf(entity, query, from, page);
  const sorted = sql`${matches} offset 0`;
  const either = sql`case when c.total > ${few} then ${choose(matches)} else ${choose(sorted)} end`;
  const begun = isSearched ? choose(sql`select * from found`) : kept ? choose(matches) : either;
  // The first page doesn't need the total to be chosen unless it may be read in order; what was searched for is at hand.
  const isBegun = isSearched || (query.page === 0 && !ordered);
  const { inAll, ...first } = await sole<{ inAll: { total: number } & Sums; ids: number[] | null }>(
    db,
    sql`${found} select to_json(c) as "inAll", ${isBegun ? begun : sql`null::json`} as ids from (
      select ${count} as total${sums ? sql`, ${sums}` : sql``}
      from ${isSearched && !sums ? sql`found` : sql`${kept ?? entity.from} where ${where}`}) c`,
  );
  const part = span(query, inAll.total);
  const many = ordered ? matching(ordered(wayOf(query.order, part.isReversed))) : matches;
  const read = sql`select ${choose(inAll.total > few ? many : sorted, part)} as ids`;
  const ids = first.ids ?? (await sole<{ ids: number[] }>(db, read)).ids;
  const isFromEnd = !first.ids && part.isReversed;
  const page = await readRows(db, entity, isFromEnd ? ids.toReversed() : ids, context);
  return {
    data: page.map((row) => withActions(entity, row, context)),
    meta: { page: query.page, rows: query.rows, ...inAll },
  };
}

/** Returns every row the caller may see that meets a condition, in the order given. */
export async function readAll<R extends Resource>(
  db: Db,
  entity: Entity<R>,
  context: Context,
  condition: Sql,
  order: Sql = sql`t.id`,
): Promise<RowOf<R>[]> {
  const select = sql`select ${selectList(entity, context)} from ${entity.from}
    where ${entity.scope(context)} and (${condition}) order by ${order}`;
  const found = await rows<RowOf<R>>(db, select);
  return found.map((row) => withActions(entity, row, context));
}

/** Returns one row, or undefined when it is unknown or outside the caller's scope. */
export async function findOne<R extends Resource>(
  db: Db,
  entity: Entity<R>,
  id: number,
  context: Context,
): Promise<RowOf<R> | undefined> {
  const select = sql`select ${selectList(entity, context)} from ${entity.from} where t.id = ${id} and ${entity.scope(context)}`;
  const row = await first<RowOf<R>>(db, select);
  return row && withActions(entity, row, context);
}

/**
 * Returns one row.
 * @throws Refusal notFound when it is unknown or outside the caller's scope.
 */
export async function readOne<R extends Resource>(db: Db, entity: Entity<R>, id: number, context: Context) {
  const row = await findOne(db, entity, id, context);
  if (row) return row;
  const { one } = entity.resource.labels[context.language];
  throw new Refusal("notFound", say[context.language].notFound(one));
}

/** Returns a row that was just changed, even where the change has taken it out of the caller's scope. */
export async function readChanged<R extends Resource>(
  db: Db,
  entity: Entity<R>,
  id: number,
  context: Context,
): Promise<RowOf<R>> {
  const seen = await findOne(db, entity, id, context);
  if (seen) return seen;
  const select = sql`select ${selectList(entity, context)} from ${entity.from} where t.id = ${id}`;
  return { ...(await sole<RowOf<R>>(db, select)), can: [] };
}

/** Returns the ids the caller can't refer to; locks the others against archiving until the transaction ends. */
export async function outOfScope(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  context: Context,
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from ${entity.from} where t.id = ${among(ids)} and ${entity.scope(context)}
      order by t.id ${entity.archives ? sql`for share of t` : sql``}`,
  );
  const known = new Set(found.map((row) => row.id));
  return ids.filter((id) => !known.has(id));
}

function withActions<R extends Resource>(entity: Entity<R>, row: RowOf<R>, context: Context): RowOf<R> {
  return { ...row, can: permitted(entity, row, context.caller) };
}

/** The label of a field in the caller's language. */
export function labelOf(entity: Entity, field: string, context: Context): string {
  return fieldLabel(entity.resource.labels, field, context.language);
}
