import { useCallback, useEffect, useRef, useState } from "react";
import { glide, wakeSound } from "../breathing/chime.ts";
import { type PlayState, useStopwatch } from "../steps/player.ts";
import { keepTimer, readTimer } from "./keptTimer.ts";
import type { StageCommand } from "./stageKeys.ts";
import type { StageMemory } from "./stageMemory.ts";

/** The minutes a teacher can give a class. */
export const timerMinutes = [1, 2, 3, 5, 10] as const;

/** A timer beside whatever is on the stage. */
export interface ClassTimer {
  readonly seconds: number;
  readonly left: number;
  readonly state: PlayState;
  readonly isBig: boolean;
  toggle(): void;
  /** Fills the stage with it, or leaves the step to be seen. */
  setBig(big: boolean): void;
  close(): void;
}

/** What the keys of the stage do while the timer fills it; answers whether they did something. */
export function runTimer(command: StageCommand, timer: ClassTimer): boolean {
  const isDone = timer.state === "done";
  if (command === "leave" || (isDone && (command === "next" || command === "play"))) timer.close();
  else if (command === "play") timer.toggle();
  else if (command === "next" || command === "back") timer.setBig(false);
  else return false;
  return true;
}

/** Three soft tones, one after the other. */
function ring() {
  for (const [at, pitch] of [523, 659, 784].entries()) setTimeout(() => glide(pitch, pitch, 1.2), at * 700);
}

/**
 * A timer that a teacher sets at any step; null while there is none. When it is over it fills the stage and rings. While it
 * runs the memory keeps when it ends, so that a reload takes no time from the class and gives it none.
 */
export function useClassTimer(
  sound: boolean,
  memory: StageMemory,
): {
  timer: ClassTimer | null;
  start: (minutes: number) => void;
} {
  const [before] = useState(() => readTimer(memory));
  const [seconds, setSeconds] = useState(before?.seconds ?? 0);
  const [isBig, setBig] = useState(before?.isBig ?? true);
  const elapsed = useRef(before?.elapsed ?? 0);
  const [left, setLeft] = useState(Math.ceil(seconds - (before?.elapsed ?? 0) / 1000));
  const draw = useCallback(
    (now: number) => {
      elapsed.current = now;
      setLeft(Math.ceil(seconds - now / 1000));
    },
    [seconds],
  );
  const begun = before && {
    elapsed: before.elapsed,
    state: before.endsAt === null ? ("paused" as const) : ("running" as const),
  };
  const { state, toggle, restart, stop } = useStopwatch(seconds * 1000, draw, begun);
  const done = seconds > 0 && state === "done";
  useEffect(() => {
    if (done && sound) ring();
  }, [done, sound]);

  const keep = (isRunning: boolean, big: boolean) =>
    keepTimer(memory, {
      seconds,
      isBig: big,
      elapsed: elapsed.current,
      endsAt: isRunning ? Date.now() + seconds * 1000 - elapsed.current : null,
    });

  return {
    start: (minutes) => {
      wakeSound();
      const length = minutes * 60;
      elapsed.current = 0;
      setSeconds(length);
      setLeft(length);
      setBig(true);
      restart();
      keepTimer(memory, { seconds: length, isBig: true, elapsed: 0, endsAt: Date.now() + length * 1000 });
    },
    timer:
      seconds === 0
        ? null
        : {
            seconds,
            left,
            state,
            isBig: isBig || done,
            toggle: () => {
              toggle();
              keep(state !== "running", isBig);
            },
            setBig: (big) => {
              setBig(big);
              keep(state === "running", big);
            },
            close: () => {
              stop();
              setSeconds(0);
              keepTimer(memory, null);
            },
          },
  };
}
