import type { FormResponse } from "./FormResponse.ts";

/** How often each answer to a question was given. */
export interface Tally {
  readonly id: string;
  readonly label: string;
  readonly kind: "scale_5" | "yes_no" | "choice" | "multi_choice";
  /** How many answered it. */
  readonly answered: number;
  /** The answers, in the order of the scale, else the most frequent first. */
  readonly counts: readonly { readonly answer: string; readonly count: number }[];
  /** The mean of a scale. */
  readonly mean: number | null;
}

const countable = ["scale_5", "yes_no", "choice", "multi_choice"] as const;
const fixedOrder = { scale_5: ["1", "2", "3", "4", "5"], yes_no: ["true", "false"] } as const;

const isCountable = (kind: string): kind is Tally["kind"] => countable.some((each) => each === kind);

/** Counts the answers of one item's responses, question by question; what is written freely can't be counted. */
export function tallyAnswers(responses: readonly Pick<FormResponse, "answers">[]): Tally[] {
  const questions = responses[0]?.answers ?? [];
  return questions.flatMap(({ id, label, kind }) => {
    if (!isCountable(kind)) return [];
    const given = responses
      .map((each) => each.answers.find((answer) => answer.id === id)?.value ?? null)
      .filter((value) => value !== null);
    const counts = new Map<string, number>();
    if (kind === "scale_5" || kind === "yes_no") for (const answer of fixedOrder[kind]) counts.set(answer, 0);
    for (const answer of given.flat()) counts.set(String(answer), (counts.get(String(answer)) ?? 0) + 1);
    const listed = [...counts].map(([answer, count]) => ({ answer, count }));
    if (kind.endsWith("choice")) listed.sort((a, b) => b.count - a.count || a.answer.localeCompare(b.answer));
    const sum = given.reduce<number>((total, value) => total + Number(value), 0);
    const mean = kind === "scale_5" && given.length > 0 ? sum / given.length : null;
    return [{ id, label, kind, answered: given.length, counts: listed, mean }];
  });
}
