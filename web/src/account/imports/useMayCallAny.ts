import { type Endpoint, mayCall } from "@kindling/contract";
import { useSession } from "../../core/session.ts";

/** Those of some calls that the person signed in may make at all. */
export function useMayCallAny(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const claims = useSession()?.claims;
  const identity = claims && { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login };
  return endpoints.filter(({ access }) => mayCall(access, identity ?? null));
}
