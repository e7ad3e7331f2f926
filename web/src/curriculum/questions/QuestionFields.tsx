import type { Question } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { AnswerField, type AnswerValue } from "./AnswerField.tsx";

/** Answers by question ID; null or missing if unanswered. */
type AnswersByQuestion = Readonly<Record<string, AnswerValue | null | undefined>>;

export interface QuestionFieldsProps {
  readonly questions: readonly Question[];
  readonly value: AnswersByQuestion;
  readonly onChange: (value: Record<string, AnswerValue | null>) => void;
  /** Errors by question ID. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Questions to answer; sizes are relative, so that they grow on a projector. */
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
