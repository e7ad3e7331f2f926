import { type Candidate, daysBetween } from "./matcher.ts";

/** Donations of one site that could have been paid in together; odd ones leave out some in between. */
interface Bundle {
  readonly things: readonly Candidate[];
  readonly isOdd: boolean;
}

/** Donations further apart than this aren't paid in together. */
const longest = 45;
const mostInRun = 80;
/** Up to so many donations of a site every choice of them is tried, and so many such choices are kept for an amount. */
const mostChosen = 10;
const mostKept = 3;

/**
 * The donations of a site whose sum is one of the amounts wanted, by that amount: one, several that follow each other by day,
 * or, of few, any choice.
 */
export function bundlesOf(
  donations: readonly Candidate[],
  wanted: ReadonlySet<number>,
): Map<number, Bundle[]> {
  const found = new Map<number, Bundle[]>();
  const sites = Map.groupBy(donations, ({ group }) => group);
  for (const own of sites.values()) {
    const sorted = own.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id - b.id));
    const seen = new Set<string>();
    const keep = (things: readonly Candidate[], sum: number, isOdd: boolean) => {
      const key = things.map(({ id }) => id).join();
      if (!wanted.has(sum) || seen.has(key)) return;
      seen.add(key);
      found.set(sum, [...(found.get(sum) ?? []), { things, isOdd }]);
    };
    keepRuns(sorted, keep);
    if (sorted.length <= mostChosen) keepChoices(sorted, keep);
  }
  return found;
}

type Keep = (things: readonly Candidate[], sum: number, isOdd: boolean) => void;

function keepRuns(sorted: readonly Candidate[], keep: Keep): void {
  for (const [from, first] of sorted.entries()) {
    let sum = 0;
    for (let to = from; to < Math.min(sorted.length, from + mostInRun); to += 1) {
      const last = sorted[to];
      if (!last || daysBetween(first.on, last.on) > longest) break;
      sum += last.cents;
      keep(sorted.slice(from, to + 1), sum, false);
    }
  }
}

function keepChoices(sorted: readonly Candidate[], keep: Keep): void {
  const kept = new Map<number, number>();
  for (let choice = 1; choice < 2 ** sorted.length; choice += 1) {
    const things = sorted.filter((_, at) => (choice >> at) & 1);
    const sum = things.reduce((total, { cents }) => total + cents, 0);
    const count = kept.get(sum) ?? 0;
    if (count >= mostKept) continue;
    const [first, last] = [things[0], things.at(-1)];
    if (!first || !last || daysBetween(first.on, last.on) > longest) continue;
    kept.set(sum, count + 1);
    keep(things, sum, true);
  }
}
