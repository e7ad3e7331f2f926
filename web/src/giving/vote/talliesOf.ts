import { type ClassVote, revealVote, tallyOf } from "./classVote.ts";

/** The totals per charity and round, without the order of the votes. */
export function talliesOf(vote: ClassVote): { round: number; charity_id: number; count: number }[] {
  return vote.rounds.flatMap((_, index) => {
    const upTo = revealVote({ rounds: vote.rounds.slice(0, index + 1), isRevealed: false });
    return (tallyOf(upTo) ?? []).map(({ id, count }) => ({ round: index + 1, charity_id: id, count }));
  });
}
