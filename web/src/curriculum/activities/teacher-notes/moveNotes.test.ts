import { describe, expect, it } from "vitest";
import { moveNotes } from "./moveNotes.ts";

const before = ["Stand", "Shake", "Sit"];
const notes = ["", "Show the jar", "Quietly"];

describe("moveNotes", () => {
  it.each([
    ["stay where an entry is reworded", ["Stand", "Shake it", "Sit"], notes],
    ["move with their entries", ["Sit", "Stand", "Shake"], ["Quietly", "", "Show the jar"]],
    ["make room for a new entry", ["Wait", "Stand", "Shake", "Sit"], ["", "", "Show the jar", "Quietly"]],
    ["go with an entry that is removed", ["Stand", "Sit"], ["", "Quietly"]],
    ["follow their order when all is reworded", ["A", "B", "C"], notes],
    ["are none without entries", [], []],
  ])("%s", (_, after, expected) => {
    expect(moveNotes(before, after, notes)).toEqual(expected);
  });

  it("keeps equal entries apart", () => {
    expect(moveNotes(["Again", "Again"], ["Again", "Stop", "Again"], ["first", "second"])).toEqual([
      "first",
      "",
      "second",
    ]);
  });
});
