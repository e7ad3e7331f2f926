/** The room a text has. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest type it is set in. */
  readonly size: number;
  /** Most lines; defaults to three. */
  readonly lines?: number;
}

/** A text broken into lines, and the size at which they fill their room. */
export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** From one line to the next, in sizes of the type. */
export const leading = 1.16;

/** Line breaks: after spaces and hyphens; between letters only in long words without them. */
function partsOf(text: string): string[] {
  const words = text.match(/[^\s-]+-*\s*|-+\s*/gu) ?? [text];
  return words.flatMap((word) => (word.length > 28 || isEastern(word) ? lettersOf(word) : word));
}

const isEastern = (word: string) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word);

const lettersOf = (word: string) =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)].map(({ segment }) => segment);

/** Balances text over lines, using estimated widths. */
function balance(parts: readonly string[], count: number): string[] {
  const lengthOf = (from: number, to: number) => parts.slice(from, to).join("").trim().length;
  let best: { longest: number; cuts: readonly number[] } = { longest: Number.POSITIVE_INFINITY, cuts: [] };
  const search = (from: number, left: number, longest: number, cuts: readonly number[]) => {
    if (left === 1) {
      const whole = Math.max(longest, lengthOf(from, parts.length));
      if (whole < best.longest) best = { longest: whole, cuts };
      return;
    }
    for (let to = from + 1; to <= parts.length - left + 1; to++) {
      const reached = Math.max(longest, lengthOf(from, to));
      if (reached >= best.longest) return;
      search(to, left - 1, reached, [...cuts, to]);
    }
  };
  search(0, count, 0, []);
  const ends = [...best.cuts, parts.length];
  return ends.map((end, place) =>
    parts
      .slice(ends[place - 1] ?? 0, end)
      .join("")
      .trim(),
  );
}

/** Sets text as large as fits, with few lines; `widthOf` measures at size 1. */
export async function setLines(
  text: string,
  room: Room,
  widthOf: (line: string) => Promise<number>,
): Promise<SetText> {
  const parts = partsOf(text);
  let best: SetText = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(room.lines ?? 3, parts.length); count++) {
    const lines = balance(parts, count);
    const widest = Math.max(0.01, ...(await Promise.all(lines.map(widthOf))));
    const size = Math.min(room.size, room.width / widest, room.height / (count * leading));
    // Another line has to be worth it.
    if (size > best.size * 1.08) best = { lines, size };
  }
  return best;
}
