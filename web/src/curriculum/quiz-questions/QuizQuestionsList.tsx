import {
  mathOpNames,
  mathOps,
  mathSigns,
  quizQuestionEndpoints,
  quizQuestions,
  type Reference,
  resourceEndpoints,
  sessionThemeEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import GraphicsIcon from "@mui/icons-material/PhotoLibraryOutlined";
import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLanguage } from "../../core/language.ts";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { cellColumn, column, momentColumn, numberColumn, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { GraphicsDialog } from "../quiz-editing/GraphicsDialog.tsx";
import { QuestionFields } from "../quiz-editing/QuestionFields.tsx";
import { QuizTabs } from "../quiz-editing/QuizTabs.tsx";
import { QuestionCell } from "./QuestionCell.tsx";

export type QuestionRow = RowOf<typeof quizQuestionEndpoints.list>;

const columns = [
  cellColumn("question", (row: QuestionRow) => <QuestionCell row={row} />, 330),
  cellColumn("correct_answer", (row: QuestionRow) => answerOf(row), 180),
  cellColumn("quizzes", (row: QuestionRow) => <AskedBy quizzes={row.quizzes} />, 180),
  column("trait", 140),
  cellColumn("missing_graphics", (row: QuestionRow) => row.missing_graphics.join(", ") || null, 160),
  spare(cellColumn("math_op", (row: QuestionRow) => (row.math_op ? mathSigns[row.math_op] : null), 90)),
  spare(column("session_theme", 160)),
  spare(column("standard_1", 140)),
  spare(column("standard_2", 140)),
  spare(numberColumn("response_count")),
  spare(column("external_id", 120)),
  spare(momentColumn("updated_at")),
];

/** The right answer, in words where there are any. */
function answerOf(row: QuestionRow): string {
  const answers = [
    [row.answer_1, row.answer_1_graphic_name],
    [row.answer_2, row.answer_2_graphic_name],
    [row.answer_3, row.answer_3_graphic_name],
    [row.answer_4, row.answer_4_graphic_name],
  ];
  const [text, name] = answers[row.correct_answer - 1] ?? [];
  return text ?? name ?? String(row.correct_answer);
}

export function QuizQuestionsList() {
  const { t } = useTranslation("quizzes");
  const language = useLanguage();
  const navigate = useNavigate();
  const [graphics, setGraphics] = useState(false);
  const preview: RowAction<QuestionRow> = {
    label: t("questions.preview"),
    icon: PreviewIcon,
    allowed: () => true,
    run: ([row]) => {
      if (row) void navigate(`/quiz-question/preview/${row.id}`);
    },
  };
  return (
    <Box>
      <QuizTabs />
      <ManagedListPage
        resource={quizQuestions}
        calls={quizQuestionEndpoints}
        text={t("questions.text")}
        columns={columns}
        filters={
          <>
            <ReferenceFilter name="quizzes" calls={resourceEndpoints.quiz} />
            <ReferenceFilter name="traits" calls={traitEndpoints} />
            <ReferenceFilter name="session_themes" calls={sessionThemeEndpoints} />
            <ChoiceFilter
              name="math_op"
              choices={mathOps.map((op) => ({ value: op, label: mathOpNames[language][op] }))}
            />
            <FlagFilter name="missing_graphics" />
          </>
        }
        actions={[preview]}
        empty={[t("questions.empty"), t("questions.emptyText")]}
        links={
          <Button color="secondary" startIcon={<GraphicsIcon />} onClick={() => setGraphics(true)}>
            {t("graphics.button")}
          </Button>
        }
      >
        <ResourceForm resource={quizQuestions} calls={quizQuestionEndpoints}>
          <QuestionFields />
        </ResourceForm>
        <GraphicsDialog open={graphics} onClose={() => setGraphics(false)} />
      </ManagedListPage>
    </Box>
  );
}

/** The quizzes that ask a question: the one by its title, several by their number. */
function AskedBy({ quizzes }: { readonly quizzes: readonly Reference[] }) {
  const { t } = useTranslation("quizzes");
  const [only] = quizzes;
  if (!only) return null;
  return quizzes.length === 1 ? only.name : t("questions.askedBy", { count: quizzes.length });
}
