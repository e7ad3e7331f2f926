import type { ClassroomItem } from "@kindling/contract";
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { onSignOut, readSession } from "../../core/session.ts";
import { classroomKey } from "../today/useToday.ts";
import { noteKept } from "./readiness.ts";
import { clearToday, readToday, writeToday } from "./todayStore.ts";
import { clearMedia, keepMedia, mediaIn } from "./todaysMedia.ts";

const aWeek = 7 * 24 * 3600 * 1000;
/** Changes are written together after this pause, in milliseconds. */
const pause = 400;
/** Identifies the build: the address of a built script contains its hash. */
const build = import.meta.url;

const ofClassroom = (key: QueryKey) => key[0] === classroomKey[0];

/** Today's date in the device's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Drops stored items that have ended. */
function stillOn(items: readonly ClassroomItem[], day: string): ClassroomItem[] {
  return items.filter(({ start, end }) => start <= day && day <= end);
}

/** The stored data that may be shown today: no errors, nothing older than a week, no items that have ended. */
export function forToday(state: DehydratedState, now: number, day = today()): DehydratedState {
  const queries = state.queries
    .filter(({ queryKey, state: { data, dataUpdatedAt } }) => {
      return ofClassroom(queryKey) && data !== undefined && now - dataUpdatedAt < aWeek;
    })
    .map((query) => ({
      ...query,
      state: {
        ...query.state,
        data:
          query.queryKey[1] === "curriculum" && Array.isArray(query.state.data)
            ? stillOn(query.state.data as ClassroomItem[], day)
            : query.state.data,
        status: "success" as const,
        fetchStatus: "idle" as const,
        error: null,
        fetchFailureCount: 0,
        fetchFailureReason: null,
      },
    }));
  return { mutations: [], queries };
}

let kept: { client: QueryClient; ready: Promise<void>; isReady: boolean; stop: () => void } | null = null;

// An expired login also clears the cached lists; the next sign-in loads them again.
onSignOut(() => {
  kept?.stop();
  kept = null;
  noteKept("today", false);
  void clearToday();
  void clearMedia();
});

function watch(client: QueryClient, owner: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    // Another tab may have signed out and cleared this data.
    if (readSession()?.user.email !== owner) return;
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state }) => ofClassroom(queryKey) && state.data !== undefined,
      shouldDehydrateMutation: () => false,
    });
    const now = Date.now();
    const plain = forToday(state, now);
    await writeToday(owner, { build, at: now, state: plain });
    const hasMedia = await keepMedia(mediaIn(plain.queries.map((query) => query.state.data)));
    if (hasMedia && client.isFetching({ queryKey: classroomKey }) === 0) noteKept("today");
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const isNews = event.type === "updated" && event.action.type === "success";
    if (!isNews || !ofClassroom(event.query.queryKey as QueryKey)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void write(), pause);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Restores a person's classroom data and stores it from now on; resolves once it is restored. */
export function keepToday(client: QueryClient, owner: string): Promise<void> {
  if (kept?.client === client) return kept.ready;
  kept?.stop();
  // Data that no screen shows now, such as another site's, is kept too.
  client.setQueryDefaults(classroomKey, { gcTime: aWeek });
  const ready = readToday(owner).then((found) => {
    if (found?.build === build) hydrate(client, forToday(found.state as DehydratedState, Date.now()));
  });
  const mine = { client, ready, isReady: false, stop: watch(client, owner) };
  kept = mine;
  void ready.then(() => {
    mine.isReady = true;
  });
  return ready;
}

/** Whether a person's classroom data was restored. */
export const isRestored = (client: QueryClient) => kept?.client === client && kept.isReady;
