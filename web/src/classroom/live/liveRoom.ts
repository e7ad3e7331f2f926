import type { BodyOf, LiveRoom, liveEndpoints } from "@kindling/contract";
import { addressOf, CallError, call } from "../../core/api.ts";
import { onSignOut, readSession, readToken } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { followEvents } from "./followEvents.ts";
import { liveCalls } from "./liveCalls.ts";

const key = "liveRoom";

/** A room as this window knows it. */
export interface RoomState {
  readonly room: LiveRoom | null;
  readonly isOnline: boolean;
}

type Asked = BodyOf<(typeof liveEndpoints)["ask"]>;

const none: RoomState = { room: null, isOnline: true };
const listeners = new Set<() => void>();
let state = none;
let stop: (() => void) | null = null;
let wanted: Asked | null = null;
let isAsking = false;

function put(next: RoomState): void {
  state = next;
  for (const listener of listeners) listener();
}

function leave(): void {
  stop?.();
  stop = null;
  wanted = null;
  writeStored("session", key, null);
  put(none);
}
onSignOut(leave);

function follow(id: number): void {
  stop?.();
  stop = followEvents<LiveRoom>({
    open: (signal) =>
      fetch(addressOf(liveCalls.watch.path, {}, { room: id }), {
        headers: { Authorization: `Bearer ${readToken() ?? ""}` },
        signal,
      }),
    onEvent: (room) => (room.code === null ? leave() : put({ room, isOnline: true })),
    onOnline: (isOnline) => put({ ...state, isOnline }),
    onGone: leave,
  });
}

/** Sends what was asked last, until the server has it. */
async function sendAsked(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  // What the same drawing asks after it takes its place.
  await Promise.resolve();
  while (wanted && state.room) {
    const body = wanted;
    try {
      const { data } = await call(liveCalls.ask, { params: { id: state.room.id }, body });
      if (wanted === body) {
        wanted = null;
        put({ room: data, isOnline: true });
      }
    } catch (error) {
      const isLost = error instanceof CallError && (error.status === 0 || error.status >= 500);
      if (!isLost && wanted === body) wanted = null;
      if (isLost) await new Promise((done) => setTimeout(done, 1000));
    }
  }
  isAsking = false;
}

/** The room of this window's class; it lasts from one activity to the next. */
export const liveRoom = {
  read: () => state,
  listen(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Opens a class's room, or comes back to the one that is open.
   * @throws CallError when that doesn't get through
   */
  async open(site: number): Promise<void> {
    const { data } = await call(liveCalls.open, { body: { school_id: site } });
    writeStored("session", key, JSON.stringify({ site, owner: readSession()?.user.email }));
    put({ room: data, isOnline: true });
    follow(data.id);
  },
  /** Comes back to the room of this window after a reload. */
  resume(site: number): void {
    if (state.room) return;
    try {
      const kept = JSON.parse(readStored("session", key) ?? "null") as {
        site?: number;
        owner?: string;
      } | null;
      if (kept?.site === site && kept.owner === readSession()?.user.email)
        liveRoom.open(site).catch(() => undefined);
    } catch {
      writeStored("session", key, null);
    }
  },
  /** Sets the question of the room; without a connection it is sent later. */
  ask(asked: Asked): void {
    if (!state.room) return;
    wanted = asked;
    void sendAsked();
  },
  /**
   * Ends the room for all devices.
   * @throws CallError when that doesn't get through
   */
  async end(): Promise<void> {
    if (state.room) await call(liveCalls.end, { params: { id: state.room.id } });
    leave();
  },
};
