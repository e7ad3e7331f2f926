import { type ReactNode, useEffect, useMemo } from "react";
import { renewRights } from "../../core/session.ts";
import { OnlyChoices, Permissions } from "../../ui/permissions.ts";
import { useMe } from "./useMe.ts";

/** Asks the server what the person signed in may do, and again when they come back to the window. */
export function ServerRights({ children }: { readonly children: ReactNode }) {
  const me = useMe();
  const permissions = useMemo(() => (me ? new Set(me.permissions) : null), [me]);
  useEffect(() => {
    if (me) renewRights(me);
  }, [me]);
  return (
    <Permissions value={permissions}>
      <OnlyChoices value={me?.only_choices ?? null}>{children}</OnlyChoices>
    </Permissions>
  );
}
