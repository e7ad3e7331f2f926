import { balanceLines, breakLines, lettersOf, type MeasuredWord, type Word, wordsOf } from "./breakLines.ts";
import { brush } from "./brush.ts";
import type { Hand } from "./faces.ts";
import type { FontFiles } from "./fontFiles.ts";
import type { Look, Styled } from "./looks.ts";
import { type Piece, piecesOf, tidy } from "./piecesOf.ts";

/** Pieces with their widths at size 1. */
interface Stretch {
  readonly pieces: readonly { readonly piece: Piece; readonly width: number }[];
  readonly width: number;
}

/** A stretch of a line in one look, from its left edge. */
interface Segment extends Stretch {
  readonly look: Look;
  readonly x: number;
}

/** A line of set text. */
export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
  /** The largest type in it. */
  readonly size: number;
}

/** The room of a text that is set as large as fits. */
export interface Room {
  readonly width: number;
  /** The largest type it is set in. */
  readonly size: number;
  /** Most lines, and how high they may be together; else one of any height. */
  readonly lines?: { readonly most: number; readonly height: number };
}

/** From one fitted line to the next, in sizes of the type. */
const leading = 1.16;

/** A word of more letters may break anywhere to fit, as may Chinese and Japanese. */
const longest = 28;
const eastern = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** How many stretches are remembered: words and the names of places come again and again. */
const mostRemembered = 4000;

