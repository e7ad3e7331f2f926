import type { Question } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { AnswerField, type AnswerValue } from "./AnswerField.tsx";

/** Answers by question id; null or nothing where there is none yet. */
type AnswersByQuestion = Readonly<Record<string, AnswerValue | null | undefined>>;

export interface QuestionFieldsProps {
  readonly questions: readonly Question[];
  readonly value: AnswersByQuestion;
  readonly onChange: (value: Record<string, AnswerValue | null>) => void;
  /** What is wrong, by question id. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Questions to be answered. Sizes follow the type around them, so that they grow on a projector. */
export function QuestionFields({ questions, value, onChange, errors = {} }: QuestionFieldsProps) {
  const answers = value as Record<string, AnswerValue | null>;
  return (
    <Stack sx={{ gap: "1.75em" }}>
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          value={value[question.id] ?? null}
          error={errors[question.id]}
          onChange={(answer) => onChange({ ...answers, [question.id]: answer })}
        />
      ))}
    </Stack>
  );
}
