import { brush } from "./brush.ts";
import { facesFor } from "./faces.ts";
import type { FontFiles } from "./fontFiles.ts";
import { type Hand, type Piece, piecesOf, tidy } from "./piecesOf.ts";

/** A line as it is drawn, and how wide it is at size 1. */
export interface SetLine {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** How many texts of a table are remembered: names of places and words of state come again and again. */
const mostRemembered = 4000;

/** Line break positions: after spaces, and after separators in addresses. */
const wordsOf = (text: string) => text.match(/[^\s@._/-]+[@._/-]*\s*|[@._/-]+\s*|\s+/gu) ?? [];

/** Whether a text has the letters and signs of English alone, in which any file with one has them all. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);
const plainLetter = 0x61;

const lettersOf = (word: string) =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)].map(({ segment }) => segment);

/** Sets texts of a given size into columns: broken into lines where they are too long, never made smaller. */
export function typesetter(doc: PDFKit.PDFDocument, fonts: FontFiles) {
  const { widthOf, draw } = brush(doc);
  const remembered = new Map<string, readonly SetLine[]>();

  /** A text of plain letters, which one font has all of, without a look at each of them. */
  async function plainPieces(text: string, { weight, style, family }: Hand) {
    const [face] = facesFor(text, weight, style, family);
    const font = face && (await fonts.holding(face, plainLetter));
    return font && [{ text, font }];
  }

  /** The pieces of a text; letters that no font of ours has are asked after with a question mark. */
  async function piecesIn(text: string, hand: Hand): Promise<readonly Piece[]> {
    const whole = isPlain(text) ? await plainPieces(text, hand) : await piecesOf(text, hand, fonts);
    if (whole) return whole;
    const known = await Promise.all(
      Array.from(text, async (letter) => ((await piecesOf(letter, hand, fonts)) ? letter : "?")),
    );
    return (await piecesOf(known.join(""), hand, fonts)) ?? [];
  }

  async function setLine(text: string, hand: Hand): Promise<SetLine> {
    const pieces = await piecesIn(text.trim(), hand);
    return { pieces, width: widthOf(pieces) };
  }

  /** Fills lines with words; overlong words are broken. */
  async function breakUp(text: string, hand: Hand, room: number): Promise<string[]> {
    const fits = async (line: string) => (await setLine(line, hand)).width <= room;
    const lines: string[] = [];
    let line = "";
    const put = async (part: string) => {
      if (line !== "" && !(await fits(line + part))) {
        lines.push(line);
        line = "";
      }
      line += part;
    };
    for (const word of wordsOf(text)) {
      const isShort = await fits(word);
      for (const part of isShort ? [word] : lettersOf(word)) await put(part);
    }
    return [...lines, line];
  }

  /** Shortens a line until a sign of what is missing fits after it. */
  async function cut(line: string, hand: Hand, room: number): Promise<SetLine> {
    const letters = lettersOf(line.trim());
    for (;;) {
      const set = await setLine(`${letters.join("").trim()}…`, hand);
      if (set.width <= room || letters.length === 0) return set;
      letters.pop();
    }
  }

  return {
    draw,
    /** Sets text to a width with at most so many lines; ends with an ellipsis if cut. */
    async set(
      content: string,
      hand: Hand,
      { width, size, lines: most }: { width: number; size: number; lines: number },
    ): Promise<readonly SetLine[]> {
      const text = tidy(content);
      if (text === "") return [];
      const key = `${hand.weight} ${size} ${width} ${text}`;
      const known = remembered.get(key);
      if (known) return known;
      const room = width / size;
      const whole = await setLine(text, hand);
      let set: readonly SetLine[] = [whole];
      if (whole.width > room) {
        const lines = await breakUp(text, hand, room);
        const kept = await Promise.all(lines.slice(0, most).map((line) => setLine(line, hand)));
        set =
          lines.length > most ? [...kept.slice(0, -1), await cut(lines[most - 1] ?? "", hand, room)] : kept;
      }
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(key, set);
      return set;
    },
  };
}

export type Typesetter = ReturnType<typeof typesetter>;
