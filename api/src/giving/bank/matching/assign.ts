import type { Candidate, OpenLine, Pair } from "./matcher.ts";

const thingKey = ({ kind, id }: Pick<Candidate, "kind" | "id">) => `${kind} ${id}`;
const keyOf = (things: readonly Candidate[]) => things.map(thingKey).sort().join(",");

/** What tells lines apart whatever order they came in; of two equal ones either may go first. */
const compareLines = (a: OpenLine, b: OpenLine) =>
  compare(a.booked_on, b.booked_on) ||
  a.amount_cents - b.amount_cents ||
  compare(a.text, b.text) ||
  compare(a.name ?? "", b.name ?? "") ||
  compare(a.reference ?? "", b.reference ?? "") ||
  a.id - b.id;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Pairs that are sure only if no other sure one claims the same line or thing; others become probable and say so. */
function doubted(pairs: readonly Pair[]): Pair[] {
  const claims = new Map<string, Set<string>>();
  const claim = (key: string, by: string) => claims.set(key, (claims.get(key) ?? new Set()).add(by));
  for (const { line, things, isSure } of pairs) {
    if (!isSure) continue;
    claim(`line ${line.id}`, keyOf(things));
    for (const thing of things) claim(thingKey(thing), `line ${line.id}`);
  }
  const isContested = ({ line, things }: Pair) =>
    [`line ${line.id}`, ...things.map(thingKey)].some((key) => (claims.get(key)?.size ?? 0) > 1);
  return pairs.map((pair) =>
    pair.isSure && isContested(pair)
      ? { ...pair, isSure: false, reasons: [...pair.reasons, { why: "rival" } as const] }
      : pair,
  );
}

/**
 * Gives each line at most one explanation and each thing at most one line, the surest first. The order in which lines and
 * things come makes no difference.
 */
export function assign(pairs: readonly Pair[]): Map<number, Pair> {
  const ordered = doubted(pairs).toSorted(
    (a, b) =>
      Number(b.isSure) - Number(a.isSure) ||
      b.score - a.score ||
      a.things.length - b.things.length ||
      compareLines(a.line, b.line) ||
      compare(keyOf(a.things), keyOf(b.things)),
  );
  const assigned = new Map<number, Pair>();
  const taken = new Set<string>();
  for (const pair of ordered) {
    const keys = pair.things.map(thingKey);
    if (assigned.has(pair.line.id) || keys.some((key) => taken.has(key))) continue;
    assigned.set(pair.line.id, pair);
    for (const key of keys) taken.add(key);
  }
  return assigned;
}
