import {
  type BookletItem,
  breathing,
  detailLabels,
  directionOf,
  type FurtherLetter,
  illustrationParts,
  languageName,
  noteLines,
  type QuizCard,
  quizCard,
} from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageNames, useFormat, useLanguage } from "../../core/language.ts";
import { Part, type ProseProps } from "./Part.tsx";
import { QuizQuestions } from "./QuizQuestions.tsx";

/** The questions of a quiz; what is none is left out. */
function readQuestions(value: unknown): QuizCard[] {
  return Array.isArray(value) ? value.flatMap((card) => quizCard.safeParse(card).data ?? []) : [];
}

const textsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A puzzle's words, each with its clue where it has one. */
function readWords({ words, clues }: BookletItem["details"]): string[] {
  const asked = textsOf(clues);
  return textsOf(words).map((word, index) => [word, asked[index]].filter(Boolean).join(": "));
}

type Labels = Readonly<Record<string, string>>;

/** Lists whose order is the order in which things are done. */
const ordered = new Set(["steps"]);

/** What draws nothing of its own: how a puzzle is laid out, its clues (each stands with its word), the stage's pictures. */
const unseen = new Set<string>([
  "seed",
  "grid_size",
  "image_url",
  "clues",
  "piece_texts",
  "recordings",
  ...illustrationParts,
]);

/** What an item has of its type: materials, a script, letters to families, a quiz's questions, a trait's episodes. */
export function BookletDetails({
  item: { kind, details },
  Prose,
}: {
  readonly item: Pick<BookletItem, "kind" | "details">;
  readonly Prose: (props: ProseProps) => ReactNode;
}) {
  const { t } = useTranslation(["calendar", "curriculum"]);
  const language = useLanguage();
  const format = useFormat();
  const labels: Labels =
    kind === "trait" ? { episodes: t("booklet.episodes") } : detailLabels(kind, language);
  const puzzleName = (value: unknown) =>
    value === "word_search" || value === "word_scramble" || value === "crossword" || value === "jigsaw"
      ? t(`curriculum:sessions.puzzles.${value}`)
      : null;

  function drawn(key: string, value: unknown): ReactNode {
    const pattern = key === "breathing" ? breathing.safeParse(value).data : undefined;
    if (pattern) {
      const parts = ["inhale", "hold", "exhale", "rounds"] as const;
      return parts.map((part) => `${labels[part] ?? part}: ${format.number(pattern[part])}`).join(" · ");
    }
    if (key === "puzzle_type") return puzzleName(value);
    if (key === "quiz_questions") {
      const cards = readQuestions(value);
      return cards.length > 0 && <QuizQuestions cards={cards} />;
    }
    if (key === "words") {
      const words = readWords(details);
      return words.length > 0 && <Entries entries={words} isOrdered={false} />;
    }
    if (key === "letter") return value !== undefined && <Letters letter={value} Prose={Prose} />;
    if (key === "letters") return Array.isArray(value) && <Further letters={value} Prose={Prose} />;
    const notes = noteLines(key, value);
    if (notes) return notes.length > 0 && <Entries entries={notes} isOrdered={false} />;
    if (Array.isArray(value))
      return value.length > 0 && <Entries entries={value} isOrdered={ordered.has(key)} />;
    if (typeof value === "number") return format.number(value);
    return typeof value === "string" && value ? <Prose text={value} /> : null;
  }

  return Object.entries(labels).map(([key, title]) => {
    const body = unseen.has(key) ? null : drawn(key, details[key]);
    if (!body) return null;
    return (
      <Part key={key} title={title}>
        {typeof body === "string" ? <Typography>{body}</Typography> : body}
      </Part>
    );
  });
}

function Entries({
  entries,
  isOrdered,
}: {
  readonly entries: readonly unknown[];
  readonly isOrdered: boolean;
}) {
  return (
    <Box component={isOrdered ? "ol" : "ul"} sx={{ m: 0, pl: 3 }}>
      {entries.map((entry, index) => (
        <li key={index}>{textOf(entry)}</li>
      ))}
    </Box>
  );
}

function textOf(entry: unknown): string {
  if (typeof entry === "string") return entry;
  const { name } = (entry ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : "";
}

/** A letter in each language it is written in. */
function Letters({
  letter,
  Prose,
}: {
  readonly letter: unknown;
  readonly Prose: (props: ProseProps) => ReactNode;
}) {
  const texts = (letter ?? {}) as Readonly<Record<string, unknown>>;
  return (Object.keys(languageNames) as (keyof typeof languageNames)[]).map((language) => {
    const text = texts[language];
    if (typeof text !== "string" || !text) return null;
    return (
      <Box
        key={language}
        lang={language}
        sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, mt: 1 }}
      >
        <Typography variant="overline">{languageNames[language]}</Typography>
        <Prose text={text} />
      </Box>
    );
  });
}

/** Letters in more languages, each under its language's own name. */
function Further({
  letters,
  Prose,
}: {
  readonly letters: readonly FurtherLetter[];
  readonly Prose: (props: ProseProps) => ReactNode;
}) {
  return letters.map(({ language, title, text }) => (
    <Box
      key={language}
      lang={language}
      dir={directionOf(language)}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, mt: 1 }}
    >
      <Typography variant="overline">{languageName(language)}</Typography>
      <Prose text={[title, text].filter(Boolean).join("\n")} />
    </Box>
  ));
}
