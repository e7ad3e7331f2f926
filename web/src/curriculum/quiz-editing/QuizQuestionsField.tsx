import { activities, type QuizCard, quizQuestionEndpoints } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { useOrdering } from "../ordering/useOrdering.tsx";
import { ChosenQuestion } from "./ChosenQuestion.tsx";
import { cardOf } from "./cardOf.ts";
import { QuestionDrawer } from "./QuestionDrawer.tsx";

const { useField } = fieldsOf(activities.quiz);

interface StoredQuiz {
  readonly quiz_questions?: readonly QuizCard[];
  readonly response_count?: number;
}

/** The questions of a quiz: found in the bank or written here, in the order a class meets them. */
export function QuizQuestionsField() {
  const { t } = useTranslation("quizzes");
  const field = useField({ name: "question_ids" });
  const stored = useFormAround().row as StoredQuiz | null;
  const ids = (field.value ?? []) as readonly number[];
  const cards = useCards(ids, stored?.quiz_questions ?? []);
  const [sheet, setSheet] = useState<number | "new" | null>(null);
  const [picked, setPicked] = useState(0);
  const answered = (stored?.response_count ?? 0) > 0;
  const fixed = field.readOnly || answered;

  const put = (next: readonly number[]) => field.onChange([...new Set(next)]);
  const { order, row, status } = useOrdering(ids, put, (now) => t("quiz.moved", now));

  return (
    <>
      <Stack spacing={1.5} role="group" aria-label={t("quiz.questions")}>
        {answered && <Alert severity="info">{t("quiz.locked")}</Alert>}
        {field.error && <Alert severity="error">{field.error}</Alert>}
        {ids.length === 0 && <Typography color="textSecondary">{t("quiz.none")}</Typography>}
        <Stack component="ol" spacing={1}>
          {ids.map((id, index) => (
            <li key={id} {...row(index)}>
              <ChosenQuestion
                card={cards[index]}
                order={order(index)}
                fixed={fixed}
                onEdit={() => setSheet(id)}
              />
            </li>
          ))}
        </Stack>
        {!fixed && (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
            <Box sx={{ flex: "1 1 240px" }}>
              <ReferencePicker
                // A new picker after each choice clears what was typed.
                key={picked}
                autoFocus={picked > 0}
                list={quizQuestionEndpoints.list}
                label={t("quiz.find")}
                value={null}
                onChange={(found) => {
                  if (!found) return;
                  put([...ids, found.id]);
                  setPicked((count) => count + 1);
                }}
              />
            </Box>
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setSheet("new")}>
              {t("quiz.write")}
            </Button>
          </Stack>
        )}
        {status}
      </Stack>
      {sheet !== null && (
        <QuestionDrawer
          id={sheet === "new" ? null : sheet}
          onClose={() => setSheet(null)}
          onSaved={(id) => {
            if (sheet === "new") put([...ids, id]);
          }}
        />
      )}
    </>
  );
}

/** The questions of some ids, those that the stored quiz brought along and those chosen since, as they are now. */
function useCards(ids: readonly number[], stored: readonly QuizCard[]): (QuizCard | undefined)[] {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: [quizQuestionEndpoints.get.name, id, "card"],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        cardOf((await call(quizQuestionEndpoints.get, { params: { id }, signal })).data),
      initialData: stored.find((card) => card.id === id),
      staleTime: 60_000,
    })),
  });
  return found.map(({ data }) => data);
}
