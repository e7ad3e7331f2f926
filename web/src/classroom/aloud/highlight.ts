import { type Passage, rangeIn } from "./passages.ts";
import type { Stretch } from "./sentences.ts";

/** The names of what is marked, as style sheets know them. */
export const sentenceName = "aloud-sentence";
export const wordName = "aloud-word";
/** Set on what is read now: a group, or a passage whose words can't be marked. */
export const readingMark = "data-reading";

const canMark = () => typeof Highlight !== "undefined" && "highlights" in CSS;

function mark(name: string, { element }: Passage, { start, end }: Stretch): boolean {
  const range = canMark() ? rangeIn(element, start, end) : null;
  if (range) CSS.highlights.set(name, new Highlight(range));
  else if (canMark()) CSS.highlights.delete(name);
  return range !== null;
}

function markElement(element: Element | null) {
  for (const old of document.querySelectorAll(`[${readingMark}]`))
    if (old !== element) old.removeAttribute(readingMark);
  element?.setAttribute(readingMark, "");
}

/** Marks the sentence that is read, and the answer it belongs to. */
export function markSentence(passage: Passage, sentence: Stretch): void {
  if (canMark()) CSS.highlights.delete(wordName);
  const isMarked = mark(sentenceName, passage, sentence);
  markElement(passage.element.closest("[data-aloud='group']") ?? (isMarked ? null : passage.element));
}

/** Marks the word that is spoken. */
export function markWord(passage: Passage, word: Stretch): void {
  mark(wordName, passage, word);
}

/** Marks all of some passages, for a voice that doesn't tell where it is. */
export function markAll(passages: readonly Passage[]): void {
  unmark();
  const ranges = passages.map(({ element, text }) => (canMark() ? rangeIn(element, 0, text.length) : null));
  const drawn = ranges.filter((range) => range !== null);
  if (drawn.length > 0) CSS.highlights.set(sentenceName, new Highlight(...drawn));
  for (const [index, { element }] of passages.entries())
    if (!ranges[index]) element.setAttribute(readingMark, "");
}

/** Takes every mark away. */
export function unmark(): void {
  if (canMark()) for (const name of [sentenceName, wordName]) CSS.highlights.delete(name);
  markElement(null);
}
