import type { BodyOf, givingEndpoints, Language } from "@kindling/contract";
import { invalid } from "../../core/errors.ts";
import { givingSay } from "../../resources/givingSay.ts";

type Votes = NonNullable<BodyOf<typeof givingEndpoints.selectCharity>["votes"]>;
type Tally = { round: number; charity_id: number; count: number }[];

/**
 * Holds the tally of a class's vote against what was voted on: the first round is among all candidates, each later one a
 * run-off of those that were level at the top of the round before, and the charity chosen has most votes in the last, or is
 * one of those level in it, where the class settled it otherwise. Who is not named has no votes.
 * @throws Refusal invalid at `votes`, or at `charity_id` when another charity won.
 */
export function checkVotes(
  votes: Votes,
  candidates: readonly number[],
  chosen: number,
  language: Language,
): Tally | null {
  const say = givingSay[language].votes;
  const tally = votes.map(({ round = 1, charity_id, count }) => ({ round, charity_id, count }));
  if (tally.length === 0) return null;
  const last = Math.max(...tally.map(({ round }) => round));
  let level: readonly number[] = candidates;
  for (let round = 1; round <= last; round++) {
    const counts = tally.filter((each) => each.round === round);
    const named = counts.map(({ charity_id }) => charity_id);
    if (named.some((id) => !candidates.includes(id))) throw invalid("votes", say.unknown);
    if (new Set(named).size < named.length) throw invalid("votes", say.twice);
    const isRunOff = round === 1 || (level.length > 1 && named.length > 0);
    if (!isRunOff || named.some((id) => !level.includes(id))) throw invalid("votes", say.otherRunOff);
    const votesFor = (id: number) => counts.find(({ charity_id }) => charity_id === id)?.count ?? 0;
    const most = Math.max(...level.map(votesFor));
    level = level.filter((id) => votesFor(id) === most);
  }
  if (!level.includes(chosen)) throw invalid("charity_id", say.notTheWinner);
  return tally.toSorted((a, b) => a.round - b.round || b.count - a.count || a.charity_id - b.charity_id);
}
