import { type Endpoint, hasSums, listsAmong, sumColumns, sumsEndpoint } from "@kindling/contract";
import { sql } from "kysely";
import { sole } from "../../core/database.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { type Call, type Route, readRoute } from "../../core/route.ts";
import { type ExportQuery, entityRows } from "./entityRows.ts";

/** What the columns of a list come to in all the rows that match; rows are left out as in its workbook. */
async function addUp(list: Endpoint, entity: Entity, { db, query, context }: Call) {
  const columns = sumColumns(list);
  const sums = columns.map(({ key, adds }) => {
    const left = adds?.as === "sum" ? adds.leftOut : undefined;
    const field = sql`f.${sql.ref(left?.field ?? key)}`;
    const counts = left?.words ? sql`${field} <> all(${left.words}::text[])` : sql`${field} is null`;
    const which = left ? sql`filter (where ${counts})` : sql``;
    return sql`coalesce(sum(f.${sql.ref(key)}) ${which}, 0)::bigint as ${sql.ref(key)}`;
  });
  const needed = columns.flatMap(({ adds }) =>
    adds?.as === "sum" && adds.leftOut ? [adds.leftOut.field] : [],
  );
  const fields = [...new Set([...columns.map(({ key }) => key), ...needed])];
  const all = { ...(query as object), sort: "id", order: "asc" } as ExportQuery;
  const found = sql`select to_json(c) as sums from (
    select ${sql.join(sums)} from (${entityRows(entity, all, context, fields)}) f) c`;
  return (await sole<{ sums: Record<string, number> }>(db, found)).sums;
}

/** Sums of lists: same access, scope, filters and search as the list. */
export function listSumsRoutes(routes: readonly Route[], entities: ReadonlyMap<string, Entity>): Route[] {
  const answering = new Map(routes.map((each) => [each.endpoint.name, each]));
  const lists = listsAmong(routes.map(({ endpoint }) => endpoint)).filter(hasSums);
  return lists.map((list) => {
    const entity = entities.get(list.name.replace(/\.list$/, ""));
    const listing = answering.get(list.name);
    if (!entity || !listing) throw new Error(`${list.name} has no entity`);
    return readRoute(sumsEndpoint(list) as Endpoint, async (call) => {
      // What the list refuses, such as a place out of reach, is refused here.
      const query = { ...(call.query as object), page: 0, rows: 1, sort: "id", order: "asc" };
      await listing.handle(Object.create(call, { query: { value: query } }) as Call);
      return { data: await addUp(list, entity, call as Call) };
    });
  });
}
