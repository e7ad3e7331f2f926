import { paceEndpoints } from "@kindling/contract";
import { type Route, readRoute, route } from "../../core/route.ts";
import { readLetter, sendNudges } from "./nudging.ts";
import { readPace } from "./readPace.ts";

/** The pacing board, and the nudge to a class. */
export const paceRoutes: Route[] = [
  readRoute(paceEndpoints.board, readPace),
  route(paceEndpoints.letter, readLetter),
  route(paceEndpoints.nudge, sendNudges),
];
