import { accountEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { call } from "../../core/api.ts";
import { renewRights } from "../../core/session.ts";
import { Permissions } from "../../ui/permissions.ts";

/** Asks the server what the person signed in may do, and again when they come back to the window. */
export function ServerRights({ children }: { readonly children: ReactNode }) {
  const { data: me } = useQuery({
    queryKey: [accountEndpoints.me.name],
    queryFn: async ({ signal }) => (await call(accountEndpoints.me, { signal })).data,
    refetchOnWindowFocus: "always",
  });
  const permissions = useMemo(() => (me ? new Set(me.permissions) : null), [me]);
  useEffect(() => {
    // The menu and the screens follow the groups, and who sees which report.
    if (me) renewRights(me);
  }, [me]);
  return <Permissions value={permissions}>{children}</Permissions>;
}
