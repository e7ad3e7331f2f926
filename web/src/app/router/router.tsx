import { createBrowserRouter, type RouteObject } from "react-router";
import { readSession } from "../../core/session.ts";
import { ErrorPage } from "../ErrorPage.tsx";
import { LoadingPage } from "../LoadingPage.tsx";
import { loadSignIn, publicRoutes } from "../public/publicRoutes.ts";
import { Gate } from "./Gate.tsx";
import { NowhereElse } from "./NowhereElse.tsx";
import { isPublic } from "./redirectVisitor.ts";
import { areaFor } from "./signedIn.ts";

const gate = "gate";

/** What there is without a login; the other routes follow when one of them is visited. */
const routes: RouteObject[] = [
  {
    id: gate,
    Component: Gate,
    HydrateFallback: LoadingPage,
    errorElement: <ErrorPage whole />,
    children: [...publicRoutes, { path: "*", Component: NowhereElse }],
  },
];

/** The one router; made when the app starts. */
export function makeRouter() {
  // The gate will lead there, which it can tell only once it is drawn.
  if (!readSession() && !isPublic(window.location.pathname)) void loadSignIn().catch(() => undefined);
  return createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      // "/" has no screen: it leads to the sign-in or to the home of the role.
      const claims = readSession()?.claims;
      if (!claims || path === "/" || isPublic(path)) return;
      patch(gate, (await areaFor(claims).load()).routes);
    },
  });
}
