const counted = new WeakMap<object, () => number>();

/** Has a file tell how many rows of it were sent so far. */
export function countRowsOf(file: object, rowsSent: () => number): void {
  counted.set(file, rowsSent);
}

/** How many rows of a file were sent so far; undefined where that isn't known. */
export function rowsSentOf(file: object): number | undefined {
  return counted.get(file)?.();
}
