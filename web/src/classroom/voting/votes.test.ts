import { describe, expect, it } from "vitest";
import { levelOf, totalOf, winnerOf, withVote } from "./votes.ts";

describe("votes of a class", () => {
  it("count up and down, never below none", () => {
    const votes = withVote(withVote(withVote({}, 2, 1), 2, 1), 3, -1);
    expect(votes).toEqual({ 2: 2, 3: 0 });
    expect(totalOf(votes)).toBe(2);
  });

  it("have a winner, but for a tie or none at all", () => {
    expect(winnerOf({ 1: 3, 2: 7, 4: 1 })).toBe(2);
    expect(winnerOf({ 1: 3, 2: 3 })).toBeNull();
    expect(winnerOf({ 1: 0 })).toBeNull();
    expect(winnerOf({})).toBeNull();
  });

  it("are a level of a scale by their mean", () => {
    expect(levelOf({ 2: 1, 5: 2 })).toBe(4);
    expect(levelOf({ 3: 0 })).toBeNull();
  });
});
