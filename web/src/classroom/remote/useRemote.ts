import type { PhoneCommand, PhoneContent, PhoneTold } from "@kindling/contract";
import { useCallback, useEffect, useState } from "react";
import { addressOf, CallError, call } from "../../core/api.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { followEvents } from "../live/followEvents.ts";
import { phoneCalls } from "../phone/phoneCalls.ts";

const key = "remotePhone";

/** Whether this tab's phone is paired with a stage. */
export const isPaired = (): boolean => readStored("session", key) !== null;

/**
 * Pairs this tab by a code.
 * @throws CallError when no stage has the code, or the call doesn't get through
 */
export async function pairWith(code: string): Promise<void> {
  const { data } = await call(phoneCalls.claim, { body: { code } });
  writeStored("session", key, data.secret);
}

/** What a phone knows of the stage. */
interface Remote {
  readonly told: PhoneTold | null;
  readonly content: PhoneContent | null;
  readonly isOnline: boolean;
  readonly isOver: boolean;
}

const fresh: Remote = { told: null, content: null, isOnline: true, isOver: false };

/** The stage that this tab's phone leads. */
export function useRemote() {
  const [secret, setSecret] = useState(() => readStored("session", key));
  const [remote, setRemote] = useState(fresh);
  const forget = useCallback(() => {
    writeStored("session", key, null);
    setSecret(null);
    setRemote({ ...fresh, isOver: true });
  }, []);

  useEffect(() => {
    if (!secret) return;
    return followEvents<PhoneTold>({
      open: (signal) =>
        fetch(addressOf(phoneCalls.follow.path), {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ secret }),
          signal,
        }),
      onEvent: (told) => (told.is_over ? forget() : setRemote((old) => ({ ...old, told, isOnline: true }))),
      onOnline: (isOnline) => setRemote((old) => ({ ...old, isOnline })),
      onGone: forget,
    });
  }, [secret, forget]);

  const version = remote.told?.content_version ?? 0;
  const { isOnline } = remote;
  useEffect(() => {
    if (!secret || version === 0 || !isOnline) return;
    let isWanted = true;
    const read = async () => {
      const { data } = await call(phoneCalls.content, { body: { secret } });
      if (isWanted) setRemote((old) => ({ ...old, content: data.content }));
    };
    // Without it the phone keeps what it has; the next event asks again.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [secret, version, isOnline]);

  return {
    remote,
    /** @throws CallError when that doesn't get through */
    async press(command: PhoneCommand) {
      if (secret) await call(phoneCalls.press, { body: { secret, command } });
    },
    async leave() {
      try {
        if (secret) await call(phoneCalls.leave, { body: { secret } });
      } catch (error) {
        // The stage ends it, or the time does.
        if (!(error instanceof CallError)) throw error;
      }
      forget();
    },
  };
}
