import type { RouteObject } from "react-router";
import { resourceManifests } from "../resources/index.ts";
import { screenRoute } from "./screenRoute.ts";

/** The screens that resources bring along. */
const resourceRoutes = Object.values(resourceManifests)
  .flatMap((manifest) => manifest.screens)
  .map((screen) => screenRoute(screen.path, screen.title, screen.load));

/** The screens inside the shell of staff and leaders; `allowedPaths` says who may open which. */
export const shellRoutes: RouteObject[] = [
  ...resourceRoutes,
  screenRoute("/school/:id", "site", async () => (await import("./places/SitePage.tsx")).SitePage),
  screenRoute(
    "/providers/:id",
    "provider",
    async () => (await import("./places/ProviderPage.tsx")).ProviderPage,
  ),
  screenRoute(
    "/mindfulness-open-forms/preview/:id",
    "mindfulOpenPreview",
    async () => (await import("./admin/MindfulOpenPreview.tsx")).MindfulOpenPreview,
  ),
  screenRoute(
    "/activity-summary",
    "activitySummary",
    async () => (await import("../reports/ActivitySummaryPage.tsx")).ActivitySummaryPage,
  ),
  screenRoute(
    "/audit-log",
    "auditLog",
    async () => (await import("../resources/auditing/AuditLogPage.tsx")).AuditLogPage,
  ),
  screenRoute(
    "/imports",
    "imports",
    async () => (await import("../account/imports/ImportsPage.tsx")).ImportsPage,
  ),
];
