import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { curriculumFieldsOf } from "../../curriculumFieldsOf.ts";

const { ListField, LongText, NumberField } = curriculumFieldsOf(activities.lessonPlan);

export function LessonPlanDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <LongText name="details.objective" rows={2} hint={t("details.objectiveHint")} />
      <NumberField name="details.duration_minutes" />
      <ListField name="details.materials" />
      <LongText name="details.procedure" rows={6} hint={t("activities.textHint")} />
      <LongText name="details.assessment" rows={2} hint={t("details.assessmentHint")} />
    </>
  );
}
