import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useChosenSite } from "../core/session.ts";

type Site = NonNullable<ReturnType<typeof useChosenSite>>;

/** Draws what needs a site, or leads to where one is chosen. */
export function WithSite({ children }: { children: (site: Site) => ReactNode }) {
  const site = useChosenSite();
  return site ? children(site) : <Navigate to="/instructor/selection" replace />;
}
