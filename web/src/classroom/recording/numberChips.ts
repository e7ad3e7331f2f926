import { type Question, studentsQuestion } from "@kindling/contract";

/** How much of a class took part; null for a plain number. */
type Share = "all" | "most" | "half" | "few";

/** A number to be tapped. */
export interface NumberChip {
  readonly share: Share | null;
  readonly number: number;
}

/** Sizes that classes often have, offered until the size of this one is known. */
const usualSizes = [18, 20, 22, 24, 26, 28];
const minutes = [5, 10, 15, 20, 30, 45];
const smallNumbers = [1, 2, 3, 5, 10, 20];

const shares: readonly (readonly [Share, (size: number) => number])[] = [
  ["all", (size) => size],
  ["most", (size) => Math.round(size * 0.75)],
  ["half", (size) => Math.round(size / 2)],
  ["few", (size) => Math.round(size / 4)],
];

const asksMinutes = (label: string) => /minute|minuto/i.test(label);

const plain = (numbers: readonly number[]) => numbers.map((number): NumberChip => ({ share: null, number }));

/** Returns the numbers that fit a question; `classSize` is null until a class has told it. */
export function numberChips({ id, label }: Question, classSize: number | null): readonly NumberChip[] {
  if (id !== studentsQuestion) return plain(asksMinutes(label) ? minutes : smallNumbers);
  if (!classSize) return plain(usualSizes);
  const chips = shares.map(([share, of]): NumberChip => ({ share, number: of(classSize) }));
  // In a very small class some of them are the same number, or none.
  return chips.filter(
    ({ number }, at) => number > 0 && chips.findIndex((each) => each.number === number) === at,
  );
}
