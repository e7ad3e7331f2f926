import { Refusal } from "../../core/errors.ts";

/** Each long read uses a connection, so limit them. */
const most = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Aborts work for a client that disconnected. */
export function wentAway(): Refusal {
  return new Refusal("malformed", "The client disconnected");
}

/** Waits for a turn for a long read; returns its release function, which can be called repeatedly. */
export async function takeTurn(signal?: AbortSignal): Promise<() => void> {
  if (signal?.aborted) throw wentAway();
  if (running < most) running += 1;
  else await waitForPlace(signal);
  let over = false;
  return () => {
    if (over) return;
    over = true;
    const next = waiting.shift();
    // Pass the turn to the next in the queue.
    if (next) next();
    else running -= 1;
  };
}

function waitForPlace(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(wentAway());
    };
    const enter = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    waiting.push(enter);
    signal?.addEventListener("abort", leave, { once: true });
  });
}

/** How many long reads run in this process now, and how many wait. */
export function turnsTaken(): { readonly running: number; readonly waiting: number } {
  return { running, waiting: waiting.length };
}
