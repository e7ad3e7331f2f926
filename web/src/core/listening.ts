type Listen = (listener: () => void) => () => void;

/** Those who want to hear of something, and how to tell them; listening returns how to stop. */
export function makeListeners<Heard extends unknown[] = []>() {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    tell(...heard: Heard): void {
      for (const listener of listeners) listener(...heard);
    },
    listen(listener: (...heard: Heard) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Listens to events of the window; returns how to stop. */
export function onWindow(events: readonly string[], listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Listens to several things at once. */
export function listenToAll(...all: readonly Listen[]): Listen {
  return (listener) => {
    const stops = all.map((listen) => listen(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Hears of what other tabs store. */
export const onStorage: Listen = (listener) => onWindow(["storage"], listener);
