import { type ClassVote, revealVote, tallyOf } from "./classVote.ts";

/** What is recorded of a vote: how many voted for whom in each round. Totals only, never in which order. */
export function talliesOf(vote: ClassVote): { round: number; charity_id: number; count: number }[] {
  return vote.rounds.flatMap((_, index) => {
    const upTo = revealVote({ rounds: vote.rounds.slice(0, index + 1), isRevealed: false });
    return (tallyOf(upTo) ?? []).map(({ id, count }) => ({ round: index + 1, charity_id: id, count }));
  });
}
