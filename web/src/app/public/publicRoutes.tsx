import { Suspense } from "react";
import { Outlet, type RouteObject } from "react-router";
import { ScrollRestoration } from "../../navigation/ScrollRestoration.tsx";
import { frontPages } from "../front-door/frontPages.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { notFound } from "../router/notFound.ts";
import { screenRoute } from "../router/screenRoute.ts";
import { useScreenTitle } from "../useScreenTitle.ts";

async function loadLeadFrame() {
  const { LeadFrame } = await import("../front-door/LeadFrame.tsx");
  return function FramedLead() {
    useScreenTitle();
    return (
      <LeadFrame>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
        <ScrollRestoration />
      </LeadFrame>
    );
  };
}

const leadPage = screenRoute(
  "/lead-module/:unique_id",
  "leadPage",
  async () => (await import("./LeadPersonal.tsx")).LeadPersonal,
);

/** Every shared part in its states, where the portal is developed. */
const designScreen: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: "/design",
        lazy: async () => ({ Component: (await import("../design/DesignPage.tsx")).DesignPage }),
      },
    ]
  : [];

/** The public screens that need more than the front door has. */
export const publicScreens = [leadPage, notFound, ...designScreen];

export const publicRoutes: RouteObject[] = [
  ...designScreen,
  { lazy: async () => ({ Component: await loadLeadFrame() }), children: [leadPage] },
  // Addresses of the front door, which takes over as soon as the router has gone there.
  ...frontPages.map(({ path }) => ({ path, Component: LoadingPage })),
];
