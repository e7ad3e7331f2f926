import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { CallError } from "../../core/api.ts";
import { classroomKey } from "../today/useToday.ts";

/** Whether the line is broken, and of when what is shown is: milliseconds since 1970, 0 when there is nothing. */
export interface Line {
  readonly broken: boolean;
  readonly asOf: number;
}

const isLost = (error: unknown) => error instanceof CallError && error.status === 0;

function read(client: QueryClient): string {
  const states = client
    .getQueryCache()
    .findAll({ queryKey: classroomKey, type: "active" })
    .map(({ state }) => state);
  const lost = states.some(({ error, fetchFailureReason }) => isLost(fetchFailureReason ?? error));
  const times = states.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [dataUpdatedAt]));
  // The data is as old as its oldest part.
  return `${!navigator.onLine || lost}/${times.length > 0 ? Math.min(...times) : 0}`;
}

/** How the line is, as the browser says and as the calls of the screens have found, kept up to date. */
export function useLine(): Line {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = client.getQueryCache().subscribe(listener);
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        stop();
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    [client],
  );
  const [broken, asOf] = useSyncExternalStore(subscribe, () => read(client)).split("/");
  return { broken: broken === "true", asOf: Number(asOf) };
}
