import type { Question, QuestionSummary } from "@kindling/contract";

/** A question with its answer counts; quizzes mark the correct answer by number, from 1. */
export interface CountedQuestion extends Pick<Question, "id" | "label" | "kind"> {
  /** Of a quiz null where there is no such answer. */
  readonly options: readonly (string | null)[] | null;
  readonly correct: number | null;
  readonly given: readonly { readonly value: unknown; readonly count: number }[];
}

type Count = QuestionSummary["counts"][number];

const fixedAnswers: Partial<Record<Question["kind"], readonly string[]>> = {
  scale_5: ["1", "2", "3", "4", "5"],
  yes_no: ["true", "false"],
};

/** Summarizes one question: answer counts, mean and sum. */
export function countAnswers({ id, label, kind, options, correct, given }: CountedQuestion): QuestionSummary {
  const answered = given.reduce((sum, { count }) => sum + count, 0);
  const isMeasured = kind === "number" || kind === "scale_5";
  const sum = isMeasured ? given.reduce((total, { value, count }) => total + Number(value) * count, 0) : null;
  return {
    id,
    label,
    kind,
    answered,
    counts: correct === null ? countsOf(kind, options, given) : markedCounts(options ?? [], correct, given),
    mean: sum === null || answered === 0 ? null : sum / answered,
    sum: kind === "number" ? sum : null,
  };
}

/** How often each answer was given: those there are to choose in their order, then others that once were. */
function countsOf(
  kind: Question["kind"],
  options: CountedQuestion["options"],
  given: CountedQuestion["given"],
): Count[] {
  if (kind === "number" || kind.endsWith("text")) return [];
  const known = fixedAnswers[kind] ?? options?.filter((option) => option !== null) ?? [];
  const counts = new Map(known.map((answer) => [answer, 0]));
  for (const { value, count } of given) {
    for (const answer of [value].flat().map(String)) counts.set(answer, (counts.get(answer) ?? 0) + count);
  }
  return [...counts].map(([answer, count]) => ({ answer, count }));
}

/** The same for quiz questions, whose answers are stored by number. */
function markedCounts(
  options: readonly (string | null)[],
  correct: number,
  given: CountedQuestion["given"],
): Count[] {
  return options.flatMap((answer, index) => {
    if (answer === null) return [];
    const count = given.find(({ value }) => value === index + 1)?.count ?? 0;
    return { answer, count, right: index + 1 === correct };
  });
}
