import { quizQuestionEndpoints, quizQuestions } from "@kindling/contract";
import EditIcon from "@mui/icons-material/EditOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { QuestionStage } from "../../classroom/QuestionStage.tsx";
import { useLabels } from "../../core/labels.ts";
import { StageFrame } from "../../curriculum/activities/preview/StageFrame.tsx";
import { cardOf } from "../../curriculum/quiz-editing/cardOf.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";

const bank = "/quiz/questions";

export function QuizQuestionPreview() {
  const { t } = useTranslation("quizzes");
  const labels = useLabels(quizQuestions);
  const id = Number(useParams().id);
  const found = useQuery(
    dataQuery([quizQuestionEndpoints.get.name, id], quizQuestionEndpoints.get, { params: { id } }),
  );
  const row = found.data;
  const back = (
    <Button component={Link} to={bank} color="secondary">
      {t("questions.back")}
    </Button>
  );
  if (found.isError) return <PageFailure found={found} labels={labels} back={back} />;
  return (
    <>
      <PageHeader title={t("questions.previewTitle")} text={t("questions.previewText")}>
        {back}
        <Button
          component={Link}
          to={`${bank}?edit=${id}`}
          variant="outlined"
          color="secondary"
          startIcon={<EditIcon />}
        >
          {t("questions.edit")}
        </Button>
      </PageHeader>
      {row && row.missing_graphics.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t("questions.missing", { names: row.missing_graphics.join(", ") })}
        </Alert>
      )}
      {row ? (
        <StageFrame>
          <QuestionStage key={row.version} card={cardOf(row)} />
        </StageFrame>
      ) : (
        <Skeleton variant="rounded" sx={{ height: 520 }} />
      )}
    </>
  );
}
