import { doneMessages, type Endpoint, type Resource } from "@kindling/contract";
import { type Call, type Route, route } from "../route.ts";
import type { Draft, Entity } from "./entity.ts";
import { type ListQuery, readOne, readPage } from "./reading.ts";
import { removeRows } from "./removing.ts";
import { changeRow, createRow, lockRow } from "./writing.ts";

/** The calls that most resources have; a resource that writes some differently passes only the others. */
export interface CrudEndpoints {
  readonly list?: Endpoint;
  readonly get?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
}

const said = (call: Call, entity: Entity, what: "added" | "updated" | "deleted") =>
  doneMessages[call.language][what](entity.resource.labels[call.language].one);

const idOf = (call: Call) => (call.params as { id: number }).id;

/** Returns the usual calls of a resource from its entity. */
export function crudRoutes<R extends Resource>(endpoints: CrudEndpoints, bound: Entity<R>): Route[] {
  const entity = bound as unknown as Entity;
  const { list, get, create, update, remove } = endpoints;
  return [
    list && route(list, (call) => readPage(call.db, entity, call.query as ListQuery, call.context)),
    get && route(get, async (call) => ({ data: await readOne(call.db, entity, idOf(call), call.context) })),
    create && { ...route(create, (call) => addRow(call, entity)), complete: entity.complete },
    update && route(update, (call) => editRow(call, entity)),
    remove &&
      route(remove, async (call) => {
        const row = await lockRow(call.db, entity, idOf(call), undefined, call.context);
        await removeRows(call.db, entity, [row], call.context, call.services.entities);
        return { message: said(call, entity, "deleted") };
      }),
  ].filter((each) => each !== undefined);
}

/** Adds what the body says and answers the new row. */
export async function addRow<R extends Resource>(
  call: Call,
  entity: Entity<R>,
  draft = call.body as Draft<R>,
) {
  const data = await createRow(call.db, entity, draft, call.context, call.services.entities);
  return { data, message: said(call, entity as unknown as Entity, "added") };
}

/** Changes what the body says and answers the row as it now is. */
export async function editRow<R extends Resource>(
  call: Call,
  entity: Entity<R>,
  draftOf = () => call.body as Draft<R>,
) {
  const current = await lockRow(call.db, entity, idOf(call), call.seenVersion, call.context);
  const data = await changeRow(call.db, entity, current, draftOf(), call.context, call.services.entities);
  return { data, message: said(call, entity as unknown as Entity, "updated") };
}
