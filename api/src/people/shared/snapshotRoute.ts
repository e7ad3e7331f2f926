import type { Endpoint } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import { type AnswerOf, type Call, type Route, route } from "../../core/route.ts";

/** Runs `read` where all statements see what is there at one moment: no writer comes between them. */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

/** Binds a call to a handler that reads several figures, all of one moment. */
export function snapshotRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  return route(endpoint, (call: Call<E>) =>
    inSnapshot(call.db, (db) => handle(Object.create(call, { db: { value: db } }) as Call<E>)),
  );
}
