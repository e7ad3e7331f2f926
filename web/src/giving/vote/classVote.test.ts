import { describe, expect, it } from "vitest";
import {
  beginRunOff,
  beginVote,
  type ClassVote,
  castVote,
  outcomeOf,
  revealVote,
  tallyOf,
  undoVote,
  voterCount,
} from "./classVote.ts";

const [hens, trees, water] = [11, 12, 13];
const cast = (vote: ClassVote, ...taps: number[]) => taps.reduce(castVote, vote);
const begun = () => beginVote([hens, trees, water]);

describe("a class's vote", () => {
  it("keeps its tally hidden and says only how many have voted", () => {
    const vote = cast(begun(), hens, hens, trees);
    expect(voterCount(vote)).toBe(3);
    expect(tallyOf(vote)).toBeNull();
    expect(outcomeOf(vote)).toBeNull();
  });

  it("takes back the last tap, and no more than there are", () => {
    const vote = revealVote(cast(undoVote(cast(begun(), hens, trees)), water));
    expect(tallyOf(vote)).toEqual([
      { id: hens, count: 1 },
      { id: trees, count: 0 },
      { id: water, count: 1 },
    ]);
    expect(voterCount(undoVote(undoVote(begun())))).toBe(0);
  });

  it("shows who is ahead once it is revealed, and counts nothing afterwards", () => {
    const vote = revealVote(cast(begun(), hens, trees, hens));
    expect(outcomeOf(vote)).toEqual({ kind: "winner", id: hens });
    expect(castVote(vote, trees)).toBe(vote);
    expect(undoVote(vote)).toBe(vote);
  });

  it("has nothing to reveal before the first vote", () => {
    expect(revealVote(begun()).isRevealed).toBe(false);
  });

  it("ignores taps on a charity that is not a candidate", () => {
    expect(voterCount(cast(begun(), 99))).toBe(0);
  });

  it("leads from a tie to a run-off among those who are level", () => {
    const tied = revealVote(cast(begun(), hens, water, hens, water, trees));
    expect(outcomeOf(tied)).toEqual({ kind: "tie", ids: [hens, water] });
    const runOff = beginRunOff(tied);
    expect(runOff.isRevealed).toBe(false);
    expect(voterCount(castVote(runOff, trees))).toBe(0);
    expect(outcomeOf(revealVote(cast(runOff, water, water, hens)))).toEqual({ kind: "winner", id: water });
  });

  it("goes into another run-off when the run-off is a tie again", () => {
    const once = beginRunOff(revealVote(cast(begun(), hens, water)));
    const again = beginRunOff(revealVote(cast(once, water, hens)));
    expect(again.rounds).toHaveLength(3);
    expect(outcomeOf(revealVote(cast(again, hens)))).toEqual({ kind: "winner", id: hens });
  });

  it("has no run-off where one is ahead", () => {
    const vote = revealVote(cast(begun(), hens));
    expect(beginRunOff(vote)).toBe(vote);
  });
});
