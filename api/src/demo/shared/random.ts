/** Chance that always falls the same way for the same seed. */
export interface Random {
  /** A number from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True in so many cases of one. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** A random generator (mulberry32) per subject, so that new tables don't change existing data. */
export function randomOf(seed: number, subject: string): Random {
  let state = seed;
  for (const letter of subject) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new Error(`There is nothing to pick from (${subject})`);
      return from[between(0, from.length - 1)] as T;
    },
    shuffled<T>(list: readonly T[]): T[] {
      const left = [...list];
      return list.map(() => left.splice(between(0, left.length - 1), 1)[0] as T);
    },
  };
}
