/** One round of a class's vote: the candidates, and the taps in order, without names. */
interface Round {
  readonly candidates: readonly number[];
  readonly taps: readonly number[];
}

/** A class's vote: its rounds, a run-off being one more, and whether the last one's tally is out. */
export interface ClassVote {
  readonly rounds: readonly Round[];
  readonly isRevealed: boolean;
}

export interface Tally {
  readonly id: number;
  readonly count: number;
}

/** The result of a round: one winner, a tie, or no votes. */
export type Outcome =
  | { readonly kind: "winner"; readonly id: number }
  | { readonly kind: "tie"; readonly ids: readonly number[] }
  | { readonly kind: "none" };

const none: Round = { candidates: [], taps: [] };

export function beginVote(candidates: readonly number[]): ClassVote {
  return { rounds: [{ candidates, taps: [] }], isRevealed: false };
}

export function roundOf(vote: ClassVote): Round {
  return vote.rounds.at(-1) ?? none;
}

function withTaps(vote: ClassVote, taps: readonly number[]): ClassVote {
  return { ...vote, rounds: [...vote.rounds.slice(0, -1), { ...roundOf(vote), taps }] };
}

/** Counts one student's tap, unless the result is shown or the charity is not a candidate. */
export function castVote(vote: ClassVote, id: number): ClassVote {
  const { candidates, taps } = roundOf(vote);
  return vote.isRevealed || !candidates.includes(id) ? vote : withTaps(vote, [...taps, id]);
}

export function undoVote(vote: ClassVote): ClassVote {
  return vote.isRevealed ? vote : withTaps(vote, roundOf(vote).taps.slice(0, -1));
}

export function voterCount(vote: ClassVote): number {
  return roundOf(vote).taps.length;
}

/** Shows the result once there are votes. */
export function revealVote(vote: ClassVote): ClassVote {
  return voterCount(vote) > 0 ? { ...vote, isRevealed: true } : vote;
}

/** Returns each candidate's votes, in their order; null while hidden. */
export function tallyOf(vote: ClassVote): readonly Tally[] | null {
  if (!vote.isRevealed) return null;
  const { candidates, taps } = roundOf(vote);
  return candidates.map((id) => ({ id, count: taps.filter((tap) => tap === id).length }));
}

/** Returns the round's result; null while hidden. */
export function outcomeOf(vote: ClassVote): Outcome | null {
  const tally = tallyOf(vote);
  if (!tally) return null;
  const most = Math.max(0, ...tally.map(({ count }) => count));
  const ahead = tally.filter(({ count }) => count === most && count > 0).map(({ id }) => id);
  const [first, second] = ahead;
  if (first === undefined) return { kind: "none" };
  return second === undefined ? { kind: "winner", id: first } : { kind: "tie", ids: ahead };
}

export function beginRunOff(vote: ClassVote): ClassVote {
  const outcome = outcomeOf(vote);
  if (outcome?.kind !== "tie") return vote;
  return { rounds: [...vote.rounds, { candidates: outcome.ids, taps: [] }], isRevealed: false };
}
