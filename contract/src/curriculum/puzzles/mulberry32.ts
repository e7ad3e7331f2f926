/** Returns numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * Tommy Ettinger's public domain generator: deterministic on every machine through 32-bit integers. Not for secrets.
 */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fisher–Yates shuffle; returns a new list. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const drawn = [...things];
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    const held = drawn[last] as T;
    drawn[last] = drawn[chosen] as T;
    drawn[chosen] = held;
  }
  return drawn;
}
