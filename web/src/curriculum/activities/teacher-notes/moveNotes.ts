/**
 * Returns the notes for a changed list of entries. A note stays with its entry when that is moved or others come and
 * go; notes of changed entries stay in their order, and a removed entry takes its note with it.
 */
export function moveNotes(
  before: readonly string[],
  after: readonly string[],
  notes: readonly string[],
): readonly string[] {
  const free = new Set(before.keys());
  const moved: (string | undefined)[] = after.map((entry) => {
    const from = [...free].find((index) => before[index] === entry);
    if (from === undefined) return undefined;
    free.delete(from);
    return notes[from] ?? "";
  });
  const left = [...free].sort((one, other) => one - other);
  const placed = moved.map((note) => note ?? notes[left.shift() ?? -1] ?? "");
  // What was written for entries that are not there yet stays behind them.
  const all = [...placed, ...notes.slice(before.length)];
  return all.slice(0, all.findLastIndex(Boolean) + 1);
}
