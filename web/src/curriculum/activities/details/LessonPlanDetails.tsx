import { resources } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { LongText } from "../../../ui/fields/TextField.tsx";
import { ListField } from "../../list-field/ListField.tsx";

/** A lesson from what it is for to how one sees that it was reached. */
export function LessonPlanDetails() {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.lessonPlan);
  return (
    <>
      <LongText
        name="details.objective"
        label={field("objective")}
        rows={2}
        hint={t("details.objectiveHint")}
      />
      <NumberField name="details.duration_minutes" label={field("duration_minutes")} />
      <ListField name="details.materials" label={field("materials")} />
      <LongText
        name="details.procedure"
        label={field("procedure")}
        rows={6}
        hint={t("activities.textHint")}
      />
      <LongText
        name="details.assessment"
        label={field("assessment")}
        rows={2}
        hint={t("details.assessmentHint")}
      />
    </>
  );
}
