import type { Claims } from "../../core/session.ts";
import { landingPath } from "../menus/menuFor.ts";
import type { HomeHint } from "./redirectFor.ts";

/** Where a person's work begins, as specification section 2 has it. */
export function officeHome(claims: Claims, hint: HomeHint | null = null): string {
  switch (claims.role.name) {
    case "Site Leader":
      return "/users/instructor";
    case "Provider Leader":
      return "/users/provider-leader";
    default:
      if (typeof hint?.role === "string" && typeof hint.username === "string") {
        return `/users/${encodeURIComponent(hint.role)}?search=${encodeURIComponent(hint.username)}`;
      }
      if (claims.sets_up) return "/set-up";
      if (claims.role.name === "Super Admin" && claims.user_type.length === 0) return "/users/super-admin";
      return landingPath(claims) ?? "/imports";
  }
}
