import { resources } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { LongText } from "../../../ui/fields/TextField.tsx";
import { ListField } from "../../list-field/ListField.tsx";

/** What a project is made of: the question that drives it, the way through the days, and what is shown at the end. */
export function ProjectBasedDetails() {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.projectBased);
  return (
    <>
      <LongText
        name="details.driving_question"
        label={field("driving_question")}
        rows={2}
        hint={t("details.drivingHint")}
      />
      <NumberField name="details.duration_days" label={field("duration_days")} />
      <ListField name="details.materials" label={field("materials")} />
      <ListField numbered name="details.steps" label={field("steps")} hint={t("details.stepsHint")} />
      <LongText name="details.outcome" label={field("outcome")} rows={2} hint={t("details.outcomeHint")} />
    </>
  );
}
