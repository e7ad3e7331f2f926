import { createBrowserRouter, type RouteObject } from "react-router";
import { readSession } from "../../core/session.ts";
import { ErrorPage } from "../ErrorPage.tsx";
import { LoadingPage } from "../LoadingPage.tsx";
import { publicRoutes } from "../public/publicRoutes.tsx";
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

/** Makes the router of the screens behind the front door. */
export function makeRouter() {
  return createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      // "/" has no screen: it leads to the sign-in or to the home of the role.
      const claims = readSession()?.claims;
      if (!claims || path === "/" || isPublic(path)) return;
      patch(gate, (await areaFor(claims).load()).routes);
    },
  });
}
