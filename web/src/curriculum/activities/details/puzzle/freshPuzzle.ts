import { newSeed } from "./newSeed.ts";

/** What a new puzzle starts with; its seed is drawn here, so that what is saved is what was seen. */
export const freshPuzzle = {
  puzzle_type: null,
  words: [],
  clues: [],
  image_url: null,
  piece_texts: [],
  grid_size: null,
  seed: newSeed(),
};
