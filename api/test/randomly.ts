/** A seeded random generator, so that failures repeat. */
export function randomly(seed: number) {
  let state = seed >>> 0;
  // Mulberry32: small, and even enough to fill a database with.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 that is less than a limit. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    /** True as often as a share of all cases. */
    chance: (share: number) => next() < share,
    oneOf<T>(things: readonly T[]): T {
      const found = things[below(things.length)];
      if (found === undefined) throw new Error("There is nothing to choose from");
      return found;
    },
    /** Up to so many different ones, perhaps none. */
    someOf<T>(things: readonly T[], most: number): T[] {
      const left = [...things];
      return Array.from({ length: below(Math.min(most, left.length) + 1) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}
