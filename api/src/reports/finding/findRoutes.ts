import { findEndpoints } from "@kindling/contract";
import { openRoute, type Route } from "../../core/route.ts";
import { findRows } from "./findRows.ts";

/** What the palette asks the server. */
export const findRoutes: Route[] = [
  openRoute(findEndpoints.find, async ({ db, body, context, services }) => ({
    data: await findRows(db, body, context, services.entities),
  })),
];
