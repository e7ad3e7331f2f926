/** How many chose each answer, by its number. */
export type Votes = Readonly<Record<number, number>>;

/** A count of a class: how many chose what, and whether the class sees the spread. */
export interface Count {
  readonly votes: Votes;
  readonly shown: boolean;
}

/** As many as can sit in a room. */
const most = 999;

/** Returns the votes with `by` more for an answer, never less than none. */
export function withVote(votes: Votes, number: number, by: 1 | -1): Votes {
  return { ...votes, [number]: Math.max(0, Math.min(most, (votes[number] ?? 0) + by)) };
}

/** Returns how many voted. */
export const totalOf = (votes: Votes) => Object.values(votes).reduce((sum, each) => sum + each, 0);

/** Returns the answer that most chose; null with no votes or a tie. */
export function winnerOf(votes: Votes): number | null {
  const highest = Math.max(0, ...Object.values(votes));
  const winners = Object.keys(votes).filter((number) => votes[Number(number)] === highest);
  return highest > 0 && winners.length === 1 ? Number(winners[0]) : null;
}

/** Returns the mean of a scale's votes, rounded to a level; null with no votes. */
export function levelOf(votes: Votes): number | null {
  const total = totalOf(votes);
  if (total === 0) return null;
  const sum = Object.entries(votes).reduce((before, [number, count]) => before + Number(number) * count, 0);
  return Math.round(sum / total);
}
