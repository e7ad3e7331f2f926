import { type Endpoint, mayCall } from "@kindling/contract";
import { use } from "react";
import { useSession } from "../core/session.ts";
import { Permissions } from "./permissions.ts";

/**
 * Whether the user may make a call at all, by the server's list; until that is loaded, by the contract and the token.
 * Rights on a row are in its `can`.
 */
export function useMay(): (endpoint: Endpoint) => boolean {
  const claims = useSession()?.claims;
  const permissions = use(Permissions);
  if (permissions) return ({ name }) => permissions.has(name);
  const identity = claims && { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login };
  return ({ access }) => mayCall(access, identity ?? null);
}

export function useMayCall(endpoint: Endpoint): boolean {
  return useMay()(endpoint);
}
