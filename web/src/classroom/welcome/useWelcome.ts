import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../core/api.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { classroomKey, useMe } from "../today/useToday.ts";
import { endGreeting, greetNewcomer, useNewcomers } from "./newcomers.ts";

export function useWelcomeVideo(program: number) {
  return useQuery({
    ...dataQuery([...classroomKey, "welcomeVideo", program], classroomCalls.welcomeVideo, {
      query: { program_id: program },
    }),
    staleTime: 60 * 60_000,
  }).data;
}

/**
 * Whether somebody is here for the first time. The server is told at once, so that no other device greets them again;
 * here the greeting stays until it is put away or the page is closed.
 */
export function useFirstVisit(isReady: boolean) {
  const client = useQueryClient();
  const me = useMe().data;
  const newcomers = useNewcomers();
  const newcomer = isReady && me && !me.welcomed ? me.id : null;
  useEffect(() => {
    if (newcomer === null || !greetNewcomer(newcomer)) return;
    call(classroomCalls.welcomed, {})
      .then(() => client.invalidateQueries({ queryKey: [...classroomKey, "me"] }))
      // If this fails, the greeting just appears again.
      .catch(() => undefined);
  }, [newcomer, client]);
  return {
    isFirst: me !== undefined && newcomers.has(me.id),
    putAway: () => {
      if (me) endGreeting(me.id);
    },
  };
}