/** Sets texts of any script in lines and draws them, with letters that are embedded. */
export function typesetter(doc: PDFKit.PDFDocument, fonts: FontFiles) {
  const { widthOf, draw } = brush(doc);
  const remembered = new Map<string, Promise<Stretch>>();

  async function measure(text: string, hand: Hand): Promise<Stretch> {
    const found =
      (await piecesOf(text, hand, fonts)) ?? (await piecesOf(await known(text, hand), hand, fonts));
    const pieces = (found ?? []).map((piece) => ({ piece, width: widthOf(piece) }));
    return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
  }

  /** A text with a question mark for each letter that no font has. */
  async function known(text: string, hand: Hand): Promise<string> {
    const letters = Array.from(text, async (letter) =>
      (await piecesOf(letter, hand, fonts)) ? letter : "?",
    );
    return (await Promise.all(letters)).join("");
  }

  function stretchOf({ text, look: { hand } }: Styled): Promise<Stretch> {
    const key = `${hand.family} ${hand.weight} ${hand.style} ${text}`;
    const stretch = remembered.get(key) ?? measure(text, hand);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, stretch);
    return stretch;
  }

  async function setLine(parts: readonly Styled[]): Promise<Line> {
    const segments: Segment[] = [];
    let x = 0;
    for (const part of joined(parts)) {
      const { pieces, width } = await stretchOf(part);
      segments.push({ pieces, look: part.look, x, width: width * part.look.size });
      x += width * part.look.size;
    }
    return { segments, width: x, size: Math.max(0, ...segments.map(({ look }) => look.size)) };
  }

  async function measured(word: Word): Promise<MeasuredWord> {
    const { width } = await setLine(word.parts);
    return { ...word, width, gap: word.space ? (await setLine([word.space])).width : 0 };
  }

  /** A word as single letters, each as wide as it makes the word. */
  async function spell({ parts, space, gap }: MeasuredWord): Promise<MeasuredWord[]> {
    const letters: MeasuredWord[] = [];
    for (const { text, look } of parts) {
      let before = { text: "", width: 0 };
      for (const letter of lettersOf(text)) {
        const after = before.text + letter;
        const { width } = await setLine([{ text: after, look }]);
        letters.push({ parts: [{ text: letter, look }], width: width - before.width, gap: 0 });
        before = { text: after, width };
      }
    }
    return letters.map((letter, at) => (at === letters.length - 1 ? { ...letter, space, gap } : letter));
  }

  /** Measures words; those for which it holds are broken into letters. */
  async function measureAll(
    words: readonly Word[],
    isTooLong: (word: MeasuredWord) => boolean,
  ): Promise<MeasuredWord[]> {
    const all: MeasuredWord[] = [];
    for (const each of words) {
      const word = await measured(each);
      all.push(...(isTooLong(word) ? await spell(word) : [word]));
    }
    return all;
  }

  /** Shortens a line until a sign of what is missing fits after it. */
  async function cut(words: readonly Word[], room: number): Promise<Line> {
    const letters = partsOf(words).flatMap(({ text, look }) =>
      lettersOf(text).map((letter) => ({ text: letter, look })),
    );
    for (;;) {
      const last = letters.at(-1);
      if (!last) return setLine([]);
      const line = await setLine([...letters, { text: "…", look: last.look }]);
      if (last.text !== " " && line.width <= room) return line;
      letters.pop();
    }
  }

  return {
    /** Sets a text on one line. */
    line: (text: string, look: Look): Promise<Line> => setLine([{ text, look }]),
    /** Breaks a text into lines of a width, at most so many, ending with an ellipsis if cut. */
    async set(
      runs: readonly Styled[],
      room: number,
      {
        lines: most = Infinity,
        breakAfter = "",
      }: { readonly lines?: number; readonly breakAfter?: string } = {},
    ): Promise<Line[]> {
      const words = await measureAll(wordsOf(runs, breakAfter), ({ width }) => width > room);
      const lines = breakLines(words, room);
      const kept = await Promise.all(lines.slice(0, most).map((line) => setLine(partsOf(line))));
      if (lines.length > most) kept[most - 1] = await cut(lines[most - 1] ?? [], room);
      return kept;
    },
    /** Sets a text as large as fits, with few lines; undefined if a letter has no font. */
    async fit(
      content: string,
      look: Omit<Look, "size">,
      room: Room,
    ): Promise<{ readonly lines: Line[]; readonly step: number } | undefined> {
      const text = tidy(content);
      if (!(await piecesOf(text, look.hand, fonts))) return undefined;
      const inSize = (words: readonly Word[], size: number) => {
        const sized = { ...look, size };
        return setLine(partsOf(words).map((part) => ({ text: part.text, look: sized })));
      };
      const words = await measureAll(wordsOf([{ text, look: { ...look, size: 1 } }], "-"), ({ parts }) =>
        parts.some((part) => part.text.length > longest || eastern.test(part.text)),
      );
      const { most, height } = room.lines ?? { most: 1, height: Infinity };
      let best: { lines: MeasuredWord[][]; size: number } = { lines: [], size: 0 };
      for (let count = 1; count <= Math.min(most, words.length); count++) {
        const lines = balanceLines(words, count);
        const widths = await Promise.all(lines.map(async (line) => (await inSize(line, 1)).width));
        const size = Math.min(room.size, room.width / Math.max(0.01, ...widths), height / (count * leading));
        // Another line has to be worth it.
        if (size > best.size * 1.08) best = { lines, size };
      }
      const lines = await Promise.all(best.lines.map((line) => inSize(line, best.size)));
      return { lines, step: best.size * leading };
    },
    /** Draws a line with its baseline at `y`. */
    draw(line: Line, left: number, y: number): void {
      for (const { pieces, look, x, width } of line.segments) {
        let at = left + x;
        doc.fillColor(look.color);
        for (const { piece, width: own } of pieces) {
          draw(piece, look.size, at, y);
          at += own * look.size;
        }
        if (look.isUnderlined) doc.rect(left + x, y + look.size * 0.14, width, 0.6).fill(look.color);
      }
    },
  };
}

export type Typesetter = ReturnType<typeof typesetter>;

/** What a line says, without the space at its end. */
function partsOf(words: readonly Word[]): Styled[] {
  return words.flatMap(({ parts, space }, at) =>
    space && at < words.length - 1 ? [...parts, space] : [...parts],
  );
}

/** Neighbors of one look become one, so that their letters join. */
function joined(parts: readonly Styled[]): Styled[] {
  const all: Styled[] = [];
  for (const { text, look } of parts) {
    const last = all.at(-1);
    if (last?.look === look) all[all.length - 1] = { text: last.text + text, look };
    else all.push({ text, look });
  }
  return all;
}
