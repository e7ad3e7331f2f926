import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { CallError } from "../../core/api.ts";
import { listenToAll, onWindow } from "../../core/listening.ts";
import { classroomKey } from "../today/useToday.ts";

/** Whether the connection is lost, and the data's age as epoch milliseconds; 0 without data. */
export interface Connection {
  readonly isLost: boolean;
  readonly asOf: number;
}

const isLoss = (error: unknown) => error instanceof CallError && error.status === 0;

function read(client: QueryClient): string {
  const states = client
    .getQueryCache()
    .findAll({ queryKey: classroomKey, type: "active" })
    .map(({ state }) => state);
  const lost = states.some(({ error, fetchFailureReason }) => isLoss(fetchFailureReason ?? error));
  const times = states.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [dataUpdatedAt]));
  // The data is as old as its oldest part.
  return `${!navigator.onLine || lost}/${times.length > 0 ? Math.min(...times) : 0}`;
}

/** Returns the connection's state, from the browser and from failed calls. */
export function useConnection(): Connection {
  const client = useQueryClient();
  const subscribe = useMemo(
    () =>
      listenToAll(
        (listener) => client.getQueryCache().subscribe(listener),
        (listener) => onWindow(["online", "offline"], listener),
      ),
    [client],
  );
  const [lost, asOf] = useSyncExternalStore(subscribe, () => read(client)).split("/");
  return { isLost: lost === "true", asOf: Number(asOf) };
}
