import { type Endpoint, mayCall } from "@kindling/contract";
import { useSession } from "../core/session.ts";

/** Whether the person signed in may make a call at all, as the contract declares it; rows say the rest themselves. */
export function useMayCall(endpoint: Endpoint): boolean {
  const claims = useSession()?.claims;
  return mayCall(
    endpoint.access,
    claims ? { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login } : null,
  );
}
