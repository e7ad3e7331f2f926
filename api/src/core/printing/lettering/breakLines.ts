import type { Styled } from "./looks.ts";
import { tidy } from "./piecesOf.ts";

/** Text that stays together on a line, and the space after it, which the end of a line drops. */
export interface Word {
  readonly parts: readonly Styled[];
  readonly space?: Styled | undefined;
}

/** How wide a word is, and the space after it. */
export interface MeasuredWord extends Word {
  readonly width: number;
  readonly gap: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The letters of a text as they are seen, with their marks. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Splits a text where lines may break: at spaces, and after any of some signs. A word may have several looks. */
export function wordsOf(runs: readonly Styled[], breakAfter = ""): Word[] {
  const pattern = new RegExp(
    `[ \\t\\r\\n]+|[^ \\t\\r\\n${breakAfter}]+[${breakAfter}]*|[${breakAfter}]+`,
    "gu",
  );
  const words: Word[] = [];
  let isOpen = false;
  for (const { text, look } of runs) {
    for (const [part] of text.normalize("NFC").matchAll(pattern)) {
      const last = words.at(-1);
      const isSpace = /^[ \t\r\n]/.test(part);
      if (isSpace) {
        if (last && !last.space) words[words.length - 1] = { ...last, space: { text: " ", look } };
      } else {
        const own = { text: tidy(part), look };
        if (isOpen && last) words[words.length - 1] = { parts: [...last.parts, own] };
        else words.push({ parts: [own] });
      }
      isOpen = !isSpace && !breakAfter.includes(part.at(-1) ?? "");
    }
  }
  return words;
}

/** Fills lines with words, each with as many as it has room for. */
export function breakLines(words: readonly MeasuredWord[], room: number): MeasuredWord[][] {
  const lines: MeasuredWord[][] = [];
  let left = 0;
  for (const word of words) {
    const line = lines.at(-1);
    if (line && word.width <= left) line.push(word);
    else {
      lines.push([word]);
      left = room;
    }
    left -= word.width + word.gap;
  }
  return lines;
}

/** Breaks a text into at most so many lines, the longest as short as possible. */
export function balanceLines(words: readonly MeasuredWord[], count: number): MeasuredWord[][] {
  let low = Math.max(0, ...words.map(({ width }) => width));
  // A little more than all words take, so that rounding doesn't make a second line.
  let high = words.reduce((sum, { width, gap }) => sum + width + gap, 0.01);
  while (high - low > 0.001) {
    const room = (low + high) / 2;
    if (breakLines(words, room).length <= count) high = room;
    else low = room;
  }
  return breakLines(words, high);
}
