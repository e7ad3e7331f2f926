import type { Question } from "@kindling/contract";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerFields } from "./AnswerFields.tsx";
import type { Answers } from "./answers.ts";
import { RecordPanel } from "./RecordPanel.tsx";

/** The questions as a class would meet them; what is tapped here goes nowhere. */
export function QuestionsPreview({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation("classroom");
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <RecordPanel title={t("record.title")}>
      <AnswerFields questions={questions} value={answers} onChange={setAnswers} />
      <Typography role="note" color="textSecondary">
        {t("record.previewOnly")}
      </Typography>
    </RecordPanel>
  );
}
