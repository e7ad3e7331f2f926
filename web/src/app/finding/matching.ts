import type { FindOption } from "./findOption.ts";

/** How much of a text a label has to share, from 0 to 1: two letters may be swapped in a word of seven. */
const leastAlike = 0.4;

/** Shorter texts are alike to too much. */
const leastLetters = 4;

/** How well an option fits a text: 0 if its label begins with it, to 4 if it is only much like it. */
export type Fit = 0 | 1 | 2 | 3 | 4;

export interface Fitting {
  readonly option: FindOption;
  readonly fit: Fit;
}

/** A text as it is compared: small letters without accents. */
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

/** A text's trigrams, with those that begin and end its words. */
function trigramsOf(text: string): ReadonlySet<string> {
  const words = text.split(/\s+/).map((word) => `  ${word} `);
  return new Set(words.flatMap((word) => Array.from(word.matchAll(/(?=(...))/g), ([, three = ""]) => three)));
}

/** The share of a text's trigrams that another one has. */
function alikeness(text: string, other: string): number {
  const own = [...trigramsOf(text)];
  const others = trigramsOf(other);
  return own.filter((each) => others.has(each)).length / own.length;
}

/** How well a label fits a text: it begins with it, has a word that does, holds its words, or none of that. */
export function fitOf(label: string, text: string): Fit {
  const folded = fold(label);
  const asked = fold(text);
  if (folded.startsWith(asked)) return 0;
  if (folded.includes(` ${asked}`)) return 1;
  return asked.split(/\s+/).every((word) => folded.includes(word)) ? 2 : 3;
}

/** The options that have every word of the text in their label or detail, best first. */
export function holding(options: readonly FindOption[], text: string): readonly Fitting[] {
  const words = fold(text).split(/\s+/);
  return options
    .filter(({ label, detail }) => {
      const all = fold(`${label} ${detail ?? ""}`);
      return words.every((word) => all.includes(word));
    })
    .map((option) => ({ option, fit: fitOf(option.label, text) }))
    .toSorted((a, b) => a.fit - b.fit);
}

/** The options whose label is much like the text, the most alike first, of equals the shortest. */
export function resembling(options: readonly FindOption[], text: string): readonly Fitting[] {
  const asked = fold(text);
  if (asked.length < leastLetters) return [];
  return options
    .map((option) => ({ option, fit: 4 as const, alike: alikeness(asked, fold(option.label)) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike || a.option.label.length - b.option.label.length);
}

/** The options that fit a text, best first: those that hold its words; where none does, those much like it. */
export function matching(options: readonly FindOption[], text: string): readonly FindOption[] {
  const held = holding(options, text);
  return (held.length > 0 ? held : resembling(options, text)).map(({ option }) => option);
}
