import type { LiveBadge, LiveTold } from "@kindling/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { addressOf, CallError, call } from "../../core/api.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { followEvents } from "../live/followEvents.ts";
import { liveCalls } from "../live/liveCalls.ts";

const key = "liveDevice";

type Question = NonNullable<LiveTold["question"]>;

/** An answer of this device, and whether the server has it. */
export interface Given {
  readonly place: number;
  readonly choice: number;
  readonly isCounted: boolean;
}

/** What a device in a room knows. */
export interface Device {
  readonly badge: LiveBadge | null;
  readonly question: Question | null;
  readonly given: Given | null;
  readonly isOnline: boolean;
  readonly isOver: boolean;
}

const fresh: Device = { badge: null, question: null, given: null, isOnline: true, isOver: false };

/** This tab's device: it joins by a code, follows its room and answers; what was tapped offline is sent again. */
export function useDevice() {
  const [secret, setSecret] = useState(() => readStored("session", key));
  const [device, setDevice] = useState(fresh);
  const pending = useRef<Given | null>(null);

  const send = useCallback(async () => {
    const given = pending.current;
    if (!secret || !given || given.isCounted) return;
    const { place, choice } = given;
    try {
      await call(liveCalls.answer, { body: { secret, place, choice } });
      if (pending.current !== given) return;
      pending.current = { ...given, isCounted: true };
    } catch (error) {
      const isRefused = error instanceof CallError && [404, 422].includes(error.status);
      if (!isRefused || pending.current !== given) return;
      pending.current = null;
    }
    setDevice((old) => ({ ...old, given: pending.current }));
  }, [secret]);

  useEffect(() => {
    if (!secret) return;
    return followEvents<LiveTold>({
      open: (signal) =>
        fetch(addressOf(liveCalls.follow.path), {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ secret }),
          signal,
        }),
      onEvent({ is_over, question, device: badge, answered }) {
        const last = pending.current;
        if (last?.place !== question?.place) pending.current = null;
        if (question && answered && !pending.current)
          pending.current = { place: question.place, choice: answered, isCounted: true };
        setDevice((old) => ({
          badge: badge ?? old.badge,
          question,
          given: pending.current,
          isOnline: true,
          isOver: is_over,
        }));
        // Cut off before it arrived: once more, which counts once.
        if (question?.state === "open") void send();
      },
      onOnline: (isOnline) => setDevice((old) => ({ ...old, isOnline })),
      onGone() {
        writeStored("session", key, null);
        setSecret(null);
        setDevice((old) => ({ ...fresh, isOver: old.badge !== null }));
      },
    });
  }, [secret, send]);

  useEffect(() => {
    // A tap that didn't get through is tried again while the question is open.
    if (!device.given || device.given.isCounted) return;
    const trying = setInterval(() => void send(), 2000);
    return () => clearInterval(trying);
  }, [device.given, send]);

  return {
    device,
    hasJoined: secret !== null,
    /** @throws CallError when the code is of no room, or the call doesn't get through */
    async join(code: string) {
      const { data } = await call(liveCalls.join, { body: { code } });
      writeStored("session", key, data.secret);
      pending.current = null;
      setDevice({ ...fresh, badge: { picture: data.picture, color: data.color } });
      setSecret(data.secret);
    },
    answer(place: number, choice: number) {
      pending.current = { place, choice, isCounted: false };
      setDevice((old) => ({ ...old, given: pending.current }));
      void send();
    },
    leave() {
      writeStored("session", key, null);
      setSecret(null);
      setDevice(fresh);
    },
  };
}
