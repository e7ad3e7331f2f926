import {
  type Breathing,
  type ClassroomItem,
  forClass,
  type Puzzle,
  type QuizCard,
  type VideoSource,
  videoSource,
} from "@kindling/contract";
import { closingSteps, type DetailStep, doingSteps, preparingSteps, textSteps } from "./detailSteps.ts";
import { type EpisodeStep, episodeSteps } from "./episodeSteps.ts";
import { readBreathing, readQuizCards } from "./readDetails.ts";

/** One thing a class is shown at a time. */
export type Step =
  | { readonly kind: "title" }
  | DetailStep
  | { readonly kind: "video"; readonly source: VideoSource; readonly address: string }
  | { readonly kind: "audio"; readonly url: string }
  | { readonly kind: "breathing"; readonly pattern: Breathing }
  | { readonly kind: "puzzle"; readonly puzzle: Puzzle; readonly clues: readonly string[] }
  | { readonly kind: "quiz"; readonly card: QuizCard; readonly place: number; readonly total: number }
  | { readonly kind: "score" }
  | { readonly kind: "nomination"; readonly most: number }
  | EpisodeStep
  | { readonly kind: "record" };

/**
 * Returns an item's steps in order, ending with the recording. What is for the teacher is in none of them; puzzles are
 * made by code that comes later.
 */
export function stepsOf(
  whole: ClassroomItem,
  puzzleSteps: (item: ClassroomItem) => Step[] = () => [],
): Step[] {
  const item = forClass(whole);
  const { introduction, script, audio_url, duration_seconds } = item.details;
  const video = item.video_url ? videoSource(item.video_url) : null;
  const pattern = readBreathing(item.details);
  return [
    { kind: "title" },
    ...textSteps("instructions", item.instructions),
    ...textSteps("introduction", introduction),
    ...textSteps("script", script),
    ...preparingSteps(item),
    ...(video && item.video_url ? [{ kind: "video", source: video, address: item.video_url } as const] : []),
    ...episodeSteps(item),
    ...(typeof audio_url === "string" && audio_url ? [{ kind: "audio", url: audio_url } as const] : []),
    ...(pattern ? [{ kind: "breathing", pattern } as const] : []),
    ...(typeof duration_seconds === "number" && duration_seconds > 0
      ? [{ kind: "timer", seconds: duration_seconds } as const]
      : []),
    ...doingSteps(item),
    ...puzzleSteps(item),
    ...closingSteps(item),
    ...quizSteps(item),
    ...nominationSteps(item.details["max_per_class"]),
    { kind: "record" },
  ];
}

/** Question by question, and how many were right. */
function quizSteps(item: ClassroomItem): Step[] {
  const cards = readQuizCards(item.details);
  const asked = cards.map(
    (card, index): Step => ({ kind: "quiz", card, place: index + 1, total: cards.length }),
  );
  return cards.length > 0 ? [...asked, { kind: "score" }] : [];
}

function nominationSteps(most: unknown): Step[] {
  return typeof most === "number" ? [{ kind: "nomination", most }] : [];
}
