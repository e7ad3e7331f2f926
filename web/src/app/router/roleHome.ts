import type { Claims } from "../../core/session.ts";
import { landingPath } from "../menus/menuFor.ts";

/** Navigation state for the role home: a person to find in a list of users. */
export interface HomeHint {
  readonly role?: unknown;
  readonly username?: unknown;
}

/** Where a person's work begins, as specification section 2 has it. */
export function roleHome(claims: Claims, hint: HomeHint | null = null): string {
  switch (claims.role.name) {
    case "Instructor":
      return "/instructor/home";
    case "Site Leader":
      return "/users/instructor";
    case "Provider Leader":
      return "/users/provider-leader";
    default:
      if (typeof hint?.role === "string" && typeof hint.username === "string") {
        return `/users/${encodeURIComponent(hint.role)}?search=${encodeURIComponent(hint.username)}`;
      }
      if (claims.role.name === "Super Admin" && claims.user_type.length === 0) return "/users/super-admin";
      return landingPath(claims) ?? "/imports";
  }
}
