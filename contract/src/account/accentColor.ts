/** Colors of one scheme that follow the accent. */
export interface AccentTokens {
  readonly main: string;
  /** For hover. */
  readonly strong: string;
  /** For tinted surfaces. */
  readonly soft: string;
  /** Text on the accent. */
  readonly on: string;
}

/** The surfaces and the text that accents must be told from, as the themes have them; a test of the web app compares them. */
export const accentSurfaces = {
  light: { surfaces: ["#fdfaf6", "#ffffff", "#f6efe6"], paper: "#ffffff", text: "#2b2331" },
  dark: { surfaces: ["#19151d", "#231d29", "#1e1923", "#2d2634"], paper: "#231d29", text: "#f4eee8" },
} as const;

/** What WCAG 2.2 AA asks of text. */
const enough = 4.5;

type Triple = readonly [number, number, number];

const partsOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (parts: Triple) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function mix(color: string, other: string, share: number): string {
  const [from, to] = [partsOf(color), partsOf(other)];
  return hexOf(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as never);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, 1 to 21, as WCAG counts it. */
export function contrastOf(color: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(color), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const softOf = (main: string, scheme: keyof typeof accentSurfaces) =>
  mix(accentSurfaces[scheme].paper, main, scheme === "light" ? 0.12 : 0.18);

/** The lowest contrast that a color has as text and behind text in a scheme. */
function lowestIn(main: string, scheme: keyof typeof accentSurfaces): number {
  const soft = softOf(main, scheme);
  const behind = [...accentSurfaces[scheme].surfaces, soft].map((surface) => contrastOf(main, surface));
  return Math.min(...behind, contrastOf(accentSurfaces[scheme].text, soft));
}

/** The first color on the way to black or white that has enough contrast in a scheme; the color itself if it has. */
function nearestIn(color: string, scheme: keyof typeof accentSurfaces): string {
  const steps = 200;
  const target = scheme === "light" ? "#000000" : "#ffffff";
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, target, step / steps);
    if (lowestIn(tried, scheme) >= enough) return tried;
  }
  return target;
}

export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** How a color does as accent of the light theme: its lowest contrast, whether that is enough, and the nearest that is. */
export function checkAccent(color: string): {
  readonly contrast: number;
  readonly isEnough: boolean;
  readonly nearest: string;
} {
  const main = color.toLowerCase();
  // Rounded down, so that what isn't enough never reads as if it were.
  const contrast = Math.floor(lowestIn(main, "light") * 10) / 10;
  return { contrast, isEnough: lowestIn(main, "light") >= enough, nearest: nearestIn(main, "light") };
}

/** The colors that follow from an accent: as given in the light theme, lightened as far as it takes in the dark one. */
export function accentTokens(color: string): Readonly<Record<keyof typeof accentSurfaces, AccentTokens>> {
  const main = nearestIn(color.toLowerCase(), "light");
  const bright = nearestIn(main, "dark");
  return {
    light: { main, strong: mix(main, "#000000", 0.22), soft: softOf(main, "light"), on: "#ffffff" },
    dark: {
      main: bright,
      strong: mix(bright, "#ffffff", 0.25),
      soft: softOf(bright, "dark"),
      on: mix(bright, "#000000", 0.88),
    },
  };
}
