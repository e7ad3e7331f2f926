import bidiFactory from "bidi-js";
import { type Face, facesFor } from "./faces.ts";
import type { FontFile, FontFiles } from "./fontFiles.ts";

/** A stretch of a text that one font file draws in one direction. */
export interface Piece {
  readonly text: string;
  readonly font: FontFile;
}

/** How a text is to look. */
export interface Hand {
  readonly weight: number;
  readonly style: Face["style"];
  /** The family to be preferred; else that of the certificates. */
  readonly family?: string;
}

type Leveled = Piece & { readonly level: number };

// The package exports a function, but its types declare a module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Letters, their marks and digits: without one of these a name would no longer be the name. */
const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Characters drawn with their neighbors: marks, joiners and spaces. */
const isCommon = (character: string) => /[\p{M}\p{Cf}\p{Script=Common}\p{Script=Inherited}]/u.test(character);

/** The text as it is written: composed letters, single spaces, nothing that can't be seen. */
export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cc}|\s/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** Turns round what runs from right to left, as the Unicode bidirectional algorithm has it (rule L2). */
function inVisualOrder(pieces: readonly Leveled[]): Leveled[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      if ((ordered[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((ordered[to + 1]?.level ?? 0) >= level) to++;
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return ordered;
}

/**
 * Splits a line into runs by font in visual order. Undefined if a letter has no font; other missing characters are
 * dropped.
 */
export async function piecesOf(line: string, hand: Hand, fonts: FontFiles): Promise<Piece[] | undefined> {
  const faces = facesFor(line, hand.weight, hand.style, hand.family);
  const { levels } = bidi.getEmbeddingLevels(line, "auto");
  const pieces: Leveled[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = pieces.at(-1);
    const font = await fontFor(character, last?.font, faces, fonts);
    if (!font) {
      if (isLetter(character)) return undefined;
      continue;
    }
    if (last?.font === font && last.level === level) {
      pieces[pieces.length - 1] = { ...last, text: last.text + character };
    } else pieces.push({ text: character, font, level });
  }
  return inVisualOrder(pieces);
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
