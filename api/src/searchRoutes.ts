import { searchCall } from "@kindling/contract";
import { type Call, openRoute, type Route } from "./core/route.ts";

/** Adds to the calls that search what they answer by a body: names that are searched for stay out of addresses. */
export function withSearchCalls(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) =>
    route.endpoint.searches
      ? [
          route,
          openRoute(
            searchCall(route.endpoint),
            (call) =>
              route.handle(Object.create(call, { query: { value: call.body } }) as Call) as Promise<never>,
          ),
        ]
      : [route],
  );
}
