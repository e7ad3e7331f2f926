import { createBrowserRouter, type RouteObject } from "react-router";
import { readSession } from "../../core/session.ts";
import { ErrorPage } from "../ErrorPage.tsx";
import { LoadingPage } from "../LoadingPage.tsx";
import { publicRoutes } from "../public/publicRoutes.ts";
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
export const makeRouter = () =>
  createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      // "/" has no screen: it leads to the sign-in or to the home of the role.
      const claims = readSession()?.claims;
      if (!claims || path === "/" || isPublic(path)) return;
      patch(gate, (await areaFor(claims).load()).routes);
    },
  });
