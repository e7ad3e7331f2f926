/** A typeface of a package of @fontsource-variable, cut into files by ranges of characters. */
export interface Face {
  readonly family: string;
  readonly style: "normal" | "italic";
  /** How heavy its letters are drawn, 400 being the usual. */
  readonly weight: number;
}

const upright = (family: string, weight: number): Face => ({ family, style: "normal", weight });

/** Latin, Cyrillic, Greek and Vietnamese letters; the second has the letters of theirs that the first lacks. */
const european = (weight: number, style: Face["style"], family: string): Face[] => [
  { family, style, weight },
  { family: "noto-serif", style, weight },
];

const others = [
  "naskh-arabic",
  "serif-hebrew",
  "serif-devanagari",
  "serif-thai",
  "serif-ethiopic",
  "serif-georgian",
  "serif-armenian",
  "serif-bengali",
  "serif-tamil",
  "serif-gujarati",
  "serif-gurmukhi",
  "serif-khmer",
];

/** Which faces draw Chinese characters in a text, by preference: those of the writing that its other letters belong to. */
function eastern(text: string): string[] {
  const [sc, tc, jp, kr] = ["noto-serif-sc", "noto-serif-tc", "noto-serif-jp", "noto-serif-kr"];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [jp, tc, sc, kr];
  if (/\p{Script=Hangul}/u.test(text)) return [kr, tc, sc, jp];
  return [sc, tc, jp, kr];
}

/** How a text is to look. */
export interface Hand {
  readonly weight: number;
  readonly style: Face["style"];
  /** The family to be preferred. */
  readonly family: string;
}

/** The faces that may draw a text, the one to be preferred first. */
export function facesFor(text: string, { weight, style, family }: Hand): Face[] {
  return [
    ...european(weight, style, family),
    ...others.map((name) => upright(`noto-${name}`, weight)),
    ...eastern(text).map((name) => upright(name, weight)),
  ];
}
