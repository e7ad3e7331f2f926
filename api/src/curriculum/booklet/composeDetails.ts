import {
  type BookletItem,
  breathing,
  detailLabels,
  illustrationParts,
  type Language,
  locales,
  noteLines,
} from "@kindling/contract";
import { type Block, textBlock } from "./Block.ts";
import { bookletSay } from "./bookletSay.ts";
import { composeEpisodes, composeFurther, composeLetters, composeQuiz } from "./composeParts.ts";
import { composePuzzle, puzzleWords } from "./composePuzzle.ts";
import { readProse } from "./readProse.ts";

type Labels = Readonly<Record<string, string>>;

/** Lists whose order is the order in which things are done. */
const ordered = new Set(["steps"]);

/** Details printed with another part: puzzle layout and clues. Illustrations are for the stage. */
const unseen = new Set<string>([
  "seed",
  "grid_size",
  "clues",
  "piece_texts",
  "recordings",
  ...illustrationParts,
]);

function composeBreathing(value: unknown, labels: Labels, language: Language): string | undefined {
  const pattern = breathing.safeParse(value).data;
  if (!pattern) return undefined;
  const number = new Intl.NumberFormat(locales[language]);
  const parts = ["inhale", "hold", "exhale", "rounds"] as const;
  return parts.map((part) => `${labels[part] ?? part}: ${number.format(pattern[part])}`).join(" · ");
}

/** The blocks of one detail by its key. */
function composeDetail(key: string, value: unknown, item: BookletItem, language: Language): Block[] {
  const say = bookletSay[language];
  if (key === "puzzle_type") {
    const name = Object.entries(say.puzzles).find(([type]) => type === value)?.[1];
    return name ? [textBlock(name), ...composePuzzle(item, language)] : [];
  }
  if (key === "words") return puzzleWords(item);
  if (key === "quiz_questions") return composeQuiz(value, language);
  if (key === "episodes") return composeEpisodes(value);
  if (key === "letter") return composeLetters(value, language);
  if (key === "letters") return composeFurther(value);
  if (key === "image_url")
    return typeof value === "string"
      ? [{ type: "picture", address: value, height: 220, alt: item.title }]
      : [];
  if (Array.isArray(value)) {
    const texts = noteLines(key, value) ?? value.filter((entry) => typeof entry === "string");
    const entries = texts.map((entry) => [textBlock(entry)]);
    return entries.length > 0 ? [{ type: "list", isOrdered: ordered.has(key), entries }] : [];
  }
  if (typeof value === "number") return [textBlock(new Intl.NumberFormat(locales[language]).format(value))];
  return typeof value === "string" ? readProse(value) : [];
}

/** What an item has of its type, each with its heading: materials, a script, letters, a quiz's questions, episodes. */
export function composeDetails(item: BookletItem, language: Language): Block[] {
  const labels =
    item.kind === "trait" ? { episodes: bookletSay[language].episodes } : detailLabels(item.kind, language);
  return Object.entries(labels).flatMap(([key, title]): Block[] => {
    const value = item.details[key];
    if (unseen.has(key) || value === undefined || value === null) return [];
    const breath = composeBreathing(value, labels, language);
    const blocks = breath ? [textBlock(breath)] : composeDetail(key, value, item, language);
    // A picture speaks for itself, and may turn out to be one that paper does not take.
    if (blocks.every(({ type }) => type === "picture")) return blocks;
    return [{ type: "heading", level: 2, text: title }, ...blocks];
  });
}
