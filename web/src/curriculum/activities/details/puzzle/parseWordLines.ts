export interface WordLine {
  readonly word: string;
  readonly clue: string;
}

/**
 * Reads pasted text: a word a line, its clue after a tab, a colon or a dash with room around it. Numbers and
 * bullets at the beginning of a line fall away.
 */
export function parseWordLines(text: string): readonly WordLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^(?:\d+[.)]\s+|[•*–-]\s+)/, ""))
    .filter((line) => line !== "")
    .map((line) => {
      const [, word = line, clue = ""] = /^(.*?)(?:\t|\s+[-–—]\s+|\s*[:;=]\s+)(.*)$/.exec(line) ?? [];
      return { word: word.trim(), clue: clue.trim() };
    })
    .filter(({ word }) => word !== "");
}
