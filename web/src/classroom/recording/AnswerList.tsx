import type { Question } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Answers, isAnswered } from "./answers.ts";

export function AnswerList({ questions, answers }: { questions: readonly Question[]; answers: Answers }) {
  const { t } = useTranslation("classroom");
  const words = (value: Answers[string]) => {
    if (typeof value === "boolean") return t(value ? "record.yes" : "record.no");
    return Array.isArray(value) ? value.join(", ") : String(value);
  };
  return (
    <Box component="dl" sx={{ display: "grid", gap: 1.5 }}>
      {questions
        .filter((question) => isAnswered(answers[question.id]))
        .map((question) => (
          <div key={question.id}>
            <Typography variant="stageLabel" component="dt" sx={{ color: "text.secondary", fontWeight: 500 }}>
              {question.label}
            </Typography>
            <Typography variant="stageLabel" component="dd" sx={{ whiteSpace: "pre-wrap" }}>
              {words(answers[question.id] ?? "")}
            </Typography>
          </div>
        ))}
    </Box>
  );
}
