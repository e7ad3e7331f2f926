import { answerNumbers, fileUrl, type QuizCard, quizCard } from "@kindling/contract";

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === "string" && value.trim() ? value.trim() : null);

/** The address of what a picture field of a form holds: an address, or a file that was just uploaded. */
function address(value: unknown): string | null {
  const uploaded = (value as { fileKey?: unknown } | null)?.fileKey;
  return typeof uploaded === "string" ? fileUrl(uploaded) : text(value);
}

/** A question from a form or row, as the class gets it. */
export function cardOf(values: Values): QuizCard {
  const op = quizCard.shape.math_op.safeParse(values["math_op"]);
  const answers = answerNumbers.map((number) => ({
    number,
    text: text(values[`answer_${number}`]),
    graphic: address(values[`answer_${number}_graphic`]),
    graphic_name: text(values[`answer_${number}_graphic_name`]),
  }));
  return {
    id: typeof values["id"] === "number" ? values["id"] : 0,
    question: text(values["question"]) ?? "",
    answers: answers.filter((each) => each.text ?? each.graphic ?? each.graphic_name),
    correct_answer: typeof values["correct_answer"] === "number" ? values["correct_answer"] : 0,
    primary_graphic: address(values["primary_graphic"]),
    primary_graphic_name: text(values["primary_graphic_name"]),
    math_op: op.data ?? null,
    recordings: [],
    teacher_notes: null,
  };
}
