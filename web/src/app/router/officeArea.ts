import type { RouteObject } from "react-router";
import { framed } from "./framed.tsx";
import { notFound } from "./notFound.ts";
import { shellRoutes } from "./shellRoutes.ts";

export { officeHome as homeOf } from "./officeHome.ts";
export { officePaths as allowedPaths } from "./officePaths.ts";

/** The screens of staff and leaders. */
export const routes: RouteObject[] = [
  framed(
    async () => ({ Component: (await import("../shell/AppShell.tsx")).AppShell }),
    [...shellRoutes, notFound],
  ),
];
