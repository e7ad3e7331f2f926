import bidiFactory from "bidi-js";
import { type Face, facesFor, type Hand } from "./faces.ts";
import type { FontFile, FontFiles } from "./fontFiles.ts";

/** A stretch of a text that one font file draws in one direction. */
export interface Piece {
  readonly text: string;
  readonly font: FontFile;
}

/** A piece with its direction, and where it begins in the line. */
type Placed = Piece & { readonly level: number; readonly start: number };

// The package exports a function, but its types declare a module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Letters, their marks and digits: without one of these a name would no longer be the name. */
const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Characters drawn with their neighbors: marks, joiners and spaces. */
const isCommon = (character: string) => /[\p{M}\p{Cf}\p{Script=Common}\p{Script=Inherited}]/u.test(character);

/** Whether a text has the letters and signs of English alone: a font with one of them has them all. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);
const plainLetter = 0x61;

/** The text as it is written: composed letters, single spaces, nothing that can't be seen. */
export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cc}|\s/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

/**
 * Splits a line into runs by font in visual order. Undefined if a letter has no font; other missing characters are
 * dropped.
 */
export async function piecesOf(line: string, hand: Hand, fonts: FontFiles): Promise<Piece[] | undefined> {
  const faces = facesFor(line, hand);
  const [first] = faces;
  const latin = first && isPlain(line) && (await fonts.holding(first, plainLetter));
  if (latin) return [{ text: line, font: latin }];
  const directions = bidi.getEmbeddingLevels(line, "auto");
  const pieces: Placed[] = [];
  let index = 0;
  for (const character of line) {
    const start = index;
    const level = directions.levels[start] ?? 0;
    index += character.length;
    const last = pieces.at(-1);
    const font = await fontFor(character, last?.font, faces, fonts);
    if (!font) {
      if (isLetter(character)) return undefined;
      continue;
    }
    if (last?.font === font && last.level === level) {
      pieces[pieces.length - 1] = { ...last, text: last.text + character };
    } else pieces.push({ text: character, font, level, start });
  }
  const shown = bidi.getReorderedIndices(line, directions);
  return pieces.toSorted((a, b) => shown.indexOf(a.start) - shown.indexOf(b.start));
}

/** The font of a character; combining marks use that of the preceding character. */
async function fontFor(
  character: string,
  before: FontFile | undefined,
  faces: readonly Face[],
  fonts: FontFiles,
): Promise<FontFile | undefined> {
  const code = character.codePointAt(0) ?? 0;
  if (before && isCommon(character) && before.draws(code)) return before;
  for (const face of faces) {
    const found = await fonts.holding(face, code);
    if (found) return found;
  }
  return undefined;
}
