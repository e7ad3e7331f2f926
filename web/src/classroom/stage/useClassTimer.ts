import { useCallback, useEffect, useState } from "react";
import { glide, wakeSound } from "../breathing/chime.ts";
import { type PlayState, useStopwatch } from "../steps/player.ts";
import type { StageCommand } from "./stageKeys.ts";

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

/** A timer that a teacher sets at any step; null while there is none. When it is over it fills the stage and rings. */
export function useClassTimer(sound: boolean): {
  timer: ClassTimer | null;
  start: (minutes: number) => void;
} {
  const [seconds, setSeconds] = useState(0);
  const [left, setLeft] = useState(0);
  const [isBig, setBig] = useState(true);
  const draw = useCallback((elapsed: number) => setLeft(Math.ceil(seconds - elapsed / 1000)), [seconds]);
  const { state, toggle, restart, stop } = useStopwatch(seconds * 1000, draw);
  const done = seconds > 0 && state === "done";
  useEffect(() => {
    if (done && sound) ring();
  }, [done, sound]);

  return {
    start: (minutes) => {
      wakeSound();
      setSeconds(minutes * 60);
      setLeft(minutes * 60);
      setBig(true);
      restart();
    },
    timer:
      seconds === 0
        ? null
        : {
            seconds,
            left,
            state,
            isBig: isBig || done,
            toggle,
            setBig,
            close: () => {
              stop();
              setSeconds(0);
            },
          },
  };
}
