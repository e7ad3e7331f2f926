import { type ReactNode, useEffect, useMemo } from "react";
import { useDefaultView } from "../../account/saved-views/useDefaultView.ts";
import { renewRights } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { ViewsSlot } from "../../ui/list/ListContext.ts";
import { loadOnce } from "../../ui/loadOnce.ts";
import { OnlyChoices, Permissions } from "../../ui/permissions.ts";
import { useMe } from "./useMe.ts";

const savedViews = loadOnce(() => import("../../account/saved-views/SavedViews.tsx"));
const viewsSlot = <Later from={savedViews}>{({ SavedViews }) => <SavedViews />}</Later>;

/** Asks the server what the person signed in may do, and again when they come back to the window. */
export function ServerRights({ children }: { readonly children: ReactNode }) {
  const me = useMe();
  const permissions = useMemo(() => (me ? new Set(me.permissions) : null), [me]);
  useEffect(() => {
    if (me) renewRights(me);
  }, [me]);
  useDefaultView(me?.default_views);
  return (
    <Permissions value={permissions}>
      <OnlyChoices value={me?.only_choices ?? null}>
        <ViewsSlot value={viewsSlot}>{children}</ViewsSlot>
      </OnlyChoices>
    </Permissions>
  );
}
