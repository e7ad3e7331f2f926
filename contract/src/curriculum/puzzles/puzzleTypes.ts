export const puzzleTypes = ["word_search", "word_scramble", "crossword", "jigsaw"] as const;
