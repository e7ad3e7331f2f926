import type { Language, Localized } from "../../core/language.ts";

/** Why a puzzle can't be made: the field, the list entry and the reason. */
export interface PuzzleFault {
  readonly path: "puzzle_type" | "words" | "clues" | "image_url" | "grid_size";
  /** Index in the list, if one entry is at fault. */
  readonly index?: number;
  readonly reason: PuzzleReason;
  /** The word or letter in the message. */
  readonly word?: string;
  readonly other?: string;
  /** The size in the message: the current or a suggested one. */
  readonly size?: number;
}

export type Made<T> =
  | { readonly puzzle: T; readonly faults?: undefined }
  | { readonly puzzle?: undefined; readonly faults: readonly PuzzleFault[] };

type Say = (fault: { word: string; other: string; size: number }) => string;

const reasons = {
  noType: {
    en: () => "Choose what kind of puzzle it is",
    es: () => "Elige qué tipo de pasatiempo es",
  },
  noWords: {
    en: () => "A class can play it once it has words",
    es: () => "La clase podrá jugar cuando tenga palabras",
  },
  noPicture: {
    en: () => "A class can play it once it has a picture",
    es: () => "La clase podrá jugar cuando tenga una imagen",
  },
  noClue: {
    en: ({ word }) => `“${word}” needs a clue, or a class can only guess`,
    es: ({ word }) => `“${word}” necesita una pista; sin ella la clase solo puede adivinar`,
  },
  clueWithoutWord: {
    en: ({ word }) => `The clue “${word}” has no word beside it`,
    es: ({ word }) => `La pista “${word}” no tiene palabra a su lado`,
  },
  noLetters: {
    en: ({ word }) => `“${word}” has no letters`,
    es: ({ word }) => `“${word}” no tiene letras`,
  },
  strangeLetter: {
    en: ({ word, other }) => `“${word}” has ${other}, which is no letter from A to Z`,
    es: ({ word, other }) => `“${word}” tiene ${other}, que no es una letra de la A a la Z`,
  },
  tooShort: {
    en: ({ word }) => `“${word}” is too short: a puzzle's word has two letters or more`,
    es: ({ word }) => `“${word}” es demasiado corta: una palabra necesita al menos dos letras`,
  },
  twice: {
    en: ({ word }) => `“${word}” is in the list twice`,
    es: ({ word }) => `“${word}” está dos veces en la lista`,
  },
  inside: {
    en: ({ word, other }) =>
      `“${word}” stands inside “${other}”, read forwards or backwards, so it would be found twice`,
    es: ({ word, other }) =>
      `“${word}” está dentro de “${other}”, leída al derecho o al revés, y se encontraría dos veces`,
  },
  tooLong: {
    en: ({ word, size }) => `“${word}” is longer than the grid, which has room for ${size} letters`,
    es: ({ word, size }) => `“${word}” no cabe en la cuadrícula, que es de ${size} letras de lado`,
  },
  tooFull: {
    en: ({ size }) => `The words don't fit in this grid: try ${size}`,
    es: ({ size }) => `Las palabras no caben en esta cuadrícula: prueba con ${size}`,
  },
  tooManyLetters: {
    en: ({ size }) => `The words have too many letters even for a grid of ${size}: leave some out`,
    es: ({ size }) => `Hay demasiadas letras incluso para una cuadrícula de ${size}: quita alguna palabra`,
  },
  noScramble: {
    en: ({ word }) => `The letters of “${word}” make nothing but itself or another word of the list`,
    es: ({ word }) => `Las letras de “${word}” solo forman la misma palabra u otra de la lista`,
  },
  unconnected: {
    en: ({ word }) => `“${word}” can't be crossed with the other words: change it or leave it out`,
    es: ({ word }) => `“${word}” no se puede cruzar con las demás: cámbiala o quítala`,
  },
  tooManyPieces: {
    en: ({ size }) => `A jigsaw has up to ${size} pieces a side`,
    es: ({ size }) => `Un rompecabezas tiene como mucho ${size} piezas por lado`,
  },
} satisfies Record<string, Localized<Say>>;

export type PuzzleReason = keyof typeof reasons;

/** Returns the message for a fault. */
export function sayPuzzleFault(
  { reason, word = "", other = "", size = 0 }: PuzzleFault,
  language: Language,
): string {
  return reasons[reason][language]({ word, other, size });
}
