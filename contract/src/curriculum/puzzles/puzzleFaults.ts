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
    en: () => "Choose a puzzle type.",
    es: () => "Elija un tipo de pasatiempo.",
  },
  noWords: {
    en: () => "Add words so classes can play.",
    es: () => "Agregue palabras para que las clases puedan jugar.",
  },
  noPicture: {
    en: () => "Add a picture so classes can play.",
    es: () => "Agregue una imagen para que las clases puedan jugar.",
  },
  noClue: {
    en: ({ word }) => `Add a clue for “${word}”.`,
    es: ({ word }) => `Agregue una pista para “${word}”.`,
  },
  clueWithoutWord: {
    en: ({ word }) => `The clue “${word}” has no word. Add a word or remove the clue.`,
    es: ({ word }) => `La pista “${word}” no tiene palabra. Agregue una palabra o quite la pista.`,
  },
  noLetters: {
    en: ({ word }) => `“${word}” has no letters. Change or remove it.`,
    es: ({ word }) => `“${word}” no tiene letras. Cámbiela o quítela.`,
  },
  strangeLetter: {
    en: ({ word, other }) => `“${word}” contains ${other}. Use only letters from A to Z.`,
    es: ({ word, other }) => `“${word}” contiene ${other}. Use solo letras de la A a la Z.`,
  },
  tooShort: {
    en: ({ word }) => `“${word}” is too short. Use at least two letters.`,
    es: ({ word }) => `“${word}” es demasiado corta. Use al menos dos letras.`,
  },
  twice: {
    en: ({ word }) => `“${word}” is in the list twice. Remove one.`,
    es: ({ word }) => `“${word}” está dos veces en la lista. Quite una.`,
  },
  inside: {
    en: ({ word, other }) => `“${word}” is also part of “${other}”, forward or backward. Change one of them.`,
    es: ({ word, other }) =>
      `“${word}” también está dentro de “${other}”, al derecho o al revés. Cambie una de las dos.`,
  },
  tooLong: {
    en: ({ word, size }) => `“${word}” is too long for the grid. Use at most ${size} letters.`,
    es: ({ word, size }) =>
      `“${word}” es demasiado larga para la cuadrícula. Use ${size} letras como máximo.`,
  },
  tooFull: {
    en: ({ size }) => `The words don't fit in this grid. Try size ${size}.`,
    es: ({ size }) => `Las palabras no caben en esta cuadrícula. Pruebe con el tamaño ${size}.`,
  },
  tooManyLetters: {
    en: ({ size }) => `The words have too many letters even for a ${size} × ${size} grid. Remove some words.`,
    es: ({ size }) =>
      `Hay demasiadas letras incluso para una cuadrícula de ${size} × ${size}. Quite algunas palabras.`,
  },
  noScramble: {
    en: ({ word }) => `“${word}” can't be scrambled into anything else. Choose another word.`,
    es: ({ word }) => `Las letras de “${word}” no se pueden revolver de otra forma. Elija otra palabra.`,
  },
  unconnected: {
    en: ({ word }) => `“${word}” can't cross any other word. Change or remove it.`,
    es: ({ word }) => `“${word}” no se puede cruzar con las demás. Cámbiela o quítela.`,
  },
  tooManyPieces: {
    en: ({ size }) => `A jigsaw can have at most ${size} pieces per side.`,
    es: ({ size }) => `Un rompecabezas puede tener como máximo ${size} piezas por lado.`,
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
