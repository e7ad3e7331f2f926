import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import type { Face } from "./faces.ts";

const require = createRequire(import.meta.url);

/** A font file: what a PDF embeds, and the characters it covers. */
export interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
  draws(codePoint: number): boolean;
}

type Range = readonly [first: number, last: number];

const folderOf = (family: string) => dirname(require.resolve(`@fontsource-variable/${family}/package.json`));

const readRange = (text: string): Range => {
  const [first = "", last = first] = text.replace("U+", "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

/** The files of a family by their name, each with the characters it is meant for. */
async function readRanges(family: string): Promise<[file: string, ranges: Range[]][]> {
  const text = await readFile(join(folderOf(family), "unicode.json"), "utf8");
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => [
    name.replace(/[[\]]/g, ""),
    ranges.split(",").map(readRange),
  ]);
}

/** Reads one file of a face: unpacked, and drawn at the weight that the face asks for. */
async function openFile({ family, style, weight }: Face, part: string, ranges: Range[]): Promise<FontFile> {
  const packed = await readFile(join(folderOf(family), "files", `${family}-${part}-wght-${style}.woff2`));
  const characters = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .join("");
  const bytes = await subsetFont(packed, characters, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  const font = create(bytes) as Font;
  return {
    name: `${family} ${part} ${style} ${weight}`,
    bytes,
    draws: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  };
}

/** Finds the letters to write with; each file is read when a text first needs it, and once. */
export function fontFiles() {
  const ranges = new Map<string, Promise<[file: string, ranges: Range[]][]>>();
  const files = new Map<string, Promise<FontFile>>();

  const remembered = <T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>) => {
    const known = memory.get(key) ?? make();
    memory.set(key, known);
    return known;
  };

  return {
    /** The file of a face that draws a character; undefined when the face has no such letter. */
    async holding(face: Face, codePoint: number): Promise<FontFile | undefined> {
      const { family, style, weight } = face;
      const parts = await remembered(ranges, family, () => readRanges(family));
      const part = parts.find(([, spans]) => spans.some(([a, b]) => codePoint >= a && codePoint <= b));
      if (!part) return undefined;
      const key = `${family} ${part[0]} ${style} ${weight}`;
      const file = await remembered(files, key, () => openFile(face, ...part));
      return file.draws(codePoint) ? file : undefined;
    },
  };
}

export type FontFiles = ReturnType<typeof fontFiles>;
