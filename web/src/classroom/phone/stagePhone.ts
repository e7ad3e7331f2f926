import type { Phone, PhoneContent, PhoneProgress } from "@kindling/contract";
import { addressOf, CallError, call } from "../../core/api.ts";
import { onSignOut, readToken } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { followEvents } from "../live/followEvents.ts";
import type { PresenterCommand } from "../presenting/stageChannel.ts";
import { phoneCalls } from "./phoneCalls.ts";

const key = "stagePhone";

/** The phone of this window's stage. */
export interface PhoneState {
  readonly phone: Phone | null;
  readonly isOnline: boolean;
}

/** What a phone is to show. */
interface Shown {
  readonly content: PhoneContent | null;
  readonly progress: PhoneProgress | null;
}

const none: PhoneState = { phone: null, isOnline: true };
const listeners = new Set<() => void>();
let state = none;
let stop: (() => void) | null = null;
let handled = 0;
let wanted: Shown | null = null;
let isSending = false;
let sentContent = "";
let sentProgress = "";

function put(next: PhoneState): void {
  state = next;
  for (const listener of listeners) listener();
}

function leave(): void {
  stop?.();
  stop = null;
  wanted = null;
  handled = 0;
  sentContent = "";
  sentProgress = "";
  writeStored("session", key, null);
  put(none);
}
onSignOut(leave);

/** Keeps, for a reload of this window, which phone it has and which of its commands are done. */
const keep = (id: number) => writeStored("session", key, `${id}/${handled}`);

function follow(id: number): void {
  stop?.();
  stop = followEvents<Phone>({
    open: (signal) =>
      fetch(addressOf(phoneCalls.watch.path, {}, { phone: id }), {
        headers: { Authorization: `Bearer ${readToken() ?? ""}` },
        signal,
      }),
    onEvent: (phone) => put({ phone, isOnline: true }),
    onOnline: (isOnline) => put({ ...state, isOnline }),
    onGone: leave,
  });
}

/** Sends what was shown last, until the server has it. */
async function sendShown(): Promise<void> {
  if (isSending) return;
  isSending = true;
  while (wanted && state.phone?.is_confirmed) {
    const { content, progress } = wanted;
    wanted = null;
    const [newContent, newProgress] = [JSON.stringify(content), JSON.stringify(progress)];
    const isNew = content !== null && newContent !== sentContent;
    if (!isNew && newProgress === sentProgress) continue;
    try {
      await call(phoneCalls.show, {
        params: { id: state.phone.id },
        body: { ...(isNew && { content }), progress },
      });
      if (isNew) sentContent = newContent;
      sentProgress = newProgress;
    } catch (error) {
      const isLost = error instanceof CallError && (error.status === 0 || error.status >= 500);
      if (!isLost) continue;
      wanted ??= { content, progress };
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
  isSending = false;
}

/** The phone with which the teacher leads the stage of this window; it lasts from one activity to the next. */
export const stagePhone = {
  read: () => state,
  listen(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Offers a new code; an earlier phone is let go.
   * @throws CallError when that doesn't get through
   */
  async offer(): Promise<void> {
    const { data } = await call(phoneCalls.offer);
    leave();
    keep(data.id);
    put({ phone: data, isOnline: true });
    follow(data.id);
  },
  /** Comes back to the phone of this window after a reload. */
  resume(): void {
    const [id = 0, done = 0] = (readStored("session", key) ?? "").split("/").map(Number);
    if (state.phone || stop || !(id > 0)) return;
    handled = done;
    follow(id);
  },
  /** @throws CallError when that doesn't get through */
  async confirm(): Promise<void> {
    if (!state.phone) return;
    const { data } = await call(phoneCalls.confirm, { params: { id: state.phone.id } });
    put({ ...state, phone: data });
  },
  /** Shows the phone what the stage has; without a connection it is sent later. */
  show(shown: Shown): void {
    wanted = shown;
    void sendShown();
  },
  /** Returns what was asked since this was last called, in its order. */
  takeCommands(): PresenterCommand[] {
    const fresh = (state.phone?.commands ?? []).filter(({ number }) => number > handled);
    const last = fresh.at(-1)?.number;
    if (last !== undefined && state.phone) {
      handled = last;
      keep(state.phone.id);
    }
    return fresh.map(({ command }) => command);
  },
  /** @throws CallError when that doesn't get through */
  async end(): Promise<void> {
    if (state.phone) await call(phoneCalls.end, { params: { id: state.phone.id } });
    leave();
  },
};
