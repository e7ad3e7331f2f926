import { type Endpoint, mayCall } from "@kindling/contract";
import { use } from "react";
import { useSession } from "../core/session.ts";
import { Permissions } from "./permissions.ts";

/**
 * Tells of any call whether the person signed in may make it at all: the server says so. Until it has, the contract
 * does by what the token holds. Rows say the rest themselves.
 */
export function useMay(): (endpoint: Endpoint) => boolean {
  const claims = useSession()?.claims;
  const permissions = use(Permissions);
  if (permissions) return ({ name }) => permissions.has(name);
  const identity = claims && { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login };
  return ({ access }) => mayCall(access, identity ?? null);
}

/** Whether the person signed in may make a call at all. */
export function useMayCall(endpoint: Endpoint): boolean {
  return useMay()(endpoint);
}
