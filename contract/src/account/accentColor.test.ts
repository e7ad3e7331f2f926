import { describe, expect, test } from "vitest";
import { accentSurfaces, accentTokens, checkAccent, contrastOf } from "./accentColor.ts";

/** Colors from all over: every 51st of each part. */
const steps = [0, 51, 102, 153, 204, 255];
const colors = steps.flatMap((red) =>
  steps.flatMap((green) =>
    steps.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`),
  ),
);

test("contrast is what WCAG counts", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

describe("checkAccent", () => {
  test.each([
    ["#b4431d", true],
    ["#1a5fb4", true],
    ["#ffd400", false],
    ["#ff8800", false],
  ])("%s is enough: %s", (color, isEnough) => {
    expect(checkAccent(color).isEnough).toBe(isEnough);
  });

  test("suggests a color that is enough, and the color itself if it is", () => {
    for (const color of colors) {
      const { isEnough, nearest, contrast } = checkAccent(color);
      expect(checkAccent(nearest).isEnough, color).toBe(true);
      expect(nearest === color, color).toBe(isEnough);
      expect(contrast >= 4.5, color).toBe(isEnough);
    }
  });
});

describe.each(["light", "dark"] as const)("accentTokens in the %s theme", (scheme) => {
  const { surfaces, text } = accentSurfaces[scheme];

  test("keep 4.5 to 1 everywhere, whatever the accent", () => {
    for (const color of colors) {
      const { main, strong, soft, on } = accentTokens(color)[scheme];
      const lowest = Math.min(
        ...[...surfaces, soft].map((surface) => contrastOf(main, surface)),
        contrastOf(on, main),
        contrastOf(on, strong),
        contrastOf(text, soft),
      );
      expect(lowest, color).toBeGreaterThanOrEqual(4.5);
    }
  });
});
