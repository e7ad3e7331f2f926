import { z } from "zod";
import { optionalChoice } from "../../../core/fields.ts";
import { addressOrFileInput } from "../../../core/storedFile.ts";
import { puzzleTypes } from "../../puzzles/puzzleTypes.ts";
import { defineActivity } from "../defineActivity.ts";
import { clues, lines, list, number, pieceTexts, text, whole } from "../detailFields.ts";

export const puzzle = defineActivity("puzzle", {
  details: {
    // A word and its clue share an index.
    row: {
      puzzle_type: z.enum(puzzleTypes).nullish(),
      words: list,
      clues: list,
      image_url: text,
      /** What each piece of a jigsaw shows, row by row. */
      piece_texts: list,
      grid_size: number,
      seed: number,
    },
    input: {
      puzzle_type: optionalChoice(puzzleTypes),
      words: lines(),
      clues: clues(),
      image_url: addressOrFileInput(),
      piece_texts: pieceTexts(),
      grid_size: whole(2, 30).nullable().optional(),
      seed: whole(1, 2_147_483_647).nullable().optional(),
    },
    labels: {
      en: {
        puzzle_type: "Puzzle Type",
        words: "Words",
        clues: "Clues",
        image_url: "Picture",
        piece_texts: "What the Pieces Show",
        grid_size: "Grid Size",
        seed: "Layout",
      },
      es: {
        puzzle_type: "Tipo de pasatiempo",
        words: "Palabras",
        clues: "Pistas",
        image_url: "Imagen",
        piece_texts: "Qué muestran las piezas",
        grid_size: "Tamaño de la cuadrícula",
        seed: "Disposición",
      },
    },
  },
  sample: {
    title: "Words of patience",
    "details.puzzle_type": "word_search",
    "details.words": "PATIENCE; WAIT; CALM; BREATHE; TRUST",
    "details.grid_size": "12",
  },
});
