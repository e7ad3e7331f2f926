import type { Language, Paper, PaperLanguage, Puzzle } from "@kindling/contract";
import type { Brand } from "../../account/set-up/readBrand.ts";

/** How the file looks that a class takes home. */
export interface TakeHomeLook extends Brand {
  readonly language: Language;
  readonly paper: Paper;
  readonly site: string;
  /** The days that it is for, as its reader writes them. */
  readonly days: string;
}

/** Where families watch a film. */
export interface PaperFilm {
  readonly title: string;
  readonly address: string;
}

/** A letter home in one language. */
export interface PaperLetter {
  readonly language: PaperLanguage;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What families may talk about; null where it is not known in the letter's language. */
  readonly prompt: string | null;
  readonly teacher: string;
  readonly date: string;
  readonly films: readonly PaperFilm[];
}

/** Something to talk about. */
export interface PaperCard {
  readonly title: string;
  readonly prompt: string;
}

export interface PaperPuzzle {
  readonly title: string;
  readonly puzzle: Exclude<Puzzle, { type: "jigsaw" }>;
}

/** The parts of the file, in this order; the key comes from the puzzles. */
export type TakeHomePart =
  | { readonly letter: PaperLetter }
  | { readonly cards: readonly PaperCard[] }
  | { readonly puzzle: PaperPuzzle }
  | { readonly leftOut: readonly string[] };
