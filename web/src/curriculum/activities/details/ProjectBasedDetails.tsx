import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { curriculumFieldsOf } from "../../curriculumFieldsOf.ts";

const { ListField, LongText, NumberField } = curriculumFieldsOf(activities.projectBased);

export function ProjectBasedDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <LongText name="details.driving_question" rows={2} hint={t("details.drivingHint")} />
      <NumberField name="details.duration_days" />
      <ListField name="details.materials" />
      <ListField numbered name="details.steps" hint={t("details.stepsHint")} />
    </>
  );
}
