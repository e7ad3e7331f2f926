import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { curriculumFieldsOf } from "../../curriculumFieldsOf.ts";

const { ListField, NumberField } = curriculumFieldsOf(activities.kinesthetic);

export function KinestheticDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <NumberField name="details.duration_minutes" />
      <ListField name="details.materials" />
      <ListField numbered name="details.steps" hint={t("details.stepsHint")} />
    </>
  );
}
