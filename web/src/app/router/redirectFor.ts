import { matchPath } from "react-router";
import type { Claims } from "../../core/session.ts";
import { isPublic } from "./redirectVisitor.ts";
import type { SignedInArea } from "./signedIn.ts";

/** Navigation state for the role home: a person to find in a list of users. */
export interface HomeHint {
  readonly role?: unknown;
  readonly username?: unknown;
}

export interface Visit {
  readonly pathname: string;
  readonly state?: unknown;
}

export interface Visitor {
  readonly claims: Claims;
  readonly siteCount: number;
  readonly hasChosenSite: boolean;
}

type Area = Pick<SignedInArea, "allowedPaths" | "homeOf">;

const matches = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

function stateOf(visit: Visit): HomeHint & { readonly from?: unknown } {
  return typeof visit.state === "object" && visit.state !== null ? visit.state : {};
}

/** Where the sign-in leads: to the screen that asked for it if they may open it, else to the role home. */
function afterSignIn(visit: Visit, { claims }: Visitor, area: Area): string {
  const state = stateOf(visit);
  const from = typeof state.from === "string" ? state.from : "";
  const wanted = from.split("?")[0] ?? "";
  return matches(area.allowedPaths(claims), wanted) ? from : area.homeOf(claims, state);
}

/** The rules of specification section 2: where a visit is sent instead, or null when it may stay. */
export function redirectFor(visit: Visit, visitor: Visitor, area: Area): string | null {
  const { pathname } = visit;
  if (pathname === "/users" || pathname === "/auth/login") return "/log-in";
  if (pathname === "/" || pathname === "/log-in") {
    return visitor.claims.new_login ? "/change-password" : afterSignIn(visit, visitor, area);
  }
  if (isPublic(pathname)) return null;
  if (visitor.claims.new_login) return "/change-password";
  if (!matches(area.allowedPaths(visitor.claims), pathname)) return "/404";
  const mustChoose = visitor.siteCount > 1 && !visitor.hasChosenSite;
  const needsSite = pathname.startsWith("/instructor/") && pathname !== "/instructor/selection";
  return mustChoose && needsSite ? "/instructor/selection" : null;
}
