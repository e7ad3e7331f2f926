import { act } from "@testing-library/react";
import { type ReactElement, type ReactNode, Suspense } from "react";
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type NavigateOptions,
  type RouteObject,
  useRoutes,
} from "react-router";
import { type GuardedHistory, guardHistory } from "./guardedHistory.ts";
import { HistoryRouter } from "./HistoryRouter.tsx";

/** A history in memory, guarded as the portal's is. */
export const testHistory = (...addresses: readonly string[]): GuardedHistory =>
  guardHistory(createMemoryHistory({ initialEntries: [...addresses], v5Compat: true }));

/** Some routes at an address, and what tests ask and do. */
export interface TestRouter {
  readonly state: GuardedHistory;
  /** Goes to an address, or that many steps through the history. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
}

const Routes = ({ routes }: { readonly routes: RouteObject[] }): ReactNode => useRoutes(routes);

export function testRouter(routes: RouteObject[], address: string): TestRouter & { screens: ReactElement } {
  const history = testHistory(address);
  return {
    state: history,
    navigate: (to, options) =>
      act(async () => (typeof to === "number" ? history.go(to) : history.push(to, null, options))),
    screens: (
      <HistoryRouter history={history}>
        <Suspense>
          <Routes routes={routes} />
        </Suspense>
      </HistoryRouter>
    ),
  };
}
