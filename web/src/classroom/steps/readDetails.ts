import type { Breathing, ClassroomTrait, QuizCard } from "@kindling/contract";

/*
 * What an item's details hold depends on its kind. The server has checked it against the contract's schemas, so here
 * it is only told apart, without them.
 */

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given => typeof value === "object" && value !== null;

const isBreathing = (value: unknown): value is Breathing =>
  isObject(value) && ["inhale", "hold", "exhale", "rounds"].every((part) => typeof value[part] === "number");

/** The breathing pattern of an item that has one. */
export function readBreathing({ breathing }: Given): Breathing | null {
  return isBreathing(breathing) ? breathing : null;
}

const isQuizCard = (value: unknown): value is QuizCard =>
  isObject(value) && typeof value["question"] === "string" && Array.isArray(value["answers"]);

/** The questions of a quiz; none of anything else. */
export function readQuizCards({ quiz_questions: cards }: Given): readonly QuizCard[] {
  return Array.isArray(cards) && cards.every(isQuizCard) ? cards : [];
}

type Episode = ClassroomTrait["videos"][number];

const isEpisode = (value: unknown): value is Episode =>
  isObject(value) && typeof value["name"] === "string" && typeof value["trait_opening_url"] === "string";

/** The episodes of a trait; none of anything else. */
export function readEpisodes({ videos }: Given): readonly Episode[] {
  return Array.isArray(videos) && videos.every(isEpisode) ? videos : [];
}
