import { describe, expect, it } from "vitest";
import type { Answered } from "./FormResponse.ts";
import { tallyAnswers } from "./tallyAnswers.ts";

function response(values: Record<string, Answered["value"]>) {
  const kinds = { feel: "scale_5", done: "yes_no", liked: "multi_choice", note: "long_text" } as const;
  const answers = Object.entries(kinds).map(([id, kind]) => ({
    id,
    kind,
    label: id,
    value: values[id] ?? null,
  }));
  return { answers };
}

describe("tallyAnswers", () => {
  const tallies = tallyAnswers([
    response({ feel: 4, done: true, liked: ["Wind", "Rain"], note: "Lovely" }),
    response({ feel: 5, done: false, liked: ["Rain"] }),
    response({ feel: 4 }),
  ]);

  it("counts every step of a scale in its order, also those nobody chose, and takes the mean", () => {
    expect(tallies[0]).toMatchObject({
      id: "feel",
      answered: 3,
      counts: [0, 0, 0, 2, 1].map((count, index) => ({ answer: String(index + 1), count })),
    });
    expect(tallies[0]?.mean).toBeCloseTo(13 / 3);
  });

  it("leaves those out of the count who left a question open", () => {
    expect(tallies[1]).toMatchObject({
      answered: 2,
      counts: [
        { answer: "true", count: 1 },
        { answer: "false", count: 1 },
      ],
    });
  });

  it("counts each of several choices, the most frequent first", () => {
    expect(tallies[2]).toMatchObject({
      answered: 2,
      counts: [
        { answer: "Rain", count: 2 },
        { answer: "Wind", count: 1 },
      ],
    });
  });

  it("does not count what was written freely", () => {
    expect(tallies.map((tally) => tally.id)).toEqual(["feel", "done", "liked"]);
  });
});
