import { classroomHomeEndpoints, programEndpoints } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../core/api.ts";
import { onSignOut } from "../../core/session.ts";
import { classroomKey, useMe } from "../today/useToday.ts";

/** The welcome video of a program; null when it has none. */
export function useWelcomeVideo(program: number) {
  return useQuery({
    queryKey: [...classroomKey, "welcomeVideo", program],
    queryFn: async ({ signal }) =>
      (await call(programEndpoints.welcomeVideo, { query: { program_id: program }, signal })).data,
    staleTime: 60 * 60_000,
  }).data;
}

const newcomers = new Set<number>();
onSignOut(() => newcomers.clear());

/**
 * Whether somebody is here for the first time. The server is told at once, so that no other device greets them again;
 * here the greeting stays until it is put away or the page is closed.
 */
export function useFirstVisit(isReady: boolean) {
  const client = useQueryClient();
  const me = useMe().data;
  const [, redraw] = useState(0);
  const isNew = isReady && me !== undefined && !me.welcomed;
  useEffect(() => {
    if (!isNew || !me || newcomers.has(me.id)) return;
    newcomers.add(me.id);
    redraw((count) => count + 1);
    call(classroomHomeEndpoints.welcomed, {})
      .then(() => client.invalidateQueries({ queryKey: [...classroomKey, "me"] }))
      // Untold it only means that the greeting comes once more.
      .catch(() => undefined);
  }, [isNew, me, client]);
  return {
    isFirst: me !== undefined && newcomers.has(me.id),
    putAway: () => {
      if (me) newcomers.delete(me.id);
      redraw((count) => count + 1);
    },
  };
}
