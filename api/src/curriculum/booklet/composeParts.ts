import {
  type FurtherLetter,
  type Language,
  languageName,
  languages,
  type QuizCard,
  quizCard,
} from "@kindling/contract";
import type { Block, Run } from "./Block.ts";
import { bookletSay } from "./bookletSay.ts";
import { readProse } from "./readProse.ts";

const picture = (address: string | null, alt: string | null, height: number): Block[] =>
  address ? [{ type: "picture", address, height, alt: alt ?? "" }] : [];

function composeCard(card: QuizCard, right: string): Block[] {
  const answers = card.answers.map((answer): Block[] => {
    const isRight = answer.number === card.correct_answer;
    const words = answer.text ?? answer.graphic_name ?? "";
    const runs: Run[] = [
      { text: words, isBold: isRight },
      ...(isRight ? [{ text: `${words ? " " : ""}${right}`, isBold: true }] : []),
    ];
    return [{ type: "text", runs }, ...picture(answer.graphic, answer.graphic_name, 54)];
  });
  return [
    { type: "text", runs: [{ text: card.question, isBold: true }] },
    ...picture(card.primary_graphic, card.primary_graphic_name, 110),
    ...(answers.length > 0 ? [{ type: "list", isOrdered: true, entries: answers } as const] : []),
  ];
}

/** Quiz questions with answers; the correct one is bold and marked in words. */
export function composeQuiz(value: unknown, language: Language): Block[] {
  const cards = Array.isArray(value) ? value.flatMap((card) => quizCard.safeParse(card).data ?? []) : [];
  if (cards.length === 0) return [];
  const entries = cards.map((card) => composeCard(card, `(${bookletSay[language].right})`));
  return [{ type: "list", isOrdered: true, entries }];
}

/** A trait's episodes with their links. */
export function composeEpisodes(value: unknown): Block[] {
  if (!Array.isArray(value) || value.length === 0) return [];
  const entries = (value as { name?: unknown; url?: unknown }[]).map(({ name, url }): Block[] => {
    const text = typeof name === "string" ? name : "";
    return [
      { type: "text", runs: [{ text, ...(typeof url === "string" && { link: url, isUnderlined: true }) }] },
    ];
  });
  return [{ type: "list", isOrdered: true, entries }];
}

/** A letter per language, each in a box. */
export function composeLetters(value: unknown, language: Language): Block[] {
  const texts = value as Readonly<Record<string, unknown>>;
  const names = bookletSay[language].language;
  return languages.flatMap((each): Block[] => {
    const text = texts[each];
    return typeof text === "string" && text
      ? [{ type: "box", title: names[each], blocks: readProse(text) }]
      : [];
  });
}

/** Letters in more languages, each in a box under its language's own name. */
export function composeFurther(value: unknown): Block[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly FurtherLetter[]).map(({ language, title, text }): Block => {
    const blocks = readProse([title, text].filter(Boolean).join("\n"));
    return { type: "box", title: languageName(language), blocks };
  });
}
