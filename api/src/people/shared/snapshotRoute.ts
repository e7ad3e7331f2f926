import type { Endpoint, Resource } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import { type CrudEndpoints, crudRoutes } from "../../core/entities/crudRoutes.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { type AnswerOf, type Call, type Route, route } from "../../core/route.ts";

/** Runs `read` where all statements see what is there at one moment: no writer comes between them. */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

/** Runs a call's handler with all that it reads of one moment. */
const atOneMoment = (each: Route): Route => ({
  ...each,
  isReadOnly: true,
  handle: (call) =>
    inSnapshot(call.db, (db) => each.handle(Object.create(call, { db: { value: db } }) as Call)),
});

/** Binds a call to a handler that reads several figures, all of one moment. */
export function snapshotRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  return atOneMoment(route(endpoint, handle));
}

/** The usual calls of a resource; a page of its list and the total are of one moment. */
export function snapshotCrudRoutes<R extends Resource>(endpoints: CrudEndpoints, entity: Entity<R>): Route[] {
  return crudRoutes(endpoints, entity).map((each) =>
    each.endpoint === endpoints.list ? atOneMoment(each) : each,
  );
}
