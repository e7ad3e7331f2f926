import type { StageMemory } from "./stageMemory.ts";

/** A timer as it outlives a reload: when it ends while it runs, else what is left of it. */
export interface KeptTimer {
  readonly seconds: number;
  readonly isBig: boolean;
  /** When it ends, in epoch milliseconds; null while paused. */
  readonly endsAt: number | null;
  /** How many milliseconds have passed, while it stands still. */
  readonly elapsed: number;
}

/** How long after its end a timer still says that the time is up, in milliseconds. */
const ringsFor = 5 * 60_000;

const name = "timer";

/** The timer that ran on a stage before the page was loaded anew; null when there was none. */
export function readTimer({ values }: StageMemory): KeptTimer | null {
  const kept = values[name] as KeptTimer | null | undefined;
  if (!kept) return null;
  if (kept.endsAt === null) return kept;
  const over = Date.now() - kept.endsAt;
  if (over > ringsFor) return null;
  return { ...kept, elapsed: kept.seconds * 1000 + Math.min(0, over) };
}

/** Keeps a timer, or forgets it. */
export function keepTimer({ put }: Pick<StageMemory, "put">, timer: KeptTimer | null): void {
  put(name, timer);
}
