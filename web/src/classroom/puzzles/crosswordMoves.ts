import { type Crossword, type CrosswordEntry, lettersOf } from "@kindling/contract";

/** The cell of an entry's letter, as `row,col`. */
export function cellOf({ row, col, direction }: CrosswordEntry, letter: number): string {
  return direction === "down" ? `${row + letter},${col}` : `${row},${col + letter}`;
}

/** The cells of an entry, in the order of its letters. */
export function cellsOf(entry: CrosswordEntry): readonly string[] {
  return Array.from(entry.letters, (_, letter) => cellOf(entry, letter));
}

export function entriesAt({ entries }: Crossword, cell: string): readonly CrosswordEntry[] {
  return entries.filter((entry) => cellsOf(entry).includes(cell));
}

export function isRight(entry: CrosswordEntry, written: ReadonlyMap<string, string>): boolean {
  return Array.from(entry.letters).every((letter, at) => written.get(cellOf(entry, at)) === letter);
}

/** Whether an entry has a letter in every cell and is not right. */
export function isWrong(entry: CrosswordEntry, written: ReadonlyMap<string, string>): boolean {
  return cellsOf(entry).every((cell) => written.has(cell)) && !isRight(entry, written);
}

/** The letter that was put into a cell's field, before or after the one that was there; undefined when none was. */
export function letterPut(text: string, before: string): string | undefined {
  const letters = Array.from(lettersOf(text));
  const old = letters.indexOf(before);
  if (old >= 0) letters.splice(old, 1);
  return letters.at(-1);
}

/** The nearest cell of the crossword from another in a direction; undefined at the rim. */
export function nextCell(
  { rows, height, width }: Crossword,
  cell: string,
  [down, across]: readonly [down: number, across: number],
): string | undefined {
  const [from = 0, start = 0] = cell.split(",").map(Number);
  let row = from + down;
  let col = start + across;
  while (row >= 0 && col >= 0 && row < height && col < width) {
    if (rows[row]?.[col]) return `${row},${col}`;
    row += down;
    col += across;
  }
  return undefined;
}
