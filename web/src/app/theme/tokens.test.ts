import { accentSurfaces, checkAccent } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { areaNames, type ColorTokens, dark, light } from "./tokens.ts";

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

function pairs(tokens: ColorTokens): [string, string, string][] {
  const surfaces = Object.entries(tokens.surface);
  const { success, warning, error, info } = tokens.state;
  return [
    ...surfaces.flatMap(([name, color]): [string, string, string][] => [
      [`text on ${name}`, tokens.text.primary, color],
      [`secondary text on ${name}`, tokens.text.secondary, color],
      [`primary on ${name}`, tokens.primary.main, color],
      [`error on ${name}`, error, color],
      ...areaNames.map((area): [string, string, string] => [`${area} on ${name}`, tokens.area[area], color]),
    ]),
    ...areaNames.map((area): [string, string, string] => [
      `${area} on its tint`,
      tokens.area[area],
      tokens.areaSoft[area],
    ]),
    ["on primary", tokens.primary.on, tokens.primary.main],
    ["on strong primary", tokens.primary.on, tokens.primary.strong],
    ["primary on its tint", tokens.primary.main, tokens.primary.soft],
    ["text on primary's tint", tokens.text.primary, tokens.primary.soft],
    ["on ink", tokens.ink.on, tokens.ink.main],
    ...[success, warning, error, info].map((state): [string, string, string] => [
      `on ${state}`,
      tokens.state.on,
      state,
    ]),
  ];
}

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s scheme", (_name, tokens) => {
  it.each(pairs(tokens))("keeps 4.5 to 1 for %s (%s on %s)", (_pair, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(tokens.surface))("keeps 3 to 1 for the edges of fields on %s", (_name, surface) => {
    expect(contrast(tokens.line.strong, surface)).toBeGreaterThanOrEqual(3);
  });
});

it.each(["light", "dark"] as const)(
  "accents are checked against the %s surfaces and text as they are",
  (scheme) => {
    const { surface, text } = { light, dark }[scheme];
    const known = accentSurfaces[scheme];
    expect(new Set<string>(known.surfaces)).toEqual(new Set(Object.values(surface)));
    expect([known.paper, known.text]).toEqual([surface.paper, text.primary]);
  },
);

it("the portal's own accent would be taken", () => {
  expect(checkAccent(light.primary.main).isEnough).toBe(true);
});
