import type { RouteObject } from "react-router";
import { screenRoute } from "../screenRoute.ts";

/** The whole classroom comes at once, so that class mode opens when the line has gone meanwhile. */
const classroom = () => import("../../classroom/index.ts");

/** The instructors' screens under the classroom's header. */
export const instructorRoutes: RouteObject[] = [
  screenRoute("/instructor/selection", "siteSelection", async () => (await classroom()).SelectionPage),
  screenRoute("/instructor/home", "instructorHome", async () => (await classroom()).HomePage),
  screenRoute(
    "/instructor/home/kindnessopening",
    "kindnessOpening",
    async () => (await classroom()).KindnessOpeningPage,
  ),
];

/** Class mode fills the screen: nothing stands around it. */
export const classModeRoutes: RouteObject[] = [
  screenRoute(
    "/instructor/home/kindnessopening/:id",
    "kindnessOpening",
    async () => (await classroom()).ClassModePage,
  ),
];
