import { describe, expect, it } from "vitest";
import { someItem } from "../testing.tsx";
import { illustrationOf } from "./illustrationOf.ts";
import { stepsOf } from "./stepsOf.ts";

const shownOf = (details: Record<string, unknown>, type?: string) => {
  const item = someItem({ details, ...(type && { type }) });
  return stepsOf(item).map((step) => [step.kind, illustrationOf(item, step)]);
};

describe("illustrationOf", () => {
  it("takes each step's own, else that of the item, and none where something else is shown", () => {
    expect(
      shownOf({
        illustration: "tree",
        materials: ["Chalk"],
        steps: ["Draw", "Show it"],
        step_illustrations: ["drawing", ""],
        duration_seconds: 30,
      }),
    ).toEqual([
      ["title", "tree"],
      ["materials", "tree"],
      ["timer", null],
      ["doing", "drawing"],
      ["doing", "tree"],
      ["record", null],
    ]);
  });

  it("takes that of a script's paragraph on each of its pages", () => {
    const long = "Breathe in through your nose, and out through your mouth. ".repeat(7);
    const shown = shownOf({ script: `${long}\n\n${long}`, script_illustrations: ["", "breathing"] });
    const texts = shown.filter(([kind]) => kind === "text").map(([, illustration]) => illustration);
    expect(texts.length).toBeGreaterThanOrEqual(4);
    expect(texts[0]).toBeNull();
    expect(texts.at(-1)).toBe("breathing");
  });

  it("takes a trait's banner if it is uploaded, never an outside address", () => {
    const banner = "/api/files/abcdefghijklmnopqrstuv";
    expect(shownOf({ banner_url: banner, introduction: "Hello" })[1]).toEqual(["text", banner]);
    const outside = "https://pictures.example/a.png";
    expect(shownOf({ banner_url: outside, introduction: "Hello" })[1]).toEqual(["text", null]);
  });
});
