/** A source of numbers from 0 up to, but without, 1. */
export type Random = () => number;

/**
 * A small source of numbers that are the same for the same seed on every machine, because it uses whole numbers of
 * 32 bits alone. It is Tommy Ettinger's mulberry32, which he gave to the public domain; good enough for puzzles and
 * for nothing that has to stay secret.
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

/** The things in an order drawn at random (Fisher and Yates); the list given stays as it is. */
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
