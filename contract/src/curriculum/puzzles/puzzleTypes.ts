/** The kinds of puzzle there are, and a session may favour. */
export const puzzleTypes = ["word_search", "word_scramble", "crossword", "jigsaw"] as const;
