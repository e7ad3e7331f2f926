import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { LiveCount } from "../live/useLiveQuestion.ts";
import type { Votes } from "../voting/votes.ts";

/** How far something that plays has come. */
export type PlayState = "idle" | "running" | "paused" | "done";

/** A vote of the class as it stands, and how many devices have a part in it. */
export interface PlayedVote {
  readonly votes: Votes;
  readonly numbers: readonly number[];
  readonly live: LiveCount | null;
}

/** The key handlers of the current media step. */
export interface Player {
  readonly state: PlayState;
  /** How many seconds are left, of what knows it. */
  readonly left?: number | undefined;
  readonly vote?: PlayedVote | null | undefined;
  /** Starts, pauses or goes on. */
  toggle(): void;
}

/** Hands a step's player to the stage. */
export function usePlayer(
  ref: Ref<Player>,
  state: PlayState,
  toggle: () => void,
  { left, vote }: Pick<Player, "left" | "vote"> = {},
): void {
  useImperativeHandle(ref, () => ({ state, toggle, left, vote }), [state, toggle, left, vote]);
}

/** How far a stopwatch had come when it was left. */
export interface Begun {
  readonly elapsed: number;
  readonly state: "running" | "paused";
}

/** A stopwatch that stops by itself after `length` milliseconds, and draws as often as the screen does. */
export function useStopwatch(length: number, draw: (elapsed: number) => void, begun?: Begun | null) {
  const [state, setState] = useState<PlayState>(begun?.state ?? "idle");
  const before = useRef(begun?.elapsed ?? 0);
  const drawing = useRef(draw);
  useEffect(() => {
    drawing.current = draw;
  }, [draw]);

  useEffect(() => {
    if (state !== "running") return;
    const zero = performance.now() - before.current;
    let frame = requestAnimationFrame(function next() {
      before.current = Math.min(length, performance.now() - zero);
      drawing.current(before.current);
      if (before.current >= length) setState("done");
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, length]);

  const toggle = useCallback(() => {
    setState((now) => {
      if (now === "done") before.current = 0;
      return now === "running" ? "paused" : "running";
    });
  }, []);
  const restart = useCallback(() => {
    before.current = 0;
    setState("running");
  }, []);
  const stop = useCallback(() => {
    before.current = 0;
    setState("idle");
  }, []);
  return { state, toggle, restart, stop };
}
