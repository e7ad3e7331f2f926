/** The queue is full; the error handler returns 429. */
export class TooBusy extends Error {
  readonly statusCode = 429;
}

/**
 * Limits work to `atOnce` at a time with a queue of `waiting`.
 * @throws TooBusy when the queue is full.
 */
export function limiter(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusy("Too many tasks are already waiting");
      await new Promise<void>((start) => queue.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
