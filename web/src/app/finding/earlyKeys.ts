/** What was pressed before the shortcuts had come, in order; null once they are there. */
let kept: KeyboardEvent[] | null = [];

/** Keeps a key for the shortcuts, if it may be one and they haven't come; tells whether it did. */
export function keepEarly(event: KeyboardEvent): boolean {
  const isTyped = event.target instanceof Element && event.target.matches("input, textarea");
  if (!kept || isTyped || !/^([a-z/?]|F2)$/.test(event.key)) return false;
  kept.push(event);
  return true;
}

/** Returns the keys that were kept; from then on none are. */
export function takeEarly(): readonly KeyboardEvent[] {
  const early = kept ?? [];
  kept = null;
  return early;
}
