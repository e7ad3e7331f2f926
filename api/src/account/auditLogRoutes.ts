import {
  auditLogEndpoints,
  coveredThings,
  doneMessages,
  isUnrestricted,
  mayCall,
  type QueryOf,
  type ReplyOf,
  type ResourceName,
} from "@kindling/contract";
import { sql } from "kysely";
import { first, rows, sole } from "../core/database.ts";
import { withinRestoreTime } from "../core/entities/deletedRows.ts";
import { anyOf, type Context, type Entity, type Sql } from "../core/entities/entity.ts";
import { restorable, restoreRows } from "../core/entities/restoring.ts";
import { searchCondition } from "../core/entities/searching.ts";
import { Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { person } from "../people/shared/personName.ts";
import { namesIn } from "./auditNames.ts";
import { placeOf } from "./origins/placeOf.ts";

type Entry = ReplyOf<typeof auditLogEndpoints.list>["data"][number];

/** Everything without restrictions, else what the caller's groups cover. */
function visible({ caller }: Context): Sql {
  return isUnrestricted(caller) ? sql`true` : anyOf(sql`a.entity`, coveredThings(caller), "text");
}

type Asked = Omit<QueryOf<typeof auditLogEndpoints.list>, "page" | "rows">;

/** The condition that entries are in view of the caller and of the filters. */
function condition(query: Asked, context: Context): Sql {
  const zone = context.timeZone;
  const conditions = [
    visible(context),
    query.users && anyOf(sql`a.user_id`, query.users),
    query.entity && sql`a.entity = ${query.entity}`,
    query.entity_id && sql`a.entity_id = ${query.entity_id}`,
    query.action && anyOf(sql`a.action`, query.action, "text"),
    query.from && sql`a.at >= (${query.from}::date)::timestamp at time zone ${zone}`,
    query.to && sql`a.at < (${query.to}::date + 1)::timestamp at time zone ${zone}`,
    query.search && searchCondition([sql`a.name`, sql`a.entity`], query.search),
  ].filter((each) => typeof each === "object");
  return sql.join(conditions, sql` and `);
}

/** What only its owner may delete, and so restore. */
const personal: readonly ResourceName[] = ["savedReport"];

/** That the deletion an entry tells of can be undone by the caller. */
function canRestore({ caller }: Context, entities: ReadonlyMap<string, Entity>): Sql {
  const removable = [...entities.values()].filter(({ resource }) => mayCall(resource.access.remove, caller));
  const named = (some: readonly Entity[]) => some.map(({ resource }) => resource.name);
  const archiving = named(removable.filter(({ archives }) => archives));
  return sql`a.action in ('delete', 'undo') and a.after is null and a.restored_at is null
    and ${withinRestoreTime(sql`a.at`)} and ${anyOf(sql`a.entity`, named(removable), "text")}
    and (${anyOf(sql`a.entity`, archiving, "text")} or exists (select from deleted_rows d
      where d.resource = a.entity and d.row_id = a.entity_id))
    and (a.user_id = ${caller.id} or not (${anyOf(sql`a.entity`, personal, "text")}))`;
}

/** All entries that the list of the audit log pages through, in its order. */
export function auditEntries(query: Asked, context: Context, entities: ReadonlyMap<string, Entity>): Sql {
  return sql`select a.id, a.at, a.action, a.entity, a.entity_id, a.name, a.address, a.before, a.after, a.reason,
      ${person("u")} as "user",
      case when ${canRestore(context, entities)} then array['restore'] else '{}' end as can
    from audit_log a left join users u on u.id = a.user_id where ${condition(query, context)}
    order by a.${sql.ref(query.sort)} ${sql.raw(query.order)}, a.id`;
}

export const auditLogRoutes: Route[] = [
  route(auditLogEndpoints.list, async ({ db, query, context, language, services }) => {
    const { entities, settings } = services;
    const entries = auditEntries(query, context, entities);
    const found = await rows<Entry>(
      db,
      sql`${entries} limit ${query.rows} offset ${query.page * query.rows}`,
    );
    const data = found.map((entry) => ({ ...entry, location: placeOf(entry.address, language, settings) }));
    const { total } = await sole<{ total: number }>(
      db,
      sql`select count(*) as total from audit_log a where ${condition(query, context)}`,
    );
    const names = await namesIn(db, data, entities);
    return { data, meta: { page: query.page, rows: query.rows, total }, names };
  }),
  route(auditLogEndpoints.restore, async ({ db, params, context, services, language }) => {
    const { entities } = services;
    const entry = await first<{ entity: string; entity_id: number }>(
      db,
      sql`select a.entity, a.entity_id from audit_log a where a.id = ${params.id} and ${visible(context)}
        and ${canRestore(context, entities)} for update`,
    );
    const entity = entry && entities.get(entry.entity);
    if (!entry || !entity) throw new Refusal("notFound", say[language].notFound("Audit log"));
    const thing = entity.resource.labels[language].one;
    const ids = [entry.entity_id];
    if ((await restorable(db, entity, ids)).length === 0)
      throw new Refusal("notFound", say[language].notFound(thing));
    await restoreRows(db, entity, ids, context, entities);
    return { message: doneMessages[language].restored(thing) };
  }),
];
