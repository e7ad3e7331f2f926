import { importEndpoints, isStaff, mayCall, oneRosterEndpoints, type QueryOf } from "@kindling/contract";
import { sql } from "kysely";
import { first, rows, sole } from "../../core/database.ts";
import type { Context, Entity, Sql } from "../../core/entities/entity.ts";
import { searchCondition } from "../../core/entities/searching.ts";
import { Refusal } from "../../core/errors.ts";
import { importSay } from "../../core/importing/importSay.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { person } from "../shared/personName.ts";
import { undoImport } from "./undoImport.ts";

/** Staff see the imports of what their groups cover, leaders their own. */
function visible({ caller }: Context, entities: ReadonlyMap<string, Entity>): Sql {
  const covered = [...entities.values()]
    .filter(({ resource }) => mayCall(resource.access.create, caller))
    .map(({ resource }) => resource.name);
  if (mayCall(oneRosterEndpoints.import.access, caller)) covered.push("oneRoster");
  const ofThose = sql`i.entity = any(${covered}::text[])`;
  return isStaff(caller) ? ofThose : sql`${ofThose} and i.user_id = ${caller.id}`;
}

const columns = sql`i.id, i.entity, i.file_name, i.mode, i.state, i.total, i.processed, i.created, i.updated, i.unchanged, i.kinds, i.undone,
  ${person("u")} as "user",
  i.created_at, i.finished_at, case when i.state = 'done' then array['undo'] else '{}' end as can`;

const from = sql`imports i left join users u on u.id = i.user_id`;

type Asked = Omit<QueryOf<typeof importEndpoints.list>, "page" | "rows">;

/** The condition that imports are in view of the caller and of the filters. */
function condition(query: Asked, context: Context, entities: ReadonlyMap<string, Entity>): Sql {
  const entity = query.entity ? sql`and i.entity = ${query.entity}` : sql``;
  const search = query.search ? sql`and ${searchCondition([sql`i.file_name`], query.search)}` : sql``;
  return sql`${visible(context, entities)} ${entity} ${search}`;
}

/** All imports that their history pages through, in its order. */
export function pastImports(query: Asked, context: Context, entities: ReadonlyMap<string, Entity>): Sql {
  const order = sql.raw(query.order);
  return sql`select ${columns} from ${from} where ${condition(query, context, entities)}
    order by i.${sql.ref(query.sort)} ${order}, i.id ${order}`;
}

/** Past imports, the progress of one, and taking one back. */
export const importHistoryRoutes: Route[] = [
  route(importEndpoints.list, async ({ db, query, context, services: { entities } }) => {
    const data = await rows<never>(
      db,
      sql`${pastImports(query, context, entities)} limit ${query.rows} offset ${query.page * query.rows}`,
    );
    const { total } = await sole<{ total: number }>(
      db,
      sql`select count(*) as total from ${from} where ${condition(query, context, entities)}`,
    );
    return { data, meta: { page: query.page, rows: query.rows, total } };
  }),
  route(importEndpoints.get, async ({ db, params, context, services, language }) => {
    const isId = /^\d{1,9}$/.test(params.id);
    const named = isId
      ? sql`i.id = ${Number(params.id)}`
      : sql`i.key = ${params.id} and i.user_id = ${context.caller.id}`;
    const found = await first<never>(
      db,
      sql`select ${columns} from ${from} where ${named} and ${visible(context, services.entities)} order by i.id desc limit 1`,
    );
    if (!found) throw new Refusal("notFound", say[language].notFound("Import"));
    return { data: found };
  }),
  route(importEndpoints.undo, async ({ db, params, context, services, language }) => {
    const found = await first<{ id: number }>(
      db,
      sql`select i.id from imports i where i.id = ${params.id} and ${visible(context, services.entities)}`,
    );
    if (!found) throw new Refusal("notFound", say[language].notFound("Import"));
    const data = await undoImport(db, found.id, context, services.entities);
    return { data, message: importSay[language].undone(data.undone, data.spared.length, data.revoked ?? 0) };
  }),
];
