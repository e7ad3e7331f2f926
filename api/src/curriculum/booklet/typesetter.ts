import type { FontFiles } from "../../core/printing/lettering/fontFiles.ts";
import { type Piece, piecesOf, tidy } from "../../core/printing/lettering/piecesOf.ts";
import type { Look } from "./hands.ts";

/** A stretch of a line that is set in one way, from its left edge. */
interface Segment {
  readonly text: string;
  readonly look: Look;
  readonly pieces: readonly Piece[];
  readonly x: number;
  readonly width: number;
}

/** A line of set text. */
export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
  /** The largest type in it. */
  readonly size: number;
}

/** A stretch of text with how it is to look. */
export interface Styled {
  readonly text: string;
  readonly look: Look;
}

interface Word {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** At size 1. */
  readonly width: number;
}

/** Letters joined as the face has it. */
const shaping: PDFKit.Mixins.OpenTypeFeatures[] = [];

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Sets texts in lines and draws them, with letters that are embedded; what was measured once is remembered. */
export function typesetter(doc: PDFKit.PDFDocument, fonts: FontFiles) {
  const registered = new Set<string>();
  const known = new Map<string, Promise<Word>>();

  const take = (target: PDFKit.PDFDocument, { name, bytes }: Piece["font"], size: number) => {
    if (!registered.has(name)) target.registerFont(name, bytes);
    registered.add(name);
    return target.font(name).fontSize(size);
  };
  const widthOf = (piece: Piece, size: number) =>
    take(doc, piece.font, size).widthOfString(piece.text, { features: shaping });

  async function measured(text: string, look: Look): Promise<Word> {
    const pieces = (await piecesOf(text, look.hand, fonts)) ?? [];
    const width = pieces.reduce((sum, piece) => sum + widthOf(piece, 100) / 100, 0);
    return { text, pieces, width };
  }
  function wordOf(text: string, look: Look): Promise<Word> {
    const { family, weight, style } = look.hand;
    const key = `${family} ${weight} ${style} ${text}`;
    const word = known.get(key) ?? measured(text, look);
    known.set(key, word);
    return word;
  }

  /** Splits a word that is too long for a line. */
  async function cut({ text, look }: Styled, room: number): Promise<Styled[]> {
    const parts: string[] = [];
    let current = "";
    for (const { segment } of graphemes.segment(text)) {
      const { width } = await wordOf(current + segment, look);
      if (current && width * look.size > room) {
        parts.push(current);
        current = segment;
      } else current += segment;
    }
    return [...parts, current].map((part) => ({ text: part, look }));
  }

  return {
    /** Breaks a text into lines of at most a width. */
    async setLines(runs: readonly Styled[], room: number): Promise<Line[]> {
      const lines: Line[] = [];
      let segments: Segment[] = [];
      let x = 0;
      const end = () => {
        const shown = segments.at(-1)?.text.trim() === "" ? segments.slice(0, -1) : segments;
        const last = shown.at(-1);
        if (last)
          lines.push({
            segments: shown,
            width: last.x + last.width,
            size: Math.max(...shown.map(({ look }) => look.size)),
          });
        segments = [];
        x = 0;
      };
      const place = async ({ text, look }: Styled) => {
        const { pieces, width } = await wordOf(text, look);
        const own = width * look.size;
        if (text.trim() === "" && segments.length === 0) return;
        segments.push({ text, look, pieces, x, width: own });
        x += own;
      };
      for (const chunk of chunksOf(runs)) {
        const words = await Promise.all(chunk.map(({ text, look }) => wordOf(text, look)));
        const width = words.reduce((sum, word, at) => sum + word.width * (chunk[at]?.look.size ?? 0), 0);
        if (x + width > room && segments.length > 0 && chunk[0]?.text.trim()) end();
        if (width <= room) for (const part of chunk) await place(part);
        else
          for (const long of chunk)
            for (const part of await cut(long, room)) {
              const next = await wordOf(part.text, part.look);
              if (x + next.width * part.look.size > room) end();
              await place(part);
            }
      }
      end();
      return lines;
    },
    /** Draws a line with its baseline at `y`. */
    draw(line: Line, left: number, y: number): void {
      for (const { pieces, look, x, width } of line.segments) {
        let at = left + x;
        doc.fillColor(look.color);
        for (const piece of pieces) {
          const options = { lineBreak: false, baseline: "alphabetic", features: shaping } as const;
          take(doc, piece.font, look.size).text(piece.text, at, y, options);
          at += widthOf(piece, look.size);
        }
        if (look.isUnderlined) doc.rect(left + x, y + look.size * 0.14, width, 0.6).fill(look.color);
      }
    },
  };
}

export type Typesetter = ReturnType<typeof typesetter>;

/** Words and spaces; a word with several styles stays whole. */
function chunksOf(runs: readonly Styled[]): Styled[][] {
  const chunks: Styled[][] = [];
  let isOpen = false;
  for (const { text, look } of runs) {
    for (const part of text.normalize("NFC").match(/[ \t\r\n]+|[^ \t\r\n]+/g) ?? []) {
      const isSpace = /^[ \t\r\n]/.test(part);
      const shown = { text: isSpace ? " " : tidy(part), look };
      if (isSpace || !isOpen) chunks.push([shown]);
      else chunks.at(-1)?.push(shown);
      isOpen = !isSpace;
    }
  }
  return chunks;
}
