import { matchPath } from "react-router";
import type { Claims } from "../../core/session.ts";
import { allowedPaths } from "./allowedPaths.ts";
import { isPublic, redirectVisitor } from "./redirectVisitor.ts";
import { type HomeHint, roleHome } from "./roleHome.ts";

export interface Visit {
  readonly pathname: string;
  readonly state?: unknown;
}

export interface Visitor {
  readonly claims: Claims;
  readonly siteCount: number;
  readonly hasChosenSite: boolean;
}

const matches = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

function stateOf(visit: Visit): HomeHint & { readonly from?: unknown } {
  return typeof visit.state === "object" && visit.state !== null ? visit.state : {};
}

/** Where the sign-in leads: to the screen that asked for it if they may open it, else to the role home. */
function afterSignIn(visit: Visit, visitor: Visitor): string {
  const state = stateOf(visit);
  const from = typeof state.from === "string" ? state.from : "";
  const wanted = from.split("?")[0] ?? "";
  return matches(allowedPaths(visitor.claims), wanted) ? from : roleHome(visitor.claims, state);
}

/** The rules of specification section 2: where a visit is sent instead, or null when it may stay. */
export function redirectFor(visit: Visit, visitor: Visitor | null): string | null {
  const { pathname } = visit;
  if (!visitor) return redirectVisitor(pathname);
  if (pathname === "/users" || pathname === "/auth/login") return "/log-in";
  if (pathname === "/" || pathname === "/log-in") {
    return visitor.claims.new_login ? "/change-password" : afterSignIn(visit, visitor);
  }
  if (isPublic(pathname)) return null;
  if (visitor.claims.new_login) return "/change-password";
  if (!matches(allowedPaths(visitor.claims), pathname)) return "/404";
  const mustChoose = visitor.siteCount > 1 && !visitor.hasChosenSite;
  const needsSite = pathname.startsWith("/instructor/") && pathname !== "/instructor/selection";
  return mustChoose && needsSite ? "/instructor/selection" : null;
}
