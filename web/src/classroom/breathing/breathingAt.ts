import type { Breathing } from "@kindling/contract";

/** The seconds a class has to settle before the first breath. */
export const settleSeconds = 3;

/** Where a class is in its breathing at one moment. */
export interface BreathingMoment {
  readonly phase: "settle" | "inhale" | "hold" | "exhale" | "done";
  /** The round that is under way, from 1. */
  readonly round: number;
  /** The whole second of this phase that is under way, from 1; what a class counts aloud. */
  readonly count: number;
  /** How many seconds this phase lasts. */
  readonly seconds: number;
  /** Progress of this phase, 0 to 1. */
  readonly progress: number;
  /** How full the lungs are, 0 to 1, eased as a breath is: slow, quicker, slow. */
  readonly fullness: number;
}

const ease = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

const fullnessOf = {
  settle: () => 0,
  inhale: ease,
  hold: () => 1,
  exhale: (progress: number) => 1 - ease(progress),
};

/** How long the whole of it takes, settling included, in milliseconds. */
export function breathingLength({ inhale, hold, exhale, rounds }: Breathing): number {
  return (settleSeconds + (inhale + hold + exhale) * rounds) * 1000;
}

/** Answers where a class is, so many milliseconds after it began. */
export function breathingAt(pattern: Breathing, elapsed: number): BreathingMoment {
  const { inhale, hold, exhale, rounds } = pattern;
  if (elapsed >= breathingLength(pattern)) {
    return { phase: "done", round: rounds, count: exhale, seconds: exhale, progress: 1, fullness: 0 };
  }
  const passed = Math.max(0, elapsed) / 1000;
  if (passed < settleSeconds) return momentIn("settle", settleSeconds, passed, 1);
  const breathing = passed - settleSeconds;
  const roundLength = inhale + hold + exhale;
  const round = Math.floor(breathing / roundLength) + 1;
  const inRound = breathing % roundLength;
  if (inRound < inhale) return momentIn("inhale", inhale, inRound, round);
  if (inRound < inhale + hold) return momentIn("hold", hold, inRound - inhale, round);
  return momentIn("exhale", exhale, inRound - inhale - hold, round);
}

function momentIn(
  phase: keyof typeof fullnessOf,
  seconds: number,
  passed: number,
  round: number,
): BreathingMoment {
  const progress = passed / seconds;
  return {
    phase,
    round,
    count: Math.floor(passed) + 1,
    seconds,
    progress,
    fullness: fullnessOf[phase](progress),
  };
}
