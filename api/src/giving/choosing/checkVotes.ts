import { type BodyOf, type givingEndpoints, type Language, locales } from "@kindling/contract";
import { invalid, Refusal } from "../../core/errors.ts";
import { givingSay } from "../givingSay.ts";

type Votes = NonNullable<BodyOf<typeof givingEndpoints.selectCharity>["votes"]>;
type Tally = { round: number; charity_id: number; count: number }[];

/**
 * Validates the votes: round one has all candidates, each later round only the charities tied before, and the chosen
 * charity wins the last. Unlisted charities have no votes. A tie of the last round is refused; after a run-off, a choice without votes decides.
 * @throws Refusal invalid at `votes` with an error per tied charity, or at `charity_id` if another won.
 */
export function checkVotes(
  votes: Votes,
  charities: readonly { readonly id: number; readonly name: string }[],
  chosen: number,
  language: Language,
): Tally | null {
  const say = givingSay[language].votes;
  const tally = votes.map(({ round = 1, charity_id, count }) => ({ round, charity_id, count }));
  if (tally.length === 0) return null;
  const candidates = charities.map(({ id }) => id);
  const last = Math.max(...tally.map(({ round }) => round));
  let level: readonly number[] = candidates;
  let most = 0;
  for (let round = 1; round <= last; round++) {
    const counts = tally.filter((each) => each.round === round);
    const named = counts.map(({ charity_id }) => charity_id);
    if (named.some((id) => !candidates.includes(id))) throw invalid("votes", say.unknown);
    if (new Set(named).size < named.length) throw invalid("votes", say.twice);
    const isRunOff = round === 1 || (level.length > 1 && named.length > 0);
    if (!isRunOff || named.some((id) => !level.includes(id))) throw invalid("votes", say.otherRunOff);
    const votesFor = (id: number) => counts.find(({ charity_id }) => charity_id === id)?.count ?? 0;
    most = Math.max(...level.map(votesFor));
    level = level.filter((id) => votesFor(id) === most);
  }
  if (level.length > 1) {
    const tied = charities.filter(({ id }) => level.includes(id));
    const names = new Intl.ListFormat(locales[language]).format(tied.map(({ name }) => name));
    const errors = tied.map(({ id, name }) => ({
      msg: say.tiedWith(name, most),
      path: "votes",
      value: String(id),
    }));
    const told = last > 1 ? say.tieAgain(names, most) : say.tie(names, most);
    throw new Refusal("invalid", told, { errors });
  }
  if (!level.includes(chosen)) throw invalid("charity_id", say.notTheWinner);
  return tally.toSorted((a, b) => a.round - b.round || b.count - a.count || a.charity_id - b.charity_id);
}
